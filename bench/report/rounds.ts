import type { BuildRow, Measured } from "../results";
import { median } from "./stats";

type Round = readonly Measured<BuildRow>[];

/** One row for each site, of the rounds in which it could be built. */
export function overRounds(rounds: readonly Round[]): Measured<BuildRow>[] {
  const [first = []] = rounds;
  return first.map((site) => {
    const turns = rounds.flat().filter(({ id }) => id === site.id);
    const rows = turns.flatMap(({ value }) => value ?? []);
    return rows.length > 0 ? { id: site.id, name: site.name, value: summary(rows) } : site;
  });
}

/** All steps of one site; a site that failed in one of them says why. */
export function bySite<Step>(
  site: Pick<Measured<Step>, "id" | "name">,
  steps: readonly (readonly Measured<Step>[])[],
): Measured<Step[]> {
  const own = steps.flat().filter(({ id }) => id === site.id);
  const { error } = own.find((step) => step.error !== undefined) ?? {};
  return error === undefined
    ? { ...site, value: own.flatMap(({ value }) => value ?? []) }
    : { ...site, error };
}

const TIMES = ["coldMs", "warmMs", "changedMs"] as const;
/**
 * So many times as long, and no luck of a round brings two sites together: a machine can be half as
 * fast for minutes.
 */
const FAR = 2.5;

/** Those that more rounds could put before or behind the site in question; it is among them. */
export function closeTo(id: string, rounds: readonly Round[]): Set<string> {
  const sites = overRounds(rounds);
  const ours = sites.find((site) => site.id === id)?.value;
  const isClose = ({ value }: Measured<BuildRow>) =>
    value && ours && TIMES.some((time) => value[time] < FAR * ours[time]);
  return new Set(sites.filter(isClose).map((site) => site.id));
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
    rounds: rows.length,
    ...(published.length > 0 && {
      publishedMs: {
        cold: least(published.map(({ cold }) => cold)),
        warm: least(published.map(({ warm }) => warm)),
      },
    }),
  };
}
