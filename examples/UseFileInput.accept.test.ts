import { expect, makeFile, picture, test } from "../tests/support/example";

test.example("UseFileInput.accept", "opens a dialog of each kind", async ({ example, page }) => {
  await example.pick(picture, "Choose a picture");
  await expect(page.locator('input[type="file"][accept="image/*"]')).toHaveCount(1);
  await expect(example.status).toHaveText("Uploaded: dot.png");

  const letter = makeFile("letter.txt", 500, "text/plain");
  await example.pick(letter, "Choose a document");
  await expect(page.locator('input[type="file"][accept=".pdf,.txt"]')).toHaveCount(1);
  await expect(example.status).toHaveText("Uploaded: letter.txt");
  await example.expectStored("upload", [picture, letter]);
});
