import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { hold } from "./conformance/support";
import { recipePage } from "./support/recipe";

/** How pages behave before anybody does anything, and what becomes of what is done first. */
const MAIN = /\/assets\/js\/main\.[\w-]+\.js$/;

const html = (page: Page) => page.locator("html");
const scriptsOf = (page: Page) => page.locator("script[data-start]");

const saveData = (visitor: BrowserContext | Page, isSaved: boolean) =>
  visitor.addInitScript((value) => {
    Object.defineProperty(navigator, "connection", {
      value: { saveData: value },
      configurable: true,
    });
  }, isSaved);

// Pages rest for good then: whatever wakes one here is no timer.
test.beforeEach(({ context }) => saveData(context, true));

const signs: Record<string, (page: Page) => Promise<void>> = {
  "moves the pointer": (page) => page.mouse.move(300, 300, { steps: 2 }),
  scrolls: (page) => page.mouse.wheel(0, 200),
  "presses a key": (page) => page.keyboard.press("Tab"),
  "drags a file to it": (page) => page.dispatchEvent("body", "dragenter"),
  "prefers another theme": (page) => page.emulateMedia({ colorScheme: "dark" }),
};
for (const [sign, give] of Object.entries(signs)) {
  test(`a page rests until somebody ${sign}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto("/docs/", { waitUntil: "load" });
    await expect(scriptsOf(page)).toHaveCount(0);
    await give(page);
    await expect(html(page)).toHaveAttribute("data-has-hydrated", "true");
  });
}

test("a page rests below a pointer that rests", async ({ page }) => {
  await page.goto("/docs/", { waitUntil: "load" });
  /** Says whether the page has started its scripts. */
  const tellOfMove = (movementX: number) =>
    page.evaluate(
      (by) =>
        new Promise<boolean>((told) => {
          window.dispatchEvent(new PointerEvent("pointermove", { movementX: by }));
          // A page that wakes waits for its first paint, and is told of it before this is.
          new PerformanceObserver(() =>
            told([...document.scripts].some(({ src }) => src.includes("/assets/js/main."))),
          ).observe({ type: "paint", buffered: true });
        }),
      movementX,
    );
  expect(await tellOfMove(0)).toBe(false);
  expect(await tellOfMove(1)).toBe(true);
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 800 } });
  test("a page rests until somebody touches it", async ({ page }) => {
    await page.goto("/docs/", { waitUntil: "load" });
    await expect(scriptsOf(page)).toHaveCount(0);
    await page.touchscreen.tap(200, 400);
    await expect(html(page)).toHaveAttribute("data-has-hydrated", "true");
  });
});

test("a page rests for four seconds, not longer", async ({ page }) => {
  await saveData(page, false);
  await page.clock.install();
  await page.goto("/docs/", { waitUntil: "load" });
  await page.clock.runFor(3_000);
  await expect(scriptsOf(page)).toHaveCount(0);
  // Asked for, not counted: a page takes its scripts away once they have run.
  const started = page.waitForRequest(MAIN);
  await page.clock.runFor(6_000);
  await started;
});

test("a page rests on when data are saved", async ({ page }) => {
  await page.clock.install();
  await page.goto("/docs/", { waitUntil: "load" });
  await page.clock.runFor(60_000);
  // A start would wait for the browser to tell of the paint, which is not the clock's.
  await new Promise((later) => setTimeout(later, 1_000));
  await expect(scriptsOf(page)).toHaveCount(0);
  await expect(html(page)).toHaveAttribute("data-has-hydrated", "false");
});

for (const address of ["/", "/docs/?offlineMode=true", "/search/?q=abort", "/docs/#next"]) {
  test(`a page does not rest when it was opened for what only scripts can do: ${address}`, async ({
    page,
  }) => {
    await page.goto(address);
    await expect(html(page)).toHaveAttribute("data-has-hydrated", "true");
  });
}

test("a resting page shows the theme that another tab chooses", async ({ context }) => {
  const [resting, other] = [await context.newPage(), await context.newPage()];
  await resting.emulateMedia({ colorScheme: "light" });
  await other.emulateMedia({ colorScheme: "light" });
  await resting.goto("/docs/", { waitUntil: "load" });
  await other.goto("/docs/?awake");
  await expect(html(other)).toHaveAttribute("data-has-hydrated", "true");
  await other.getByRole("button", { name: "Dark theme" }).click();
  await expect(html(resting)).toHaveAttribute("data-theme", "dark");
});

test("a resting page follows a system that prefers another theme", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto("/docs/", { waitUntil: "load" });
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(html(page)).toHaveAttribute("data-theme", "dark");
});

test("a resting page offers to run its example", async ({ page }) => {
  await page.goto("/docs/guides/ProgressUI/", { waitUntil: "load" });
  const example = page.locator("[data-example]").first();
  await expect(example).toHaveAttribute("data-state", "idle");
  await example.getByRole("button", { name: "Run the example" }).click();
  await expect(example).toHaveAttribute("data-state", "ready");
  await expect(example.getByRole("button", { name: "Choose files" })).toBeVisible();
});

test("a button pressed before the page is interactive is not lost", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  const main = await hold(page, MAIN);
  await page.goto("/docs/", { waitUntil: "domcontentloaded" });
  await page.locator(".navbar__inner").getByRole("button", { name: "Dark theme" }).click();
  await main.arrived;
  await expect(html(page)).toHaveAttribute("data-theme", "light");
  main.release();
  await expect(html(page)).toHaveAttribute("data-theme", "dark");
});

test("a search asked for before the page is interactive opens", async ({ page }) => {
  const main = await hold(page, MAIN);
  await page.goto("/docs/", { waitUntil: "domcontentloaded" });
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("button", { name: "Search" })
    .click();
  await main.arrived;
  main.release();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("a link followed before the page is interactive leads to its page", async ({ page }) => {
  await page.route(MAIN, (route) => route.abort());
  await page.goto("/docs/", { waitUntil: "domcontentloaded" });
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL("/blog/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a tab of code pressed before the page is interactive is chosen", async ({ page }) => {
  const main = await hold(page, MAIN);
  await page.goto("/docs/getting-started/installation/", { waitUntil: "domcontentloaded" });
  const tab = page.getByRole("tab", { name: "pnpm" }).first();
  await tab.click();
  await main.arrived;
  await expect(tab).toHaveAttribute("aria-selected", "false");
  main.release();
  await expect(tab).toHaveAttribute("aria-selected", "true");
});

test("a search asked for by a key before the page is interactive opens", async ({ page }) => {
  for (const key of ["Control+k", "/"]) {
    const main = await hold(page, MAIN);
    await page.goto("/docs/", { waitUntil: "domcontentloaded" });
    await page.keyboard.press(key);
    await page.keyboard.type("abo");
    await main.arrived;
    main.release();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect(page.getByRole("combobox")).toHaveValue("abo");
    await page.unroute(MAIN);
  }
});

test("choices made before the page is interactive count", async ({ page }) => {
  const main = await hold(page, MAIN);
  await page.goto(recipePage, { waitUntil: "domcontentloaded" });
  const waysOut = page.getByRole("group", { name: "How they go out" });
  await waysOut.getByRole("radio", { name: "Chunked" }).check();
  await page.getByRole("checkbox", { name: "Progress" }).check();
  await main.arrived;
  main.release();
  await expect(page).toHaveURL(/out=chunked.*show=|show=.*out=chunked/);
});

test("a message pasted before the page is interactive is decoded", async ({ page }) => {
  const main = await hold(page, MAIN);
  await page.goto("/docs/api/events/", { waitUntil: "domcontentloaded" });
  const field = page.getByRole("textbox", { name: "Error message or symptom" });
  await field.fill("TUS initialize failed");
  await main.arrived;
  main.release();
  await expect(page.getByText("Look at the request in the browser's network panel.")).toBeVisible();
  await expect(field).toHaveValue("TUS initialize failed");
});
