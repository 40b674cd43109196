import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { expect, type Page, test } from "@playwright/test";
import { PAGE_ROUTE_ID, type PageRoute } from "../src/platform/routes/pageRoute";
import { PAGE_KINDS } from "./support/pageKinds";
import { nothingMoreComes } from "./support/quiet";

const build = path.resolve(__dirname, "../build");

type Part = "html" | "js" | "css" | "font" | "other" | "ahead";
type Weight = Record<Part | "all", number>;

/**
 * Kilobytes, gzip. At rest: what a first visit loads while nobody does anything. In use: all of it
 * once the pointer has moved, the running example in sight included; these keep pages from growing,
 * the aim for scripts is 110 here as well.
 */
const BUDGETS: Record<"docs" | "home", Record<"atRest" | "inUse", Partial<Weight>>> = {
  docs: {
    atRest: { html: 26, js: 2, css: 15, font: 0, other: 0.5, all: 44, ahead: 0 },
    inUse: { css: 15, js: 184, all: 215, ahead: 60 },
  },
  home: {
    atRest: { html: 10, js: 159, css: 15.8, font: 0, all: 184, ahead: 60 },
    inUse: { css: 15.8, js: 159, all: 184, ahead: 60 },
  },
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

function collectRequests(page: Page): Requests {
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
    const requests = collectRequests(page);
    const budget = BUDGETS[kind === "home" ? "home" : "docs"];
    await page.goto(address, { waitUntil: "networkidle" });
    expectWithin(budget.atRest, weigh(requests), `${kind} at rest`);
    await page.mouse.move(300, 300, { steps: 2 });
    await expect(page.locator("html")).toHaveAttribute("data-has-hydrated", "true");
    await expect(page.locator("[data-example][data-state=loading]")).toHaveCount(0);
    await nothingMoreComes(page);
    expectWithin(budget.inUse, weigh(requests), `${kind} in use`);
  });
}

function expectWithin(budget: Partial<Weight>, weight: Weight, what: string): void {
  const report = Object.entries(weight)
    .map(([part, size]) => `${part} ${size.toFixed(1)}`)
    .join(", ");
  console.log(`${what}: ${report}`);
  for (const [part, most] of Object.entries(budget) as [Part, number][]) {
    expect(weight[part], `${part} of ${what} (${report})`).toBeLessThanOrEqual(most);
  }
}

/**
 * With nothing fetched ahead, the list of all routes included; kilobytes, gzip. The aim is 25, this
 * keeps it from growing.
 */
const COLD_NAVIGATION = 15;

test("a navigation to a page of which nothing is there yet keeps its byte budget", async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  await page.goto(`${PAGE_KINDS.guide}?awake`);
  await expect(page.locator('[data-example][data-state="ready"]').first()).toBeVisible();
  await nothingMoreComes(page);
  const requests = collectRequests(page);
  await page.locator('aside a[href="/docs/guides/UploadQueue/"]').click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Build an upload queue");
  await expect(page.locator('[data-example][data-state="ready"]').first()).toBeVisible();
  await nothingMoreComes(page);
  const { all, ahead } = weigh(requests);
  console.log(`cold navigation: ${(all + ahead).toFixed(1)}`);
  expect(all).toBeGreaterThan(0);
  expect(all + ahead).toBeLessThanOrEqual(COLD_NAVIGATION);
});

test("what the library needs is in its file, not in every example", () => {
  const folder = path.join(build, "assets/js");
  const having = readdirSync(folder)
    .filter((file) => file.endsWith(".js"))
    // Of a package that the library depends on.
    .filter((file) =>
      readFileSync(path.join(folder, file), "utf8").includes("Minified exception occurred"),
    );
  expect(having).toEqual([expect.stringMatching(/^library\./)]);
});

test("what every page loads lists no files of single pages", () => {
  for (const address of ["docs/", "docs/changelog/"]) {
    const html = readFileSync(path.join(build, address, "index.html"), "utf8");
    const runtime = /assets\/js\/runtime~main\.[\w-]+\.js/.exec(html)?.[0] ?? "";
    const [, data = ""] = new RegExp(`id="${PAGE_ROUTE_ID}">(.*?)</script>`).exec(html) ?? [];
    const { chunks, scripts } = JSON.parse(data) as PageRoute;
    // The page's own content is the last part of its route; the site's main file comes after it.
    const content = chunks.length > 0 ? scripts.at(-2) : undefined;
    const [, fileHash = ""] = /\.([\w-]+)\.js$/.exec(content ?? "") ?? [];
    expect(fileHash).not.toBe("");
    expect(readFileSync(path.join(build, runtime), "utf8")).not.toContain(fileHash);
  }
});
