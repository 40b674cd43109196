import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { ThemeConfig } from "@docusaurus/theme-common";
import type { Locator, Page } from "@playwright/test";
import site from "../docusaurus.config";
import { absentParts } from "../plugins/platform/absentParts";
import { accessibilityFaults } from "./axe";
import { expect, expectMark, test, visit } from "./conformance/support";
import { makeFile } from "./support/files";
import { PAGE_KINDS } from "./support/pageKinds";
import { PAGE_STATES } from "./support/pageStates";

const LONG_NAME = "/docs/api/utils/getUploadPreviewForBatchItemsMethod/";

const hero = (page: Page) => page.locator('[data-example="Home.hero"]');

async function openHero(page: Page): Promise<void> {
  await visit(page, "/");
  await expect(hero(page)).toHaveAttribute("data-state", "ready");
}

/** Wholly on the screen, without scrolling. */
async function expectInSight(...parts: Locator[]): Promise<void> {
  for (const part of parts) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
}

test.describe("the first upload", () => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1366, height: 768 },
    { width: 1440, height: 900 },
  ]) {
    test(`needs no scrolling at ${viewport.width} × ${viewport.height}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await openHero(page);
      const pick = hero(page).getByRole("button", { name: "Choose files" });
      const bar = hero(page).getByRole("progressbar", { name: "Upload progress" });
      const status = hero(page).locator("[data-lab-stage]").getByRole("status");
      const sample = hero(page).locator("[data-sample]").first();
      await expectInSight(page.getByRole("heading", { level: 1 }), pick, bar, status, sample);

      const [dialog] = await Promise.all([page.waitForEvent("filechooser"), pick.click()]);
      await dialog.setFiles(makeFile("first.bin", 40_000));
      await expect(status).toHaveText("first.bin, 100 %, 1 uploaded");
      await sample.click();
      await expect(status).toHaveText(/, 100 %, 2 uploaded$/);
      await expectInSight(bar, status);
      expect(await page.evaluate(() => window.scrollY), "nothing scrolled by itself").toBe(0);
    });
  }
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("the home page is whole", async ({ page }) => {
    await page.goto("/");
    for (const name of [
      "File uploads for React, from one button to resumable gigabytes",
      "See it work",
      "Take only what you use",
      "Install it",
      "Where do you start?",
      "Elsewhere",
    ]) {
      await expect(page.getByRole("heading", { name })).toBeVisible();
    }
    const main = page.getByRole("main");
    await expect(main).toContainText("<Uploady destination");
    await expect(main).toContainText("npm install @rpldy/uploady@");
    await expect(main.getByRole("link", { name: /^tus-sender\s*\d+\.\d kB$/ })).toBeVisible();
  });
});

test("styles that load later find every token they name", () => {
  const folder = path.resolve(__dirname, "../build/assets/css");
  const read = (name: string) => readFileSync(path.join(folder, name), "utf8");
  const sheets = readdirSync(folder).filter((name) => name.endsWith(".css"));
  const main = sheets
    .filter((name) => name.startsWith("styles."))
    .map(read)
    .join("");
  const missing = sheets.flatMap((name) =>
    [...read(name).matchAll(/var\((--(?:color|space|radius|text|motion|shadow|font)-[\w-]+)\)/g)]
      .map(([, token]) => token as string)
      .filter((token) => !main.includes(`${token}:`))
      .map((token) => `${name}: ${token}`),
  );
  expect(missing).toEqual([]);
});

test("a long name breaks between its words", async ({ page }) => {
  for (const width of [320, 390, 996]) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, LONG_NAME);
    const lines = await page.getByRole("heading", { level: 1 }).evaluate((heading) => {
      const found: { top: number; text: string }[] = [];
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (let at = 0; at < (node.textContent?.length ?? 0); at++) {
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const { top } = range.getBoundingClientRect();
          const line = found.at(-1);
          if (line?.top === top) line.text += range.toString();
          else found.push({ top, text: range.toString() });
        }
      }
      return found.map(({ text }) => text);
    });
    expect(lines.join("")).toBe("getUploadPreviewForBatchItemsMethod");
    for (const line of lines.slice(1)) {
      expect(line, `${width} px: ${lines.join(" | ")}`).toMatch(/^[A-Z]/);
    }
  }
});

test.describe("on paper", () => {
  /** A4 at the resolution browsers print with. */
  const paper = { width: 794, height: 1123 };

  for (const colorScheme of ["light", "dark"] as const) {
    test(`a page is dark on white, alone and whole, from the ${colorScheme} theme`, async ({
      page,
      fixture,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(paper);
      await PAGE_STATES.print?.enter(page, fixture);
      for (const [width, height] of [
        [paper.width, paper.height],
        // Landscape is wide enough for the sidebar, which stays away all the same.
        [paper.height, paper.width],
      ] as const) {
        await page.setViewportSize({ width, height });
        for (const part of [
          ".navbar",
          ".footer",
          ".theme-doc-sidebar-container",
          ".theme-doc-toc-desktop",
          ".pagination-nav",
          ".theme-announcement-bar",
        ]) {
          await expect(page.locator(part), part).toBeHidden();
        }
        const { cut, text, ground, share } = await page.evaluate(() => ({
          cut: [...document.querySelectorAll<HTMLElement>("main pre, main code, main table")]
            .filter((element) => element.checkVisibility())
            .filter((element) => element.getBoundingClientRect().right > innerWidth)
            .map((element) => element.textContent?.slice(0, 60)),
          text: getComputedStyle(document.querySelector(".markdown p") as Element).color,
          ground: getComputedStyle(document.documentElement).backgroundColor,
          share: (document.querySelector(".markdown")?.clientWidth ?? 0) / innerWidth,
        }));
        expect(share, "the text has the whole width").toBeGreaterThan(0.9);
        expect(cut).toEqual([]);
        expect(text).toBe("rgb(20, 35, 43)");
        expect(["rgb(252, 252, 250)", "rgba(0, 0, 0, 0)"]).toContain(ground);
      }
    });
  }
});

test.describe("with colors of the user's own", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  test("what is chosen is marked by a line", async ({ page }) => {
    await visit(page, PAGE_KINDS.installation);
    for (const chosen of [
      page.locator(".theme-doc-sidebar-menu [aria-current=page]"),
      page.getByRole("tab", { selected: true }).first(),
    ]) {
      await expect(chosen).toHaveCSS("outline-style", "solid");
    }
  });

  test("pictures and bars keep their shapes", async ({ page }) => {
    await visit(page, "/docs/getting-started/concepts/");
    const ink = await page.locator("body").evaluate((body) => getComputedStyle(body).color);
    const box = page.locator("figure svg rect").first();
    const mark = page.locator(".navbar__inner .navbar__brand path");
    for (const line of [box, mark.first(), mark.last()]) {
      await expect(line).toHaveCSS("stroke", ink);
    }
    await openHero(page);
    await expect(hero(page).getByRole("progressbar")).toHaveCSS("appearance", "auto");
  });
});

test.describe("with more contrast wanted", () => {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`lines and quiet text are stronger, ${colorScheme}`, async ({ page }) => {
      const look = () =>
        page.evaluate(() => {
          const style = getComputedStyle(document.documentElement);
          return ["--color-line", "--color-text-soft", "--color-accent"].map((token) =>
            style.getPropertyValue(token),
          );
        });
      await page.emulateMedia({ colorScheme, contrast: "no-preference" });
      await visit(page, PAGE_KINDS.hook);
      const usual = await look();
      await page.emulateMedia({ colorScheme, contrast: "more" });
      const stronger = await look();
      for (const [index, value] of stronger.entries()) {
        expect(value).not.toBe(usual[index]);
      }
      expect(await accessibilityFaults(page, "colors")).toEqual([]);
    });
  }
});

test("the pictures of the docs say in words what they show", async ({ page }) => {
  const pictures = {
    "/docs/getting-started/concepts/": 6,
    "/docs/": 1,
  };
  for (const [address, count] of Object.entries(pictures)) {
    await visit(page, address);
    const images = page.locator('figure svg[role="img"]');
    await expect(images).toHaveCount(count);
    for (const image of await images.all()) {
      await expect(image).toHaveAccessibleName(/\w+/);
      await expect(image).toHaveAccessibleDescription(/\w+ \w+ \w+/);
    }
  }
});

test("no page still wears a class of the theme's own buttons", async ({ page, fixture }) => {
  for (const state of ["crash", "retry"]) {
    await PAGE_STATES[state]?.enter(page, fixture);
    await expect(page.locator(".button")).toHaveCount(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.unrouteAll();
  }
});

test("base styles stand before the component styles that build on them", () => {
  const dir = path.resolve(__dirname, "../build/assets/css");
  const [sheet = ""] = readdirSync(dir).filter((file) => /^styles\.\w+\.css$/.test(file));
  const css = readFileSync(path.join(dir, sheet), "utf8");
  // Of the announcement bar's button, which has a base style and one of its component.
  const html = readFileSync(path.resolve(__dirname, "../build/index.html"), "utf8");
  const component = /class="clean-btn close ([\w-]+)/.exec(html)?.[1];
  const firstComponent = css.indexOf(`.${component}{`);
  expect(firstComponent, component).toBeGreaterThan(0);
  for (const base of [".close{", ".navbar__link{", ".alert{"]) {
    expect(css.indexOf(base), base).toBeGreaterThan(0);
    expect(css.indexOf(base), base).toBeLessThan(firstComponent);
  }
});

test("no page has a part of the theme whose styles are left out", () => {
  const build = path.resolve(__dirname, "../build");
  const absent = absentParts(site.themeConfig as ThemeConfig);
  const pages = readdirSync(build, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".html"),
  );
  expect(pages.length).toBeGreaterThan(100);
  for (const file of pages) {
    const html = readFileSync(path.join(build, file), "utf8");
    const names = [...html.matchAll(/ class=(?:"([^"]*)"|([^\s>]+))/g)]
      .flatMap(([, quoted, plain = ""]) => (quoted ?? plain).split(/\s+/))
      .filter((name) => absent.test(name));
    expect(names, `${file}: see plugins/platform/absentParts.ts`).toEqual([]);
  }
});

test("no link fades when the theme changes, and all do again afterwards", async ({ page }) => {
  await visit(page, PAGE_KINDS.guide);
  const fading = await page.evaluateHandle(() => {
    const names: string[] = [];
    document.addEventListener("transitionrun", ({ target }) => {
      if (target instanceof HTMLAnchorElement && target.checkVisibility()) {
        names.push(target.textContent);
      }
    });
    return names;
  });
  const link = page.locator("main").getByRole("link").first();
  const fade = await link.evaluate((element) => getComputedStyle(element).transitionDuration);
  expect(Number.parseFloat(fade)).toBeGreaterThan(0);
  const themeSwitch = page.getByRole("button", { name: "Dark theme" });
  for (const theme of ["dark", "light"] as const) {
    await themeSwitch.click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
    await expect(themeSwitch).toHaveAttribute("aria-pressed", String(theme === "dark"));
    await expectMark(page, theme);
    await expect(link).toHaveCSS("transition-duration", fade);
  }
  expect(await fading.jsonValue()).toEqual([]);
});

test("the theme switch answers before the page is styled anew", async ({ page }) => {
  await visit(page, "/docs/");
  const themeSwitch = page.getByRole("button", { name: "Dark theme" });
  const moon = themeSwitch.locator(".in-dark");
  await expect(moon).toBeHidden();
  const answer = await themeSwitch.evaluate(async (button: HTMLElement) => {
    button.click();
    // Steps between which the browser neither paints nor does anything else.
    for (let step = 0; step < 50 && button.ariaPressed !== "true"; step++) await null;
    return {
      pressed: button.ariaPressed,
      shown: button.querySelector(".in-dark")?.checkVisibility(),
      theme: document.documentElement.dataset.theme,
    };
  });
  expect(answer).toEqual({ pressed: "true", shown: true, theme: "light" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(moon).toBeVisible();
});

test("a theme switch pressed twice at once is where it was", async ({ page }) => {
  await visit(page, "/docs/");
  const themeSwitch = page.getByRole("button", { name: "Dark theme" });
  const themes = await page.evaluateHandle(() => {
    const seen: (string | undefined)[] = [];
    const { dataset } = document.documentElement;
    new MutationObserver(() => seen.push(dataset.theme)).observe(document.documentElement, {
      attributeFilter: ["data-theme"],
    });
    return seen;
  });
  await themeSwitch.evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect.poll(async () => (await themes.jsonValue()).at(-1)).toBe("light");
  await expect(themeSwitch).toHaveAttribute("aria-pressed", "false");
  await expect(themeSwitch.locator(".in-light")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("theme"))).toBe("light");
});

test("the mark that closes the announcement stands inside its bar", async ({ page }) => {
  await visit(page, "/docs/");
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(width);
    const { outer, mark } = await page.locator(".theme-announcement-bar").evaluate((bar) => {
      const place = (part: Element | null) => {
        const { top = 0, bottom = 0 } = part?.getBoundingClientRect() ?? {};
        return bottom > top ? { top, bottom } : undefined;
      };
      return { outer: place(bar), mark: place(bar.querySelector("button svg")) };
    });
    if (!outer || !mark) throw new Error("no announcement bar");
    expect(mark.top).toBeGreaterThanOrEqual(outer.top);
    expect(mark.bottom).toBeLessThanOrEqual(outer.bottom);
  }
});

test("a page has its own styles without scripts, and after a navigation", async ({
  page,
  browser,
  baseURL,
}) => {
  const sizeOf = (shown: Page) =>
    shown.locator("h1").evaluate((heading) => getComputedStyle(heading).fontSize);
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto("/");
  const size = await sizeOf(plain);
  await context.close();

  await visit(page, "/docs/");
  await page.locator(".navbar__brand").first().click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^File uploads for React/);
  expect(await sizeOf(page)).toBe(size);
});
