import { expect, makeFile, test } from "../tests/support/example";

test.example("Retry.basic", "sends a failed file again", async ({ example }) => {
  const file = makeFile("second-try.bin", 10_000);
  await example.fail(1, 500);
  await example.pick(file);
  await expect(example.status).toHaveText("failed");
  await example.stage.getByRole("button", { name: "Try second-try.bin again" }).click();
  await expect(example.status).toHaveText("uploaded");
  await expect(example.stage.getByRole("listitem")).toHaveCount(1);
  await example.expectStored("upload", file);
});

test.example("Retry.basic", "survives a lost connection", async ({ example }) => {
  await example.fail(1, "network");
  await example.pick(makeFile("offline.bin", 10_000));
  await expect(example.status).toHaveText("failed");
  await example.stage.getByRole("button", { name: "Try offline.bin again" }).click();
  await expect(example.status).toHaveText("uploaded");
});
