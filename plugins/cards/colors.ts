export type Color = readonly [red: number, green: number, blue: number];

/** Steps of an edge from the background to a colour. */
export const SHADES = 16;

/** From one colour, such as `#11181d`, to another. */
export function shadesOf(from: string, to: string): Color[] {
  return Array.from({ length: SHADES }, (_, step) =>
    between(rgb(from), rgb(to), step / (SHADES - 1)),
  );
}

/** The number of the palette's colour that is nearest. */
export function nearest(color: Color, palette: readonly Color[]): number {
  const distances = palette.map((other) =>
    other.reduce((sum, value, part) => sum + (value - (color[part] ?? 0)) ** 2, 0),
  );
  return distances.indexOf(Math.min(...distances));
}

function rgb(color: string): Color {
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function between(from: Color, to: Color, share: number): Color {
  const mix = (part: 0 | 1 | 2) => Math.round(from[part] + (to[part] - from[part]) * share);
  return [mix(0), mix(1), mix(2)];
}
