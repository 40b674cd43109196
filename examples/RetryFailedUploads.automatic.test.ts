import { expect, makeFile, test } from "../tests/support/example";

const name = "RetryFailedUploads.automatic";

test.example(name, "tries again after a server error", async ({ example }) => {
  const file = makeFile("patient.bin", 5000);
  await example.fail(1, 500);
  await example.pick(file);
  await expect(example.status).toHaveText("patient.bin uploaded, attempts: 2");
  await example.expectStored("upload", file);
});

test.example(name, "gives up when the server says no", async ({ example }) => {
  await example.fail(1, 413);
  await example.pick(makeFile("too-big.bin", 5000));
  await expect(example.status).toHaveText("too-big.bin failed for good, attempts: 1");
});
