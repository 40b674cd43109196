import type { Browser } from "@playwright/test";
import type { SearchSteps } from "../peers/peer";
import { moveFirst, openPage } from "./browser";
import { serveSite } from "./server";

export interface SearchRow {
  /** From opening the search until its first result is shown. */
  bytes: number;
  /** Of it, what every visit loads although nobody searches. */
  everyVisit: number;
}

const WORD = "abort";
const PATIENCE_MS = 30_000;

export async function measureSearch(
  browser: Browser,
  dir: string,
  address: string,
  { open, result, loadedByEveryVisit }: SearchSteps,
): Promise<SearchRow> {
  const server = await serveSite(dir);
  const page = await openPage(browser);
  page.setDefaultTimeout(PATIENCE_MS);
  try {
    await page.goto(`${server.url}${address}`, { waitUntil: "load" });
    await moveFirst(page, server);
    const sum = (list: typeof server.sent) => list.reduce((all, { bytes }) => all + bytes, 0);
    const everyVisit = sum(server.sent.filter((file) => loadedByEveryVisit?.test(file.path)));
    server.sent.length = 0;
    await open(page);
    await page.keyboard.type(WORD, { delay: 30 });
    await page.locator(result).first().waitFor();
    return { bytes: sum(server.sent) + everyVisit, everyVisit };
  } finally {
    await page.context().close();
    server.close();
  }
}
