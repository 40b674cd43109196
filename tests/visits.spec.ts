import type { BrowserContext, ConsoleMessage, Page, Response } from "@playwright/test";
import { accessibilityFaults, axeSource } from "./axe";
import routesByGroup from "./routes.json";
import type { SeenLooks } from "./support/looks";
import { test as base, bePresent, expect, untilInteractive } from "./support/visitor";

const routes = Object.values(routesByGroup).flat();
type Theme = "light" | "dark";

interface Visit {
  page: Page;
  response: Response | null;
  /** Grows while the page is open. */
  complaints: string[];
}

interface Visitor {
  seen: SeenLooks;
  visit(route: string, theme: Theme, width: number): Promise<Visit>;
}

/**
 * One tab per theme and width for the whole worker. Every visit loads its page anew, but scripts
 * are cached, and no process has to start: that would take as long as the visit itself.
 */
const test = base.extend<object, { visitor: Visitor }>({
  visitor: [
    async ({ browser }, use) => {
      const tabs = new Map<string, Omit<Visit, "response">>();
      const contexts: BrowserContext[] = [];
      async function openTab(theme: Theme, width: number) {
        const context = await browser.newContext({
          baseURL: test.info().project.use.baseURL,
          colorScheme: theme,
          viewport: { width, height: 900 },
          reducedMotion: "reduce",
        });
        contexts.push(context);
        await bePresent(context);
        // Handed over once, not with every page.
        await context.addInitScript(axeSource);
        const page = await context.newPage();
        return { page, complaints: collectComplaints(page) };
      }
      await use({
        seen: new Map(),
        visit: async (route, theme, width) => {
          const key = `${theme} ${width}`;
          const tab = tabs.get(key) ?? (await openTab(theme, width));
          tabs.set(key, tab);
          // What the last page says while it is left belongs to none.
          tab.page.once("framenavigated", () => tab.complaints.splice(0));
          return { ...tab, response: await tab.page.goto(route, { waitUntil: "load" }) };
        },
      });
      await Promise.all(contexts.map((context) => context.close()));
    },
    { scope: "worker" },
  ],
});

function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message: ConsoleMessage) => {
    if (message.type() === "error" || message.type() === "warning") {
      complaints.push(`${message.type()}: ${message.text()}`);
    }
  });
  page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message}`));
  page.on("requestfailed", (request) => {
    // A prefetch that is cut short is no fault.
    if (request.failure()?.errorText !== "net::ERR_ABORTED") {
      complaints.push(`request failed: ${request.url()}`);
    }
  });
  page.on("response", (response) => {
    if (response.status() >= 400) {
      complaints.push(`${response.status()} for ${response.url()}`);
    }
  });
  return complaints;
}

/** Asked for at once: every question takes as long as the answer. */
const looksOf = (page: Page) =>
  page.evaluate(() => {
    const { dataset, scrollWidth, clientWidth } = document.documentElement;
    return {
      theme: dataset.theme,
      visibleHeadings: [...document.querySelectorAll("h1")].map((h1) => h1.checkVisibility()),
      title: document.title,
      scrollsSidewaysBy: scrollWidth - clientWidth,
    };
  });

/** Every combination is a first load: what breaks hydration may depend on either. */
const visits = [390, 1280].flatMap((width) =>
  (["light", "dark"] as const).map((theme) => ({ width, theme })),
);

for (const { width, theme } of visits) {
  test.describe(`${width} px, ${theme}`, () => {
    for (const route of routes) {
      test(route, async ({ visitor }) => {
        const { page, response, complaints } = await visitor.visit(route, theme, width);

        expect(response?.status()).toBe(200);
        await untilInteractive(page);
        expect(await looksOf(page)).toEqual({
          theme,
          visibleHeadings: [true],
          title: expect.stringContaining("React-Uploady"),
          scrollsSidewaysBy: 0,
        });
        const rules = theme === "light" ? "all" : "colors";
        expect(await accessibilityFaults(page, rules, "html", visitor.seen)).toEqual([]);
        expect(complaints).toEqual([]);
      });
    }
  });
}

test("an unknown path answers 404 with the not-found page", async ({ page }) => {
  const response = await page.goto("/docs/no-such-page/");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
});

test("a path without its slash is redirected and keeps its query", async ({ request }) => {
  const response = await request.get("/search?q=abort", { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe("/search/?q=abort");
});
