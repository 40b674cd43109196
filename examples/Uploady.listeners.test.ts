import { expect, makeFile, test } from "../tests/support/example";

test.example("Uploady.listeners", "tells the parent of the provider", async ({ example }) => {
  const files = [makeFile("a.pdf", 4000), makeFile("b.pdf", 5000), makeFile("c.pdf", 6000)];
  await expect(example.status).toHaveText("Nothing added yet.");
  await example.pick(files);
  await expect(example.status).toHaveText("3 added, 3 ended");
  await example.expectStored("upload", files);
});

test.example(
  "Uploady.listeners",
  "offers only the accepted types in the dialog",
  async ({ page }) => {
    await expect(page.locator('input[type="file"][accept="image/*,.pdf"]')).toHaveCount(1);
  },
  { networked: false },
);
