import type { Browser, Page } from "@playwright/test";
import { median } from "../report/stats";
import { moveFirst, openPage } from "./browser";
import { type BenchServer, serveSite } from "./server";

export interface InteractionRow {
  name: string;
  /** From the event to the next paint; the slowest event of the interaction. */
  ms: number;
  /** From the click until the last thing that it changed is painted. */
  allMs: number;
}

const SLOWDOWN = 4;
const ROUNDS = 5;
const PATIENCE_MS = 20_000;
/** Longer than any interaction here takes, at any slowdown. */
const SETTLE_MS = 1_500;

/** What a reader does on this site, by the names that assistive technology reads. */
const INTERACTIONS: Record<string, (page: Page) => Promise<void>> = {
  "Opening search": (page) => page.getByRole("button", { name: "Search", exact: true }).click(),
  "Switching a tab": (page) =>
    page.locator("main").getByRole("tab", { selected: false }).first().click(),
  "Switching the theme": (page) => page.getByRole("button", { name: "Dark theme" }).click(),
  "Expanding a sidebar category": (page) =>
    page
      .getByRole("button", { name: /^Expand sidebar category/ })
      .first()
      .click(),
};

export async function measureInteractions(
  browser: Browser,
  dir: string,
  address: string,
): Promise<InteractionRow[]> {
  const server = await serveSite(dir);
  try {
    const rows: InteractionRow[] = [];
    for (const [name, act] of Object.entries(INTERACTIONS)) {
      const times: Times[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        times.push(await timeToPaint(browser, server, address, act));
      }
      rows.push({
        name,
        ms: median(times.map(({ first }) => first)),
        allMs: median(times.map(({ all }) => all)),
      });
    }
    return rows;
  } finally {
    server.close();
  }
}

interface Times {
  /** Milliseconds to the next paint. */
  first: number;
  /** And to the last one that shows something new. */
  all: number;
}

interface Watched extends Times {
  durations: number[];
}

/** On a fresh page, so that what is loaded on demand is loaded by this interaction. */
async function timeToPaint(
  browser: Browser,
  server: BenchServer,
  address: string,
  act: (page: Page) => Promise<void>,
): Promise<Times> {
  const page = await openPage(browser);
  page.setDefaultTimeout(PATIENCE_MS);
  try {
    await page.goto(`${server.url}${address}`, { waitUntil: "load" });
    await moveFirst(page, server);
    // Parts may wake up later than this, even only when they are used; that counts then.
    await page
      .waitForSelector("html[data-has-hydrated=true]", { state: "attached", timeout: 10_000 })
      .catch(() => undefined);
    await server.quiet();
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    await page.evaluate(watch);
    await act(page);
    await page.waitForTimeout(SETTLE_MS);
    const { durations, all } = await page.evaluate(
      () => (window as unknown as { watched: Watched }).watched,
    );
    // Nothing reported means it took less than the smallest duration browsers report.
    const first = Math.max(16, ...durations);
    return { first, all: Math.max(first, all) };
  } finally {
    await page.context().close();
  }
}

/** Runs in the page. */
function watch(): void {
  const watched = { durations: [] as number[], all: 0 };
  Object.assign(window, { watched });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEventTiming & {
      interactionId: number;
    })[]) {
      if (entry.interactionId > 0) watched.durations.push(entry.duration);
    }
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  let clicked: number | undefined;
  window.addEventListener("click", ({ timeStamp }) => {
    clicked ??= timeStamp;
  });
  const changes = new MutationObserver(() => {
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (clicked !== undefined) watched.all = performance.now() - clicked;
      }),
    );
  });
  changes.observe(document.body, { subtree: true, childList: true, attributes: true });
  changes.observe(document.documentElement, { attributeFilter: ["data-theme"] });
}
