import { expect, makeFile, test } from "../tests/support/example";

test.example("UseUploader.instead", "uploads without the missing hook", async ({ example }) => {
  await expect(example.stage).toContainText("The exported useUploader is undefined.");
  const files = [makeFile("a.bin", 1000), makeFile("b.bin", 2000)];
  await example.stage.getByLabel("Upload without a provider").setInputFiles(files);
  await expect(example.status).toHaveText("Sent: a.bin, b.bin");
  await example.expectStored("upload", files);
});
