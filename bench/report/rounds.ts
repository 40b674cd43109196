import type { BuildRow, Measured } from "../results";
import { median } from "./stats";

/** One row for each site, of the rounds in which it could be built. */
export function overRounds(rounds: readonly Measured<BuildRow>[][]): Measured<BuildRow>[] {
  const [first = []] = rounds;
  return first.map((site, index) => {
    const rows = rounds.flatMap((round) => round[index]?.value ?? []);
    return rows.length > 0 ? { id: site.id, name: site.name, value: summary(rows) } : site;
  });
}

/** Whatever else a machine does adds to the time of a build, so the least is nearest to the truth. */
const least = (times: readonly number[]) => Math.min(...times);

function summary(rows: readonly BuildRow[]): BuildRow {
  const published = rows.flatMap(({ publishedMs }) => publishedMs ?? []);
  const peaks = rows.flatMap(({ peakBytes }) => peakBytes ?? []);
  return {
    coldMs: least(rows.map(({ coldMs }) => coldMs)),
    warmMs: least(rows.map(({ warmMs }) => warmMs)),
    changedMs: least(rows.map(({ changedMs }) => changedMs)),
    peakBytes: peaks.length > 0 ? median(peaks) : undefined,
    outputBytes: median(rows.map(({ outputBytes }) => outputBytes)),
    ...(published.length > 0 && {
      publishedMs: {
        cold: least(published.map(({ cold }) => cold)),
        warm: least(published.map(({ warm }) => warm)),
      },
    }),
  };
}
