import { expect, picture, test } from "../tests/support/example";

test.example(
  "DropAndPaste.window",
  "takes a paste anywhere on the page",
  async ({ example, page }) => {
    await example.stage.getByLabel("Accept pastes").check();
    await expect(example.status).toHaveText("Paste a screenshot or a file.");
    await example.paste(picture, page.getByRole("link", { name: "Skip to main content" }));
    await expect(example.status).toHaveText("Uploaded dot.png");
    await example.expectStored("upload", picture);
  },
);

test.example(
  "DropAndPaste.window",
  "leaves a text field alone",
  async ({ example }) => {
    await example.stage.getByLabel("Accept pastes").check();
    const field = example.stage.getByLabel("Comment");
    await example.paste(picture, field);
    await field.blur();
    await expect(example.status).toHaveText("Paste a screenshot or a file.");
    expect(await example.requests()).toEqual([]);
  },
  { networked: false },
);
