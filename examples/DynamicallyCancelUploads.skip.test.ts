import { expect, makeFile, test } from "../tests/support/example";

test.example("DynamicallyCancelUploads.skip", "sends a file only once", async ({ example }) => {
  const first = makeFile("a.bin", 1000);
  const second = makeFile("b.bin", 1000);
  await example.pick(first, "Choose files");
  await expect(example.status).toHaveText("a.bin: finished");
  await example.pick([first, second], "Choose files");
  await expect(example.status).toHaveText("a.bin: finished, a.bin: cancelled, b.bin: finished");
  await example.expectStored("upload", [first, second]);
  if (example.target === "lab") expect(await example.requests()).toHaveLength(2);
});
