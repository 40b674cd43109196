import { expect, makeFile, test } from "../tests/support/example";

const name = "UploadQueue.portions";
const twelveFiles = (firstSize: number) =>
  Array.from({ length: 12 }, (_, index) => makeFile(`p${index}.bin`, index ? 100 : firstSize));

test.example(name, "sends every file, portion by portion", async ({ example }) => {
  const files = twelveFiles(100);
  await example.stage.getByLabel("Choose many files").setInputFiles(files);
  await expect(example.status).toHaveText("12 ended, 0 not handed over yet", { timeout: 20_000 });
  await example.expectStored("upload", files);
});

test.example(name, "stops without handing over the rest", async ({ example }) => {
  await example.slowDown();
  await example.stage.getByLabel("Choose many files").setInputFiles(twelveFiles(5_000_000));
  await expect(example.status).toContainText("7 not handed over yet");
  await example.stage.getByRole("button", { name: "Stop" }).click();
  await expect(example.status).toHaveText("5 ended, 0 not handed over yet");
});
