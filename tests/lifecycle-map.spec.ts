import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { LIFECYCLE } from "../plugins/library/lifecycle";
import { bePresent, expect, type Page, test, untilInteractive } from "./support/visitor";

const PAGE = "/docs/api/events/";
const axePath = createRequire(__filename).resolve("axe-core/axe.min.js");

const machine = (page: Page, name: "batch" | "item") => page.locator(`[data-machine="${name}"]`);
const steps = (page: Page, name: "batch" | "item") => machine(page, name).getByRole("tab");
const panel = (page: Page, name: "batch" | "item") => machine(page, name).getByRole("tabpanel");

interface AxeWindow {
  axe: {
    run(context: string): Promise<{
      violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[];
    }>;
  };
}

async function openMap(page: Page): Promise<void> {
  await page.goto(PAGE);
  await untilInteractive(page);
}

async function violations(page: Page): Promise<string[]> {
  await page.addScriptTag({ content: readFileSync(axePath, "utf8") });
  const { violations: found } = await page.evaluate(() =>
    (window as unknown as AxeWindow).axe.run("[data-machine]"),
  );
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

test("every step tells its cause, and links what it fires", async ({ page }) => {
  await openMap(page);
  for (const name of ["batch", "item"] as const) {
    const count = LIFECYCLE.filter((edge) => edge.machine === name).length;
    await expect(steps(page, name)).toHaveCount(count);
    for (let index = 0; index < count; index++) {
      const step = steps(page, name).nth(index);
      await step.click();
      await expect(step).toHaveAttribute("aria-selected", "true");
      await expect(panel(page, name)).toContainText(`${index + 1}. `);
    }
  }
});

test("the step that adds a batch can be canceled, the one that ends it cannot", async ({
  page,
}) => {
  await openMap(page);
  await machine(page, "batch")
    .getByRole("tab", { name: /new to added/ })
    .click();
  await expect(panel(page, "batch")).toContainText("Yes. false cancels the batch.");
  await expect(
    panel(page, "batch").getByRole("link", { name: "useBatchAddListener" }),
  ).toHaveAttribute("href", "/docs/api/hooks/useBatchAddListener/");
  await machine(page, "batch")
    .getByRole("tab", { name: /added to finished/ })
    .click();
  await expect(panel(page, "batch")).toContainText("BATCH_FINISH");
  await expect(panel(page, "batch")).not.toContainText("Yes.");
});

test("arrow keys walk the steps, Tab leads into the panel", async ({ page }) => {
  await openMap(page);
  const tabs = steps(page, "item");
  await tabs.first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(tabs.nth(1)).toBeFocused();
  await expect(tabs.nth(1)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowUp");
  await expect(tabs.last()).toBeFocused();
  await page.keyboard.press("Home");
  await expect(tabs.first()).toBeFocused();
  await machine(page, "item")
    .getByRole("tab", { name: /added to uploading/ })
    .click();
  await page.keyboard.press("Tab");
  await expect(panel(page, "item").getByRole("link", { name: "ITEM_START" })).toBeFocused();
});

test("every link resolves, anchors included", async ({ page, request }) => {
  await openMap(page);
  await page.getByRole("button", { name: "Show all steps as a table" }).click();
  const links = page.getByRole("table", { name: /^Steps of/ }).getByRole("link");
  const targets = new Set(
    await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? "")),
  );
  expect(targets.size).toBeGreaterThan(20);
  const pages = new Map<string, string>();
  for (const target of targets) {
    const [path = "", anchor] = target.split("#");
    const html = pages.get(path) ?? (await (await request.get(path)).text());
    pages.set(path, html);
    expect(html, path).not.toContain("Page Not Found");
    if (anchor) expect(html, target).toMatch(new RegExp(`\\bid="?${anchor}["\\s>]`));
  }
});

for (const theme of ["light", "dark"] as const) {
  for (const width of [390, 1280]) {
    test(`is accessible and fits: ${theme}, ${width} px`, async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        ...(baseURL ? { baseURL } : {}),
        colorScheme: theme,
        viewport: { width, height: 900 },
        reducedMotion: "reduce",
        bypassCSP: true,
      });
      await bePresent(context);
      const page = await context.newPage();
      await openMap(page);
      await steps(page, "item").nth(4).click();
      expect(await violations(page)).toEqual([]);
      for (const mark of await steps(page, "item").all()) {
        const box = await mark.boundingBox();
        expect(box?.x ?? -1).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
      }
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
      await context.close();
    });
  }
}

test("without scripts a table says the same, and marks lead to its rows", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  await page.goto(PAGE);
  const tables = page.getByRole("table", { name: /^Steps of/ });
  await expect(tables).toHaveCount(2);
  await expect(tables.first()).toBeVisible();
  await expect(tables.first()).toContainText("Yes, in BATCH_ADD");
  const marks = machine(page, "batch").locator("a[href^='#life-cycle-']");
  const rows = tables.first().locator("[id^='life-cycle-']");
  expect(await marks.evaluateAll((all) => all.map((mark) => mark.getAttribute("href")))).toEqual(
    await rows.evaluateAll((all) => all.map((row) => `#${row.id}`)),
  );
  await context.close();
});
