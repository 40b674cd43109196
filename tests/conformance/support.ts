import { type RunningServer, startServer } from "../../deploy/server";
import { fixtureDir } from "../fixtures/build";
import { FIXTURE } from "../fixtures/site/options";
import { test as base, expect, type Page, type Route, untilInteractive } from "../support/visitor";

export { proves } from "./statements";
export { expect };

interface Servers {
  /** Address of the fixture site, with a slash at its end. */
  fixture: string;
}

export const test = base.extend<object, Servers>({
  fixture: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures used from this pattern.
    async ({}, use) => {
      const server: RunningServer = await startServer({
        dir: fixtureDir,
        host: "localhost",
        port: 0,
        policy: { analyticsId: FIXTURE.trackingId, searchAppId: FIXTURE.searchAppId },
      });
      await use(server.url);
      await server.close();
    },
    { scope: "worker" },
  ],
});

/** Opens a page and waits until it can be used. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

export async function hydrated(page: Page): Promise<void> {
  await untilInteractive(page);
}

const INK = { light: "rgb(20, 35, 43)", dark: "rgb(232, 238, 240)" };

/** The site's mark is drawn in the colour of a theme. */
export async function expectMark(page: Page, theme: keyof typeof INK): Promise<void> {
  const mark = page.locator(".navbar__inner .navbar__brand svg");
  await expect(mark).toBeVisible();
  await expect(mark.locator("path").first()).toHaveCSS("stroke", INK[theme]);
}

/** A request that waits for the test to let it go. */
export interface HeldRequests {
  /** Resolves once at least one request is held. */
  arrived: Promise<void>;
  release(): void;
}

/** Holds matching requests back, as a slow network would. */
export async function hold(page: Page, pattern: string | RegExp): Promise<HeldRequests> {
  let release = () => {};
  let held = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const arrived = new Promise<void>((resolve) => {
    held = resolve;
  });
  await page.route(pattern, async (route: Route) => {
    held();
    await released;
    await route.continue();
  });
  return { arrived, release };
}

export async function scrollBy(page: Page, distance: number): Promise<void> {
  const before = await page.evaluate(() => window.scrollY);
  await page.evaluate((by) => window.scrollBy(0, by), distance);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before + distance);
  // The listener of the page runs in the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
}
