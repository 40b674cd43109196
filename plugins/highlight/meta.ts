/** What may follow the language of a fence: `title="a.ts" {2,4-6} continues unchecked="reason"`. */
export interface FenceMeta {
  title?: string;
  /** One-based numbers of the lines to mark. */
  lines: Set<number>;
  /** A bare word has the value `true`. */
  flags: Map<string, string | true>;
}

const part = /\{([\d,\s-]+)\}|([\w-]+)=(?:"([^"]*)"|'([^']*)')|([\w-]+)/g;

export function parseMeta(meta: string | null | undefined): FenceMeta {
  const result: FenceMeta = { lines: new Set(), flags: new Map() };
  for (const [, ranges, key, double, single, word] of (meta ?? "").matchAll(part)) {
    if (ranges !== undefined) addLines(result.lines, ranges);
    else if (key === "title") result.title = double ?? single;
    else if (key !== undefined) result.flags.set(key, double ?? single ?? "");
    else if (word !== undefined) result.flags.set(word, true);
  }
  return result;
}

function addLines(lines: Set<number>, ranges: string): void {
  for (const range of ranges.split(",")) {
    const [from, to = from] = range.split("-").map((number) => Number.parseInt(number, 10));
    if (from === undefined || to === undefined || Number.isNaN(from) || Number.isNaN(to)) continue;
    for (let line = from; line <= to; line++) lines.add(line);
  }
}
