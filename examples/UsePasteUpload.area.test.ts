import { expect, picture, test } from "../tests/support/example";

test.example(
  "UsePasteUpload.area",
  "uploads what is pasted while it is on",
  async ({ example }) => {
    const area = example.stage.getByLabel("Comment");
    await example.paste(picture, area);
    await expect(example.status).toHaveText("Listening is on. Files pasted: 1");
    await example.expectStored("upload", picture);

    await example.stage.getByRole("button", { name: "Turn off" }).click();
    await example.paste(picture, area);
    await expect(example.status).toHaveText("Listening is off. Files pasted: 1");

    await example.stage.getByRole("button", { name: "Turn on" }).click();
    await example.paste(picture, area);
    await expect(example.status).toHaveText("Listening is on. Files pasted: 2");
  },
);
