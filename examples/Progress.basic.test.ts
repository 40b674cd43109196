import { expect, makeFile, test } from "../tests/support/example";

test.example("Progress.basic", "shows progress up to the end", async ({ example }) => {
  await example.slowDown();
  const file = makeFile("film.bin", 2_000_000);
  await example.pick(file);
  const bar = example.stage.getByRole("progressbar", { name: "film.bin" });
  await expect
    .poll(() => bar.evaluate((element: HTMLProgressElement) => element.value))
    .toBeGreaterThan(0);
  await example.speedUp();
  await expect(example.status).toHaveText("finished", { timeout: 15_000 });
  await expect(bar).toHaveJSProperty("value", 100);
  await example.expectStored("upload", file);
});

test.example("Progress.basic", "does not call a failure finished", async ({ example }) => {
  await example.fail(1, 500);
  await example.pick(makeFile("refused.bin", 1000));
  await expect(example.status).toHaveText("error");
});
