import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
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

const read = (keptDir = path.join(folder, ".kept")) => indexedPages(folder, keptDir);

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

it("reads many pages as they were when it was asked", async () => {
  const routes = Array.from({ length: 30 }, (_, place) => `docs/${String(place).padStart(2, "0")}`);
  for (const route of routes) write(route, `<main><h1>${route}</h1><p>Words.</main>`);
  const reading = read();
  for (const route of routes) write(route, "<main><h1>Finished</h1></main>");
  expect((await reading).map(({ page }) => page.title)).toEqual(routes);
});
