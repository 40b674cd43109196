import type { BuildRow, Measured } from "../results";
import { median } from "./stats";

/** One row for each site, of the rounds in which it could be built. */
export function middleOfRounds(rounds: readonly Measured<BuildRow>[][]): Measured<BuildRow>[] {
  const [first = []] = rounds;
  return first.map((site, index) => {
    const rows = rounds.flatMap((round) => round[index]?.value ?? []);
    return rows.length > 0 ? { id: site.id, name: site.name, value: middle(rows) } : site;
  });
}

function middle(rows: readonly BuildRow[]): BuildRow {
  const published = rows.flatMap(({ publishedMs }) => publishedMs ?? []);
  const peaks = rows.flatMap(({ peakBytes }) => peakBytes ?? []);
  return {
    coldMs: median(rows.map(({ coldMs }) => coldMs)),
    warmMs: median(rows.map(({ warmMs }) => warmMs)),
    peakBytes: peaks.length > 0 ? median(peaks) : undefined,
    outputBytes: median(rows.map(({ outputBytes }) => outputBytes)),
    ...(published.length > 0 && {
      publishedMs: {
        cold: median(published.map(({ cold }) => cold)),
        warm: median(published.map(({ warm }) => warm)),
      },
    }),
  };
}
