import type { Measured, Results } from "../results";
import { gigabytes, kilobytes, megabytes, precise, seconds, whole } from "./format";
import type { Metric } from "./verdict";

function valuesOf<T>(
  rows: readonly Measured<T>[] | undefined,
  pick: (value: T) => number | undefined,
): Map<string, number> {
  const values = new Map<string, number>();
  for (const { id, value } of rows ?? []) {
    const picked = value === undefined ? undefined : pick(value);
    if (picked !== undefined && !Number.isNaN(picked)) values.set(id, picked);
  }
  return values;
}

const kB = (bytes: number) => `${kilobytes(bytes)} kB`;
const s = (ms: number) => `${seconds(ms)} s`;
const GB = (bytes: number) => `${gigabytes(bytes)} GB`;

/** Every row by which the sites are compared, as far as it was measured. */
export function metricsOf({ parts }: Results): Metric[] {
  const weights = parts.weight?.data.sites;
  const audits = parts.lighthouse?.data.sites;
  const navigation = parts.navigation?.data;
  const search = parts.search?.data;
  const builds = parts.build?.data.sites;
  const growth = parts.growth?.data;
  const last = growth?.find(({ value }) => value)?.value?.at(-1)?.times;
  const metrics: Metric[] = [
    {
      name: "Scripts of a docs page",
      better: "lower",
      values: valuesOf(weights, ({ js }) => js),
      print: kB,
    },
    {
      name: "Everything a docs page loads",
      better: "lower",
      values: valuesOf(weights, ({ total }) => total),
      print: kB,
    },
    {
      name: "Scripts, once it is used",
      better: "lower",
      values: valuesOf(weights, ({ moved }) => moved?.js),
      print: kB,
    },
    {
      name: "Everything, once it is used",
      better: "lower",
      values: valuesOf(weights, ({ moved }) => moved?.total),
      print: kB,
    },
    {
      name: "Everything, fetched ahead included",
      better: "lower",
      values: valuesOf(weights, ({ moved }) => moved && moved.total + moved.prefetch),
      print: kB,
    },
    {
      name: "Lighthouse performance",
      better: "higher",
      values: valuesOf(audits, ({ performance }) => performance),
      print: (points) => `${whole(points)} points`,
    },
    {
      name: "Largest contentful paint",
      better: "lower",
      values: valuesOf(audits, ({ lcp }) => lcp),
      print: (ms) => `${precise(ms)} s`,
    },
    {
      name: "Total blocking time",
      better: "lower",
      values: valuesOf(audits, ({ tbt }) => tbt),
      print: (ms) => `${whole(ms)} ms`,
    },
    {
      name: "Navigation, fetched ahead",
      better: "lower",
      values: valuesOf(navigation, ({ prefetched }) => prefetched.bytes),
      print: kB,
    },
    {
      name: "Navigation, cold",
      better: "lower",
      values: valuesOf(navigation, ({ cold }) => cold.bytes),
      print: kB,
    },
    {
      name: "Bytes to the first search result",
      better: "lower",
      values: valuesOf(search, ({ bytes }) => bytes),
      print: kB,
    },
    { name: "Cold build", better: "lower", values: valuesOf(builds, (b) => b.coldMs), print: s },
    { name: "Warm build", better: "lower", values: valuesOf(builds, (b) => b.warmMs), print: s },
    {
      name: "Build after a change to one page",
      better: "lower",
      values: valuesOf(builds, (b) => b.changedMs),
      print: s,
    },
    {
      name: "Peak memory of a cold build",
      better: "lower",
      values: valuesOf(builds, (b) => b.peakBytes),
      print: GB,
    },
    {
      name: "Output",
      better: "lower",
      values: valuesOf(builds, (b) => b.outputBytes),
      print: (bytes) => `${megabytes(bytes)} MB`,
    },
    {
      name: `Cold build of ${last} times the pages`,
      better: "lower",
      values: valuesOf(growth, (steps) => steps.at(-1)?.coldMs),
      print: s,
    },
    {
      name: `Peak memory of ${last} times the pages`,
      better: "lower",
      values: valuesOf(growth, (steps) => steps.at(-1)?.peakBytes),
      print: GB,
    },
    {
      name: `A docs page among ${last} times the pages`,
      better: "lower",
      values: valuesOf(growth, (steps) => steps.at(-1)?.document.total),
      print: kB,
    },
  ];
  return metrics.filter(({ values }) => values.size > 0);
}
