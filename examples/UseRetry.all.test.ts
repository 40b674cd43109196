import { expect, makeFile, test } from "../tests/support/example";

test.example("UseRetry.all", "sends all failed files again in one go", async ({ example }) => {
  const files = ["a", "b", "c"].map((name) => makeFile(`${name}.bin`, 3000));
  await example.fail(2, "network");
  await example.pick(files, "Choose files");
  await expect(example.status).toHaveText("2 uploaded, 1 failed");
  const again = example.stage.getByRole("button", { name: "Send the failed files again" });
  await again.click();
  await expect(example.status).toHaveText("3 uploaded, 0 failed");
  await expect(again).toBeDisabled();
  await example.expectStored("upload", files);
});
