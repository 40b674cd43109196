import { expect, makeFile, test } from "../tests/support/example";

const ITEM = ["ITEM_START", "REQUEST_PRE_SEND", "ITEM_FINISH", "ITEM_FINALIZE"];

test.example("Events.order", "lists two files in the documented order", async ({ example }) => {
  await example.pick([makeFile("a.bin", 1000), makeFile("b.bin", 1000)]);
  await expect(example.stage.getByRole("listitem")).toHaveText([
    "BATCH_ADD",
    "BATCH_START",
    ...ITEM,
    ...ITEM,
    "BATCH_FINISH",
    "BATCH_FINALIZE",
  ]);
});

test.example("Events.order", "shows a failed file as finished batch", async ({ example }) => {
  await example.fail(1, 500);
  await example.pick(makeFile("a.bin", 1000));
  await expect(example.stage.getByRole("listitem")).toHaveText([
    "BATCH_ADD",
    "BATCH_START",
    "ITEM_START",
    "REQUEST_PRE_SEND",
    "ITEM_ERROR",
    "ITEM_FINALIZE",
    "BATCH_FINISH",
    "BATCH_FINALIZE",
  ]);
});
