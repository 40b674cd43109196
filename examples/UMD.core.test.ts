import { expect, makeFile, test } from "../tests/support/example";

test.example("UMD.core", "uploads without a provider", async ({ example }) => {
  const file = makeFile("plain.bin", 4000);
  await example.stage.getByLabel("Choose a file").setInputFiles(file);
  await expect(example.status).toHaveText("plain.bin arrived, status 200");
  await example.expectStored("upload", file);
});

test.example("UMD.core", "reports a failure", async ({ example }) => {
  await example.fail(1, 413);
  await example.stage.getByLabel("Choose a file").setInputFiles(makeFile("big.bin", 4000));
  await expect(example.status).toHaveText("big.bin failed, status 413");
});
