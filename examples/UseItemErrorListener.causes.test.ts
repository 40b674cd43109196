import { expect, makeFile, test } from "../tests/support/example";

test.example("UseItemErrorListener.causes", "names a refusal", async ({ example }) => {
  await example.fail(1, 413);
  await example.pick([makeFile("big.bin", 1000), makeFile("fine.bin", 1000)]);
  await expect(example.stage.getByRole("listitem")).toHaveText([
    "big.bin: refused with status 413",
  ]);
});

test.example("UseItemErrorListener.causes", "names a lost connection", async ({ example }) => {
  await example.fail(1, "network");
  await example.pick(makeFile("lost.bin", 1000));
  await expect(example.stage.getByRole("listitem")).toHaveText([
    "lost.bin: no answer from the server",
  ]);
});

test.example("UseItemErrorListener.causes", "names what a handler threw", async ({ example }) => {
  await example.pick([makeFile("empty.bin", 0), makeFile("fine.bin", 1000)]);
  await expect(example.stage.getByRole("listitem")).toHaveText(["empty.bin: the file is empty"]);
});
