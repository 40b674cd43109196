import { expect, makeFile, test } from "../tests/support/example";

test.example("RetryEnhancer.standalone", "sends only what failed again", async ({ example }) => {
  const files = [makeFile("first.bin", 3000), makeFile("second.bin", 4000)];
  const states = example.stage.getByRole("listitem");
  const retryAll = example.stage.getByRole("button", { name: "Retry what failed" });
  await example.fail(1, 500);
  await example.stage.getByLabel("Files").setInputFiles(files);
  await expect(states).toHaveText(["first.bin: error", "second.bin: finished"]);

  await retryAll.click();
  await expect(example.status).toHaveText("Sent again.");
  await expect(states).toHaveText(["first.bin: finished", "second.bin: finished"]);
  await example.expectStored("upload", files);

  await retryAll.click();
  await expect(example.status).toHaveText("Nothing to retry.");
});
