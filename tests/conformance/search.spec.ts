import type { Page } from "@playwright/test";
import { SEARCH_QUERY_PARAMETER } from "../../src/constants";
import { FIXTURE } from "../fixtures/site/options";
import { offlineReady } from "../support/worker";
import { expect, hydrated, proves, test, visit } from "./support";

const modal = (page: Page) => page.getByRole("dialog");
const input = (page: Page) => modal(page).locator("input").first();

test(proves("2-navbar-items"), async ({ page }) => {
  await visit(page, "/");
  const navbar = page.getByRole("navigation", { name: "Main" });
  await expect(navbar.getByRole("button", { name: "Search" })).toBeVisible();
});

test(proves("2-search-open", "4-search-modal"), async ({ page }) => {
  await visit(page, "/docs/");
  for (const keys of ["Control+k", "Meta+k", "/"]) {
    await expect(modal(page)).toHaveCount(0);
    await page.keyboard.press(keys);
    await expect(modal(page)).toBeVisible();
    await expect(input(page)).toBeFocused();
    await expect(input(page), "the shortcut itself is not typed").toHaveValue("");
    await page.keyboard.press("Escape");
  }
});

test(proves("2-search-close"), async ({ page }) => {
  await visit(page, "/docs/");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(input(page)).toBeFocused();
  await page.keyboard.type("abort");
  await page.keyboard.press("Escape");
  await expect(modal(page)).toHaveCount(0);
});

test(proves("2-search-all-results"), async ({ page }) => {
  await visit(page, "/docs/");
  await page.keyboard.press("/");
  await input(page).pressSequentially("abort");
  const all = modal(page).getByRole("link", { name: /^See all \d+ results?$/ });
  // The link still counts for the letters before while the last one is looked up.
  await expect(all).toHaveAttribute("href", `/search/?${SEARCH_QUERY_PARAMETER}=abort`);
  const count = Number(/\d+/.exec((await all.textContent()) ?? "")?.[0]);
  // Typing on and back again must not add up.
  await input(page).fill("abor");
  await input(page).fill("abort");
  await expect(all).toHaveText(`See all ${count} results`);
  await all.click();
  await expect(page).toHaveURL(`/search/?${SEARCH_QUERY_PARAMETER}=abort`);
  await expect(modal(page)).toHaveCount(0);
  await expect(page.locator("main").getByText(`${count} results for abort`).first()).toBeVisible();
});

test(proves("2-search-page", "9-search"), async ({ page }) => {
  expect(SEARCH_QUERY_PARAMETER).toBe("q");
  await visit(page, "/search/?q=useItemProgressListener");
  await expect(page.locator("main input").first()).toHaveValue("useItemProgressListener");
  const result = page.locator('main a[href^="/docs/api/hooks/useItemProgressListener/"]').first();
  await expect(result).toBeVisible();
  await result.click();
  await expect(page).toHaveURL(/\/docs\/api\/hooks\/useItemProgressListener\//);
});

test(proves("5-slash"), async ({ page }) => {
  await visit(page, "/docs/");
  await page.evaluate(() => {
    document.querySelector("main")?.insertAdjacentHTML(
      "afterbegin",
      `<input aria-label="i"><select aria-label="s"><option>1</option></select>
       <textarea aria-label="t"></textarea><div aria-label="e" contenteditable="true">text</div>
       <button type="button" id="no-editor">Button</button>`,
    );
  });
  for (const label of ["i", "s", "t", "e"]) {
    await page.locator(`main [aria-label="${label}"]`).focus();
    await page.keyboard.press("/");
    await expect(modal(page)).toHaveCount(0);
  }
  await expect(page.locator('main input[aria-label="i"]')).toHaveValue("/");
  await page.locator("#no-editor").focus();
  await page.keyboard.press("/");
  await expect(modal(page), "a button is no editor").toBeVisible();
});

test("search works with the server stopped", async ({ page, fixture: _fixture, baseURL }) => {
  // All of the site is copied first.
  test.setTimeout(120_000);
  await visit(page, `${baseURL}/docs/?offlineMode=true`);
  await offlineReady(page);
  await page.context().setOffline(true);
  await page.goto("/search/?q=retry");
  await hydrated(page);
  await expect(page.locator('main a[href^="/docs/"]').first()).toBeVisible();
  await page.context().setOffline(false);
});

test.describe("hosted search", () => {
  const HOST = `https://${FIXTURE.searchAppId.toLowerCase()}-dsn.algolia.net`;

  test(proves("7-search-preconnect"), async ({ page, fixture }) => {
    await visit(page, fixture);
    await expect(page.locator('head link[rel="preconnect"][href*="algolia"]')).toHaveAttribute(
      "href",
      HOST,
    );
  });

  /** Answers like the service, with one page of the site and one of another. */
  async function searchHosted(page: Page, address: string) {
    const queries: string[] = [];
    await page.route(`${HOST}/**`, (route) => {
      queries.push(route.request().postData() ?? "");
      const hit = (title: string, url: string) => ({
        objectID: url,
        url,
        type: "lvl1",
        hierarchy: { lvl0: "Docs", lvl1: title },
      });
      return route.fulfill({
        json: {
          results: [
            {
              nbHits: 2,
              hits: [
                hit("Second page", "https://indexed.example/docs/second/"),
                hit("Elsewhere", "https://external.example/page/"),
              ],
            },
          ],
        },
      });
    });
    await visit(page, address);
    await page.keyboard.press("/");
    await input(page).fill("second");
    await expect(modal(page).getByText("Second page").first()).toBeVisible();
    return queries;
  }

  test(proves("7-search-filters"), async ({ page, fixture }) => {
    const queries = await searchHosted(page, `${fixture}docs/`);
    const query = decodeURIComponent(queries.at(-1) ?? "");
    expect(query).toContain("language:en");
    expect(query).toContain("docusaurus_tag:docs-default-current");
    expect(query).toContain("docusaurus_tag:default");
  });

  test(proves("7-search-links"), async ({ page, fixture }) => {
    await searchHosted(page, `${fixture}docs/`);
    await expect(modal(page).locator('[href="https://external.example/page/"]')).toHaveCount(1);
    await modal(page).locator('[href="/docs/second/"]').click();
    await expect(page).toHaveURL(`${fixture}docs/second/`);
  });
});
