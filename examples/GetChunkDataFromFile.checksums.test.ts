import { createHash } from "node:crypto";
import { expect, makeFile, test } from "../tests/support/example";

test.example(
  "GetChunkDataFromFile.checksums",
  "cuts a file without gaps",
  async ({ example }) => {
    const file = makeFile("pieces.bin", 1024 * 1024 + 500);
    await example.stage.getByLabel("A file of some megabytes").setInputFiles(file);
    const sum = (start: number, end: number) =>
      createHash("sha256").update(file.buffer.subarray(start, end)).digest("hex").slice(0, 12);
    await expect(example.stage.getByRole("listitem")).toHaveText([
      `1048576 bytes: ${sum(0, 1024 * 1024)}`,
      `500 bytes: ${sum(1024 * 1024, file.buffer.length)}`,
    ]);
  },
  { networked: false },
);
