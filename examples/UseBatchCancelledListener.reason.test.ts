import { expect, makeFile, test } from "../tests/support/example";

const files = ["a", "b", "c", "d"].map((name) => makeFile(`${name}.bin`, 1000));

test.example(
  "UseBatchCancelledListener.reason",
  "says why nothing was sent",
  async ({ example }) => {
    await example.pick(files);
    await expect(example.status).toHaveText("Nothing was sent: 4 files are too many.");
  },
);

test.example("UseBatchCancelledListener.reason", "goes on after a refusal", async ({ example }) => {
  await example.pick(files);
  await expect(example.status).toContainText("too many");
  await example.pick(files.slice(0, 3));
  await expect(example.status).toHaveText("3 files sent.");
  await example.expectStored("upload", files.slice(0, 3));
});
