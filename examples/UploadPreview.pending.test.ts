import { expect, picture, test } from "../tests/support/example";

test.example("UploadPreview.pending", "previews files that wait", async ({ example }) => {
  await example.pick({ ...picture, name: "waiting.png" });
  await expect(example.stage.getByRole("img", { name: "Preview of waiting.png" })).toBeVisible();
  await expect(example.status).toHaveText("Pictures show as soon as you choose them.");
  await example.stage.getByRole("button", { name: "Send" }).click();
  await expect(example.status).toHaveText("1 sent");
});
