import type { Page } from "@playwright/test";
import { DESKTOP_MIN_WIDTH, STORAGE_KEYS } from "../../src/constants";
import { motionOver } from "../axe";
import { bePresent } from "../support/visitor";
import { expect, expectMark, hydrated, proves, scrollBy, test, visit } from "./support";

const html = (page: Page) => page.locator("html");
const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);
const themeSwitch = (page: Page) =>
  page.locator(".navbar__inner").getByRole("button", { name: "Dark theme" });

/** Puts a value into storage before the first page of the test runs, and only then. */
async function storeBeforeVisit(page: Page, entries: Record<string, string>): Promise<void> {
  await page.addInitScript((values) => {
    if (sessionStorage.getItem("stored before the visit")) {
      return;
    }
    sessionStorage.setItem("stored before the visit", "yes");
    for (const [key, value] of Object.entries(values)) {
      localStorage.setItem(key, value);
    }
  }, entries);
}

test(proves("4-error-boundary"), async ({ page, fixture }) => {
  for (const fault of ["crash-inside-layout", "crash-outside-layout"]) {
    await page.goto(`${fixture}faults/?fault=${fault}`);
    const heading = page.getByRole("heading", { level: 1, name: "This page crashed." });
    await expect(heading).toBeVisible();
    const tryAgain = page.getByRole("button", { name: "Try again" });
    await tryAgain.click();
    await expect(heading, "still broken").toBeVisible();
    await page.evaluate(() => {
      window.mended = true;
    });
    await tryAgain.click();
    await expect(page.getByText("The widget works again.")).toBeVisible();
    await expect(heading).toHaveCount(0);
  }
});

test.describe("color theme", () => {
  test(proves("4-theme"), async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await visit(page, "/docs/");
    await expect(html(page)).toHaveAttribute("data-theme", "light");
    await expect(themeSwitch(page)).toHaveAttribute("aria-pressed", "false");
    for (const theme of ["dark", "light", "dark", "light"]) {
      await themeSwitch(page).click();
      await expect(html(page)).toHaveAttribute("data-theme", theme);
    }
  });

  test(proves("4-theme-stored"), async ({ page }) => {
    expect(STORAGE_KEYS.theme).toBe("theme");
    await page.emulateMedia({ colorScheme: "light" });
    await visit(page, "/docs/");
    expect(await stored(page, STORAGE_KEYS.theme)).toBeNull();
    await themeSwitch(page).click();
    expect(await stored(page, STORAGE_KEYS.theme)).toBe("dark");
    await visit(page, "/blog/");
    await expect(html(page)).toHaveAttribute("data-theme", "dark");
    await themeSwitch(page).click();
    expect(await stored(page, STORAGE_KEYS.theme)).toBe("light");
  });

  test(proves("4-theme-system"), async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await visit(page, "/docs/");
    await page.emulateMedia({ colorScheme: "dark" });
    await expect(html(page)).toHaveAttribute("data-theme", "dark");
    await expect(themeSwitch(page)).toHaveAttribute("aria-pressed", "true");

    // Also when the visitor has chosen before.
    await themeSwitch(page).click();
    await expect(html(page)).toHaveAttribute("data-theme", "light");
    await page.emulateMedia({ colorScheme: "light" });
    await expect(html(page)).toHaveAttribute("data-theme-choice", "system");
    await themeSwitch(page).click();
    await themeSwitch(page).click();
    await expect(html(page)).toHaveAttribute("data-theme-choice", "light");
    await page.emulateMedia({ colorScheme: "dark" });
    await expect(html(page)).toHaveAttribute("data-theme", "dark");
    await page.reload();
    await expect(html(page)).toHaveAttribute("data-theme", "dark");
  });

  test("printing is no change of preference", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await visit(page, "/docs/");
    await themeSwitch(page).click();
    await themeSwitch(page).click();
    expect(await stored(page, STORAGE_KEYS.theme)).toBe("dark");
    await page.emulateMedia({ colorScheme: "light", media: "print" });
    await page.emulateMedia({ colorScheme: "dark", media: "screen" });
    await expect(html(page)).toHaveAttribute("data-theme", "dark");
    expect(await stored(page, STORAGE_KEYS.theme)).toBe("dark");
  });

  test(proves("4-theme-unknown", "5-theme"), async ({ page }) => {
    for (const value of ["purple", "DARK", "null"]) {
      await page.emulateMedia({ colorScheme: "dark" });
      await page.addInitScript((theme) => localStorage.setItem("theme", theme), value);
      // Read before any script of the bundle runs: this is what is painted first.
      await page.goto("/docs/", { waitUntil: "commit" });
      await page.waitForSelector("main", { state: "attached" });
      await expect(html(page)).toHaveAttribute("data-theme", "light");
      await hydrated(page);
      await expect(html(page)).toHaveAttribute("data-theme", "light");
      await expectMark(page, "light");
      await expect(themeSwitch(page).locator("svg:visible")).toHaveCount(1);
    }
  });

  test("an unknown stored theme is light before anything is painted", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("theme", "purple"));
    await page.route(/\/assets\/js\//, (route) => route.abort());
    await page.goto("/docs/");
    await expect(html(page)).toHaveAttribute("data-theme", "light");
    await expectMark(page, "light");
  });
});

test.describe("announcement bar", () => {
  const bar = (page: Page) => page.locator(".theme-announcement-bar");

  test(proves("4-announcement", "4-announcement-flag"), async ({ page }) => {
    await visit(page, "/docs/");
    await expect(bar(page)).toBeVisible();
    await visit(page, "/blog/");
    await expect(bar(page)).toBeVisible();
    expect(await stored(page, STORAGE_KEYS.announcementDismissed)).toBe("false");
    await bar(page).getByRole("button", { name: "Close" }).click();
    await expect(bar(page)).toHaveCount(0);
    expect(await stored(page, STORAGE_KEYS.announcementDismissed)).toBe("true");
    await visit(page, "/docs/");
    await expect(bar(page)).toHaveCount(0);
  });

  test(proves("4-announcement-id"), async ({ page }) => {
    await storeBeforeVisit(page, {
      [STORAGE_KEYS.announcementDismissed]: "true",
      [STORAGE_KEYS.announcementId]: "an-earlier-announcement",
    });
    await visit(page, "/docs/");
    await expect(bar(page), "at once, on this very load").toBeVisible();
    expect(await stored(page, STORAGE_KEYS.announcementDismissed)).toBe("false");
    expect(await stored(page, STORAGE_KEYS.announcementId)).not.toBe("an-earlier-announcement");
    await bar(page).getByRole("button", { name: "Close" }).click();
    await page.reload();
    await hydrated(page);
    await expect(bar(page)).toHaveCount(0);
  });
});

test.describe("mobile navbar sidebar", () => {
  test.use({ viewport: { width: 390, height: 800 } });
  const sidebar = (page: Page) => page.locator(".navbar-sidebar");
  const toggle = (page: Page) => page.getByRole("button", { name: "Toggle navigation bar" });

  test(proves("4-sidebar"), async ({ page }) => {
    await visit(page, "/docs/");
    await expect(sidebar(page)).not.toBeInViewport();
    await toggle(page).click();
    await expect(sidebar(page)).toBeInViewport();
    await page.getByRole("button", { name: "Close navigation bar" }).click();
    await expect(sidebar(page)).not.toBeInViewport();
  });

  test(proves("4-sidebar-desktop"), async ({ page }) => {
    await visit(page, "/docs/");
    await toggle(page).click();
    await expect(sidebar(page)).toBeInViewport();
    await page.setViewportSize({ width: DESKTOP_MIN_WIDTH, height: 800 });
    await expect(page.locator(".navbar-sidebar--show")).toHaveCount(0);
    await page.setViewportSize({ width: DESKTOP_MIN_WIDTH - 1, height: 800 });
    await expect(sidebar(page), "stays closed").not.toBeInViewport();
  });

  test(proves("4-sidebar-back"), async ({ page }) => {
    await visit(page, "/blog/");
    await page.locator("article a").first().click();
    await expect(page).toHaveURL(/road-to/);
    // The address changes first; a menu opened before the page does would go with the old one.
    await expect(page.locator("article h1")).toBeVisible();
    await toggle(page).click();
    await expect(sidebar(page)).toBeInViewport();
    await page.goBack({ waitUntil: "commit" }).catch(() => null);
    await expect(sidebar(page)).not.toBeInViewport();
  });
});

test.describe("navbar on scroll", () => {
  const navbar = (page: Page) => page.locator(".navbar");

  test(proves("4-navbar-down", "4-navbar-up"), async ({ page, fixture }) => {
    await visit(page, `${fixture}docs/long/`);
    await expect(navbar(page)).toBeInViewport();
    await scrollBy(page, 600);
    await scrollBy(page, 600);
    await expect(navbar(page)).not.toBeInViewport();
    await scrollBy(page, -200);
    await expect(navbar(page)).toBeInViewport();
  });

  test(proves("4-navbar-hash"), async ({ page, fixture }) => {
    await visit(page, `${fixture}docs/long/`);
    await page.locator(".theme-doc-toc-desktop").getByText("The end").click();
    await expect(page.getByRole("heading", { name: "The end" })).toBeInViewport();
    await expect(navbar(page)).not.toBeInViewport();
  });
});

test.describe("collapsible sections", () => {
  test(proves("4-collapsible"), async ({ page, fixture }) => {
    await visit(page, `${fixture}states/`);
    const button = page.getByRole("button", { name: "Short section" });
    const content = page.getByText("Content of Short section");
    await expect(content).toBeHidden();
    await button.click();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await expect(content).toBeVisible();
    await button.click();
    await expect(content).toBeHidden();
  });

  test(proves("4-collapse-duration"), async ({ page, fixture }) => {
    await visit(page, `${fixture}states/`);
    const durationOf = async (name: string, className: string) => {
      // The transition is gone once it has run, so it is noted while it is set.
      const section = await page.locator(className).elementHandle();
      const noted = await section?.evaluateHandle((element) => {
        const transitions: string[] = [];
        new MutationObserver(() => {
          const { transition } = (element as HTMLElement).style;
          if (transition) {
            transitions.push(transition);
          }
        }).observe(element, { attributeFilter: ["style"] });
        return transitions;
      });
      await page.getByRole("button", { name }).click();
      await expect.poll(() => noted?.evaluate(({ length }) => length)).toBeGreaterThan(0);
      const transition = await noted?.evaluate(([first]) => first);
      return Number(/(\d+(?:\.\d+)?)ms/.exec(transition ?? "")?.[1]);
    };
    const short = await durationOf("Short section", ".section-100");
    const tall = await durationOf("Tall section", ".section-2000");
    expect(short).toBeGreaterThan(0);
    expect(tall).toBeGreaterThan(short);
  });

  test(proves("4-no-auto-collapse"), async ({ page }) => {
    await visit(page, "/docs/category/providers/");
    const sidebar = page.getByRole("navigation", { name: "Docs sidebar" });
    const open = () => sidebar.locator(".menu__list-item:not(.menu__list-item--collapsed) > ul");
    const carets = sidebar.locator(".menu__list-item--collapsed .menu__caret");
    const before = await open().count();
    await carets.first().click();
    await expect(open()).toHaveCount(before + 1);
    // While the list grows, the next one moves away from the pointer.
    await motionOver(page);
    await carets.first().click();
    await expect(open(), "the one opened before stays open").toHaveCount(before + 2);
  });
});

test.describe("dropdown", () => {
  const entry = (page: Page) => page.locator(".dropdown__menu a", { hasText: "Long page" });
  const dropdown = (page: Page) => page.locator(".navbar .dropdown > a");

  test(proves("4-dropdown"), async ({ page, fixture }) => {
    await visit(page, `${fixture}docs/`);
    await expect(entry(page)).toBeHidden();
    await dropdown(page).focus();
    await page.keyboard.press("Enter");
    await expect(entry(page)).toBeVisible();
    await expect(dropdown(page)).toHaveAttribute("aria-expanded", "true");
  });

  test(proves("4-dropdown-outside"), async ({ browser, fixture }) => {
    const context = await browser.newContext({ hasTouch: true });
    await bePresent(context);
    const page = await context.newPage();
    await visit(page, `${fixture}docs/`);
    for (const leave of ["click", "tap"] as const) {
      await dropdown(page).focus();
      await page.keyboard.press("Enter");
      await expect(entry(page)).toBeVisible();
      await page.locator("h1")[leave]();
      await expect(entry(page)).toBeHidden();
    }
    await context.close();
  });
});

test.describe("preferred docs version", () => {
  const key = `${STORAGE_KEYS.preferredVersionPrefix}default`;

  test(proves("4-version-saved"), async ({ page, fixture }) => {
    expect(STORAGE_KEYS.preferredVersionPrefix).toBe("docs-preferred-version-");
    await visit(page, `${fixture}states/`);
    await expect(page.locator("output").first()).toHaveText("none");
    await page.getByRole("button", { name: "Prefer current" }).click();
    await expect(page.locator("output").first()).toHaveText("current");
    expect(await stored(page, key)).toBe("current");
    await page.reload();
    await hydrated(page);
    await expect(page.locator("output").first()).toHaveText("current");
  });

  test(proves("4-version-cleared", "5-version"), async ({ page }) => {
    await storeBeforeVisit(page, { [key]: "0.1.0" });
    await visit(page, "/docs/");
    await expect.poll(() => stored(page, key)).toBeNull();
  });
});

test(proves("4-tabs"), async ({ page, fixture }) => {
  expect(STORAGE_KEYS.tabPrefix).toBe("docusaurus.tab.");
  await visit(page, `${fixture}docs/third/`);
  await page.getByRole("tab", { name: "Pear" }).click();
  await expect(page.getByText("A pear.")).toBeVisible();
  expect(await stored(page, `${STORAGE_KEYS.tabPrefix}fruit`)).toBe("pear");
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole("tab", { name: "Pear" })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByText("An apple.")).toBeHidden();
});

test(proves("4-head", "9-head"), async ({ page, fixture }) => {
  await page.clock.install();
  await visit(page, `${fixture}states/`);
  await expect(page).toHaveTitle("Count 0");
  await page.clock.pauseAt(Date.now() + 60_000);
  const count = page.getByRole("button", { name: "Count" });
  await count.click();
  await count.click();
  await expect(page.locator("#count")).toHaveText("2");
  await expect(page, "the page changed, its head waits for the frame").toHaveTitle("Count 0");
  await page.clock.runFor(16);
  await expect(page).toHaveTitle("Count 2");
});
