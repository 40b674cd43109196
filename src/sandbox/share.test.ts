import { deflateRawSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { readExamples } from "../../plugins/examples/files";
import { LONGEST_LINK, packFiles, unpackFiles } from "./share";

const packed = (text: string) => deflateRawSync(text).toString("base64url");

describe("sharing", () => {
  it("brings every example of the site into a link and back", async () => {
    for (const { name, files } of readExamples(process.cwd())) {
      const sources = Object.fromEntries(files.map((file) => [file.name, file.source]));
      const word = await packFiles(sources);
      expect(word, name).toMatch(/^[\w-]+$/);
      expect(word.length, name).toBeLessThan(LONGEST_LINK);
      expect(await unpackFiles(word), name).toEqual(sources);
    }
  });

  it("keeps letters of every language", async () => {
    const files = { "a.tsx": "// grüße, 見出し, 😀\n" };
    expect(await unpackFiles(await packFiles(files))).toEqual(files);
  });

  it.each([
    ["no word", ""],
    ["a damaged word", "abc!"],
    ["a word of something else", packed("[1, 2]")],
    ["no files", packed("{}")],
    ["a name with a path", packed('{"../a.tsx": ""}')],
    ["a file that is no text", packed('{"a.tsx": 1}')],
    ["a file of another kind", packed('{"a.html": ""}')],
    [
      "too many files",
      packed(
        JSON.stringify(Object.fromEntries(Array.from({ length: 11 }, (_, i) => [`a${i}.ts`, ""]))),
      ),
    ],
    [
      "a small word that unpacks to a huge text",
      packed(JSON.stringify({ "a.tsx": "a".repeat(5_000_000) })),
    ],
    ["a word that is too long", "a".repeat(LONGEST_LINK + 1)],
  ])("refuses %s", async (_what, word) => {
    expect(await unpackFiles(word)).toBeUndefined();
  });
});
