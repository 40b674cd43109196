import { expect, test } from "../tests/support/example";

test.example("SharedUi.noDom", "uploads text without a file input", async ({ example, page }) => {
  await example.stage.getByLabel("Note").fill("Twelve bytes");
  await example.stage.getByRole("button", { name: "Save as a file" }).click();
  await expect(example.status).toHaveText("note.txt, 12 bytes: finished");
  await example.expectStored("upload", {
    name: "note.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("Twelve bytes"),
  });
  await expect(page.locator("input[type=file]")).toHaveCount(0);
});
