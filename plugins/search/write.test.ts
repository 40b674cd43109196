import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { RenderedPages } from "../rendered-pages";
import { indexedPages } from "./write";

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

const read = (keptDir = path.join(folder, ".kept")) =>
  indexedPages(folder, new RenderedPages(keptDir));

it("reads a page again only when it has changed", async () => {
  write("docs/a", "<main><h1>First</h1><p>Words.</main>");
  write("docs/none", "<p>No page of the site.");
  const first = await read();
  expect(first.map(({ page }) => [page.route, page.title, page.description])).toEqual([
    ["/docs/a/", "First", "About it."],
  ]);
  expect(await read()).toEqual(first);
  expect(await read()).toEqual(await read(path.join(folder, ".kept-anew")));
  write("docs/a", "<main><h1>Second</h1><p>Words.</main>");
  expect((await read()).map(({ page }) => page.title)).toEqual(["Second"]);
});

it("reads all pages of a large site, in order", async () => {
  const routes = Array.from({ length: 120 }, (_, place) => `docs/${1000 + place}`);
  for (const route of routes) write(route, `<main><h1>${route}</h1><p>Words.</main>`);
  expect((await read()).map(({ page }) => page.title)).toEqual(routes);
});

it("takes a page that was handed over as it was then", async () => {
  write("docs/a", "<main><h1>Written</h1></main>");
  write("docs/b", "<main><h1>Second</h1></main>");
  const rendered = new RenderedPages(path.join(folder, ".kept"));
  rendered.take({ route: "/docs/a/", html: "<main><h1>First</h1></main>" });
  const indexed = await indexedPages(folder, rendered);
  expect(indexed.map(({ page }) => page.title)).toEqual(["First", "Second"]);
});
