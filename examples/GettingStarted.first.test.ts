import { expect, makeFile, test } from "../tests/support/example";

test.example("GettingStarted.first", "shows what the server answered", async ({ example }) => {
  const file = makeFile("hello.bin", 12_345);
  await example.pick(file);
  await expect(example.status).toHaveText("hello.bin arrived: 12345 bytes.");
  await expect(example.stage.getByRole("progressbar")).toHaveAttribute("value", "100");
  await example.expectStored("upload", file);
});

test.example("GettingStarted.first", "names the status of a failure", async ({ example }) => {
  await example.fail(1, 413);
  await example.pick(makeFile("big.bin", 1000));
  await expect(example.status).toHaveText("big.bin failed with status 413.");
});
