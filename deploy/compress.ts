import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip, constants as zlib } from "node:zlib";
import { fileTypeOf } from "./types";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** One packet either way: smaller files gain nothing. */
const LEAST_SIZE = 1024;
const AT_ONCE = 8;

/**
 * Writes a .br and a .gz beside every text file that gets smaller by it. The best compression takes
 * most of the time of a build, so the results are kept in the cache for files that stay as they are.
 */
export async function compressFiles(
  dir: string,
  files: readonly string[],
  cacheDir?: string,
): Promise<number> {
  const cache = cacheDir === undefined ? undefined : await openCache(cacheDir);
  const waiting = files.filter((file) => fileTypeOf(file)?.compressible);
  let written = 0;
  const worker = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      written += await compressFile(path.join(dir, file), cache);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  await cache?.removeUnused();
  return written;
}

type Compress = (content: Buffer) => Promise<Buffer>;

interface Cache {
  get(extension: string, content: Buffer, compress: Compress): Promise<Buffer>;
  removeUnused(): Promise<void>;
}

async function openCache(dir: string): Promise<Cache> {
  await mkdir(dir, { recursive: true });
  const known = new Set(await readdir(dir));
  const used = new Set<string>();
  return {
    async get(extension, content, compress) {
      const name = `${createHash("sha256").update(content).digest("hex")}.${extension}`;
      used.add(name);
      if (known.has(name)) {
        return readFile(path.join(dir, name));
      }
      const compressed = await compress(content);
      await writeFile(path.join(dir, name), compressed);
      return compressed;
    },
    async removeUnused() {
      const unused = [...known].filter((name) => !used.has(name));
      await Promise.all(unused.map((name) => rm(path.join(dir, name), { force: true })));
    },
  };
}

const compressions: Record<string, Compress> = {
  br: (content) =>
    brotli(content, {
      params: {
        [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY,
        [zlib.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content) => gzipped(content, { level: zlib.Z_BEST_COMPRESSION }),
};

async function compressFile(file: string, cache?: Cache): Promise<number> {
  const [content, { mtime }] = await Promise.all([readFile(file), stat(file)]);
  if (content.length < LEAST_SIZE) {
    return 0;
  }
  let written = 0;
  for (const [extension, compress] of Object.entries(compressions)) {
    const compressed = await (cache ? cache.get(extension, content, compress) : compress(content));
    if (compressed.length < content.length) {
      await writeFile(`${file}.${extension}`, compressed);
      // The same time as the original: what a server says about one holds for the other.
      await utimes(`${file}.${extension}`, mtime, mtime);
      written += 1;
    }
  }
  return written;
}
