import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { RenderedPages } from ".";
import type { PageContent, RenderedPage } from "./content";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "rendered-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const pageAt = (route: string, title: string) => ({
  route,
  html: `<!doctype html><html><body><main><h1 class="">${title}</h1><p>Words.</p></main></html>`,
});

function contentOf(page: RenderedPage, pages = new RenderedPages(folder)): Promise<PageContent> {
  pages.take(page);
  return pages.contentAt(page.route);
}

const FIRST = pageAt("/docs/a/", "First");

it("makes a page light, and reads it for the search", async () => {
  const { light, found } = await contentOf(FIRST);
  expect(light).toContain("<main><h1>First</h1>");
  expect(found?.page).toMatchObject({ route: "/docs/a/", title: "First" });
});

it("reads nothing for the search where it finds nothing", async () => {
  const pages = new RenderedPages(folder);
  expect((await contentOf(pageAt("/docs/tags/b/", "Tag"), pages)).found).toBeNull();
  expect((await contentOf(pageAt("/404.html", "Nothing here"), pages)).found).toBeNull();
  expect((await contentOf({ route: "/frame/", html: "<p>No page" }, pages)).found).toBeNull();
});

it("makes a page anew that has changed since", async () => {
  const pages = new RenderedPages(folder);
  await contentOf(FIRST, pages);
  const { light, found } = await contentOf(pageAt("/docs/a/", "Second"), pages);
  expect([light.includes("<h1>Second</h1>"), found?.page.title]).toEqual([true, "Second"]);
});

describe("what an earlier build kept", () => {
  beforeEach(async () => {
    await contentOf(FIRST);
    for (const file of readdirSync(path.join(folder, "rendered"))) {
      const kept = path.join(folder, "rendered", file);
      writeFileSync(kept, readFileSync(kept, "utf8").replaceAll("First", "Kept"));
    }
  });

  it("is used for a page that stays as it is", async () => {
    const { light, found } = await contentOf(FIRST);
    expect(light).toContain("<h1>Kept</h1>");
    expect(found?.page.title).toBe("Kept");
  });

  it.each([
    ["has changed", { ...FIRST, html: FIRST.html.replace("Words.", "Other words.") }],
    ["is another one", { ...FIRST, route: "/docs/b/" }],
  ])("is not used for a page that %s", async (_what, page) => {
    const { light, found } = await contentOf(page);
    expect(light).toContain("<h1>First</h1>");
    expect(found?.page).toMatchObject({ route: page.route, title: "First" });
  });
});

it("says so when another build has changed what was kept meanwhile", async () => {
  const pages = new RenderedPages(folder);
  await contentOf(FIRST, pages);
  await contentOf(pageAt(FIRST.route, "Of the other build"));
  await expect(pages.contentAt(FIRST.route)).rejects.toThrow("run one at a time");
});

describe("pages that are handed over", () => {
  const many = Array.from({ length: 30 }, (_, place) => pageAt(`/docs/${place}/`, `No ${place}`));
  const kept = () => readdirSync(path.join(folder, "rendered"));

  it("are worked on before anybody asks, if they are many", async () => {
    const pages = new RenderedPages(folder);
    for (const page of many) pages.take(page);
    await expect.poll(() => kept().length, { timeout: 10_000 }).toBe(many.length);
    const contents = await Promise.all(many.map((page) => contentOf(page, pages)));
    expect(contents.map(({ found }) => found?.page.title)).toEqual(
      many.map((_, place) => `No ${place}`),
    );
  });

  it("wait until they are asked for, if they are few", async () => {
    const pages = new RenderedPages(folder);
    for (const page of many.slice(0, 5)) {
      // The same one twice is one page.
      for (let time = 0; time < 6; time++) pages.take(page);
    }
    expect((await contentOf(FIRST, pages)).found?.page.title).toBe("First");
    expect(kept()).toHaveLength(1);
    const [some] = many;
    expect(some && (await contentOf(some, pages)).found?.page.title).toBe("No 0");
  });
});
