import { expect, picture, test } from "../tests/support/example";

test.example("Pending.form", "sends the photo with the form, not before", async ({ example }) => {
  const send = example.stage.getByRole("button", { name: "Send" });
  await expect(send).toBeDisabled();
  await example.pick(picture, "Choose a photo");
  await expect(example.stage).toContainText("dot.png");
  await expect(example.status).toHaveText("Nothing is sent before you submit.");

  await example.stage.getByLabel("Title").fill("A dot");
  await send.click();
  await expect(example.status).toHaveText("Sent dot.png");
  await example.expectStored("upload", picture);
});
