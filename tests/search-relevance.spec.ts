import { readFileSync } from "node:fs";
import path from "node:path";
import { answer, type Searchable } from "../src/search/embedded/answer";
import { buildIndex, recordsOf } from "../src/search/embedded/indexer";
import { PAGES_FILE, type PagesPart } from "../src/search/embedded/parts";
import relevance from "../src/search/relevance.json";
import { expect, test } from "./support/visitor";

/** Node only: the real index of the build, asked what visitors ask. */
const build = path.resolve(__dirname, "../build");
const readJson = (file: string) => JSON.parse(readFileSync(path.join(build, file), "utf8"));

const LEAST_TOP_1 = 0.8;
const LEAST_TOP_3 = 0.95;

let searchable: Searchable;

test.beforeAll(async () => {
  const part: PagesPart = readJson(PAGES_FILE);
  const records = recordsOf(part.pages, readJson(part.sections), readJson(part.text));
  searchable = { index: await buildIndex(records), records, pages: part.pages, complete: true };
});

test("the relevance set is large enough and names pages that exist", () => {
  expect(relevance.length).toBeGreaterThanOrEqual(80);
  expect(new Set(relevance.map(({ query }) => query)).size).toBe(relevance.length);
  const routes = searchable.pages.map(({ route }) => route);
  for (const { query, expect: expected } of relevance) {
    expect(expected.length, query).toBeGreaterThan(0);
    for (const route of expected) {
      expect(routes, query).toContain(route);
    }
  }
});

test("visitors' questions find the page they are looking for", () => {
  const places = relevance.map(({ query, expect: expected }) => {
    const found = answer(searchable, query, {}, 10).pages.map(({ url }) => url);
    expect(found.length, `"${query}" finds nothing`).toBeGreaterThan(0);
    return { query, found, place: found.findIndex((url) => expected.includes(url)) };
  });
  const share = (least: number) =>
    places.filter(({ place }) => place >= 0 && place < least).length / places.length;
  const missed = places
    .filter(({ place }) => place !== 0)
    .map(({ query, found, place }) => `"${query}": place ${place + 1}, first ${found[0]}`)
    .join("\n");
  console.log(`top 1: ${percent(share(1))}, top 3: ${percent(share(3))} of ${places.length}`);
  expect(share(1), missed).toBeGreaterThanOrEqual(LEAST_TOP_1);
  expect(share(3), missed).toBeGreaterThanOrEqual(LEAST_TOP_3);
});

function percent(value: number): string {
  return `${(value * 100).toFixed(1)} %`;
}
