import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

export interface TestFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Bytes that differ from file to file and from place to place, so that a mix-up shows. */
export function makeFile(
  name: string,
  size: number,
  mimeType = "application/octet-stream",
): TestFile {
  const buffer = Buffer.alloc(size);
  let seed = [...name].reduce((sum, character) => sum * 31 + character.charCodeAt(0), 7) >>> 0;
  for (let index = 0; index < size; index++) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    buffer[index] = seed >>> 24;
  }
  return { name, mimeType, buffer };
}

/** A 1 × 1 picture that browsers can show. */
export const picture: TestFile = {
  name: "dot.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
    "base64",
  ),
};

const digest = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

/** Names of the given files whose bytes are nowhere below the folder. */
export function missingFrom(folder: string, files: TestFile[]): string[] {
  const sizes = new Set(files.map(({ buffer }) => buffer.length));
  const stored = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .filter((file) => sizes.has(statSync(file, { throwIfNoEntry: false })?.size ?? -1))
      .map((file) => digest(bytesOf(file))),
  );
  return files.filter(({ buffer }) => !stored.has(digest(buffer))).map(({ name }) => name);
}

/** A file that the server renames at this moment is found at the next look. */
function bytesOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    return Buffer.alloc(0);
  }
}
