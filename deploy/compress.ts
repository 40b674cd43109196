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

/** Bytes up to which the best compression is worth its time. */
const BEST_UP_TO = 40_000_000;
/** Takes a quarter of the time of the best; files get 2 % larger. */
const BROTLI_OF_LARGE_SITES = 10;

/**
 * Writes a .br and a .gz beside every text file that gets smaller by it. The best compression takes
 * a third of the time of a build, so the results are kept in the cache for files that stay as they
 * are. The pages of a site list each other: of many pages, it would take most of the time.
 */
export async function compressFiles(
  dir: string,
  files: readonly string[],
  cacheDir?: string,
): Promise<number> {
  const cache = cacheDir === undefined ? undefined : await openCache(cacheDir);
  const waiting = files.filter((file) => fileTypeOf(file)?.compressible);
  const compressions = compressionsFor(await sizeOf(dir, waiting));
  let written = 0;
  const worker = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      written += await compressFile(path.join(dir, file), compressions, cache);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  await cache?.removeUnused();
  return written;
}

async function sizeOf(dir: string, files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (file) => (await stat(path.join(dir, file))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

interface Compression {
  extension: "br" | "gz";
  /** How the cache tells its results from those of others. */
  name: string;
  compress(content: Buffer): Promise<Buffer>;
}

export function compressionsFor(bytes: number): Compression[] {
  const quality = bytes > BEST_UP_TO ? BROTLI_OF_LARGE_SITES : zlib.BROTLI_MAX_QUALITY;
  return [
    {
      extension: "br",
      name: `${quality}.br`,
      compress: (content) =>
        brotli(content, {
          params: {
            [zlib.BROTLI_PARAM_QUALITY]: quality,
            [zlib.BROTLI_PARAM_SIZE_HINT]: content.length,
          },
        }),
    },
    {
      extension: "gz",
      name: "gz",
      compress: (content) => gzipped(content, { level: zlib.Z_BEST_COMPRESSION }),
    },
  ];
}

interface Cache {
  get(content: Buffer, compression: Compression): Promise<Buffer>;
  removeUnused(): Promise<void>;
}

async function openCache(dir: string): Promise<Cache> {
  await mkdir(dir, { recursive: true });
  const known = new Set(await readdir(dir));
  const used = new Set<string>();
  return {
    async get(content, { name: kind, compress }) {
      const name = `${createHash("sha256").update(content).digest("hex")}.${kind}`;
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

async function compressFile(
  file: string,
  compressions: readonly Compression[],
  cache?: Cache,
): Promise<number> {
  const [content, { mtime }] = await Promise.all([readFile(file), stat(file)]);
  if (content.length < LEAST_SIZE) {
    return 0;
  }
  let written = 0;
  for (const compression of compressions) {
    const { extension } = compression;
    const compressed = await (cache
      ? cache.get(content, compression)
      : compression.compress(content));
    if (compressed.length < content.length) {
      await writeFile(`${file}.${extension}`, compressed);
      // The same time as the original: what a server says about one holds for the other.
      await utimes(`${file}.${extension}`, mtime, mtime);
      written += 1;
    }
  }
  return written;
}
