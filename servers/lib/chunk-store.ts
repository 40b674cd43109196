import { createHash, randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { appendFile, readdir, readFile, rm, stat, truncate } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { badRange, type ContentRange } from "./content-range";
import { asStorageError, atMost, type OpenFile, openFile, save, writeJson } from "./files";
import { HttpError } from "./http";
import { createLock } from "./lock";
import { addRange, countBytes, type Range } from "./ranges";

/** What tells the chunks of one file from those of another. */
export interface Identity {
  text: string;
  /** True for an id that the client made for this one upload, false for a guess. */
  isExact: boolean;
}

export interface Progress {
  /** The file's name on disk. */
  id: string;
  received: number;
  total: number;
  complete: boolean;
}

/** One upload as it is kept on disk, so that a restart loses nothing. */
interface Upload {
  id: string;
  total: number;
  /** The bytes that arrived, in whatever order. */
  ranges: Range[];
}

/** Counts a written chunk. Until then it is as if it had never come. */
export type Commit = () => Promise<Progress>;

export interface ChunkStore {
  /** Writes one chunk to its place in the file. */
  receive(source: Readable, range: ContentRange, identity: Identity): Promise<Commit>;
  /** Removes unfinished uploads without a new chunk for this many milliseconds. */
  sweep(staleAfter: number): Promise<void>;
}

/** Keeps each upload as a sparse file, and beside it a small JSON of the ranges that arrived. */
export function createChunkStore(dir: string, open: OpenFile = openFile): ChunkStore {
  const lock = createLock();
  mkdirSync(dir, { recursive: true });
  const dataOf = (id: string) => path.join(dir, id);
  const recordOf = (key: string) => path.join(dir, `${key}.json`);

  async function load(key: string): Promise<Upload | null> {
    const text = await readFile(recordOf(key), "utf8").catch(() => null);
    return text === null ? null : JSON.parse(text);
  }

  async function findOrStart(key: string, total: number, isExact: boolean): Promise<Upload> {
    const known = await load(key);
    // Nothing counted yet: the size was only claimed, by a chunk that is on its way or was refused.
    const isMereClaim = known && known.ranges.length === 0 && !isComplete(known);
    // A guess cannot tell a late retry from the same file sent again: it is taken for the latter.
    const isSame = known && (isExact || !isComplete(known));
    if (isSame && (known.total === total || !isMereClaim)) return known;
    const upload: Upload = { id: isMereClaim ? known.id : randomUUID(), total, ranges: [] };
    await writeJson(recordOf(key), upload);
    return upload;
  }

  async function addToRecord(key: string, begun: Upload, range: Range): Promise<Upload> {
    const upload = await load(key);
    if (upload?.id !== begun.id || upload.total !== begun.total) {
      throw new HttpError(409, "upload_gone", "The upload was removed.");
    }
    upload.ranges = addRange(upload.ranges, range);
    // A refused chunk of a larger claim may have left bytes behind the end.
    if (isComplete(upload)) await truncate(dataOf(upload.id), upload.total);
    await writeJson(recordOf(key), upload);
    return upload;
  }

  return {
    async receive(source, { start, end, total }, identity) {
      const key = createHash("sha256").update(identity.text).digest("hex").slice(0, 32);
      const upload = await lock(key, () => findOrStart(key, total, identity.isExact));
      if (upload.total !== total) {
        throw badRange(`The upload began as a file of ${upload.total} bytes, not ${total}.`);
      }

      const length = end - start;
      const content = atMost(source, length, () => badRange(`The chunk is longer than ${length}.`));
      const expectWhole = (size: number) => {
        if (size < length) throw badRange(`The chunk holds ${size} bytes instead of ${length}.`);
      };
      if (isComplete(upload) && total > 0) {
        // A retry whose first answer was lost: a finished file stays as it is.
        expectWhole(await countOnly(content));
        return async () => progressOf(upload);
      }

      const file = dataOf(upload.id);
      // Opening a file in the middle ("r+") needs one that exists; this creates it if it must.
      await appendFile(file, "").catch((error) => Promise.reject(asStorageError(error)));
      expectWhole(await save(content, open(file, { flags: "r+", start })));
      // Only whole chunks count. Of a broken one, the client sends all bytes again.
      return async () => progressOf(await lock(key, () => addToRecord(key, upload, [start, end])));
    },

    async sweep(staleAfter) {
      const names = await readdir(dir);
      const keys = names.filter((name) => name.endsWith(".json")).map((name) => name.slice(0, -5));
      for (const key of keys) {
        await lock(key, async () => {
          const upload = await load(key);
          const touched = await stat(recordOf(key)).catch(() => null);
          if (!upload || !touched || Date.now() - touched.mtimeMs < staleAfter) return;
          // Of a finished upload the file stays; only the memory of its chunks goes.
          if (!isComplete(upload)) await rm(dataOf(upload.id), { force: true });
          await rm(recordOf(key), { force: true });
        });
      }
    },
  };
}

async function countOnly(content: AsyncIterable<Buffer>): Promise<number> {
  let size = 0;
  for await (const chunk of content) size += chunk.length;
  return size;
}

function isComplete({ ranges, total }: Upload): boolean {
  return countBytes(ranges) === total;
}

function progressOf(upload: Upload): Progress {
  const { id, total, ranges } = upload;
  return { received: countBytes(ranges), total, complete: isComplete(upload), id };
}
