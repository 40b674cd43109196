import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** Pixels the lab and the example take when they arrive, on a phone and where there is room. */
export interface Space {
  narrow: number;
  wide: number;
}

/** As `npm run examples:measure` wrote them. */
export function readHeights(root: string): Record<string, Space> {
  const file = path.join(root, "examples/heights.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}
