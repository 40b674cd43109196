import type { Page } from "@playwright/test";
import { PROGRESS_BAR, ROUTE_PROGRESS_DELAY_MS } from "../../src/constants";
import { expect, hold, hydrated, proves, test, visit } from "./support";

/** Files of the second page only: its content, not what all pages share. */
const SECOND_PAGE = /\/assets\/js\/[0-9a-f]{8}\.[0-9a-f]{8}\.js$/;

const bar = (page: Page) => page.locator("#nprogress .bar");

/** Without prefetching, so that the files of the next page are asked for by the navigation. */
async function visitWithoutPrefetch(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", {
      value: { effectiveType: "2g", saveData: true },
    });
  });
  await visit(page, address);
}

async function openSecondPage(page: Page): Promise<void> {
  await page
    .locator("main")
    .getByRole("link", { name: /second/ })
    .first()
    .click();
}

test(proves("2-nav-preload"), async ({ page, fixture }) => {
  await visitWithoutPrefetch(page, `${fixture}docs/`);
  const files = await hold(page, SECOND_PAGE);
  await openSecondPage(page);
  await files.arrived;
  await expect(page).toHaveURL(`${fixture}docs/second/`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("First page");
  await expect(page.locator("main")).toContainText("Go to the second one");
  files.release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Second page");
});

test(proves("2-nav-progress", "4-route-loading", "9-progress-delay"), async ({ page, fixture }) => {
  await page.clock.install();
  await visitWithoutPrefetch(page, `${fixture}docs/`);
  const files = await hold(page, SECOND_PAGE);
  await page.clock.pauseAt(Date.now() + 60_000);
  await openSecondPage(page);
  await files.arrived;
  expect(ROUTE_PROGRESS_DELAY_MS).toBe(1000);
  await page.clock.runFor(ROUTE_PROGRESS_DELAY_MS - 1);
  await expect(bar(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar(page)).toHaveCount(1);
  files.release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Second page");
  await page.clock.runFor(5000);
  await expect(bar(page)).toHaveCount(0);
});

test("a page that loads in time never shows the progress bar", async ({ page, fixture }) => {
  await page.clock.install();
  await visitWithoutPrefetch(page, `${fixture}docs/`);
  const files = await hold(page, SECOND_PAGE);
  await page.clock.pauseAt(Date.now() + 60_000);
  await openSecondPage(page);
  await files.arrived;
  await page.clock.runFor(ROUTE_PROGRESS_DELAY_MS - 1);
  files.release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Second page");
  await page.clock.runFor(10_000);
  await expect(bar(page)).toHaveCount(0);
});

test(proves("4-progress-bar", "9-progress-bar"), async ({ page, fixture }) => {
  expect(PROGRESS_BAR).toEqual({ minimum: 0.08, speed: 200, trickleSpeed: 800, trickleRate: 0.02 });
  // A trickle adds a random part of the rate; here all of it.
  await page.addInitScript(() => {
    Math.random = () => 1;
  });
  await page.clock.install();
  await visitWithoutPrefetch(page, `${fixture}docs/`);
  const files = await hold(page, SECOND_PAGE);
  await page.clock.pauseAt(Date.now() + 60_000);
  await openSecondPage(page);
  await files.arrived;
  await page.clock.runFor(ROUTE_PROGRESS_DELAY_MS);
  expect(await progressOf(page)).toBeCloseTo(PROGRESS_BAR.minimum);
  await expect(bar(page)).toHaveCSS("transition-duration", `${PROGRESS_BAR.speed / 1000}s`);
  await page.clock.runFor(PROGRESS_BAR.trickleSpeed - 1);
  expect(await progressOf(page)).toBeCloseTo(PROGRESS_BAR.minimum);
  await page.clock.runFor(1 + PROGRESS_BAR.speed);
  expect(await progressOf(page)).toBeCloseTo(PROGRESS_BAR.minimum + PROGRESS_BAR.trickleRate);
  files.release();
});

/** The bar is as wide as the window and moved to the left by what is still missing. */
async function progressOf(page: Page): Promise<number> {
  const transform = await bar(page).evaluate((element) => (element as HTMLElement).style.transform);
  return 1 + Number(/translate3d\((-?[\d.]+)%/.exec(transform)?.[1]) / 100;
}

test(proves("2-nav-scroll"), async ({ page, fixture }) => {
  await visit(page, `${fixture}docs/long/`);
  const scrollTop = () => page.evaluate(() => window.scrollY);
  await page.getByRole("link", { name: "the third page" }).scrollIntoViewIfNeeded();
  expect(await scrollTop()).toBeGreaterThan(500);
  await page.getByRole("link", { name: "the third page" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Third page");
  expect(await scrollTop()).toBe(0);

  // To the anchor of another page …
  await page.getByRole("link", { name: "the first page" }).click();
  await page.getByRole("link", { name: "a heading of the long one" }).click();
  await expect(page).toHaveURL(`${fixture}docs/long/#the-end`);
  await expect(page.getByRole("heading", { name: "The end" })).toBeInViewport();

  // … and of the same one.
  await page.locator(".theme-doc-toc-desktop").getByText("The beginning").click();
  await expect(page.getByRole("heading", { name: "The beginning" })).toBeInViewport();
});

test("back and forward restore the scroll position", async ({ page, fixture }) => {
  await visit(page, `${fixture}docs/long/`);
  const scrollTop = () => page.evaluate(() => window.scrollY);
  await page.evaluate(() => window.scrollTo(0, 1500));
  await page.locator(".theme-doc-sidebar-container").getByText("Second page").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Second page");
  expect(await scrollTop()).toBe(0);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Long page");
  await expect.poll(scrollTop).toBe(1500);
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Second page");
  await expect.poll(scrollTop).toBe(0);
  await page.goBack();
  await expect.poll(scrollTop).toBe(1500);
});

test("a reload and a way back from another document keep the scroll position", async ({
  page,
  fixture,
}) => {
  await visit(page, `${fixture}docs/long/`);
  const scrollTop = () => page.evaluate(() => window.scrollY);
  // The page notes its position in the frame after the scroll; a reload at once would forestall it.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        window.addEventListener("scroll", () => resolve(), { once: true });
        window.scrollTo(0, 1500);
      }),
  );
  await page.reload();
  await hydrated(page);
  await expect.poll(scrollTop).toBe(1500);
  await page.locator(".theme-doc-sidebar-container").getByText("Second page").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Second page");
  await page.goto("about:blank");
  await page.goBack();
  await hydrated(page);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Long page");
  await expect.poll(scrollTop).toBe(1500);
});

test("focus and screen readers follow a navigation", async ({ page, fixture }) => {
  await visit(page, `${fixture}docs/`);
  await openSecondPage(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Second page");
  await expect(page.locator("#route-announcer")).toHaveText("Second page · React-Uploady");
  await expect(page.locator("#route-announcer")).toHaveRole("status");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused();

  await page.locator("main").getByRole("link", { name: "the first one" }).click();
  await page.getByRole("link", { name: "a heading of the long one" }).click();
  await expect(page.locator("#route-announcer")).toHaveText("Long page · React-Uploady");
  await expect(page.getByRole("heading", { name: "The end" })).toBeFocused();
});

const prefetched = (page: Page) =>
  page
    .locator('head link[rel="prefetch"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));

test(proves("2-nav-prefetch"), async ({ page, fixture }) => {
  await visit(page, `${fixture}docs/long/`);
  // Whatever is in view at first is prefetched; the third page is linked far below only.
  await expect.poll(() => prefetched(page).then((all) => all.length)).toBeGreaterThan(0);
  const before = await prefetched(page);
  await page.getByRole("link", { name: "the third page" }).scrollIntoViewIfNeeded();
  await expect
    .poll(() => prefetched(page).then((all) => all.length))
    .toBeGreaterThan(before.length);
  const content = (await prefetched(page)).at(-1) ?? "";

  const loaded = page.waitForRequest((request) => request.resourceType() === "script");
  await page.getByRole("link", { name: "the third page" }).hover();
  expect((await loaded).url()).toContain("/assets/js/");
  await page.getByRole("link", { name: "the third page" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Third page");
  expect(content).toContain("/assets/js/");
});

test(proves("2-nav-data-saver"), async ({ page, fixture }) => {
  await visitWithoutPrefetch(page, `${fixture}docs/long/`);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.getByRole("link", { name: "the third page" }).scrollIntoViewIfNeeded();
  await page.getByRole("link", { name: "the third page" }).hover();
  // A navigation of its own proves that requests are seen, and that the link still works.
  await page.getByRole("link", { name: "the third page" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Third page");
  expect(await prefetched(page)).toEqual([]);
  expect(requests.length).toBeGreaterThan(0);
});
