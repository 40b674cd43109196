import { expect, makeFile, test } from "../tests/support/example";

test.example(
  "WithBatchStartUpdate.confirm",
  "holds the batch until answered",
  async ({ example }) => {
    const files = [makeFile("a.bin", 1000), makeFile("b.bin", 2000)];
    await example.pick(files);
    await expect(example.stage.getByRole("group")).toContainText("2 files, 3000 bytes.");
    await example.stage.getByRole("button", { name: "Private" }).click();
    await expect(example.status).toHaveText("Stored in private: 2");
    await example.expectStored("upload", files);
  },
);

test.example("WithBatchStartUpdate.confirm", "cancels the batch", async ({ example }) => {
  await example.pick(makeFile("a.bin", 1000));
  await example.stage.getByRole("button", { name: "Cancel" }).click();
  await expect(example.status).toHaveText("Nothing was sent.");
});
