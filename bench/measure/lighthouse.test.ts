import { expect, it } from "vitest";
import { rowOf, withoutScore } from "./lighthouse";

const run = (performance: number, tbt: number) => ({
  categories: {
    performance: { score: performance, auditRefs: [] },
    accessibility: { score: 1, auditRefs: [{ id: "image-alt", weight: 10 }] },
    "best-practices": { score: 1, auditRefs: [] },
    seo: { score: 0.9, auditRefs: [{ id: "is-crawlable", weight: 4 }] },
  },
  audits: {
    "largest-contentful-paint": { score: 1, numericValue: 900 },
    "total-blocking-time": { score: 1, numericValue: tbt },
    "cumulative-layout-shift": { score: 1, numericValue: 0 },
    "image-alt": { score: null },
    "is-crawlable": { score: 0 },
  },
});

it("takes the median of every figure by itself and names what costs points", () => {
  expect(rowOf([run(0.9, 300), run(0.99, 10), run(0.95, 20)])).toEqual({
    performance: 95,
    accessibility: 100,
    "best-practices": 100,
    seo: 90,
    lcp: 900,
    tbt: 20,
    cls: 0,
    faults: ["is-crawlable"],
  });
});

it("names categories that have no figure", () => {
  const { categories } = run(1, 0);
  expect(withoutScore({ categories })).toEqual([]);
  const failed = { ...categories, "best-practices": { score: null, auditRefs: [] } };
  expect(withoutScore({ categories: failed })).toEqual(["best-practices"]);
});
