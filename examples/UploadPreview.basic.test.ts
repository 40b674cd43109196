import { expect, makeFile, picture, test } from "../tests/support/example";

test.example("UploadPreview.basic", "previews pictures and nothing else", async ({ example }) => {
  await example.pick([picture, makeFile("notes.bin", 500)]);
  const previews = example.stage.getByRole("img");
  await expect(previews).toHaveCount(1);
  await expect(previews).toHaveAccessibleName("Preview of dot.png");
  await expect(previews).toHaveJSProperty("naturalWidth", 1);
  await example.expectStored("upload", picture);
});
