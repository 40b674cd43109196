import { expect, makeFile, test } from "../tests/support/example";

test.example("UseAbortItem.one", "stops one file and sends the next", async ({ example }) => {
  await example.slowDown();
  const next = makeFile("next.bin", 100_000);
  await example.pick([makeFile("long.bin", 5_000_000), next], "Choose two files");
  await example.stage.getByRole("button", { name: "Stop this file" }).click();
  await expect(example.status).toHaveText("long.bin aborted, next.bin finished", {
    timeout: 15_000,
  });
  await example.expectStored("upload", next);
});
