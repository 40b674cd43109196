import { expect, makeFile, test } from "../tests/support/example";

test.example("CreateUploader.plain", "uploads without a provider", async ({ example }) => {
  const file = makeFile("plain.bin", 3000);
  await example.stage.getByLabel("Files").setInputFiles(file);
  await expect(example.status).toHaveText("1 waiting.");
  await example.stage.getByRole("button", { name: "Upload" }).click();
  await expect(example.status).toHaveText("plain.bin finished");
  await example.expectStored("upload", file);
});
