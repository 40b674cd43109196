import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";

const docs = path.resolve(__dirname, "../build/docs");

/** Kilobytes, gzip, of the HTML of a page of the docs. */
const MOST = 14;

/** Two long references, whose text alone takes most of it: they may not grow. */
const LONG: Record<string, number> = {
  "api/events": 25,
  "api/types": 20.7,
};

test("the HTML of docs pages keeps its limit", () => {
  const pages = readdirSync(docs, { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "index.html")
    .map((file) => ({
      page: path.dirname(file).split(path.sep).join("/"),
      weight: gzipSync(readFileSync(path.join(docs, file)), { level: 9 }).length / 1000,
    }));
  expect(pages.length).toBeGreaterThan(100);
  const heavy = pages.filter(({ page, weight }) => weight > (LONG[page] ?? MOST));
  expect(heavy).toEqual([]);
});
