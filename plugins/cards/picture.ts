import type { Glyph } from "opentype.js";
import sharp from "sharp";
import type { Card } from "./card";
import { type Color, nearest, SHADES } from "./colors";
import { FRAME, lettersOf, PALETTE, type PlacedLetter } from "./draw";
import { type Picture, pngOf } from "./png";

/** How much of each pixel a letter covers, in shades; from its origin on. */
interface Mask {
  left: number;
  top: number;
  width: number;
  height: number;
  shades: Uint8Array;
}

let frame: Promise<Picture> | undefined;
const masks = new Map<Glyph, Map<number, Promise<Mask>>>();

/** The card as a PNG. The same few letters come on all cards: each is drawn once and then copied. */
export async function pictureOf(card: Pick<Card, "title" | "section">): Promise<Buffer> {
  frame ??= draw(FRAME, PALETTE);
  const { width, height, pixels } = await frame;
  const picture = { width, height, pixels: Uint8Array.from(pixels) };
  for (const letter of lettersOf(card)) {
    copy(await maskOf(letter), letter, picture);
  }
  return pngOf(picture, PALETTE);
}

async function draw(svg: string, palette: readonly Color[]): Promise<Picture> {
  const { data, info } = await sharp(Buffer.from(svg))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const known = new Map<number, number>();
  const pixels = new Uint8Array(info.width * info.height);
  for (let at = 0; at < pixels.length; at++) {
    const value = data.readUIntBE(at * 3, 3);
    const color: Color = [value >> 16, (value >> 8) & 255, value & 255];
    const index = known.get(value) ?? nearest(color, palette);
    known.set(value, index);
    pixels[at] = index;
  }
  return { width: info.width, height: info.height, pixels };
}

function maskOf({ glyph, size }: PlacedLetter): Promise<Mask> {
  const sizes = masks.get(glyph) ?? new Map<number, Promise<Mask>>();
  masks.set(glyph, sizes);
  const mask = sizes.get(size) ?? drawMask(glyph, size);
  sizes.set(size, mask);
  return mask;
}

async function drawMask(glyph: Glyph, size: number): Promise<Mask> {
  const outline = glyph.getPath(0, 0, size);
  const { x1, y1, x2, y2 } = outline.getBoundingBox();
  const left = Math.floor(x1);
  const top = Math.floor(y1);
  // A space has no outline, and a picture needs a pixel.
  const width = Math.max(1, Math.ceil(x2) - left);
  const height = Math.max(1, Math.ceil(y2) - top);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}"><path d="${outline.toPathData(2)}"/></svg>`;
  const coverage = await sharp(Buffer.from(svg)).extractChannel("alpha").raw().toBuffer();
  const shades = Uint8Array.from(coverage, (part) => Math.round((part / 255) * (SHADES - 1)));
  return { left, top, width, height, shades };
}

function copy(mask: Mask, { x, y, paint }: PlacedLetter, picture: Picture): void {
  for (let row = 0; row < mask.height; row++) {
    const from = row * mask.width;
    const to = (y + mask.top + row) * picture.width + x + mask.left;
    for (let column = 0; column < mask.width; column++) {
      const shade = mask.shades[from + column] ?? 0;
      const there = (picture.pixels[to + column] ?? 0) - paint;
      // Neighbours may overlap: what covers more is seen.
      if (shade > Math.max(0, there)) {
        picture.pixels[to + column] = paint + shade;
      }
    }
  }
}
