import { expect, makeFile, test } from "../tests/support/example";

test.example(
  "UseRequestPreSend.rename",
  "renames files and tells their old name",
  async ({ example }) => {
    const files = [makeFile("a.bin", 2000), makeFile("b.bin", 3000)];
    await example.stage.getByLabel("Prefix of the names").fill("trip-");
    await example.pick(files, "Choose files");
    await expect(example.stage.getByRole("listitem")).toHaveText([
      "a.bin is stored as trip-a.bin",
      "b.bin is stored as trip-b.bin",
    ]);
    await example.expectStored("upload", files);
  },
);
