import { expect, makeFile, test } from "../tests/support/example";

test.example("Response.read", "shows what the server answered", async ({ example }) => {
  await example.pick(makeFile("read.bin", 3000));
  await expect(example.status).toContainText("finished: 200");
  await expect(example.status).toContainText('"name":"read.bin"');
});

test.example("Response.read", "tells a refusal from silence", async ({ example }) => {
  await example.fail(1, 413);
  await example.pick(makeFile("big.bin", 3000));
  await expect(example.status).toContainText("error: 413");
});

test.example("Response.read", "says when nobody answered", async ({ example }) => {
  await example.fail(1, "network");
  await example.pick(makeFile("lost.bin", 3000));
  await expect(example.status).toHaveText("error: no answer");
});
