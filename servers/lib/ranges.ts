/** Bytes from start up to, not including, end. */
export type Range = readonly [start: number, end: number];

/** Adds a range to sorted, separate ranges; those that touch or overlap become one. */
export function addRange(ranges: readonly Range[], added: Range): Range[] {
  const sorted = [...ranges, added].sort((a, b) => a[0] - b[0]);
  const merged: Range[] = [];
  for (const range of sorted) {
    const last = merged.at(-1);
    if (last && range[0] <= last[1]) {
      merged[merged.length - 1] = [last[0], Math.max(last[1], range[1])];
    } else if (range[1] > range[0]) {
      merged.push(range);
    }
  }
  return merged;
}

export function countBytes(ranges: readonly Range[]): number {
  return ranges.reduce((sum, [start, end]) => sum + end - start, 0);
}
