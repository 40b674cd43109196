import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { PAGE_ROUTE_ID, type PageRoute } from "../../src/platform/routes/pageRoute";
import { keptFolder } from "../kept";
import { renderedPages } from "../rendered-pages";
import { finishPages } from "./finishPages";
import { ROUTE_PARTS_FILE } from "./routeDirectory";

let dir: string;
const out = (file: string) => path.join(dir, "out", file);
const generated = (file: string) => path.join(dir, "generated", file);

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const PAGE = `<head><title>&lt;b&gt;</title><link rel=stylesheet href=/assets/css/styles.3c.css /><script src=/assets/js/runtime~main.1a.js defer="defer"></script>
    <script src=/assets/js/main.2b.js defer></script>
</head><p></p>`;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), "pages-"));
  write(
    generated("routes.js"),
    `import ComponentCreator from '@docusaurus/ComponentCreator';
    export default [
      { path: '/docs/', component: ComponentCreator('/docs/', 'aaa'), routes: [
        { path: '/docs/', component: ComponentCreator('/docs/', 'bbb'), exact: true, sidebar: "docs" },
        { path: '/docs/one/', component: ComponentCreator('/docs/one/', 'ccc'), exact: true },
      ] },
      { path: '*', component: ComponentCreator('*') },
    ];`,
  );
  write(
    generated("routesChunkNames.json"),
    JSON.stringify({
      "/docs/-aaa": { __comp: "root", __context: { plugin: "plugin" } },
      "/docs/-bbb": { __comp: "item", items: [{ content: "first" }] },
      "/docs/one/-ccc": { __comp: "item", content: "second" },
    }),
  );
  write(
    generated(ROUTE_PARTS_FILE),
    JSON.stringify({
      modules: {
        root: { id: 1, chunks: ["10"] },
        // One of them is among the scripts that every page has.
        plugin: { id: 2, chunks: ["20", "main", "styles"] },
        item: { id: 3, chunks: ["30", "31"] },
        first: { id: 4, chunks: ["40", "41"] },
        second: { id: 5, chunks: ["50"] },
      },
      files: {
        10: "assets/js/10.js",
        20: "assets/js/20.js",
        main: "assets/js/main.2b.js",
        30: "assets/js/30.js",
        31: "assets/js/31.js",
        40: "assets/js/40.js",
        50: "assets/js/</script>.js",
      },
      styles: {
        styles: "assets/css/styles.3c.css",
        40: "assets/css/40.css",
        41: "assets/css/40.css",
      },
    }),
  );
  write(out("docs/index.html"), PAGE);
  write(out("docs/one/index.html"), PAGE);
  write(out("404.html"), PAGE);
  write(out("frame/index.html"), "<script>other()</script>");
});

afterEach(() => rmSync(dir, { recursive: true, force: true }));

const finish = () => finishPages(path.join(dir, "out"), path.join(dir, "generated"));

function finished(file: string): { html: string; route: PageRoute } {
  const html = readFileSync(out(file), "utf8");
  const [, data = "null"] = new RegExp(`id="${PAGE_ROUTE_ID}">(.*?)</script>`).exec(html) ?? [];
  return { html, route: JSON.parse(data) as PageRoute };
}

test("a page names the levels of its own route, the parts of each and their files", async () => {
  await finish();
  const { route } = finished("docs/index.html");
  expect(route.routes).toEqual([
    [
      "/docs/",
      "aaa",
      {},
      { __comp: 0, __context: { plugin: 1 } },
      ["/docs/", "bbb", { exact: true, sidebar: "docs" }, { __comp: 2, items: [{ content: 3 }] }],
    ],
  ]);
  expect(route.parts).toEqual([
    [1, 0],
    [2, 1],
    [3, 2, 3],
    [4, 4],
  ]);
  expect(route.chunks).toEqual(["10", "20", "30", "31", "40"]);
});

test("the page names its scripts in the order they run, the site's own main file last", async () => {
  // A site below another address, as its routes and its scripts say.
  const under = (text: string) => text.replaceAll(/(?<=['"=])\/(?=docs|assets)/g, "/base/");
  for (const file of ["routes.js", "routesChunkNames.json"]) {
    write(generated(file), under(readFileSync(generated(file), "utf8")));
  }
  write(out("docs/index.html"), under(PAGE));
  await finish();
  const { html, route } = finished("docs/index.html");
  const [start = "", ...others] = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(
    ([, source = ""]) => source,
  );
  expect(others).toEqual([]);
  expect(existsSync(out(start.replace("/base/", "")))).toBe(true);
  expect(route.scripts).toEqual(
    ["runtime~main.1a", ...route.chunks, "main.2b"].map((name) => `/base/assets/js/${name}.js`),
  );
});

test("a page names the style sheets that only its own parts have, after the site's", async () => {
  await finish();
  const sheetsOf = (file: string) =>
    [...finished(file).html.matchAll(/<link rel="?stylesheet"? href="?([^" >]+)/g)].map(
      ([, sheet]) => sheet,
    );
  expect(sheetsOf("docs/index.html")).toEqual(["/assets/css/styles.3c.css", "/assets/css/40.css"]);
  expect(sheetsOf("docs/one/index.html")).toEqual(["/assets/css/styles.3c.css"]);
});

test("the page for unknown addresses has a route of its own", async () => {
  await finish();
  expect(finished("404.html").route.routes).toEqual([["*", "", {}, null]]);
});

test("data cannot end the element it stands in", async () => {
  await finish();
  expect(finished("docs/one/index.html").route.scripts).toContain("/assets/js/</script>.js");
});

test("a page that is no route stays as it is", async () => {
  await finish();
  expect(readFileSync(out("frame/index.html"), "utf8")).toBe("<script>other()</script>");
});

test("a page that is finished again has what its route is made of now", async () => {
  await finish();
  write(out("docs/index.html"), PAGE);
  const parts = readFileSync(generated(ROUTE_PARTS_FILE), "utf8");
  write(
    generated(ROUTE_PARTS_FILE),
    parts.replace("js/40.js", "js/41.js").replaceAll("css/40.css", "css/41.css"),
  );
  await finish();
  const { html, route } = finished("docs/index.html");
  expect(route.scripts).toContain("/assets/js/41.js");
  expect(html).toContain("/assets/css/41.css");
  expect(html).not.toContain("40.css");
});

test("a page that was handed over while it was rendered is not worked on again", async () => {
  const html = PAGE.replace("<p></p>", "<p>handed over</p>");
  renderedPages(keptFolder(generated(""))).take({ route: "/docs/one/", html });
  await finish();
  expect(finished("docs/one/index.html").html).toContain("<p>handed over");
  expect(finished("docs/one/index.html").route.scripts).toContain("/assets/js/30.js");
  expect(finished("docs/index.html").html).not.toContain("handed over");
});
