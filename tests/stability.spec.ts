import { PAGE_KINDS } from "./support/pageKinds";
import { expect, type Page, test, untilInteractive } from "./support/visitor";

interface Shift {
  value: number;
  what: string[];
}

/** Scrolls as a reader does, so that everything that loads near the viewport loads. */
async function readToTheEnd(page: Page): Promise<void> {
  const step = 600;
  for (let seen = 0; ; seen += step) {
    const height = await page.evaluate((y) => {
      window.scrollTo(0, y);
      return document.documentElement.scrollHeight;
    }, seen);
    await expect(page.locator('[data-example][data-state="loading"]:visible')).toHaveCount(0);
    if (seen > height) {
      return;
    }
  }
}

for (const width of [390, 1280]) {
  for (const [kind, address] of Object.entries(PAGE_KINDS)) {
    test(`nothing moves by itself: ${kind}, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(() => {
        const shifts: Shift[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as unknown as {
            value: number;
            hadRecentInput: boolean;
            sources: { node?: Element | null }[];
          }[]) {
            if (!entry.hadRecentInput) {
              const what = entry.sources.map(
                ({ node }) => node?.outerHTML?.slice(0, 120) ?? "text",
              );
              shifts.push({ value: entry.value, what });
            }
          }
        }).observe({ type: "layout-shift", buffered: true });
      });
      await page.goto(address);
      await untilInteractive(page);
      if (kind === "search") {
        await expect(page.getByText(/\d+ results for/).first()).toBeVisible();
      }
      await readToTheEnd(page);
      const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
      expect(shifts).toEqual([]);
    });
  }
}

test("what is read stays in its place when something above it grows", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(PAGE_KINDS.types);
  await untilInteractive(page);
  const read = page.locator(".markdown h3").nth(30);
  const top = () => read.evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
  // A frame of its own: the browser chooses what to hold on to once it has drawn the page there.
  await read.evaluate((heading) => {
    heading.scrollIntoView();
    return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  });
  const before = await top();
  await page
    .locator(".markdown > p")
    .first()
    .evaluate((paragraph) => {
      paragraph.style.paddingBottom = "500px";
    });
  await expect.poll(top).toBe(before);
});
