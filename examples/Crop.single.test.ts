import { expect, makeFile, test } from "../tests/support/example";
import { makePng } from "../tests/support/image";

const photo = makePng("photo.png", 320, 160);

test.example("Crop.single", "sends the crop instead of the picture", async ({ example }) => {
  await example.pick(photo, "Choose a picture");
  await expect(example.stage.getByRole("group", { name: "Crop photo.png" })).toBeVisible();
  await expect(example.status).toHaveText("No picture yet.");

  // The square starts in the middle, over both colors. All the way left only red is inside.
  const crop = example.stage.getByRole("img", { name: "Your crop" });
  const colorAt = (x: number) =>
    crop.evaluate(
      (canvas, at) =>
        [
          ...((canvas as HTMLCanvasElement).getContext("2d")?.getImageData(at, 100, 1, 1).data ??
            []),
        ]
          .slice(0, 3)
          .join(),
      x,
    );
  await expect.poll(() => colorAt(190)).toBe("0,0,255");
  await example.stage.getByLabel("Left to right").focus();
  await example.page.keyboard.press("Home");
  await expect.poll(() => colorAt(190)).toBe("255,0,0");

  await example.stage.getByRole("button", { name: "Crop and upload" }).click();
  await expect(example.status).toHaveText(/^Stored photo\.png, \d+ bytes\.$/);
  await expect(example.status).not.toContainText(`, ${photo.buffer.length} bytes`);
  await expect(example.stage.getByRole("group")).toHaveCount(0);
});

test.example("Crop.single", "sends nothing after Cancel", async ({ example }) => {
  await example.pick(photo, "Choose a picture");
  await example.stage.getByRole("button", { name: "Cancel" }).click();
  await expect(example.status).toHaveText("photo.png was not sent.");
});

test.example("Crop.single", "leaves other files alone", async ({ example }) => {
  const notes = makeFile("notes.txt", 900, "text/plain");
  await example.pick(notes, "Choose a picture");
  await expect(example.status).toHaveText("Stored notes.txt, 900 bytes.");
  await example.expectStored("upload", notes);
});
