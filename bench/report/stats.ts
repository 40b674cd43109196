/** The middle value; of an even number of values the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  if (values.length === 0) {
    return Number.NaN;
  }
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
  return (lower + upper) / 2;
}

/** Of several, the one that the middle value belongs to; of an even number the lower of the two. */
export function middle<T>(all: readonly T[], figureOf: (one: T) => number): T {
  const sorted = [...all].sort((a, b) => figureOf(a) - figureOf(b));
  const found = sorted[Math.floor((sorted.length - 1) / 2)];
  if (found === undefined) throw new Error("nothing was measured");
  return found;
}

/** Length of the time covered by at least one of the spans. */
export function coveredTime(spans: readonly (readonly [start: number, end: number])[]): number {
  let covered = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const [start, end] of [...spans].sort(([a], [b]) => a - b)) {
    covered += Math.max(0, end - Math.max(start, reached));
    reached = Math.max(reached, end);
  }
  return covered;
}
