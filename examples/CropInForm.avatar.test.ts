import { expect, makeFile, test } from "../tests/support/example";
import { makePng } from "../tests/support/image";

test.example("CropInForm.avatar", "sends the crop with the fields", async ({ example }) => {
  const save = example.stage.getByRole("button", { name: "Save profile" });
  await expect(save).toBeDisabled();
  await example.pick(makePng("me.png", 400, 300), "Choose an avatar");
  await expect(example.stage.getByRole("group", { name: "me.png" })).toBeVisible();

  // The edge of the canvas shows red until the zoom pushes it out of sight, so pixels must change.
  const avatar = example.stage.getByRole("img", { name: "Avatar" });
  const isDrawn = () =>
    avatar.evaluate((canvas) =>
      (canvas as HTMLCanvasElement).getContext("2d")?.getImageData(5, 80, 1, 1).data.join(),
    );
  await expect.poll(isDrawn).toBe("255,0,0,255");
  await example.stage.getByLabel("Name").fill("Ada");
  await save.click();
  await expect(example.status).toHaveText(/^Saved Ada with me\.jpg, \d+ bytes\.$/);
  await expect(save).toBeDisabled();
});

test.example("CropInForm.avatar", "keeps the last choice only", async ({ example }) => {
  await example.pick(makePng("first.png", 100, 100), "Choose an avatar");
  await example.pick(makePng("second.png", 100, 100), "Choose an avatar");
  await example.stage.getByLabel("Name").fill("Ada");
  await example.stage.getByRole("button", { name: "Save profile" }).click();
  await expect(example.status).toHaveText(/with second\.jpg/);
  if (example.target === "lab") expect(await example.requests()).toHaveLength(1);
});

test.example(
  "CropInForm.avatar",
  "forgets a removed picture",
  async ({ example }) => {
    await example.pick(makePng("me.png", 100, 100), "Choose an avatar");
    await example.stage.getByRole("button", { name: "Remove" }).click();
    await expect(example.stage.getByRole("button", { name: "Save profile" })).toBeDisabled();
    expect(await example.requests()).toEqual([]);
  },
  { networked: false },
);

test.example(
  "CropInForm.avatar",
  "does not send what it cannot draw",
  async ({ example }) => {
    const save = example.stage.getByRole("button", { name: "Save profile" });
    await example.pick(makePng("me.png", 100, 100), "Choose an avatar");
    await expect(save).toBeEnabled();
    await example.pick(makeFile("broken.png", 500, "image/png"), "Choose an avatar");
    await expect(example.stage.getByRole("alert")).toHaveText("This picture cannot be read.");
    await expect(save).toBeDisabled();
  },
  { networked: false },
);
