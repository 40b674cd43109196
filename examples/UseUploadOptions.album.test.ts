import { expect, makeFile, test } from "../tests/support/example";

test.example("UseUploadOptions.album", "sends the option of the moment", async ({ example }) => {
  await example.pick(makeFile("a.bin", 1000));
  await expect(example.status).toHaveText("a.bin is in the album summer");
  await example.stage.getByLabel("Album").selectOption("winter");
  await expect(example.stage).toContainText('sent with {"album":"winter"}');
  await example.pick(makeFile("b.bin", 1000));
  await expect(example.status).toHaveText("b.bin is in the album winter");
});
