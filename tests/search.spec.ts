import { HOSTILE_QUERIES } from "../src/search/hostileQueries";
import { accessibilityFaults } from "./axe";
import {
  expect as baseExpect,
  bePresent,
  type Locator,
  type Page,
  test,
  untilInteractive,
} from "./support/visitor";

// A busy machine takes its time; none of these tests measures time.
const expect = baseExpect.configure({ timeout: 20_000 });

const START = "/docs/guides/ProgressUI/";

async function visit(page: Page, route = START): Promise<void> {
  await page.goto(route);
  await untilInteractive(page);
}

async function openModal(page: Page): Promise<Locator> {
  await page.keyboard.press("Control+k");
  const box = page.getByRole("combobox", { name: "Search the documentation" });
  await expect(box).toBeFocused();
  return box;
}

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Search" });
const optionsOf = (page: Page) => dialogOf(page).getByRole("option");
const pageBox = (page: Page) => page.getByRole("searchbox", { name: "Search the documentation" });

test.beforeEach(() => {
  test.setTimeout(90_000);
});

test.describe("the modal", () => {
  test("opens with Ctrl+K, Cmd+K and '/', closes with Escape and gives the focus back", async ({
    page,
  }) => {
    await visit(page);
    const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "API" });
    for (const keys of ["Control+k", "Meta+k", "/"]) {
      await link.focus();
      await page.keyboard.press(keys);
      await expect(dialogOf(page)).toBeVisible();
      await expect(dialogOf(page).getByRole("combobox")).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(dialogOf(page)).toHaveCount(0);
      await expect(link).toBeFocused();
    }
    await page.getByRole("button", { name: "Search" }).click();
    await expect(dialogOf(page)).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Search" })).toBeFocused();
  });

  test("'/' stays text in input, select, textarea and editable elements, and only there", async ({
    page,
  }) => {
    await visit(page);
    await page.evaluate(() => {
      const fields = document.createElement("div");
      fields.innerHTML =
        '<input id="f-input"><select id="f-select"><option>a</option></select><textarea id="f-textarea"></textarea><div id="f-editable" contenteditable="true"><b id="f-inner" tabindex="0">x</b></div><button id="f-button">b</button><a id="f-link" href="#x">l</a><div id="f-plain" tabindex="0">p</div>';
      document.querySelector("main")?.append(fields);
    });
    for (const id of ["f-input", "f-select", "f-textarea", "f-editable", "f-inner"]) {
      await page.locator(`#${id}`).focus();
      await page.keyboard.press("/");
      await expect(dialogOf(page), id).toHaveCount(0);
    }
    expect(await page.locator("#f-input").inputValue()).toBe("/");
    for (const id of ["f-button", "f-link", "f-plain"]) {
      await page.locator(`#${id}`).focus();
      await page.keyboard.press("/");
      await expect(dialogOf(page), id).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialogOf(page)).toHaveCount(0);
    }
  });

  test("loads its code and index only when it is opened, and loses no letter meanwhile", async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    // Links of the page fetch nothing ahead, links of results would: what is asked for once the
    // search is open is asked for by it.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", {
        get: () => ({ effectiveType: document.querySelector("dialog[open]") ? "4g" : "2g" }),
      });
    });
    await visit(page);
    await expect(page.locator("[data-example]").first()).toHaveAttribute("data-state", "ready");
    await expect(page.locator('[data-example][data-state="loading"]')).toHaveCount(0);
    await page.waitForLoadState("networkidle");
    expect(asked.filter((path) => path.includes("search"))).toEqual([]);
    const before = asked.length;
    await page.keyboard.press("/");
    await page.keyboard.type("use retry");
    await expect(dialogOf(page).getByRole("combobox")).toHaveValue("use retry");
    await expect(optionsOf(page).first()).toContainText("useRetry");
    expect(asked.slice(before)).toContain("/search-index.json");
    // Results do not fetch the pages they lead to.
    expect(asked.slice(before).filter((path) => path.endsWith(".js")).length).toBeLessThan(6);
  });

  test("arrow keys choose, Enter opens in the app, Ctrl+Enter in a new tab", async ({
    page,
    context,
  }) => {
    await visit(page);
    await page.evaluate(() => {
      (window as unknown as { sameDocument: boolean }).sameDocument = true;
    });
    const box = await openModal(page);
    await box.fill("useAbortItem");
    const first = optionsOf(page).first();
    await expect(first).toContainText("useAbortItem");
    await expect(first).toHaveAttribute("aria-selected", "true");
    await expect(dialogOf(page).getByRole("status")).toHaveText(/results for useAbortItem/);
    await page.keyboard.press("ArrowDown");
    const second = optionsOf(page).nth(1);
    await expect(second).toHaveAttribute("aria-selected", "true");
    await expect(box).toHaveAttribute(
      "aria-activedescendant",
      (await second.getAttribute("id")) ?? "",
    );
    await expect(box).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await expect(optionsOf(page).last()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("ArrowDown");

    const [tab] = await Promise.all([
      context.waitForEvent("page"),
      page.keyboard.press("Control+Enter"),
    ]);
    await expect(tab).toHaveURL("/docs/api/hooks/useAbortItem/");
    await tab.close();
    await expect(dialogOf(page)).toBeVisible();

    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/docs\/api\/hooks\/useAbortItem\/$/);
    await expect(dialogOf(page)).toHaveCount(0);
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  });

  test("keeps the focus inside", async ({ page }) => {
    await visit(page);
    const box = await openModal(page);
    await box.fill("abort");
    await expect(page.getByRole("link", { name: /See all/ })).toBeVisible();
    for (const key of [
      "Tab",
      "Tab",
      "Tab",
      "Tab",
      "Shift+Tab",
      "Shift+Tab",
      "Shift+Tab",
      "Shift+Tab",
    ]) {
      await page.keyboard.press(key);
      expect(
        await page.evaluate(() => document.activeElement?.closest("dialog") !== null),
        key,
      ).toBe(true);
    }
    await expect(box).toBeFocused();
  });

  test("groups by page with section, badge, breadcrumbs and marked terms", async ({ page }) => {
    await visit(page);
    const box = await openModal(page);
    await box.fill("item progress");
    const group = dialogOf(page).getByRole("group", { name: "useItemProgressListener" });
    await expect(group.getByText("Hook", { exact: true })).toBeVisible();
    await expect(group.getByText("API › Hooks")).toBeVisible();
    await expect(group.locator("mark").first()).toHaveText("ItemProgress");
  });

  test("says the same number as the page it leads to, and announces it", async ({ page }) => {
    await visit(page);
    const box = await openModal(page);
    for (const query of ["abort", "progress bar", "uplod"]) {
      await box.fill(query);
      await expect(dialogOf(page).getByRole("status")).toHaveText(
        new RegExp(`^\\d+ results? for ${query}$`),
      );
    }
    await box.fill("retry");
    await expect(dialogOf(page).getByRole("status")).toHaveText(/^\d+ results for retry$/);
    const announced = await dialogOf(page).getByRole("status").textContent();
    const all = page.getByRole("link", { name: /^See all \d+ results$/ });
    expect(`${await all.textContent()} for retry`).toBe(`See all ${announced}`);
    await all.click();
    await expect(page).toHaveURL(/\/search\/\?q=retry$/);
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(page.getByText(announced ?? "", { exact: true }).first()).toBeVisible();
    await expect(pageBox(page)).toHaveValue("retry");
  });

  test("stays open when a page arrives that was already on its way", async ({ page }) => {
    await visit(page);
    await openModal(page);
    await page.keyboard.press("Escape");
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(/\/assets\/js\//, async (route) => {
      await arrival;
      await route.continue();
    });
    const heading = page.getByRole("heading", { level: 1 });
    const title = (await heading.textContent()) ?? "";
    await page.locator(".pagination-nav__link--next").click();
    const box = await openModal(page);
    await box.fill("abort");
    await expect(heading).toHaveText(title);
    arrive();
    await expect(heading).not.toHaveText(title);
    await expect(box).toHaveValue("abort");
    await page.goBack();
    await expect(dialogOf(page)).toHaveCount(0);
  });

  test("remembers searches, forgets them on request, and lives without storage", async ({
    page,
  }) => {
    await visit(page);
    let box = await openModal(page);
    await box.fill("useRetry");
    await expect(optionsOf(page).first()).toContainText("useRetry");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/useRetry\/$/);
    // The address changes first; the search closes once the page does.
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/useRetry/);
    await openModal(page);
    const recent = dialogOf(page).getByRole("group", { name: "Recent searches" });
    await expect(recent.getByRole("option")).toHaveText(["useRetry"]);
    await recent.getByRole("option").click();
    await expect(dialogOf(page).getByRole("combobox")).toHaveValue("useRetry");
    await dialogOf(page).getByRole("combobox").fill("");
    await page.getByRole("button", { name: "Clear recent searches" }).click();
    await expect(recent).toHaveCount(0);
    await page.keyboard.press("Escape");
    expect(await page.evaluate(() => localStorage.getItem("search.recent"))).toBeNull();

    await page.evaluate(() => {
      for (const name of ["getItem", "setItem", "removeItem"] as const) {
        Storage.prototype[name] = () => {
          throw new DOMException("no storage", "SecurityError");
        };
      }
    });
    box = await openModal(page);
    await box.fill("useUploady");
    await expect(optionsOf(page).first()).toContainText("useUploady");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/useUploady\/$/);
  });

  test("helps when nothing is found", async ({ page }) => {
    await visit(page);
    const box = await openModal(page);
    await box.fill("zzzzqqqq");
    await expect(dialogOf(page).getByText("Nothing found for zzzzqqqq.")).toBeVisible();
    const start = dialogOf(page).getByRole("group", { name: "Start here" });
    expect(await start.getByRole("option").count()).toBeGreaterThan(3);
    for (const option of await start.getByRole("option").all()) {
      const response = await page.request.get((await option.getAttribute("href")) ?? "");
      expect(response.status()).toBe(200);
    }
  });

  test("tells when the index cannot be loaded and recovers", async ({ page }) => {
    await visit(page);
    await page.route("**/search-index.json", (route) => route.abort());
    const box = await openModal(page);
    const alert = dialogOf(page).getByRole("alert");
    await expect(alert).toContainText("could not be loaded");
    // Typing asks once more: that has to fail as well before the line is mended.
    const failedAgain = page.waitForEvent("requestfailed", (request) =>
      request.url().endsWith("/search-index.json"),
    );
    await box.fill("abort");
    await failedAgain;
    await expect(alert).toContainText("could not be loaded");
    await page.unroute("**/search-index.json");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(optionsOf(page).first()).toBeVisible();
  });

  test("fits 390 px", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page);
    await page.getByRole("button", { name: "Search" }).click();
    await dialogOf(page).getByRole("combobox").fill("getUploadPreviewForBatchItemsMethod");
    await expect(optionsOf(page).first()).toBeVisible();
    const box = await dialogOf(page).boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
    expect(
      await dialogOf(page).evaluate((dialog) =>
        [...dialog.querySelectorAll("*")]
          .filter((element) => element.getBoundingClientRect().right > 390)
          .map((element) => element.outerHTML.slice(0, 80)),
      ),
    ).toEqual([]);
    await dialogOf(page).getByRole("button", { name: "Close" }).click();
    await expect(dialogOf(page)).toHaveCount(0);
  });
});

test.describe("the search page", () => {
  test("takes its query from the address and writes it back", async ({ page }) => {
    await visit(page, "/search/?q=abort");
    await expect(pageBox(page)).toHaveValue("abort");
    await expect(page.getByText(/^\d+ results for abort$/).first()).toBeVisible();
    await pageBox(page).fill("retry");
    await expect(page).toHaveURL(/\?q=retry$/);
    await pageBox(page).press("Enter");
    await pageBox(page).fill("paste image");
    await expect(page).toHaveURL(/\?q=paste\+image$/);
    await page.goBack();
    await expect(pageBox(page)).toHaveValue("retry");
    await page.goBack();
    await expect(pageBox(page)).toHaveValue("abort");
    await page.goForward();
    await expect(pageBox(page)).toHaveValue("retry");
    await page.reload();
    await expect(pageBox(page)).toHaveValue("retry");
  });

  test("filters by kind and part, in the address too", async ({ page }) => {
    await visit(page, "/search/?q=abort");
    const kinds = page.getByRole("group", { name: "Kind" });
    const hooks = kinds.getByRole("radio", { name: /^Hook \d+$/ });
    // Counts may still grow while the rest of the index arrives.
    await expect(page.getByRole("main").getByRole("status")).toHaveText(/results for abort/);
    const count = /\d+/.exec((await kinds.getByText(/^Hook/).first().textContent()) ?? "")?.[0];
    await hooks.check();
    await expect(page).toHaveURL(/\?q=abort&kind=hook$/);
    await expect(
      page.getByText(`${count} results for abort`, { exact: true }).first(),
    ).toBeVisible();
    for (const badge of await page.locator("ol h2 span").all()) {
      await expect(badge).toHaveText("Hook");
    }
    await page.goBack();
    await expect(kinds.getByRole("radio", { name: "All" })).toBeChecked();
    await page
      .getByRole("group", { name: "Part of the site" })
      .getByRole("radio", { name: /^Docs/ })
      .check();
    await expect(page).toHaveURL(/\?q=abort&in=docs$/);
    await expect(page.locator('ol h2 a[href*="/docs/api/"]')).toHaveCount(0);
    await expect(page.locator("ol h2 a").first()).toBeVisible();
  });

  test("shows all it counted", async ({ page }) => {
    await visit(page, "/search/?q=upload");
    await expect(page.getByRole("main").getByRole("status")).toHaveText(/results for upload/);
    const total = Number(
      /\d+/.exec((await page.getByRole("main").getByRole("status").textContent()) ?? "")?.[0],
    );
    expect(total).toBeGreaterThan(20);
    const more = page.getByRole("button", { name: "Show more" });
    const step = 20;
    for (let shown = step; shown < total; shown += step) {
      await expect(page.locator("ol h2")).toHaveCount(shown);
      await more.click();
    }
    await expect(page.locator("ol h2")).toHaveCount(total);
    await expect(more).toHaveCount(0);
  });

  test("is whole before any script has run, and then searches for what was typed", async ({
    page,
  }) => {
    let letRun = () => {};
    const held = new Promise<void>((resolve) => {
      letRun = resolve;
    });
    await page.route(/assets\/js\/main\./, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto("/search/", { waitUntil: "commit" });
    await expect(page.getByText("Type a symbol")).toBeVisible();
    await expect(page.getByRole("link", { name: "Show upload progress" })).toBeVisible();
    await pageBox(page).pressSequentially("abort");
    letRun();
    await expect(page.getByText(/results for abort/).first()).toBeVisible();
    await expect(pageBox(page)).toHaveValue("abort");
  });

  test("moves nothing when the results of an address come", async ({ page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value } = entry as PerformanceEntry & { value: number };
          document.documentElement.dataset.shifted = String(value);
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto("/search/?q=retry");
    await expect(page.locator("ol h2").first()).toBeVisible();
    await expect(page.locator("html")).not.toHaveAttribute("data-shifted");
  });

  test("says without JavaScript what is missing and where to go", async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL && { baseURL }),
    });
    const page = await context.newPage();
    await page.goto("/search/?q=abort");
    // The test tool's text search leaves noscript out, so it is looked at as an element.
    const message = page.locator("main noscript p");
    await expect(message.first()).toBeVisible();
    await expect(message.first()).toContainText("needs JavaScript");
    await expect(message.last().locator('a[href="/docs/category/hooks/"]')).toBeVisible();
    await expect(pageBox(page)).toBeHidden();
    await expect(page.getByRole("link", { name: "Show upload progress" })).toBeVisible();
    await context.close();
  });

  test("links into the app and down to the section", async ({ page }) => {
    await visit(page, "/search/?q=useRequestPreSend");
    await page.getByRole("main").getByRole("link", { name: "useRequestPreSend" }).first().click();
    await expect(page).toHaveURL(/\/docs\/api\/hooks\/useRequestPreSend\/$/);
    await page.goBack();
    await expect(pageBox(page)).toHaveValue("useRequestPreSend");
  });
});

test("20 hostile queries neither break nor inject", async ({ page }) => {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") {
      complaints.push(message.text());
    }
  });
  page.on("dialog", () => complaints.push("a script ran"));
  expect(HOSTILE_QUERIES.length).toBeGreaterThanOrEqual(20);
  await visit(page);
  const box = await openModal(page);
  for (const query of HOSTILE_QUERIES) {
    await box.fill(query);
    await expect(dialogOf(page).locator("[role=option], strong").first()).toBeVisible();
  }
  await page.keyboard.press("Escape");
  for (const query of HOSTILE_QUERIES.slice(0, 3)) {
    await page.goto(`/search/?q=${encodeURIComponent(query)}`);
    await expect(page.getByText(/results? for|No results for/).first()).toBeVisible();
    expect(await page.locator("main script, main img, main svg[onload]").count()).toBe(0);
  }
  for (const query of HOSTILE_QUERIES) {
    await pageBox(page).fill(query);
    await expect(page.getByText(/results? for|No results for|Type a symbol/).first()).toBeVisible();
    expect(await page.locator("main script, main img, main svg[onload]").count()).toBe(0);
  }
  // The last one, 10,000 characters long, is in the address in its short form.
  await expect(page).toHaveURL(/\?q=upload\+upload[\w+]{100,200}$/);
  expect(await page.evaluate(() => "injected" in window)).toBe(false);
  expect(complaints).toEqual([]);
});

test("works with the server gone once the index is there", async ({ page, context }) => {
  await visit(page);
  const box = await openModal(page);
  await box.fill("abort");
  await expect(dialogOf(page).getByRole("status")).toHaveText(/results for abort/);
  await context.setOffline(true);
  await box.fill("paste image from clipboard");
  await expect(optionsOf(page).first()).toContainText(/paste/i);
  await context.setOffline(false);
});

for (const theme of ["light", "dark"] as const) {
  test(`has no accessibility violations, ${theme}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      colorScheme: theme,
      reducedMotion: "reduce",
      ...(baseURL && { baseURL }),
    });
    await bePresent(context);
    const page = await context.newPage();
    await visit(page);
    const box = await openModal(page);
    const rules = theme === "light" ? "all" : "colors";
    expect(await accessibilityFaults(page, rules, "dialog")).toEqual([]);
    await box.fill("abort");
    await expect(optionsOf(page).first()).toBeVisible();
    expect(await accessibilityFaults(page, rules, "dialog")).toEqual([]);
    await box.fill("zzzzqqqq");
    await expect(dialogOf(page).getByText("Nothing found")).toBeVisible();
    expect(await accessibilityFaults(page, rules, "dialog")).toEqual([]);
    await visit(page, "/search/?q=abort");
    await expect(page.locator("ol h2").first()).toBeVisible();
    expect(await accessibilityFaults(page, rules, "main")).toEqual([]);
    await context.close();
  });
}
