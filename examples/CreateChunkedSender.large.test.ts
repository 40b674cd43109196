import { expect, makeFile, test } from "../tests/support/example";

test.example("CreateChunkedSender.large", "cuts only the large file", async ({ example }) => {
  await example.pick(makeFile("small.bin", 2000));
  await expect(example.status).toHaveText("small.bin: 1 request");
  const large = makeFile("large.bin", 2_500_000);
  await example.pick(large);
  await expect(example.status).toHaveText("large.bin: 3 requests", { timeout: 15_000 });
  await example.expectStored("chunked", large);
});
