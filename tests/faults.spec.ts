import { expect, expectMark, test, visit } from "./conformance/support";

const CONTENT = /\/assets\/js\/[0-9a-f]{8}\.[0-9a-f]{8}\.js$/;

test("without its style sheet and fonts the site can be read and used", async ({ page }) => {
  await page.route(/\.(css|woff2?)$/, (route) => route.abort());
  await visit(page, "/docs/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blog" }).click();
  await expect(page.locator("article").first()).toBeVisible();
});

test("on a slow network the page is readable long before its scripts are there", async ({
  page,
}) => {
  let release = () => {};
  const slow = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await slow;
    await route.continue();
  });
  await page.goto("/docs/getting-started/installation/", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-has-hydrated", "false");
  release();
  await expect(page.locator("html")).toHaveAttribute("data-has-hydrated", "true");
});

test("content that never arrives offers Retry, and a link elsewhere still works", async ({
  page,
  fixture,
}) => {
  await visit(page, `${fixture}docs/`);
  await page.route(CONTENT, (route) => route.abort());
  await page.locator("main").getByRole("link", { name: "a heading of the long one" }).click();
  await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
  await page.unroute(CONTENT);
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Docs" })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("First page");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 }), "tried anew").toHaveText("Long page");
});

test("a panel of the lab that does not arrive says so, and comes at the next try", async ({
  page,
}) => {
  const panels = /\/assets\/js\/lab-panels\./;
  await page.route(panels, (route) => route.abort());
  await visit(page, "/docs/guides/ProgressUI/");
  const lab = page.locator("[data-lab]").first();
  const network = lab.getByRole("button", { name: /^Network/ });
  await network.click();
  await expect(lab.getByRole("alert")).toContainText("This part did not load.");
  await expect(network).toHaveAttribute("aria-expanded", "false");
  await page.unroute(panels);
  await network.click();
  await expect(lab.getByLabel("Bandwidth")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("content is readable in the site's colors and links work", async ({ page }) => {
    await page.goto("/docs/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("html")).toHaveCSS("background-color", "rgb(252, 252, 250)");
    await expectMark(page, "light");
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "API" }).click();
    await expect(page).toHaveURL("/docs/category/providers/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("every tab panel and every level of the sidebar is open", async ({ page, fixture }) => {
    await page.goto(`${fixture}docs/third/`);
    await expect(page.getByText("An apple.")).toBeVisible();
    await expect(page.getByText("A pear.")).toBeVisible();
    await page.goto("/docs/category/providers/");
    const hidden = page.locator(".theme-doc-sidebar-container .menu__list:not(:visible)");
    await expect(hidden).toHaveCount(0);
  });

  test("on a phone the way to every page is in the page", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto("/docs/");
    await expect(
      page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blog" }),
    ).toBeVisible();
    const sideways = () =>
      page.locator("html").evaluate((html) => html.scrollWidth - html.clientWidth);
    expect(await sideways()).toBe(0);
    await page
      .locator(".theme-doc-sidebar-container")
      .getByRole("link", { name: "Installation" })
      .click();
    await expect(page).toHaveURL("/docs/getting-started/installation/");
  });
});
