import { constants, crc32, deflateSync } from "node:zlib";
import type { Color } from "./colors";

export interface Picture {
  width: number;
  height: number;
  /** A byte for each pixel: the number of its colour in the palette. */
  pixels: Uint8Array;
}

const SIGNATURE = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
const BITS_PER_PIXEL = 8;
const WITH_PALETTE = 3;
/** Looks for runs of one colour only, in a quarter of the time: a card is mostly that. */
const RUNS = { strategy: constants.Z_RLE };

/** A PNG that lists its colours and has one byte for each pixel. */
export function pngOf(picture: Picture, palette: readonly Color[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(picture.width, 0);
  header.writeUInt32BE(picture.height, 4);
  header[8] = BITS_PER_PIXEL;
  header[9] = WITH_PALETTE;
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(palette.flat())),
    chunk("IDAT", deflateSync(rowsOf(picture), RUNS)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Before each row stands a byte that says how it is filtered: not at all. */
function rowsOf({ width, height, pixels }: Picture): Buffer {
  const rows = Buffer.alloc(height * (width + 1));
  for (let y = 0; y < height; y++) {
    rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  }
  return rows;
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const content = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, sum]);
}
