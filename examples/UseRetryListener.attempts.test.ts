import { expect, makeFile, test } from "../tests/support/example";

test.example("UseRetryListener.attempts", "counts the attempts of a file", async ({ example }) => {
  const file = makeFile("again.bin", 1000);
  await example.fail(1, 500);
  await example.pick(file, "Choose a file");
  await expect(example.status).toHaveText("again.bin error, attempt 1");
  await example.stage.getByRole("button", { name: "Try again" }).click();
  await expect(example.status).toHaveText("again.bin finished, attempt 2");
  await example.expectStored("upload", file);
});
