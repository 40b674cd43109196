import { expect, makeFile, test } from "../tests/support/example";

test.example("UseBatchStartListener.token", "fetches one token per batch", async ({ example }) => {
  await example.pick([makeFile("a.bin", 1000), makeFile("b.bin", 1000)]);
  await expect(example.status).toHaveText("Files: 2, tokens used: 1");
  await example.pick(makeFile("c.bin", 1000));
  await expect(example.status).toHaveText("Files: 3, tokens used: 2");
});
