import { expect, makeFile, test } from "../tests/support/example";

test.example("UseItemFinalizeListener.tally", "counts good and bad ends", async ({ example }) => {
  await example.fail(2, 500);
  await example.pick(["a", "b", "c"].map((name) => makeFile(`${name}.bin`, 1000)));
  await expect(example.status).toHaveText("2 finished, 1 error");
});

test.example("UseItemFinalizeListener.tally", "counts what was stopped", async ({ example }) => {
  await example.slowDown();
  // The first one holds up the other.
  await example.pick([makeFile("x.bin", 6_000_000), makeFile("y.bin", 1000)], "Choose files");
  await example.stage.getByRole("button", { name: "Stop all" }).click();
  await expect(example.status).toHaveText("2 aborted");
});
