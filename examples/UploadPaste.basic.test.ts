import { expect, picture, test } from "../tests/support/example";

test.example("UploadPaste.basic", "attaches a pasted picture", async ({ example }) => {
  await expect(example.status).toHaveText("No attachments.");
  await example.paste(picture, example.stage.getByRole("textbox"));
  await expect(example.status).toHaveText("Attached: dot.png");
  await example.expectStored("upload", picture);
});

test.example(
  "UploadPaste.basic",
  "leaves typed text alone",
  async ({ example }) => {
    await example.stage.getByRole("textbox").fill("only words");
    await expect(example.status).toHaveText("No attachments.");
  },
  { networked: false },
);
