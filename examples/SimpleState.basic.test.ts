import { expect, makeFile, test } from "../tests/support/example";

test.example("SimpleState.basic", "adds up what was uploaded", async ({ example }) => {
  const files = [makeFile("one.bin", 3000), makeFile("two.bin", 5000)];
  await expect(example.status).toHaveText("0 files, 0 bytes");
  await example.pick(files, "Choose files");
  await expect(example.status).toHaveText("2 files, 8000 bytes");
  await example.expectStored("upload", files);
});

test.example(
  "SimpleState.basic",
  "does not guard the state in a production build",
  async ({ example }) => {
    await expect(example.stage).toContainText("no, production");
    await example.stage.getByRole("button", { name: "Write without update" }).click();
    await expect(example.status).toHaveText("999 files, 0 bytes");
  },
  { networked: false },
);
