import type { Browser, Page } from "@playwright/test";
import { moveFirst, openPage } from "./browser";
import { type BenchServer, serveSite } from "./server";

export interface Navigation {
  bytes: number;
  requests: number;
}
export interface NavigationRow {
  /** After the pointer rested on the link and everything fetched ahead has arrived. */
  prefetched: Navigation;
  /** With nothing fetched ahead. */
  cold: Navigation;
}

const PATIENCE_MS = 30_000;

/** Follows a link of a page; counts what the next page still needs, not what it fetches ahead. */
export async function measureNavigation(
  browser: Browser,
  dir: string,
  from: string,
  to: string,
): Promise<NavigationRow> {
  const server = await serveSite(dir);
  try {
    return {
      prefetched: await navigate(browser, server, from, to, true),
      cold: await navigate(browser, server, from, to, false),
    };
  } finally {
    server.close();
  }
}

async function navigate(
  browser: Browser,
  server: BenchServer,
  from: string,
  to: string,
  prefetched: boolean,
): Promise<Navigation> {
  server.refusePrefetch = !prefetched;
  const page = await openPage(browser);
  page.setDefaultTimeout(PATIENCE_MS);
  try {
    await page.goto(`${server.url}${from}`, { waitUntil: "load" });
    await moveFirst(page, server);
    const link = await linkTo(page, to);
    const before = await page.locator("main h1, h1").first().textContent();
    if (prefetched) {
      await link.scrollIntoViewIfNeeded();
      await link.hover();
      await server.quiet();
    }
    server.sent.length = 0;
    // A pointer on its way to the link would fetch ahead; a click by script does not.
    await (prefetched ? link.click() : link.evaluate((element: HTMLElement) => element.click()));
    await page.waitForFunction((old) => {
      const heading = document.querySelector<HTMLElement>("main h1, h1");
      return heading !== null && heading.textContent !== old;
    }, before);
    await server.quiet();
    const needed = server.sent.filter(({ prefetch }) => !prefetch);
    return {
      bytes: needed.reduce((sum, { bytes }) => sum + bytes, 0),
      requests: needed.length,
    };
  } finally {
    server.refusePrefetch = false;
    await page.context().close();
  }
}

async function linkTo(page: Page, address: string) {
  const bare = address.replace(/\/$/, "");
  const links = page.locator(`a[href="${bare}"], a[href="${bare}/"], a[href="${bare}.html"]`);
  await links.first().waitFor({ state: "attached" });
  const visible = links.locator("visible=true").first();
  return (await visible.count()) > 0 ? visible : links.first();
}
