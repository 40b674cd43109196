import { expect, makeFile, test } from "../tests/support/example";

const starting = [/^BATCH_ADD /, /^BATCH_START /, /^ITEM_START /, /^REQUEST_PRE_SEND/];
const ending = [/^ITEM_FINALIZE /, /^BATCH_FINISH /, /^BATCH_FINALIZE /];

test.example("UploaderEvents.log", "shows the order of one upload", async ({ example }) => {
  await example.pick(makeFile("story.bin", 2000), "Choose files");
  const lines = example.stage.getByRole("listitem");
  await expect(lines).toHaveText([...starting, /^ITEM_FINISH /, ...ending]);
});

test.example("UploaderEvents.log", "shows a failure", async ({ example }) => {
  await example.fail(1, 500);
  await example.pick(makeFile("sad-story.bin", 2000), "Choose files");
  const lines = example.stage.getByRole("listitem");
  await expect(lines).toHaveText([...starting, /^ITEM_ERROR /, ...ending]);
});

test.example("UploaderEvents.log", "shows an abort", async ({ example }) => {
  await example.slowDown();
  await example.pick(makeFile("short-story.bin", 6_000_000), "Choose files");
  const lines = example.stage.getByRole("listitem");
  await expect(lines).toHaveCount(4);
  await example.stage.getByRole("button", { name: "Abort" }).click();
  await expect(lines).toHaveText([...starting, /^ALL_ABORT/, /^ITEM_ABORT /, ...ending]);
});
