import type { Page } from "@playwright/test";
import { accessibilityFaults } from "./axe";
import { expect, test, visit } from "./conformance/support";

/** One of each kind of page. */
const KINDS = [
  "/",
  "/blog/",
  "/blog/road-to-1.0.0/",
  "/docs/",
  "/docs/guides/DragAndDrop/",
  "/docs/api/",
  "/docs/api/hooks/useUploady/",
  "/docs/packages/rpldy-uploady/",
  "/docs/category/hooks/",
  "/docs/tags/",
  "/docs/tags/hook/",
  "/search/?q=retry",
];

/** A slow machine needs seconds for each page. */
const MANY_PAGES_MS = 120_000;

const sideways = (page: Page) =>
  page.locator("html").evaluate((html) => html.scrollWidth - html.clientWidth);

/** Words that are in the page but cut off, because what holds them neither wraps nor scrolls. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main :is(h1, h2, h3, p, li, td, th, a, button)")]
      .filter(
        (element) => element.checkVisibility() && element.scrollWidth > element.clientWidth + 1,
      )
      .filter((element) => getComputedStyle(element).overflowX === "hidden")
      .map((element) => `${element.tagName}: ${element.textContent?.slice(0, 60)}`),
  );

// A window of 1280 px at 200 % zoom is 640 px wide to the page; 320 px is the narrowest (400 %).
for (const width of [320, 640]) {
  test(`at ${width} px nothing is lost and nothing scrolls sideways`, async ({ page }) => {
    test.setTimeout(MANY_PAGES_MS);
    await page.setViewportSize({ width, height: 900 });
    for (const address of KINDS) {
      await visit(page, address);
      expect(await sideways(page), address).toBe(0);
      expect(await cutOff(page), address).toEqual([]);
    }
  });
}

test("text at 200 % stays in its place", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const address of ["/", "/docs/", "/docs/api/hooks/useUploady/"]) {
    await visit(page, address);
    await page.locator("html").evaluate((html) => {
      html.style.fontSize = "200%";
    });
    expect(await sideways(page), address).toBe(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

test("landmarks and headings are in order", async ({ page }) => {
  test.setTimeout(MANY_PAGES_MS);
  for (const address of KINDS) {
    await visit(page, address);
    await expect(page.getByRole("main"), address).toHaveCount(1);
    await expect(page.getByRole("contentinfo"), address).toHaveCount(1);
    await expect(page.getByRole("navigation", { name: "Main" }), address).toHaveCount(1);
    const levels = await page
      .getByRole("main")
      .locator("h1, h2, h3, h4, h5, h6")
      .evaluateAll((all) => all.map((heading) => Number(heading.tagName[1])));
    expect(levels[0], `${address}: the first heading`).toBe(1);
    const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1);
    expect(skipped, `${address}: ${levels}`).toEqual([]);
  }
});

/** Presses Tab until the element is reached; every stop on the way must be visible and marked. */
async function tabTo(page: Page, wanted: string): Promise<void> {
  for (let press = 0; press < 60; press++) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(() => {
      const focused = document.activeElement as HTMLElement;
      const style = getComputedStyle(focused);
      return {
        name: focused.getAttribute("aria-label") ?? focused.textContent?.trim() ?? "",
        isSeen: focused.checkVisibility() && focused.getBoundingClientRect().height > 0,
        isMarked: style.outlineStyle !== "none" || style.boxShadow !== "none",
      };
    });
    expect(stop.isSeen, `${stop.name} has the focus but is not there`).toBe(true);
    expect(stop.isMarked, `${stop.name} has the focus but does not show it`).toBe(true);
    if (stop.name === wanted) {
      return;
    }
  }
  throw new Error(`Tab never reached ${wanted}`);
}

test("the keyboard leads through navbar, sidebar and tabs", async ({ page, fixture }) => {
  await visit(page, "/docs/");
  for (const name of ["Skip to main content", "Docs", "API", "Blog"]) {
    await tabTo(page, name);
  }
  await tabTo(page, "Dark theme");
  await page.keyboard.press("Space");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");

  await visit(page, "/docs/category/providers/");
  const caret = page.locator(".theme-doc-sidebar-container .menu__caret").first();
  await caret.focus();
  const before = await caret.getAttribute("aria-expanded");
  await page.keyboard.press("Enter");
  await expect(caret).not.toHaveAttribute("aria-expanded", before ?? "");

  await visit(page, `${fixture}docs/third/`);
  await page.getByRole("tab", { name: "Apple" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Pear" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("A pear.")).toBeVisible();
});

test("the keyboard leads through the mobile sidebar", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await visit(page, "/docs/");
  await page.getByRole("button", { name: "Toggle navigation bar" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".navbar-sidebar")).toBeInViewport();
  await page.getByRole("button", { name: "Close navigation bar" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".navbar-sidebar")).not.toBeInViewport();
});

test("with reduced motion nothing moves", async ({ page }) => {
  test.setTimeout(MANY_PAGES_MS);
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const address of KINDS) {
    await visit(page, address);
    const moving = await page.evaluate(() =>
      document.getAnimations().flatMap((animation) => {
        const { duration } = animation.effect?.getTiming() ?? {};
        return typeof duration === "number" && duration > 20 ? [animation.constructor.name] : [];
      }),
    );
    expect(moving, address).toEqual([]);
  }
});

test("views that only faults or states show have no fault of their own", async ({
  page,
  fixture,
}) => {
  test.setTimeout(MANY_PAGES_MS);
  await page.goto(`${fixture}faults/?fault=crash-outside-layout`);
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  await visit(page, "/no-such-page/");
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.route(/\/assets\/js\/[0-9a-f]{8}\.[0-9a-f]{8}\.js$/, (route) => route.abort());
  await page.goto(`${fixture}docs/second/`);
  await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.unrouteAll();

  await page.setViewportSize({ width: 390, height: 800 });
  await visit(page, "/docs/");
  await page.getByRole("button", { name: "Toggle navigation bar" }).click();
  await expect(page.locator(".navbar-sidebar")).toBeInViewport();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Close navigation bar" }).click();
  await page.keyboard.press("/");
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
});
