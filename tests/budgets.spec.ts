import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { expect, type Page, test } from "@playwright/test";
import { PAGE_ROUTE_ID, type PageRoute, type RouteLevel } from "../src/platform/routes/pageRoute";
import { PAGE_KINDS } from "./support/pageKinds";

const build = path.resolve(__dirname, "../build");

type Part = "html" | "js" | "css" | "font" | "other" | "ahead";
type Weight = Record<Part | "all", number>;

/**
 * Kilobytes, gzip, of what a first visit loads before anything is clicked or scrolled, the running
 * example in sight included. They keep pages from growing; the aim is 110 for the scripts of a docs
 * page and 16 for its styles.
 */
const BUDGETS: Record<"docs" | "home", Partial<Weight>> = {
  docs: { html: 28, js: 184, css: 18.5, font: 0, all: 219, ahead: 60 },
  home: { html: 10, js: 157, css: 19.3, font: 0, all: 187, ahead: 60 },
};

function partOf(file: string): Part {
  const extension = path.extname(file);
  if (extension === ".html" || file.endsWith("/")) return "html";
  if (extension === ".js") return "js";
  if (extension === ".css") return "css";
  return extension.startsWith(".woff") ? "font" : "other";
}

function kilobytes(address: string): number {
  const name = decodeURIComponent(new URL(address).pathname);
  const file = path.join(build, name.endsWith("/") ? `${name}index.html` : name);
  expect(existsSync(file), `${address} is no file of the build`).toBe(true);
  return gzipSync(readFileSync(file), { level: 9 }).length / 1000;
}

interface Requests {
  needed: Set<string>;
  /** For other pages: the list of all routes and the files of links in view. */
  ahead: Set<string>;
}

async function requestsOf(page: Page, address: string): Promise<Requests> {
  const requests: Requests = { needed: new Set(), ahead: new Set() };
  page.on("request", (request) => {
    const file = request.url().replace(/[?#].*$/, "");
    // The type of what is prefetched is not known to the browser.
    const isAhead = request.resourceType() === "other" || file.includes("/assets/js/directory.");
    // Icons of the site are asked for by the browser, not by the page.
    if (!file.includes("/img/") || request.resourceType() === "image") {
      requests[isAhead ? "ahead" : "needed"].add(file);
    }
  });
  await page.goto(address, { waitUntil: "networkidle" });
  await expect(page.locator("html")).toHaveAttribute("data-has-hydrated", "true");
  return requests;
}

function weigh({ needed, ahead }: Requests): Weight {
  const weight: Weight = { html: 0, js: 0, css: 0, font: 0, other: 0, ahead: 0, all: 0 };
  for (const address of needed) {
    const size = kilobytes(address);
    weight[partOf(address)] += size;
    weight.all += size;
  }
  for (const address of ahead) {
    weight.ahead += needed.has(address) ? 0 : kilobytes(address);
  }
  return weight;
}

test.use({ serviceWorkers: "block" });

for (const [kind, address] of Object.entries(PAGE_KINDS)) {
  if (kind === "not found" || kind === "search") continue;
  test(`${kind} keeps its byte budget`, async ({ page }) => {
    const weight = weigh(await requestsOf(page, address));
    const report = Object.entries(weight)
      .map(([part, size]) => `${part} ${size.toFixed(1)}`)
      .join(", ");
    console.log(`${kind}: ${report}`);
    const budget = BUDGETS[kind === "home" ? "home" : "docs"];
    for (const [part, most] of Object.entries(budget) as [Part, number][]) {
      expect(weight[part], `${part} of ${kind} (${report})`).toBeLessThanOrEqual(most);
    }
  });
}

test("what every page loads lists no files of single pages", () => {
  for (const address of ["docs/", "docs/changelog/"]) {
    const html = readFileSync(path.join(build, address, "index.html"), "utf8");
    const runtime = /assets\/js\/runtime~main\.[\w-]+\.js/.exec(html)?.[0] ?? "";
    const [, data = ""] = new RegExp(`id="${PAGE_ROUTE_ID}">(.*?)</script>`).exec(html) ?? [];
    const { levels, chunkNames, modules, files } = JSON.parse(data) as PageRoute;
    const { path: route, hash } = levels.at(-1) as RouteLevel;
    const content = modules[chunkNames[`${route}-${hash}`]?.content as string]?.chunks.at(-1);
    const [, fileHash = ""] = /\.([\w-]+)\.js$/.exec(files[String(content)] ?? "") ?? [];
    expect(fileHash).not.toBe("");
    expect(readFileSync(path.join(build, runtime), "utf8")).not.toContain(fileHash);
  }
});
