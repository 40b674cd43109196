import { expect, test } from "../tests/support/example";
import { makePng } from "../tests/support/image";

const pictures = [makePng("a.png", 320, 160), makePng("b.png", 200, 200), makePng("c.png", 64, 64)];

test.example("MultiCrop.batch", "sends all pictures as they were cropped", async ({ example }) => {
  await example.pick(pictures, "Choose pictures");
  await expect(example.stage.getByRole("listitem")).toHaveCount(3);
  await example.stage.getByLabel("a.png").selectOption("Square");
  await example.stage.getByLabel("c.png").selectOption("Leave out");
  await example.stage.getByRole("button", { name: "Send the pictures" }).click();
  await expect(example.status).toHaveText(/^Sent: a\.png \(\d+ bytes\), b\.png \(\d+ bytes\)$/);
  const [a, b] = pictures.map(({ buffer }) => buffer.length);
  await expect(example.status).not.toContainText(`a.png (${a} bytes)`);
  await expect(example.status).toContainText(`b.png (${b} bytes)`);
  await example.expectStored("upload", pictures[1] ?? []);
});

test.example("MultiCrop.batch", "sends nothing after Cancel", async ({ example }) => {
  await example.pick(pictures, "Choose pictures");
  await example.stage.getByRole("button", { name: "Cancel" }).click();
  await expect(example.status).toHaveText("Nothing was sent.");
  if (example.target === "lab") expect(await example.requests()).toEqual([]);
});

test.example("MultiCrop.batch", "asks again for the next batch", async ({ example }) => {
  for (const picture of pictures.slice(0, 2)) {
    await example.pick(picture, "Choose pictures");
    await example.stage.getByLabel(picture.name).selectOption("Wide");
    await example.stage.getByRole("button", { name: "Send the pictures" }).click();
    await expect(example.status).toContainText(`Sent: ${picture.name} (`);
  }
});
