import { expect, makeFile, test } from "../tests/support/example";

test.example("UseAllAbortListener.notice", "reports that all was stopped", async ({ example }) => {
  await example.slowDown();
  await expect(example.status).toHaveText("Ready.");
  // The first one holds up the others.
  const files = [makeFile("a.bin", 6_000_000), makeFile("b.bin", 1000), makeFile("c.bin", 1000)];
  await example.pick(files, "Choose files");
  await example.stage.getByRole("button", { name: "Stop all" }).click();
  await expect(example.status).toHaveText("All stopped. Files not sent: 3");
});
