import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { hold } from "./conformance/support";
import { expect, type Page, test } from "./support/visitor";

const MAIN = /\/assets\/js\/main\.[\w-]+\.js$/;
const DIRECTORY = /\/assets\/js\/directory\.[\w-]+\.js$/;

const html = (page: Page) => page.locator("html");

test("no script stands between the text and its first paint", async ({ page }) => {
  const main = await hold(page, MAIN);
  await page.goto("/docs/", { waitUntil: "domcontentloaded" });
  await main.arrived;
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length))
    .toBe(1);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(html(page)).toHaveAttribute("data-has-hydrated", "false");
  main.release();
  await expect(html(page)).toHaveAttribute("data-has-hydrated", "true");
});

test("no script takes part of the line before the first paint", async ({ page }) => {
  await page.goto("/docs/");
  await expect(html(page)).toHaveAttribute("data-has-hydrated", "true");
  const [paint, scripts] = await page.evaluate(() => [
    performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => /\/(?!start\.)[^/]*\.js$/.test(name))
      .map(({ startTime }) => startTime),
  ]);
  expect(scripts.length).toBeGreaterThan(5);
  expect(Math.min(...scripts)).toBeGreaterThanOrEqual(paint);
});

test("a page behind doubled slashes is that page", async ({ page, baseURL }) => {
  await page.goto(`${baseURL}//docs//guides/UploadQueue/?a=b//c#try-it`);
  await expect(page).toHaveURL("/docs/guides/UploadQueue/?a=b//c#try-it");
  await expect(page.locator("[data-example][data-state=ready]").first()).toBeVisible();
});

test("the menu of phones is made when it is first opened", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/docs/guides/ProgressUI/");
  await expect(html(page)).toHaveAttribute("data-has-hydrated", "true");
  const menu = page.locator(".navbar-sidebar");
  await expect(menu).toHaveCount(0);
  await page.getByRole("button", { name: "Toggle navigation bar" }).click();
  await expect(menu.getByRole("link", { name: "Progress", exact: true })).toBeInViewport();
  await menu.getByRole("button", { name: "Close navigation bar" }).click();
  await expect(menu).not.toBeInViewport();
});

test("the navbar marks the part of the site that a page belongs to", async ({ page }) => {
  await page.goto("/docs/guides/ProgressUI/");
  await expect(html(page)).toHaveAttribute("data-has-hydrated", "true");
  const active = page.locator(".navbar__items .navbar__link--active");
  await expect(active).toHaveText(["Docs"]);
  const main = page.getByRole("navigation", { name: "Main" });
  await main.getByRole("link", { name: "API", exact: true }).click();
  await expect(active).toHaveText(["API"]);
  await page.goto("/docs/api/hooks/useItemProgressListener/");
  await expect(html(page)).toHaveAttribute("data-has-hydrated", "true");
  await expect(active).toHaveText(["API"]);
  await main.getByRole("link", { name: "Blog", exact: true }).click();
  await expect(active).toHaveText(["Blog"]);
});

test("a page needs no list of other pages", async ({ page }) => {
  await page.route(DIRECTORY, (route) => route.abort());
  await page.goto("/docs/");
  await expect(html(page)).toHaveAttribute("data-has-hydrated", "true");
});

test("a navigation that cannot learn where to go offers Retry", async ({ page }) => {
  await page.route(DIRECTORY, (route) => route.abort());
  await page.goto("/docs/");
  await expect(html(page)).toHaveAttribute("data-has-hydrated", "true");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blog" }).click();
  const retry = page.getByRole("button", { name: "Retry" });
  await expect(retry).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(1);
  await page.unroute(DIRECTORY);
  await retry.click();
  await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
  await expect(retry).toHaveCount(0);
});

test("what all pages of a part of the site share stays in place", async ({ page }) => {
  await page.goto("/docs/");
  await expect(html(page)).toHaveAttribute("data-has-hydrated", "true");
  const sidebar = page.getByRole("navigation", { name: "Docs sidebar" });
  const before = await sidebar.elementHandle();
  await sidebar.getByRole("link", { name: "Installation" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Installation");
  expect(await before?.evaluate((element) => element.isConnected)).toBe(true);
});

test("a page is not drawn before all of it has arrived, so that no part of it moves", async ({
  page,
}) => {
  const build = path.resolve(__dirname, "../build");
  const html = readFileSync(path.join(build, "docs/index.html"), "utf8");
  const middle = html.indexOf("Copy page");
  expect(middle).toBeGreaterThan(0);
  const pauseMs = 1500;
  const server = createServer((request, response) => {
    if (request.url === "/docs/") {
      response.setHeader("content-type", "text/html; charset=utf-8");
      response.write(html.slice(0, middle));
      setTimeout(() => response.end(html.slice(middle)), pauseMs);
    } else if (request.url?.endsWith(".css")) {
      response.setHeader("content-type", "text/css");
      response.end(readFileSync(path.join(build, request.url)));
    } else {
      response.statusCode = 404;
      response.end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  await page.goto(`http://localhost:${port}/docs/`, { waitUntil: "domcontentloaded" });
  const paint = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries()[0]?.startTime ?? 0)).observe({
          type: "paint",
          buffered: true,
        });
      }),
  );
  expect(paint).toBeGreaterThan(pauseMs);
  server.closeAllConnections();
  server.close();
});
