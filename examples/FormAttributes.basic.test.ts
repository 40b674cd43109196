import { expect, picture, test } from "../tests/support/example";

test.example("FormAttributes.basic", "sends where the form says", async ({ example }) => {
  await example.pick(picture, "Choose a photo");
  await expect(example.status).toHaveText('dot.png arrived in the field "photo".');
  await example.expectStored("upload", picture);
});
