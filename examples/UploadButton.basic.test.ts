import { expect, makeFile, test } from "../tests/support/example";

test.example("UploadButton.basic", "uploads every chosen file", async ({ example }) => {
  const files = [makeFile("a.bin", 20_000), makeFile("b.bin", 30_000)];
  await expect(example.status).toHaveText("Nothing uploaded yet.");
  await example.pick(files);
  await expect(example.status).toHaveText("Uploaded: a.bin, b.bin");
  await example.expectStored("upload", files);
});

test.example("UploadButton.basic", "lists no file that failed", async ({ example }) => {
  await example.fail(1, 500);
  await example.pick([makeFile("lost.bin", 1000), makeFile("kept.bin", 1000)]);
  await expect(example.status).toHaveText("Uploaded: kept.bin");
});
