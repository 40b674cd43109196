import { expect, makeFile, test } from "../tests/support/example";

test.example("UploadQueue.retry", "retries a failed file in its row", async ({ example }) => {
  const files = [makeFile("a.bin", 2000), makeFile("b.bin", 2000)];
  await example.fail(1, 500);
  await example.pick(files, "Add files");
  const rows = example.stage.getByRole("list", { name: "Upload queue" }).getByRole("listitem");
  await expect(rows).toHaveText([/a\.bin: error/, /b\.bin: finished/]);
  await example.stage.getByRole("button", { name: "Retry a.bin" }).click();
  await expect(rows).toHaveText([/a\.bin: finished/, /b\.bin: finished/]);
  await example.stage.getByRole("button", { name: "Remove b.bin" }).click();
  await expect(rows).toHaveText([/a\.bin: finished/]);
  await example.expectStored("upload", files);
});

test.example("UploadQueue.retry", "retries what was canceled", async ({ example }) => {
  await example.slowDown();
  const files = [makeFile("c.bin", 5_000_000), makeFile("d.bin", 1000)];
  await example.pick(files, "Add files");
  const rows = example.stage.getByRole("list", { name: "Upload queue" }).getByRole("listitem");
  await example.stage.getByRole("button", { name: "Cancel d.bin" }).click();
  await expect(rows.nth(1)).toContainText("d.bin: aborted");
  await example.stage.getByRole("button", { name: "Retry d.bin" }).click();
  await example.speedUp();
  await expect(rows).toHaveText([/c\.bin: finished/, /d\.bin: finished/], { timeout: 15_000 });
  await example.expectStored("upload", files);
});
