import { expect, makeFile, test } from "../tests/support/example";

test.example("ProgressUI.overall", "counts bytes over all files", async ({ example }) => {
  await example.slowDown();
  const files = [makeFile("large.bin", 5_000_000), makeFile("small.bin", 1000)];
  await example.pick(files);
  const bar = example.stage.getByRole("progressbar");
  await expect(bar).toHaveJSProperty("max", 5_001_000);
  await expect
    .poll(() => bar.evaluate((element: HTMLProgressElement) => element.value))
    .toBeGreaterThan(0);
  await example.speedUp();
  await expect(example.status).toHaveText("2 uploaded, 0 not uploaded.", { timeout: 15_000 });
  await expect(bar).toHaveCount(0);
  await example.expectStored("upload", files);
});

test.example("ProgressUI.overall", "tells failures apart and starts anew", async ({ example }) => {
  await example.fail(1, 500);
  await example.pick([makeFile("bad.bin", 1000), makeFile("good.bin", 1000)]);
  await expect(example.status).toHaveText("1 uploaded, 1 not uploaded.");
  await example.pick(makeFile("later.bin", 1000));
  await expect(example.status).toHaveText("1 uploaded, 0 not uploaded.");
});
