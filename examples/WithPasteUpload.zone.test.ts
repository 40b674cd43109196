import { expect, makeFile, test } from "../tests/support/example";

test.example("WithPasteUpload.zone", "uploads pasted files", async ({ example }) => {
  const file = makeFile("image.png", 4000);
  await example.paste(file, example.stage.getByRole("group"));
  await expect(example.status).toHaveText("Stored as image.png");
  await example.expectStored("upload", file);
});

test.example("WithPasteUpload.zone", "still takes drops", async ({ example }) => {
  await example.drop(makeFile("dropped.png", 4000), example.stage.getByRole("group"));
  await expect(example.status).toHaveText("Stored as dropped.png");
});
