import { expect, makeFile, picture, test } from "../tests/support/example";

test.example("DragAndDrop.refuse", "uploads pictures and names the rest", async ({ example }) => {
  const zone = example.stage.locator(".picture-zone");
  const large = makeFile("large.png", 2_000_001, "image/png");
  await example.drop([picture, makeFile("notes.txt", 20, "text/plain"), large], zone);
  await expect(example.stage.getByRole("alert").getByRole("listitem")).toHaveText([
    "notes.txt is not a picture",
    "large.png is larger than 2 MB",
  ]);
  await expect(example.status).toHaveText("Uploaded: dot.png");
  await example.expectStored("upload", picture);
});

test.example("DragAndDrop.refuse", "goes on after refusing everything", async ({ example }) => {
  const zone = example.stage.locator(".picture-zone");
  await example.drop(makeFile("notes.txt", 20, "text/plain"), zone);
  await expect(example.stage.getByRole("alert")).toHaveText("notes.txt is not a picture");
  await example.drop(picture, zone);
  await expect(example.status).toHaveText("Uploaded: dot.png");
  await expect(example.stage.getByRole("alert")).toHaveText("");
});
