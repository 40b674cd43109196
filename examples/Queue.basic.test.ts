import { expect, makeFile, test } from "../tests/support/example";

test.example("Queue.basic", "uploads two at a time and stops one", async ({ example }) => {
  await example.slowDown();
  const files = ["a", "b", "c"].map((name) => makeFile(`${name}.bin`, 3_000_000));
  await example.pick(files, "Add files");
  const entries = example.stage.getByRole("list", { name: "Upload queue" }).getByRole("listitem");
  await expect(entries).toHaveCount(3);
  await expect(entries.nth(2)).toContainText("c.bin: waiting");
  // Under way: what is stopped between its start and its request may be sent all the same.
  await expect(entries.nth(1)).toContainText(/b\.bin: \d+ %/);
  await example.stage.getByRole("button", { name: "Stop b.bin" }).click();
  await expect(entries.nth(1)).toContainText("b.bin: aborted");
  await example.speedUp();
  await expect(entries.nth(0)).toContainText("a.bin: finished", { timeout: 15_000 });
  await expect(entries.nth(2)).toContainText("c.bin: finished", { timeout: 15_000 });
  await example.expectStored(
    "upload",
    files.filter(({ name }) => name !== "b.bin"),
  );
});

test.example("Queue.basic", "stops everything at once", async ({ example }) => {
  await example.slowDown();
  await example.pick([makeFile("x.bin", 3_000_000), makeFile("y.bin", 3_000_000)], "Add files");
  const entries = example.stage.getByRole("listitem");
  await expect(entries.filter({ hasText: "%" })).toHaveCount(2);
  await example.stage.getByRole("button", { name: "Stop all" }).click();
  await expect(entries.filter({ hasText: "aborted" })).toHaveCount(2);
  await expect(example.stage.getByRole("button", { name: "Stop all" })).toBeDisabled();
});
