import { expect, makeFile, test } from "../tests/support/example";
import { makePng } from "../tests/support/image";

const photo = makePng("photo.png", 320, 160);

test.example("Crop.preview", "holds the picture until it is cropped", async ({ example }) => {
  await example.pick(photo, "Choose pictures");
  await expect(example.stage.getByRole("img", { name: "photo.png" })).toBeVisible();
  await expect(example.status).toHaveText("Nothing stored.");
  await example.stage.getByLabel("Keep the").selectOption("last part");
  await example.stage.getByRole("button", { name: "Upload photo.png" }).click();
  await expect(example.status).toHaveText(/^photo\.png, \d+ bytes$/);
  await expect(example.status).not.toContainText(`, ${photo.buffer.length} bytes`);
});

test.example("Crop.preview", "holds a second batch behind the first", async ({ example }) => {
  await example.pick(photo, "Choose pictures");
  await expect(example.stage.getByRole("button", { name: "Upload photo.png" })).toBeEnabled();
  const second = makePng("second.png", 240, 120);
  await example.pick(second, "Choose pictures");
  await example.stage.getByRole("button", { name: "Upload photo.png" }).click();
  await expect(example.status).toHaveText(/^photo\.png, \d+ bytes$/);
  await example.stage.getByRole("button", { name: "Upload second.png" }).click();
  await expect(example.status).toHaveText(/; second\.png, \d+ bytes$/);
  await expect(example.status).not.toContainText(`, ${second.buffer.length} bytes`);
});

test.example("Crop.preview", "cancels a picture and lets other files pass", async ({ example }) => {
  const notes = makeFile("notes.txt", 700, "text/plain");
  await example.pick([photo, notes], "Choose pictures");
  await example.stage.getByRole("button", { name: "Cancel photo.png" }).click();
  await expect(example.status).toHaveText("notes.txt, 700 bytes");
  await example.expectStored("upload", notes);
});
