import { readFile, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip, constants as zlib } from "node:zlib";
import { fileTypeOf } from "./types";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** One packet either way: smaller files gain nothing. */
const LEAST_SIZE = 1024;
const AT_ONCE = 8;

/** Writes a .br and a .gz beside every text file that gets smaller by it. */
export async function compressFiles(dir: string, files: readonly string[]): Promise<number> {
  const waiting = files.filter((file) => fileTypeOf(file)?.compressible);
  let written = 0;
  const worker = async () => {
    for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
      written += await compressFile(path.join(dir, file));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return written;
}

async function compressFile(file: string): Promise<number> {
  const [content, { mtime }] = await Promise.all([readFile(file), stat(file)]);
  if (content.length < LEAST_SIZE) {
    return 0;
  }
  const variants = {
    br: await brotli(content, {
      params: {
        [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY,
        [zlib.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    gz: await gzipped(content, { level: zlib.Z_BEST_COMPRESSION }),
  };
  let written = 0;
  for (const [extension, compressed] of Object.entries(variants)) {
    if (compressed.length < content.length) {
      await writeFile(`${file}.${extension}`, compressed);
      // The same time as the original: what a server says about one holds for the other.
      await utimes(`${file}.${extension}`, mtime, mtime);
      written += 1;
    }
  }
  return written;
}
