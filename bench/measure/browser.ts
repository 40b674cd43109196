import { type Browser, chromium, type Page } from "@playwright/test";
import { browserFlags, findBrowser } from "../../scripts/browser.mjs";
import type { BenchServer } from "./server";

export async function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  return chromium.launch({ ...(executablePath && { executablePath }), args: browserFlags() });
}

/** A page of a first-time visitor, with a cache of its own, at a usual size of a desktop. */
export async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  // The TypeScript runner calls this helper in functions that are sent to the page.
  await page.addInitScript("globalThis.__name = (value) => value");
  return page;
}

/** As somebody who is about to read: a page may rest until then. */
export async function moveFirst(page: Page, server: BenchServer): Promise<void> {
  await server.quiet();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(width / 2, height / 2, { steps: 2 });
  await server.quiet();
}
