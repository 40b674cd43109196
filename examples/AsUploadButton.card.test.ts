import { expect, makeFile, test } from "../tests/support/example";

test.example(
  "AsUploadButton.card",
  "opens the dialog from another component",
  async ({ example }) => {
    const file = makeFile("me.png", 5000);
    await expect(example.stage.getByRole("button")).toHaveText(/PNG or JPEG, square/);
    await example.pick(file, "Change avatar");
    await expect(example.status).toHaveText("me.png is the new avatar.");
    await example.expectStored("upload", file);
  },
);
