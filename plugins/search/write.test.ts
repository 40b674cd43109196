import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { Kept } from "../kept";
import type { ExtractedPage } from "./extract";
import { readPages } from "./write";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "pages-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(route: string, main: string): void {
  mkdirSync(path.join(folder, route), { recursive: true });
  writeFileSync(
    path.join(folder, route, "index.html"),
    `<!doctype html><html><head><meta name=description content="About it."><body><nav><h1>Menu</h1></nav>${main}</html>`,
  );
}

const read = () => {
  const kept = new Kept<ExtractedPage | null>("search", [], path.join(folder, ".kept"));
  const pages = readPages(folder, kept);
  kept.save();
  return pages;
};

it("reads a page again only when it has changed", () => {
  write("docs/a", "<main><h1>First</h1><p>Words.</main>");
  write("docs/none", "<p>No page of the site.");
  const first = read();
  expect(first.map(({ page }) => [page.route, page.title, page.description])).toEqual([
    ["/docs/a/", "First", "About it."],
  ]);
  expect(read()).toEqual(first);
  expect(read()).toEqual(readPages(folder));
  write("docs/a", "<main><h1>Second</h1><p>Words.</main>");
  expect(read().map(({ page }) => page.title)).toEqual(["Second"]);
});
