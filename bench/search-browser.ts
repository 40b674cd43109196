import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { type Browser, chromium, type Page } from "@playwright/test";
import { startServer } from "../deploy/server";
import { browserFlags, findBrowser } from "../scripts/browser.mjs";
import relevance from "../src/search/relevance.json";
import { bePresent } from "../tests/support/visitor";

export interface BrowserRow {
  bytes: number;
  allBytes: number;
  msPerQuery: number;
  slowest: number;
  longestTask: number;
  found: string[][];
}

/** Pagefind's WebAssembly is against the site's security policy, so it is served without one. */
async function serveFolder(dir: string): Promise<{ url: string; close(): void }> {
  const server = createServer((request, response) => {
    const file = path.join(dir, path.normalize(new URL(request.url ?? "/", "http://x").pathname));
    if (!existsSync(file) || statSync(file).isDirectory()) {
      response
        .setHeader("Content-Type", "text/html")
        .end("<!doctype html><title>Candidate</title>");
      return;
    }
    response.setHeader(
      "Content-Type",
      file.endsWith(".js") ? "text/javascript" : "application/octet-stream",
    );
    response.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** What was transferred so far, every file counted as gzip, whatever this server does. */
function countBytes(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on("response", (response) => {
    sizes.push(
      response.body().then(
        (body) => gzipSync(body, { level: 9 }).length,
        () => 0,
      ),
    );
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

export async function measureInBrowser(
  build: string,
  candidatesDir: string,
): Promise<{ site: BrowserRow; pagefind: BrowserRow }> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: browserFlags(),
  });
  const folder = mkdtempSync(path.join(os.tmpdir(), "search-bench-"));
  const pagefindDir = path.join(folder, "pagefind");
  execFileSync(path.join(candidatesDir, "node_modules/.bin/pagefind"), [
    ...["--site", build, "--output-path", pagefindDir, "--root-selector", "main"],
  ]);
  const site = await startServer({ dir: build, host: "localhost", port: 0 });
  const candidate = await serveFolder(folder);
  try {
    return {
      site: await measureSite(await openPage(browser), site.url),
      pagefind: await measurePagefind(await openPage(browser), candidate.url),
    };
  } finally {
    await browser.close();
    await site.close();
    candidate.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  await bePresent(page.context());
  // The TypeScript runner calls this helper in functions that are sent to the page.
  await page.addInitScript("globalThis.__name = (value) => value");
  return page;
}

async function measureSite(page: Page, url: string): Promise<BrowserRow> {
  const bytes = countBytes(page);
  await page.goto(`${url}docs/`);
  await page.waitForSelector("html[data-has-hydrated=true]");
  await page.waitForLoadState("networkidle");
  const before = await bytes();
  await page.evaluate(() => {
    const tasks: number[] = [];
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map((e) => e.duration)),
    ).observe({ type: "longtask" });
    (window as unknown as { tasks: number[] }).tasks = tasks;
  });
  await page.keyboard.press("/");
  await page.keyboard.type("abort");
  await page.waitForSelector("dialog [role=option] mark");
  const toFirst = (await bytes()) - before;
  await page.waitForSelector("text=/See all \\d+ results/");
  const allBytes = (await bytes()) - before;
  const longestTask = await page.evaluate(() =>
    Math.max(0, ...(window as unknown as { tasks: number[] }).tasks),
  );

  const found: string[][] = [];
  const times: number[] = [];
  for (const { query } of relevance) {
    let best = Number.POSITIVE_INFINITY;
    for (let round = 0; round < 3; round++) {
      best = Math.min(best, await page.evaluate(typeAndWait, query));
    }
    times.push(best);
    found.push(
      await page.$$eval("dialog [role=group] > a:first-of-type", (links) =>
        links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
      ),
    );
  }
  return {
    bytes: toFirst,
    allBytes,
    msPerQuery: [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0,
    slowest: Math.max(...times),
    longestTask,
    found,
  };
}

/** The last letter of a query typed into the box, until the list shows its results. */
async function typeAndWait(query: string): Promise<number> {
  const box = document.querySelector<HTMLInputElement>("dialog input");
  const list = document.querySelector("dialog [role=listbox]")?.parentElement;
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
  if (!box || !list || !setValue) {
    throw new Error("the modal is not open");
  }
  const type = (value: string) => {
    setValue.call(box, value);
    box.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const rest = () => new Promise((resolve) => setTimeout(resolve, 60));
  type("");
  await rest();
  return new Promise<number>((resolve) => {
    const observer = new MutationObserver(() => {
      if (list.querySelector("[role=option] mark")) {
        observer.disconnect();
        resolve(performance.now() - start);
      }
    });
    observer.observe(list, { childList: true, subtree: true, characterData: true });
    const start = performance.now();
    type(query);
    setTimeout(() => resolve(performance.now() - start), 2000);
  });
}

async function measurePagefind(page: Page, url: string): Promise<BrowserRow> {
  const bytes = countBytes(page);
  await page.goto(url);
  await page.waitForLoadState("networkidle");
  const before = await bytes();
  const ask = (query: string) =>
    page.evaluate(async (wanted) => {
      const address = "/pagefind/pagefind.js";
      const pagefind = await import(/* webpackIgnore: true */ address);
      const start = performance.now();
      const { results } = await pagefind.search(wanted);
      const shown = await Promise.all(
        results.slice(0, 10).map((result: { data(): Promise<{ url: string }> }) => result.data()),
      );
      return {
        time: performance.now() - start,
        urls: shown.map(({ url }: { url: string }) => new URL(url, location.href).pathname),
      };
    }, query);
  await ask("abort");
  const toFirst = (await bytes()) - before;
  const found: string[][] = [];
  const times: number[] = [];
  for (const { query } of relevance) {
    const rounds = [await ask(query), await ask(query), await ask(query)];
    times.push(Math.min(...rounds.map(({ time }) => time)));
    found.push(rounds[0]?.urls ?? []);
  }
  return {
    bytes: toFirst,
    allBytes: (await bytes()) - before,
    msPerQuery: [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0,
    slowest: Math.max(...times),
    longestTask: 0,
    found,
  };
}
