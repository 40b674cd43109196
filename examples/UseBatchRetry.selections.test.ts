import { expect, makeFile, test } from "../tests/support/example";

test.example(
  "UseBatchRetry.selections",
  "sends what one batch lost as a new batch",
  async ({ example }) => {
    const files = [makeFile("a.bin", 1000), makeFile("b.bin", 2000)];
    await example.fail(2, 500);
    await example.pick(files, "Choose files");
    const rows = example.stage.getByRole("listitem");
    await expect(rows).toHaveText([/^a\.bin, b\.bin, 1 to send again/]);
    await example.stage.getByRole("button", { name: "Retry this selection" }).click();
    await expect(rows).toHaveText([/^a\.bin, b\.bin, 0 to send again/, /^b\.bin, 0 to send again/]);
    await example.expectStored("upload", files);
  },
);
