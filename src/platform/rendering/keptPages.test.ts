import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type Bundle, keepPages, type RenderedPage } from "./keptPages";

let folder = "";
let rendered: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "kept-pages-"));
  mkdirSync(path.join(folder, "parts"));
  rendered = [];
  for (const file of [
    "one.11111111.js",
    "two.22222222.js",
    "layout.33333333.js",
    "9.44444444.js",
  ]) {
    addPart(file);
  }
});

afterEach(() => rmSync(folder, { recursive: true }));

const addPart = (file: string) => writeFileSync(path.join(folder, "parts", file), "");

function change(from: string, to: string): void {
  rmSync(path.join(folder, "parts", from));
  addPart(to);
}

const MODULES = { 1: () => "the layout", 2: () => "settings" };
const REGISTRY: Bundle["registry"] = {
  one: [undefined, "docs/one.mdx", 10],
  two: [undefined, "docs/two.mdx", 20],
  layout: [undefined, "theme/Layout", 30],
  settings: [undefined, "settings.json", 2],
  lost: [undefined, "docs/lost.mdx", 40],
};

interface Route {
  modules: string[];
  helmet?: unknown;
}

const ROUTES: Record<string, Route> = {
  "/one/": { modules: ["theme/Layout", "docs/one.mdx"] },
  "/two/": { modules: ["theme/Layout", "docs/two.mdx"] },
  "/settings/": { modules: ["theme/Layout", "settings.json"] },
  "/lost/": { modules: ["docs/lost.mdx"] },
  "/unlisted/": { modules: ["theme/NotFound"] },
  "/not-text/": { modules: ["docs/one.mdx"], helmet: { toString: () => "" } },
};

async function render({ pathname }: { pathname: string }): Promise<RenderedPage> {
  rendered.push(pathname);
  const { modules = [], helmet = null } = ROUTES[pathname] ?? {};
  return {
    html: `<p>${pathname}\nrendered ${rendered.length}</p>`,
    collectedData: { modules, metadata: { helmet } },
  };
}

/** What one build makes of these pages. */
function build(pathnames: string[], modules: Bundle["modules"] = MODULES): Promise<RenderedPage[]> {
  rendered = [];
  const bundle = { modules, registry: REGISTRY, folder: path.join(folder, "parts") };
  const page = keepPages(render, bundle, path.join(folder, "kept"));
  return Promise.all(pathnames.map((pathname) => page({ pathname })));
}

const PAGES = ["/one/", "/two/", "/settings/"];

it("renders a page once, and gives it again as it was", async () => {
  const first = await build(PAGES);
  expect(rendered).toEqual(PAGES);
  expect(await build(PAGES)).toEqual(first);
  expect(rendered).toEqual([]);
});

it("renders the one page whose content has changed", async () => {
  await build(PAGES);
  change("one.11111111.js", "one.55555555.js");
  await build(PAGES);
  expect(rendered).toEqual(["/one/"]);
  await build(PAGES);
  expect(rendered).toEqual([]);
});

it("keeps one version of a page", async () => {
  await build(PAGES);
  change("one.11111111.js", "one.55555555.js");
  await build(PAGES);
  expect(readdirSync(path.join(folder, "kept"))).toHaveLength(PAGES.length);
});

it.each([
  ["a part of theirs", () => change("layout.33333333.js", "layout.55555555.js")],
  ["what a part loads by itself", () => change("9.44444444.js", "9.55555555.js")],
])("renders all pages once %s has changed", async (_what, changeIt) => {
  await build(PAGES);
  changeIt();
  await build(PAGES);
  expect(rendered).toEqual(PAGES);
});

it("renders all pages once code of all pages has changed", async () => {
  await build(PAGES);
  await build(PAGES, { ...MODULES, 2: () => "other settings" });
  expect(rendered).toEqual(PAGES);
});

it("keeps no page of which it does not know all it is made of", async () => {
  const pages = ["/lost/", "/unlisted/", "/not-text/"];
  await build(pages);
  await build(pages);
  expect(rendered).toEqual(pages);
});

it("does not take a part for known that only came while pages were rendered", async () => {
  const modules: Record<string, unknown> = { ...MODULES };
  const bundle = { modules, registry: REGISTRY, folder: path.join(folder, "parts") };
  const page = keepPages(
    async (request) => {
      modules[40] = () => "";
      return render(request);
    },
    bundle,
    path.join(folder, "kept"),
  );
  await page({ pathname: "/lost/" });
  expect(readdirSync(path.join(folder, "kept"))).toEqual([]);
});

it("renders a page whose file is damaged", async () => {
  await build(["/one/"]);
  const [file = ""] = readdirSync(path.join(folder, "kept"));
  writeFileSync(path.join(folder, "kept", file), '{"key":');
  const [page] = await build(["/one/"]);
  expect(rendered).toEqual(["/one/"]);
  expect(page?.html).toContain("/one/");
});
