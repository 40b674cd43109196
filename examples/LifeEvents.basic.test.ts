import { expect, makeFile, test } from "../tests/support/example";

test.example("LifeEvents.basic", "cancels what a handler refuses", async ({ example }) => {
  const small = makeFile("small.bin", 5000);
  await example.pick(small, "Choose a file");
  await expect(example.status).toHaveText("small.bin: finished");
  await example.pick(makeFile("large.bin", 200_000), "Choose a file");
  await expect(example.status).toHaveText("large.bin: cancelled");
  await example.expectStored("upload", small);
});

test.example("LifeEvents.basic", "sends all files without a handler", async ({ example }) => {
  await example.stage.getByRole("checkbox", { name: "Size rule" }).uncheck();
  const large = makeFile("allowed.bin", 200_000);
  await example.pick(large, "Choose a file");
  await expect(example.status).toHaveText("allowed.bin: finished");
  await example.expectStored("upload", large);
});
