import type { Page } from "@playwright/test";
import { FIXTURE } from "../fixtures/site/options";
import { expect, hold, proves, test, visit } from "./support";

const CONTENT = /\/assets\/js\/[0-9a-f]{8}\.[0-9a-f]{8}\.js$/;
const ANALYTICS = "https://www.googletagmanager.com/**";

test(proves("7-route-content"), async ({ page, fixture }) => {
  await visit(page, `${fixture}docs/long/`);
  const asked = page.waitForRequest(CONTENT);
  await page.getByRole("link", { name: "the third page" }).scrollIntoViewIfNeeded();
  const request = await asked;
  expect(request.method()).toBe("GET");
  expect(request.postData()).toBeNull();
  expect(new URL(request.url()).origin).toBe(new URL(fixture).origin);
  const files = await hold(page, CONTENT);
  await page.getByRole("link", { name: "the third page" }).click();
  files.release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Third page");
});

test(proves("7-route-failure", "2-load-failure", "8-load"), async ({ page, fixture }) => {
  await visit(page, `${fixture}docs/`);
  await page.route(CONTENT, (route) => route.abort());
  await page.locator("main").getByRole("link", { name: "a heading of the long one" }).click();
  await expectRetryRecovers(page, "Long page");
  await expect(page).toHaveURL(`${fixture}docs/long/#the-end`);
});

test("a first visit whose content fails to load offers Retry too", async ({ page, fixture }) => {
  await page.route(CONTENT, (route) => route.abort());
  await page.goto(`${fixture}docs/second/`);
  await expectRetryRecovers(page, "Second page");
});

/** Message and button inside the layout; pressed in vain once, then with the network back. */
async function expectRetryRecovers(page: Page, title: string): Promise<void> {
  const retry = page.getByRole("button", { name: "Retry" });
  await expect(retry).toBeVisible();
  await expect(page.getByRole("alert")).toContainText(/ChunkLoadError.*failed/i);
  await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(1);
  await expect(page.getByRole("contentinfo")).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await retry.click();
  await expect(retry).toBeVisible();
  await page.unroute(CONTENT);
  await retry.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(retry).toHaveCount(0);
}

test("a failure of an earlier hover is tried again before it is shown", async ({
  page,
  fixture,
}) => {
  await visit(page, `${fixture}docs/long/`);
  const link = page.getByRole("link", { name: "the third page" });
  await page.route(CONTENT, (route) => route.abort());
  const failed = page.waitForEvent(
    "requestfailed",
    (request) => request.resourceType() === "script",
  );
  await link.hover();
  await failed;
  await page.unroute(CONTENT);
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Third page");
  await expect(page.getByRole("button", { name: "Retry" })).toHaveCount(0);
});

/** The calls that the analytics script would have read. */
async function analyticsCalls(page: Page): Promise<unknown[][]> {
  return page.evaluate(() => {
    const { dataLayer = [] } = window as { dataLayer?: ArrayLike<unknown>[] };
    return dataLayer.map((call) => Array.from(call));
  });
}

test(proves("7-analytics"), async ({ page, fixture }) => {
  await page.route(ANALYTICS, (route) =>
    route.fulfill({ body: "", contentType: "text/javascript" }),
  );
  await visit(page, `${fixture}docs/`);
  const views = async () =>
    (await analyticsCalls(page)).filter(
      ([command, name]) => command === "event" && name === "page_view",
    );
  expect(await views()).toEqual([]);
  await page.locator("main").getByRole("link", { name: "the second one" }).click();
  await expect.poll(views).toEqual([
    [
      "event",
      "page_view",
      {
        page_path: "/docs/second/",
        page_title: "Second page · React-Uploady",
        page_location: `${fixture}docs/second/`,
      },
    ],
  ]);
  await page.goBack();
  await expect.poll(async () => (await views()).length).toBe(2);
  expect((await views())[1]?.[2]).toMatchObject({
    page_path: "/docs/",
    page_title: "First page · React-Uploady",
  });
  // An anchor of the same page is no route change.
  await visit(page, `${fixture}docs/long/`);
  await page.locator(".theme-doc-toc-desktop").getByText("The end").click();
  await expect(page).toHaveURL(/#the-end/);
  await expect(page.getByRole("heading", { name: "The end" })).toBeInViewport();
  expect(await views()).toEqual([]);
});

test(proves("9-analytics"), async ({ page, fixture }) => {
  const script = page.waitForRequest(/googletagmanager\.com\/gtag\/js/);
  await page.route(ANALYTICS, (route) =>
    route.fulfill({ body: "", contentType: "text/javascript" }),
  );
  await visit(page, fixture);
  expect(new URL((await script).url()).searchParams.get("id")).toBe(FIXTURE.trackingId);
  expect(await analyticsCalls(page)).toContainEqual([
    "config",
    FIXTURE.trackingId,
    { anonymize_ip: true },
  ]);
});

test("without a tracking id nothing is asked of an analytics service", async ({ page }) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).hostname !== "localhost") {
      foreign.push(request.url());
    }
  });
  await visit(page, "/docs/");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL("/blog/");
  expect(foreign).toEqual([]);
  expect(await page.evaluate(() => "gtag" in window)).toBe(false);
});

for (const [what, fail] of [
  ["blocked", "blockedbyclient"],
  ["failing", "connectionreset"],
] as const) {
  test(`a ${what} analytics script changes nothing for the visitor`, async ({ page, fixture }) => {
    const uncaught: Error[] = [];
    page.on("pageerror", (error) => uncaught.push(error));
    await page.route(ANALYTICS, (route) => route.abort(fail));
    await page.addInitScript(() => {
      // A blocker may take the function away as well.
      Object.defineProperty(window, "gtag", { value: undefined, configurable: true });
    });
    await visit(page, `${fixture}docs/`);
    await page.locator("main").getByRole("link", { name: "the second one" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Second page");
    await expect(page.locator("#route-announcer")).toHaveText(/Second page/);
    expect(uncaught).toEqual([]);
  });
}
