import { expect, makeFile, test } from "../tests/support/example";

test.example("CustomInput.visible", "uploads what the input holds", async ({ example }) => {
  const files = [makeFile("a.bin", 400), makeFile("b.bin", 500)];
  const input = example.stage.getByLabel("Attachments");
  await input.setInputFiles(files);
  await expect(example.status).toHaveText("a.bin, b.bin");
  await expect(input).toHaveValue("");
  await input.setInputFiles(files.slice(0, 1));
  await expect(example.status).toHaveText("a.bin, b.bin, a.bin");
  await example.expectStored("upload", files);
});
