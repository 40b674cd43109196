import { expect, makeFile, test } from "../tests/support/example";

test.example(
  "UseItemStartListener.skip",
  "skips one file and sends the others",
  async ({ example }) => {
    const big = makeFile("big.bin", 1_000_001);
    const small = [makeFile("first.bin", 2000), makeFile("last.bin", 3000)];
    await example.pick([...small.slice(0, 1), big, ...small.slice(1)]);
    await expect(example.stage.getByRole("listitem")).toHaveText([
      "first.bin uploaded",
      "big.bin skipped: larger than 1 MB",
      "last.bin uploaded",
    ]);
    await example.expectStored("upload", small);
  },
);
