import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { expect as baseExpect, type Page, type Request } from "@playwright/test";
import { siteBuild } from "../scripts/steps.mjs";
import { hostsOf } from "../src/search/hosted/config";
import { test, visit } from "./conformance/support";
import { FIXTURE_ENVIRONMENT } from "./fixtures/site/options";

// A busy machine takes its time; none of these tests measures time.
const expect = baseExpect.configure({ timeout: 20_000 });

/**
 * A site built with a hosted service configured, against a stand-in in place of the service's
 * hosts: it speaks the protocol and refuses what the real one would refuse.
 */
const HOSTS = hostsOf({ appId: FIXTURE_ENVIRONMENT.SEARCH_APP_ID });

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
  /** Hosts in the order in which they were asked. */
  readonly asked: string[] = [];
  silentHosts: readonly string[] = [];

  async takePlaceOf(hosts: readonly string[], page: Page): Promise<void> {
    for (const host of hosts) {
      await page.route(`${host}/**`, (route) => {
        this.asked.push(host);
        if (this.silentHosts.includes(host)) {
          return route.abort("connectionrefused");
        }
        const accepted = this.#accept(route.request());
        if (typeof accepted === "string") {
          this.refusals.push(accepted);
          return route.fulfill({ status: 400, json: { message: accepted, status: 400 } });
        }
        return route.fulfill({ json: { results: accepted.map(answerTo) } });
      });
    }
  }

  /** The queries of a right request, or why it is not right. */
  #accept(request: Request): Query[] | string {
    const url = new URL(request.url());
    if (request.method() !== "POST" || url.pathname !== "/1/indexes/*/queries") {
      return `${request.method()} ${url.pathname}`;
    }
    const given = (name: string) => url.searchParams.get(name) ?? request.headers()[name];
    if (given("x-algolia-application-id") !== FIXTURE_ENVIRONMENT.SEARCH_APP_ID) {
      return "wrong application id";
    }
    if (given("x-algolia-api-key") !== FIXTURE_ENVIRONMENT.SEARCH_API_KEY) {
      return "wrong key";
    }
    const { requests } = JSON.parse(request.postData() ?? "") as { requests: Query[] };
    const wrong = requests.find(
      ({ indexName }) => indexName !== FIXTURE_ENVIRONMENT.SEARCH_INDEX_NAME,
    );
    if (wrong) {
      return `wrong index ${wrong.indexName}`;
    }
    this.queries.push(...requests);
    return requests;
  }
}

/** 57 hits in all; a filter leaves 12. */
function answerTo({ query, hitsPerPage, facetFilters, highlightPreTag, highlightPostTag }: Query) {
  const mark = (text: string) => highlightPreTag + text + highlightPostTag;
  const filtered = facetFilters.some((filter) => String(filter).startsWith("kind:"));
  const hits = [
    {
      url: "https://indexed.example/docs/second/",
      hierarchy: { lvl0: "Docs", lvl1: "Second page" },
      type: "lvl1",
      kind: "hook",
      _highlightResult: { hierarchy: { lvl1: { value: mark("Second page") } } },
      _snippetResult: { content: { value: `<b>Send</b> ${mark(query)} again` } },
    },
    {
      url: "https://indexed.example/docs/long/#the-beginning",
      hierarchy: { lvl0: "Docs", lvl1: "Long page", lvl2: "The beginning" },
      type: "lvl2",
      _highlightResult: { hierarchy: { lvl2: { value: "The beginning" } } },
    },
    {
      url: "https://external.example/?path=/retry",
      hierarchy: { lvl0: "Elsewhere", lvl1: "Another site" },
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

let standIn: StandIn;

test.beforeEach(async ({ page }) => {
  test.setTimeout(90_000);
  standIn = new StandIn();
  await standIn.takePlaceOf(HOSTS, page);
});

test.afterEach(() => {
  expect(standIn.refusals).toEqual([]);
});

async function searchFor(page: Page, site: string, query: string): Promise<void> {
  await visit(page, `${site}docs/`);
  await page.keyboard.press("/");
  await page.getByRole("combobox").fill(query);
}

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Search" });
const optionsOf = (page: Page) => dialogOf(page).getByRole("option");

test("asks with contextual filters and shows grouped, marked, safe results", async ({
  page,
  fixture,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await searchFor(page, fixture, "retry");
  await expect(optionsOf(page)).toHaveCount(4);
  await expect(optionsOf(page).first().locator("mark").first()).toHaveText("Second page");
  await expect(optionsOf(page).first()).toContainText("<b>Send</b> retry again");
  await expect(optionsOf(page).first()).toContainText("Hook");
  await expect(optionsOf(page).nth(2)).toHaveAttribute("href", "/docs/long/#the-beginning");
  await expect(optionsOf(page).nth(3)).toHaveAttribute(
    "href",
    "https://external.example/?path=/retry",
  );
  expect(standIn.queries.at(-1)).toMatchObject({ query: "retry" });
  const filters = standIn.queries.at(-1)?.facetFilters;
  expect(filters).toContain("language:en");
  expect(filters).toContainEqual(["docusaurus_tag:default", "docusaurus_tag:docs-default-current"]);
  // The embedded index costs nothing as long as it is not needed.
  expect(asked.filter((url) => url.includes("search-index"))).toEqual([]);
});

test("keeps internal links in the app, down to the section", async ({ page, fixture }) => {
  await searchFor(page, fixture, "retry");
  await page.evaluate(() => {
    (window as unknown as { sameDocument: boolean }).sameDocument = true;
  });
  await optionsOf(page).nth(2).click();
  await expect(page).toHaveURL(`${fixture}docs/long/#the-beginning`);
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

test("counts the same in the modal and on the page, and filters there", async ({
  page,
  fixture,
}) => {
  await searchFor(page, fixture, "retry");
  await page.getByRole("link", { name: "See all 57 results" }).click();
  await expect(page).toHaveURL(`${fixture}search/?q=retry`);
  await expect(page.getByText("57 results for retry").first()).toBeVisible();
  await page.getByRole("radio", { name: "Hook 12" }).check();
  await expect(page.getByText("12 results for retry").first()).toBeVisible();
  expect(standIn.queries.at(-1)?.facetFilters).toContain("kind:hook");
});

test("tries the service's other hosts when one is silent", async ({ page, fixture }) => {
  standIn.silentHosts = HOSTS.slice(0, 2);
  await searchFor(page, fixture, "retry");
  await expect(optionsOf(page)).toHaveCount(4);
  expect(standIn.asked.slice(0, 3)).toEqual(HOSTS.slice(0, 3));
});

test("offers the embedded index when the service is out of reach", async ({ page, fixture }) => {
  standIn.silentHosts = HOSTS;
  await searchFor(page, fixture, "second");
  await expect(dialogOf(page).getByRole("alert")).toContainText("does not answer");
  await page.getByRole("button", { name: "Search in this browser instead" }).click();
  await expect(optionsOf(page).first()).toContainText("Second");
  await expect(dialogOf(page).getByRole("alert")).toHaveCount(0);
  expect(standIn.queries).toEqual([]);
});

test("comes back to the service when it answers again", async ({ page, fixture }) => {
  standIn.silentHosts = HOSTS;
  await searchFor(page, fixture, "retry");
  await expect(dialogOf(page).getByRole("alert")).toBeVisible();
  standIn.silentHosts = [];
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(optionsOf(page)).toHaveCount(4);
});

test("a half-given configuration fails the build and names what is missing", async () => {
  test.setTimeout(180_000);
  const outDir = mkdtempSync(path.join(os.tmpdir(), "half-configured-"));
  const { SEARCH_API_KEY, SEARCH_INDEX_NAME, ...rest } = process.env;
  const build = [...siteBuild, "--out-dir", outDir];
  const failure = await promisify(execFile)(process.execPath, build, {
    cwd: path.resolve(__dirname, ".."),
    env: {
      ...rest,
      SEARCH_APP_ID: "STANDIN",
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: ".docusaurus/half-configured",
    },
  }).then(
    () => "the build did not fail",
    (error: { stdout: string; stderr: string }) => error.stdout + error.stderr,
  );
  rmSync(outDir, { recursive: true, force: true });
  expect(failure).toContain("The hosted search is only half configured");
  expect(failure).toContain("SEARCH_API_KEY, SEARCH_INDEX_NAME is missing");
});
