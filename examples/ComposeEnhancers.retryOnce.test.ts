import { expect, makeFile, test } from "../tests/support/example";

test.example("ComposeEnhancers.retryOnce", "sends a failed file again", async ({ example }) => {
  const file = makeFile("twice.bin", 3000);
  await example.fail(1, 500);
  await example.pick(file);
  await expect(example.status).toHaveText("twice.bin error, RETRY_EVENT, twice.bin finished");
  await example.expectStored("upload", file);
});

test.example("ComposeEnhancers.retryOnce", "leaves a good file alone", async ({ example }) => {
  await example.pick(makeFile("good.bin", 3000));
  await expect(example.status).toHaveText("good.bin finished");
});
