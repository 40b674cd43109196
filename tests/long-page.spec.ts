import { expect, type Page, test } from "@playwright/test";

/** What is far down a long page is left out of its first layout, and no reader loses the place. */
const LONG = "/docs/api/types/";

const laidOut = (page: Page) =>
  page.waitForFunction(() => document.documentElement.matches("[data-laid-out]"));
const use = (page: Page) => page.mouse.move(300, 300, { steps: 2 });

const leftOut = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll(".markdown table")].filter(
        (table) => !table.checkVisibility({ contentVisibilityAuto: true }),
      ).length,
  );

const middleHeading = (page: Page) => page.locator(".markdown h3").nth(30);
const topOf = (page: Page) =>
  middleHeading(page).evaluate((heading) => heading.getBoundingClientRect().top);

test("lays out what is far below once it is used", async ({ page }) => {
  await page.goto(LONG, { waitUntil: "load" });
  expect(await leftOut(page)).toBeGreaterThan(50);
  await use(page);
  await laidOut(page);
  expect(await leftOut(page)).toBe(0);
});

test("is printed as a whole", async ({ page }) => {
  await page.goto(LONG, { waitUntil: "load" });
  await page.emulateMedia({ media: "print" });
  expect(await leftOut(page)).toBe(0);
});

test("stays where it is while it is laid out", async ({ page }) => {
  await page.goto(LONG, { waitUntil: "load" });
  const id = await middleHeading(page).getAttribute("id");
  await page.evaluate((anchor) => window.location.assign(`#${anchor}`), id);
  await expect(middleHeading(page)).toBeInViewport();
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = { top: await topOf(page), height: await height() };
  await use(page);
  await laidOut(page);
  expect(await height()).not.toBe(before.height);
  expect(Math.abs((await topOf(page)) - before.top)).toBeLessThan(2);
});

test("is whole at once for an address within it", async ({ page }) => {
  await page.goto(LONG, { waitUntil: "load" });
  const id = await middleHeading(page).getAttribute("id");
  await page.goto("about:blank");
  await page.goto(`${LONG}#${id}`, { waitUntil: "load" });
  expect(await leftOut(page)).toBe(0);
  await expect(middleHeading(page)).toBeInViewport();
});

test("is shown where it was left when it is loaded again", async ({ page }) => {
  await page.goto(LONG, { waitUntil: "load" });
  await use(page);
  await laidOut(page);
  await middleHeading(page).scrollIntoViewIfNeeded();
  const before = await topOf(page);
  await page.reload({ waitUntil: "load" });
  expect(await leftOut(page)).toBe(0);
  await expect.poll(async () => Math.abs((await topOf(page)) - before)).toBeLessThan(2);
});
