import { expect, makeFile, test } from "../tests/support/example";

test.example("ChunkedSender.standalone", "sends chunks without a provider", async ({ example }) => {
  const file = makeFile("standalone.bin", 1_200_000);
  await example.stage.getByLabel("File of a megabyte or more").setInputFiles(file);
  await expect(example.status).toHaveText("finished", { timeout: 15_000 });
  const chunks = await example.stage.getByRole("listitem").allInnerTexts();
  // Two run at a time, so the order is open.
  expect(chunks.sort()).toEqual([
    "Chunk 1: 0 to 500000",
    "Chunk 2: 500000 to 1000000",
    "Chunk 3: 1000000 to 1200000",
  ]);
  await example.expectStored("chunked", file);
});

test.example(
  "ChunkedSender.standalone",
  "ends in error when a chunk fails",
  async ({ example }) => {
    await example.fail(1, 500);
    const file = makeFile("broken.bin", 1_200_000);
    await example.stage.getByLabel("File of a megabyte or more").setInputFiles(file);
    await expect(example.status).toHaveText("error", { timeout: 15_000 });
  },
);
