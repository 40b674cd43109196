import { expect, it } from "vitest";
import type { LighthouseRow } from "../measure/lighthouse";
import type { Weight } from "../measure/weight";
import { FORMAT, type Results } from "../results";
import { aimsOf } from "./aims";
import { renderReport } from "./render";

const weight = (js: number): Weight => ({
  js,
  css: 10_000,
  html: 9_000,
  font: 0,
  other: 1_000,
  total: js + 20_000,
  prefetch: 0,
  requests: 5,
});
const audit = (bestPractices: number): LighthouseRow => ({
  performance: 100,
  accessibility: 100,
  "best-practices": bestPractices,
  seo: 100,
  lcp: 1000,
  tbt: 0,
  cls: 0,
  faults: [],
});
const results: Results = {
  format: FORMAT,
  parts: {
    weight: {
      date: "2026-01-02T03:04:05.000Z",
      minutes: 1,
      data: {
        sites: [
          { id: "site", name: "This site", value: weight(100_000) },
          { id: "docusaurus", name: "Docusaurus", value: weight(200_000) },
          { id: "nextra", name: "Nextra", error: "cannot be installed: no such version" },
          { id: "starlight", name: "Starlight", value: weight(30_000) },
        ],
        kinds: [
          { id: "home", name: "home", value: weight(230_000) },
          { id: "guide", name: "guide", value: weight(120_000) },
        ],
      },
    },
  },
};

it("states from the figures where the site is ahead and where behind", () => {
  const report = renderReport(results);
  expect(report).toContain("ahead of stock Docusaurus");
  expect(report).toContain("**behind** Starlight by 70.0 kB (3.3 times)");
  expect(report).toContain("last on 2026-01-02");
});

it("gives the reason in the row of a peer that could not be measured", () => {
  expect(renderReport(results)).toMatch(/\| Nextra \| cannot be installed: no such version \|/);
});

it("leaves out what was not measured", () => {
  expect(renderReport(results)).not.toContain("## Lighthouse");
});

it("shows figures that are missing among the kept ones", () => {
  const kinds = [{ id: "guide", name: "guide", value: audit(Number.NaN) }];
  const kept: Results = JSON.parse(
    JSON.stringify({
      format: FORMAT,
      parts: { lighthouse: { date: "2026-01-02", minutes: 1, data: { sites: [], kinds } } },
    }),
  );
  expect(renderReport(kept)).toMatch(/\| guide +\| +100 \| +100 \| +– \| +100 \|/);
});

it("tells which aims are reached", () => {
  const reached = Object.fromEntries(aimsOf(results).map(({ name, reached }) => [name, reached]));
  expect(reached).toMatchObject({
    "Heaviest docs page, scripts": false,
    "Heaviest docs page, HTML": true,
    "Home page, in all": false,
  });
});

it("tells the share of our plugins in a build, and whether it is small enough", () => {
  const watched = (otherMs: number): Results => ({
    format: FORMAT,
    parts: {
      plugins: {
        date: "2026-01-02T03:04:05.000Z",
        minutes: 1,
        data: { buildMs: 10_000, hooksMs: 500, otherMs, threadsMs: 0, longest: [] },
      },
    },
  });
  expect(renderReport(watched(1_500))).toContain("Own plugins take 20 % of a build of 10.0 s");
  expect(aimsOf(watched(1_500))).toMatchObject([{ measured: "20 %", reached: true }]);
  expect(aimsOf(watched(1_600))).toMatchObject([{ measured: "21 %", reached: false }]);
});

it("counts a score that was not measured as not reached", () => {
  const scored = (bestPractices: number) =>
    aimsOf({
      format: FORMAT,
      parts: {
        lighthouse: {
          date: "2026-01-02T03:04:05.000Z",
          minutes: 1,
          data: {
            sites: [],
            kinds: [{ id: "guide", name: "guide", value: audit(bestPractices) }],
          },
        },
      },
    }).find(({ name }) => name.includes("best practices"));
  expect(scored(100)).toMatchObject({ reached: true });
  expect(scored(Number.NaN)).toMatchObject({ reached: false, measured: "less on guide" });
});
