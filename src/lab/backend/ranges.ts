import type { ByteRange } from "./types";

export interface ContentRange {
  start: number;
  /** Exclusive, unlike the header's last byte. */
  end: number;
  total: number;
}

/** Reads `bytes 0-9/25`; undefined when it is not a range inside the file. */
export function parseContentRange(header: string): ContentRange | undefined {
  const match = /^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15})$/i.exec(header.trim());
  if (!match) return undefined;
  const [start, last, total] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const valid = start <= last && last < total;
  return valid ? { start, end: last + 1, total } : undefined;
}

/** Adds a range and joins it with those it touches. The result is sorted and has no overlaps. */
export function addRange(ranges: readonly ByteRange[], added: ByteRange): ByteRange[] {
  const joined: ByteRange[] = [];
  let [start, end] = added;
  for (const range of ranges) {
    if (range[1] < start || range[0] > end) {
      joined.push(range);
    } else {
      start = Math.min(start, range[0]);
      end = Math.max(end, range[1]);
    }
  }
  if (end > start) joined.push([start, end]);
  return joined.sort((a, b) => a[0] - b[0]);
}

export function coveredBytes(ranges: readonly ByteRange[]): number {
  return ranges.reduce((sum, [start, end]) => sum + end - start, 0);
}
