import { expect, makeFile, test } from "../tests/support/example";

test.example("Shared.request", "reports an uploaded file", async ({ example }) => {
  const file = makeFile("report.bin", 4000);
  await example.pick(file);
  await expect(example.status).toHaveText("report.bin: reported");
  await example.expectStored("upload", file);
});

test.example("Shared.request", "resolves with an error status", async ({ example }) => {
  await example.fail(2, 500);
  await example.pick(makeFile("refused.bin", 4000));
  await expect(example.status).toHaveText("refused.bin: the API answered 500");
});

test.example("Shared.request", "rejects without an answer", async ({ example }) => {
  await example.fail(2, "network");
  await example.pick(makeFile("silent.bin", 4000));
  await expect(example.status).toHaveText("silent.bin: the API did not answer");
  // A failed report must not hold up the queue.
  await example.pick(makeFile("next.bin", 4000));
  await expect(example.status).toHaveText("next.bin: reported");
});
