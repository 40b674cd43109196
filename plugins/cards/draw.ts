import { readFileSync } from "node:fs";
import { type Font, type Glyph, parse } from "opentype.js";
import type { Card } from "./card";
import { type Color, SHADES, shadesOf } from "./colors";

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 96;
const COLORS = {
  background: "#11181d",
  text: "#eef3f2",
  soft: "#a9b8b8",
  accent: "#56ccd6",
  track: "#22323a",
};
type ColorName = Exclude<keyof typeof COLORS, "background">;

/** In the order of the palette. */
const PAINTS: ColorName[] = ["text", "soft", "accent", "track"];

/** Every colour of a card: each paint from the background to itself. */
export const PALETTE: readonly Color[] = PAINTS.flatMap((name) =>
  shadesOf(COLORS.background, COLORS[name]),
);

/** Where the shades of a paint begin. */
const paintAt = (name: ColorName) => PAINTS.indexOf(name) * SHADES;

/** The largest size at which the title fits into its lines. */
const TITLE_SIZES = [84, 72, 62, 54, 46];
const TITLE_LINES = 3;

/** Outlines from a font of ours, so that a card looks the same whatever fonts a machine has. */
function loadFont(weight: 400 | 600): Font {
  const file = require.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`);
  const { buffer, byteOffset, byteLength } = readFileSync(file);
  return parse(buffer.slice(byteOffset, byteOffset + byteLength));
}

let fonts: { text: Font; title: Font } | undefined;

/** What all cards have in common. */
export const FRAME = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${COLORS.background}"/>
<rect width="${WIDTH}" height="10" fill="${COLORS.track}"/>
<rect width="${WIDTH * 0.72}" height="10" fill="${COLORS.accent}"/>
<g transform="translate(${MARGIN} 516) scale(1.5)" fill="none" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"><path stroke="${COLORS.text}" d="M5 11v6.5a11 11 0 0 0 22 0V11"/><path stroke="${COLORS.accent}" d="M16 21V4.5M10 10l6-6 6 6"/></g>
</svg>`;

/** A letter and the place of its origin, in pixels. */
export interface PlacedLetter {
  glyph: Glyph;
  size: number;
  x: number;
  y: number;
  /** Where in the palette the shades of its paint begin. */
  paint: number;
}

/** The words of a card, letter by letter. */
export function lettersOf({ title, section }: Pick<Card, "title" | "section">): PlacedLetter[] {
  fonts ??= { text: loadFont(400), title: loadFont(600) };
  const { size, lines } = fitTitle(fonts.title, title);
  const lineHeight = size * 1.16;
  const top = 330 - ((lines.length - 1) * lineHeight) / 2 + size * 0.35;
  const { text, title: bold } = fonts;
  return [
    // Higher above three lines in large letters.
    ...lineOf(text, section, MARGIN, Math.min(188, top - size - 6), 32, "accent"),
    ...lines.flatMap((line, index) =>
      lineOf(bold, line, MARGIN, top + index * lineHeight, size, "text"),
    ),
    ...lineOf(bold, "React-Uploady", MARGIN + 62, 552, 30, "soft"),
  ];
}

function lineOf(
  font: Font,
  text: string,
  x: number,
  y: number,
  size: number,
  color: ColorName,
): PlacedLetter[] {
  return place(font, text, size).glyphs.map(({ glyph, at }) => ({
    glyph,
    size,
    x: Math.round(x + at),
    y: Math.round(y),
    paint: paintAt(color),
  }));
}

function fitTitle(font: Font, title: string): { size: number; lines: string[] } {
  for (const size of TITLE_SIZES) {
    const lines = wrap(font, title, size);
    const fits = lines.every((line) => widthOf(font, line, size) <= WIDTH - 2 * MARGIN);
    if (fits && lines.length <= TITLE_LINES) {
      return { size, lines };
    }
  }
  throw new Error(`The title "${title}" does not fit on its social card; shorten it.`);
}

function wrap(font: Font, title: string, size: number): string[] {
  const lines: string[] = [];
  for (const word of title.split(" ")) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && widthOf(font, longer, size) <= WIDTH - 2 * MARGIN) {
      lines[lines.length - 1] = longer;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

function widthOf(font: Font, text: string, size: number): number {
  return place(font, text, size).end;
}

/** Sets letter by letter: the reader of fonts does not know all substitutions of this font. */
function place(font: Font, text: string, size: number) {
  const scale = size / font.unitsPerEm;
  const letters = [...text];
  let end = 0;
  const glyphs = letters.map((letter, index) => {
    const { glyph, kerning } = afterLetter(font, letters[index - 1] ?? "", letter);
    end += kerning * scale;
    const at = end;
    end += (glyph.advanceWidth ?? 0) * scale;
    return { glyph, at };
  });
  return { glyphs, end };
}

interface Placed {
  glyph: Glyph;
  /** Font units, mostly fewer than none. */
  kerning: number;
}

const pairs = new Map<Font, Map<string, Placed>>();

/** Looked up once: the same pairs of letters come again on every card. */
function afterLetter(font: Font, before: string, letter: string): Placed {
  const known = pairs.get(font) ?? new Map<string, Placed>();
  pairs.set(font, known);
  const pair = known.get(before + letter) ?? {
    glyph: font.charToGlyph(letter),
    kerning: before ? font.getKerningValue(font.charToGlyph(before), font.charToGlyph(letter)) : 0,
  };
  known.set(before + letter, pair);
  return pair;
}
