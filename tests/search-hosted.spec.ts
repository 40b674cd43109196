import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect as baseExpect, type Page, test } from "@playwright/test";
import { type RunningServer, startServer } from "../deploy/server";

// A busy machine takes its time; none of these tests measures time.
const expect = baseExpect.configure({ timeout: 20_000 });

/**
 * The same site built with a hosted service configured, asked against a stand-in that speaks the
 * service's protocol and refuses what the real one would refuse.
 */
const run = promisify(execFile);
const root = path.resolve(__dirname, "..");
const CREDENTIALS = { appId: "STANDIN", apiKey: "search-only-key", indexName: "uploady-docs" };

interface Query {
  indexName: string;
  query: string;
  hitsPerPage: number;
  facetFilters: Array<string | string[]>;
  highlightPreTag: string;
  highlightPostTag: string;
  [name: string]: unknown;
}

class StandIn {
  readonly queries: Query[] = [];
  readonly refusals: string[] = [];
  reachable = true;
  #server: Server | undefined;

  async start(): Promise<string> {
    const server = createServer(async (request, response) => {
      response.setHeader("Access-Control-Allow-Origin", "*");
      if (!this.reachable) {
        request.socket.destroy();
        return;
      }
      const refusal = await this.#accept(request);
      if (typeof refusal === "string") {
        this.refusals.push(refusal);
        response.writeHead(400).end(JSON.stringify({ message: refusal, status: 400 }));
        return;
      }
      response.setHeader("Content-Type", "application/json");
      response.end(JSON.stringify({ results: refusal.map(answerTo) }));
    });
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
    return `http://localhost:${(server.address() as AddressInfo).port}`;
  }

  /** The queries of a right request, or why it is not right. */
  async #accept(request: IncomingMessage): Promise<Query[] | string> {
    const url = new URL(request.url ?? "", "http://localhost");
    if (request.method !== "POST" || url.pathname !== "/1/indexes/*/queries") {
      return `${request.method} ${url.pathname}`;
    }
    const given = (name: string) => url.searchParams.get(name) ?? request.headers[name];
    if (given("x-algolia-application-id") !== CREDENTIALS.appId) {
      return "wrong application id";
    }
    if (given("x-algolia-api-key") !== CREDENTIALS.apiKey) {
      return "wrong key";
    }
    let body = "";
    for await (const chunk of request) {
      body += chunk;
    }
    const { requests } = JSON.parse(body) as { requests: Query[] };
    const wrong = requests.find(({ indexName }) => indexName !== CREDENTIALS.indexName);
    if (wrong) {
      return `wrong index ${wrong.indexName}`;
    }
    this.queries.push(...requests);
    return requests;
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((resolve) => this.#server?.close(resolve));
  }
}

/** 57 hits in all; a filter leaves 12. */
function answerTo({ query, hitsPerPage, facetFilters, highlightPreTag, highlightPostTag }: Query) {
  const mark = (text: string) => highlightPreTag + text + highlightPostTag;
  const filtered = facetFilters.some((filter) => String(filter).startsWith("kind:"));
  const hits = [
    {
      url: "https://react-uploady.org/docs/api/hooks/useRetry/",
      hierarchy: { lvl0: "Hooks", lvl1: "useRetry" },
      type: "lvl1",
      kind: "hook",
      _highlightResult: { hierarchy: { lvl1: { value: mark("useRetry") } } },
      _snippetResult: { content: { value: `<b>Send</b> ${mark(query)} again` } },
    },
    {
      url: "https://react-uploady.org/docs/guides/RetryFailedUploads/#after-a-reload",
      hierarchy: { lvl0: "Guides", lvl1: "Retry failed uploads", lvl2: "After a reload" },
      type: "lvl2",
      _highlightResult: { hierarchy: { lvl2: { value: "After a reload" } } },
    },
    {
      url: "https://storybook.example.com/?path=/retry",
      hierarchy: { lvl0: "Storybook", lvl1: "Retry story" },
      type: "lvl1",
    },
    { url: "javascript:window.injected=true", hierarchy: { lvl1: "Evil" }, type: "lvl1" },
  ];
  return {
    hits: hits.slice(0, hitsPerPage),
    nbHits: filtered ? 12 : 57,
    page: 0,
    nbPages: 1,
    hitsPerPage,
    query,
    processingTimeMS: 1,
    facets: { kind: { hook: 12, guide: 45 }, sidebar: { api: 12, docs: 45 } },
  };
}

test.describe.configure({ mode: "default" });

const standIn = new StandIn();
let outDir = "";
let site: RunningServer;
let serviceUrl = "";

function environment(search: Record<string, string>): NodeJS.ProcessEnv {
  const { SEARCH_APP_ID, SEARCH_API_KEY, SEARCH_INDEX_NAME, ...rest } = process.env;
  return { ...rest, ...search };
}

function buildSite(search: Record<string, string>) {
  return run("npx", ["docusaurus", "build", "--out-dir", outDir], {
    cwd: root,
    env: environment(search),
    shell: process.platform === "win32",
  });
}

test.beforeAll(async () => {
  test.setTimeout(900_000);
  outDir = mkdtempSync(path.join(os.tmpdir(), "hosted-search-"));
  serviceUrl = await standIn.start();
  await buildSite({
    SEARCH_APP_ID: CREDENTIALS.appId,
    SEARCH_API_KEY: CREDENTIALS.apiKey,
    SEARCH_INDEX_NAME: CREDENTIALS.indexName,
    SEARCH_HOST: serviceUrl,
    SEARCH_EXTERNAL_URL_REGEX: "^https://storybook\\.example\\.com/",
  });
  site = await startServer({ dir: outDir, host: "localhost", port: 0 });
});

test.afterAll(async () => {
  await site?.close();
  await standIn.stop();
  rmSync(outDir, { recursive: true, force: true });
});

test.beforeEach(() => {
  test.setTimeout(90_000);
  standIn.reachable = true;
  standIn.queries.length = 0;
  standIn.refusals.length = 0;
});

test.afterEach(() => {
  expect(standIn.refusals).toEqual([]);
});

async function searchFor(page: Page, query: string): Promise<void> {
  await page.goto(`${site.url}docs/`);
  await expect(page.locator("html")).toHaveAttribute("data-has-hydrated", "true");
  await page.keyboard.press("/");
  await page.getByRole("combobox").fill(query);
}

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Search" });

test("every page connects early to the service", async () => {
  const html = readFileSync(path.join(outDir, "docs/index.html"), "utf8");
  expect(html).toMatch(new RegExp(`<link[^>]+rel="?preconnect"?[^>]+href="?${serviceUrl}`));
});

test("asks with contextual filters and shows grouped, marked, safe results", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await searchFor(page, "retry");
  const options = dialogOf(page).getByRole("option");
  await expect(options).toHaveCount(4);
  await expect(options.first().locator("mark").first()).toHaveText("useRetry");
  await expect(options.first()).toContainText("<b>Send</b> retry again");
  await expect(options.first()).toContainText("Hook");
  await expect(options.nth(2)).toHaveAttribute(
    "href",
    "/docs/guides/RetryFailedUploads/#after-a-reload",
  );
  await expect(options.nth(3)).toHaveAttribute(
    "href",
    "https://storybook.example.com/?path=/retry",
  );
  expect(standIn.queries.at(-1)).toMatchObject({ query: "retry" });
  const filters = standIn.queries.at(-1)?.facetFilters;
  expect(filters).toContain("language:en");
  expect(filters).toContainEqual(["docusaurus_tag:default", "docusaurus_tag:docs-default-current"]);
  expect(asked.filter((url) => url.includes("search-index"))).toEqual([]);
});

test("keeps internal links in the app", async ({ page }) => {
  await searchFor(page, "retry");
  await page.evaluate(() => {
    (window as unknown as { sameDocument: boolean }).sameDocument = true;
  });
  await dialogOf(page).getByRole("option").nth(2).click();
  await expect(page).toHaveURL(`${site.url}docs/guides/RetryFailedUploads/#after-a-reload`);
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

test("counts the same in the modal and on the page, and filters there", async ({ page }) => {
  await searchFor(page, "retry");
  await page.getByRole("link", { name: "See all 57 results" }).click();
  await expect(page).toHaveURL(`${site.url}search/?q=retry`);
  await expect(page.getByText("57 results for retry").first()).toBeVisible();
  await page.getByRole("radio", { name: "Hook 12" }).check();
  await expect(page.getByText("12 results for retry").first()).toBeVisible();
  expect(standIn.queries.at(-1)?.facetFilters).toContain("kind:hook");
});

test("offers the embedded index when the service is out of reach", async ({ page }) => {
  standIn.reachable = false;
  await searchFor(page, "useRetry");
  await expect(dialogOf(page).getByRole("alert")).toContainText("does not answer");
  await page.getByRole("button", { name: "Search in this browser instead" }).click();
  await expect(dialogOf(page).getByRole("option").first()).toContainText("useRetry");
  await expect(dialogOf(page).getByRole("alert")).toHaveCount(0);
  expect(standIn.queries).toEqual([]);
});

test("comes back to the service when it answers again", async ({ page }) => {
  standIn.reachable = false;
  await searchFor(page, "retry");
  await expect(dialogOf(page).getByRole("alert")).toBeVisible();
  standIn.reachable = true;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(dialogOf(page).getByRole("option")).toHaveCount(4);
});

test("a half-given configuration fails the build and names what is missing", async () => {
  test.setTimeout(120_000);
  const failure = await buildSite({ SEARCH_APP_ID: "STANDIN" }).then(
    () => undefined,
    (error: { stdout: string; stderr: string }) => error.stdout + error.stderr,
  );
  expect(failure).toContain("The hosted search is only half configured");
  expect(failure).toContain("SEARCH_API_KEY, SEARCH_INDEX_NAME is missing");
});
