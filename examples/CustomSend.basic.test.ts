import { expect, makeFile, test } from "../tests/support/example";

test.example("CustomSend.basic", "uploads with fetch", async ({ example }) => {
  const file = makeFile("fetched.bin", 8000);
  await example.pick(file);
  await expect(example.status).toHaveText("Stored with status 200");
  await example.expectStored("upload", file);
});

test.example("CustomSend.basic", "goes on after a failure", async ({ example }) => {
  await example.fail(1, "network");
  await example.pick(makeFile("lost.bin", 1000));
  await expect(example.status).toContainText("Failed: TypeError");
  await example.pick(makeFile("next.bin", 1000));
  await expect(example.status).toHaveText("Stored with status 200");
});
