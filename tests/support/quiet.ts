import type { Page } from "@playwright/test";

const QUIET_MS = 1500;

/** Playwright's own "networkidle" is over for good once it was reached. */
export async function nothingMoreComes(page: Page): Promise<void> {
  for (let isQuiet = false; !isQuiet; ) {
    isQuiet = await page
      .waitForEvent("request", { timeout: QUIET_MS })
      .then(() => false)
      .catch(() => true);
  }
}
