import { SCORES } from "../measure/lighthouse";
import type { Results } from "../results";
import { shareOf } from "../site/pluginShare";
import { kilobytes, percent, precise, seconds, whole } from "./format";

export interface Aim {
  name: string;
  aim: string;
  measured: string;
  reached: boolean;
}

const MOST = {
  docs: { js: 110, css: 16, html: 14, font: 45, total: 180 },
  homeTotal: 240,
  prefetch: 60,
  prefetchedNavigation: 5,
  coldNavigation: 25,
  tbtMs: 100,
  lcpOverStarlight: 1.1,
  interactionMs: 100,
  warmBuildMs: 15_000,
  pluginShare: 0.2,
  mainGrowth: 0.1,
  searchBytes: 85,
} as const;
const LEAST_PERFORMANCE = 99;
const PARTS = {
  js: "scripts",
  css: "styles",
  html: "HTML",
  font: "fonts",
  total: "in all",
} as const;
/** Scores that a page cannot reach by being right: one asks not to be indexed, one answers 404. */
const EXEMPT: Record<string, readonly (typeof SCORES)[number][]> = {
  search: ["seo"],
  "not found": ["seo", "best-practices"],
};

/** What the site promises of itself, and whether it holds. */
export function aimsOf({ parts }: Results): Aim[] {
  const aims: Aim[] = [];
  const atMost = (
    name: string,
    value: number | undefined,
    most: number,
    print: (value: number) => string | undefined,
  ) => {
    if (value !== undefined && !Number.isNaN(value)) {
      aims.push({
        name,
        aim: `at most ${print(most)}`,
        measured: print(value) ?? "",
        reached: value <= most,
      });
    }
  };
  const kB = (bytes: number) => `${kilobytes(bytes)} kB`;
  const heaviest = (values: readonly number[]) => (values.length ? Math.max(...values) : undefined);

  const kinds = (parts.weight?.data.kinds ?? []).flatMap(({ id, value }) =>
    value ? [{ id, value }] : [],
  );
  const docs = kinds.filter(({ id }) => id !== "home").map(({ value }) => value);
  for (const part of Object.keys(PARTS) as (keyof typeof PARTS)[]) {
    const most = MOST.docs[part] * 1000;
    atMost(`Heaviest docs page, ${PARTS[part]}`, heaviest(docs.map((w) => w[part])), most, kB);
  }
  const used = docs.flatMap(({ moved }) => moved ?? []);
  for (const part of ["js", "total"] as const) {
    const name = `Heaviest docs page once it is used, ${PARTS[part]}`;
    atMost(name, heaviest(used.map((w) => w[part])), MOST.docs[part] * 1000, kB);
  }
  const home = kinds.find(({ id }) => id === "home")?.value;
  atMost("Home page, in all", home?.total, MOST.homeTotal * 1000, kB);
  const ahead = heaviest(kinds.map(({ value }) => (value.moved ?? value).prefetch));
  atMost("Fetched ahead after load, most of any page", ahead, MOST.prefetch * 1000, kB);

  const ours = parts.navigation?.data.find(({ id }) => id === "site")?.value;
  const cold = MOST.coldNavigation * 1000;
  const prefetched = MOST.prefetchedNavigation * 1000;
  atMost("Navigation to a page fetched ahead", ours?.prefetched.bytes, prefetched, kB);
  atMost("Navigation to a cold page", ours?.cold.bytes, cold, kB);

  const found = parts.search?.data.find(({ id }) => id === "site")?.value;
  atMost("Bytes to the first search result", found?.bytes, MOST.searchBytes * 1000, kB);

  const audited = (parts.lighthouse?.data.kinds ?? []).flatMap(({ id, value }) =>
    value ? [{ id, value }] : [],
  );
  if (audited.length > 0) {
    const worst = audited.reduce((a, b) => (b.value.performance < a.value.performance ? b : a));
    aims.push({
      name: "Lighthouse performance, worst kind of page",
      aim: `at least ${LEAST_PERFORMANCE}`,
      measured: `${whole(worst.value.performance)} (${worst.id})`,
      reached: worst.value.performance >= LEAST_PERFORMANCE,
    });
    const faulty = audited.filter(({ id, value }) =>
      SCORES.some(
        // What was not measured is not reached.
        (score) =>
          score !== "performance" && !EXEMPT[id]?.includes(score) && !(value[score] >= 100),
      ),
    );
    aims.push({
      name: "Accessibility, best practices, SEO on every kind of page",
      aim: "100",
      measured: faulty.length === 0 ? "100" : `less on ${faulty.map(({ id }) => id).join(", ")}`,
      reached: faulty.length === 0,
    });
    const slowest = heaviest(audited.map(({ value }) => value.tbt));
    const shift = heaviest(audited.map(({ value }) => value.cls));
    const ms = (value: number) => `${whole(value)} ms`;
    atMost("Total blocking time, worst kind of page", slowest, MOST.tbtMs, ms);
    atMost("Layout shift, worst kind of page", shift, 0, (value) => value.toFixed(3));
  }
  const lcpOf = (wanted: string) =>
    parts.lighthouse?.data.sites.find(({ id }) => id === wanted)?.value?.lcp;
  const starlight = lcpOf("starlight");
  if (starlight) {
    const most = starlight * MOST.lcpOverStarlight;
    atMost("LCP beside Starlight plus 10 %", lcpOf("site"), most, (ms) => `${precise(ms)} s`);
  }

  for (const { name, ms } of parts.interaction?.data ?? []) {
    atMost(`${name}, to the next paint`, ms, MOST.interactionMs, (value) => `${whole(value)} ms`);
  }

  const warm = parts.build?.data.sites.find(({ id }) => id === "site")?.value?.publishedMs?.warm;
  atMost(
    "Warm build, compressed files included",
    warm,
    MOST.warmBuildMs,
    (ms) => `${seconds(ms)} s`,
  );
  const share = parts.plugins && shareOf(parts.plugins.data);
  atMost("Own plugins' share of a cold build", share, MOST.pluginShare, percent);
  const steps = parts.growth?.data.find(({ id }) => id === "site")?.value;
  const [first, last] = [steps?.at(0), steps?.at(-1)];
  if (first?.mainBytes && last?.mainBytes) {
    const grown = last.mainBytes / first.mainBytes - 1;
    const name = `Growth of the main script at ${last.times} times the pages`;
    atMost(name, grown, MOST.mainGrowth, (v) => percent(v));
  }
  return aims;
}
