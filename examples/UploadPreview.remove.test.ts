import { expect, picture, test } from "../tests/support/example";

test.example(
  "UploadPreview.remove",
  "removes one preview and keeps the other",
  async ({ example }) => {
    await example.pick([
      { ...picture, name: "a.png" },
      { ...picture, name: "b.png" },
    ]);
    await expect(example.stage.getByRole("img")).toHaveCount(2);
    await example.stage.getByRole("button", { name: "Remove a.png" }).click();
    await expect(example.stage.getByRole("img")).toHaveCount(1);
    await expect(example.stage.getByRole("img", { name: "Preview of b.png" })).toBeVisible();
  },
);
