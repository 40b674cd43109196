import { expect, makeFile, test } from "../tests/support/example";

test.example("UseAllAbortListener.notice", "reports that all was stopped", async ({ example }) => {
  await example.slowDown();
  await expect(example.status).toHaveText("Ready.");
  const files = ["a", "b", "c"].map((name) => makeFile(`${name}.bin`, 2_000_000));
  await example.pick(files, "Choose files");
  await example.stage.getByRole("button", { name: "Stop all" }).click();
  await expect(example.status).toHaveText("All stopped. Files not sent: 3");
});
