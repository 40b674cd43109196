import { createWriteStream, readdirSync, rmSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { HttpError } from "./http";

/** How files are opened for writing; tests replace it to simulate a broken disk. */
export type OpenFile = (file: string, options: { flags: string; start?: number }) => Writable;

export const openFile: OpenFile = (file, options) =>
  createWriteStream(file, { ...options, flush: true });

const FULL = new Set(["ENOSPC", "EDQUOT", "EFBIG"]);
const BROKEN = new Set(["EIO", "EROFS", "EACCES", "EPERM", "EMFILE", "ENFILE", "ENOENT"]);

/** Writes to a file and resolves with its size. `onChunk` sees the bytes on their way. */
export async function save(
  source: AsyncIterable<Buffer>,
  target: Writable,
  onChunk: (chunk: Buffer) => void = () => {},
): Promise<number> {
  let size = 0;
  try {
    await pipeline(async function* count() {
      for await (const chunk of source) {
        size += chunk.length;
        onChunk(chunk);
        yield chunk;
      }
    }, target);
  } catch (error) {
    throw asStorageError(error);
  }
  return size;
}

/** The chunks of a stream, until there are more bytes than allowed. */
export async function* atMost(
  source: Readable,
  limit: number,
  refuse: () => Error,
): AsyncGenerator<Buffer> {
  let size = 0;
  // A plain `for await` destroys the stream when it is left early. For a request that would
  // close the connection before the client got its answer.
  for await (const chunk of source.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > limit) throw refuse();
    yield chunk;
  }
}

export function fileTooLarge(limit: number): HttpError {
  return new HttpError(413, "file_too_large", `A file may hold at most ${limit} bytes.`, { limit });
}

/** Writes JSON so that a reader, or a restart, sees either the old or the new text, never half. */
export async function writeJson(file: string, value: unknown): Promise<void> {
  const draft = `${file}.tmp`;
  try {
    await writeFile(draft, JSON.stringify(value), { flush: true });
    await rename(draft, file);
  } catch (error) {
    throw asStorageError(error);
  }
}

/** Removes what a crash left behind. Only at the start: a draft of a running request is in use. */
export function removeDrafts(dir: string, ending: string): void {
  for (const name of readdirSync(dir)) {
    if (name.endsWith(ending)) rmSync(path.join(dir, name), { force: true });
  }
}

/** Turns an error of the file system into an answer that says so; others stay as they are. */
export function asStorageError(error: unknown): unknown {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (FULL.has(code)) {
    return new HttpError(507, "storage_full", "The server has no room left for this file.");
  }
  if (!BROKEN.has(code)) return error;
  console.error("upload server:", error);
  return new HttpError(507, "storage_failed", "The server could not store this file.");
}
