import { expect, makeFile, test } from "../tests/support/example";

test.example("UploaderEvents.outside", "counts from above the provider", async ({ example }) => {
  await example.slowDown();
  await expect(example.status).toHaveText("All done");
  const file = makeFile("heard.bin", 5_000_000);
  await example.pick(file);
  await expect(example.status).toHaveText("Uploads running: 1");
  await example.speedUp();
  await expect(example.status).toHaveText("All done", { timeout: 15_000 });
  await example.expectStored("upload", file);
});
