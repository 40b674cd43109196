import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { BLOG_POSTS_PER_PAGE, DESKTOP_MIN_WIDTH } from "../../src/constants";
import { links } from "../../src/links";
import routes from "../routes.json";
import { expect, hydrated, proves, scrollBy, test, visit } from "./support";

/** Every path is answered, and its page is that of the path and not the not-found page. */
async function expectPages(page: Page, paths: readonly string[]): Promise<void> {
  for (const address of paths) {
    const response = await page.request.get(address, { maxRedirects: 0 });
    expect(response.status(), address).toBe(200);
    expect(await response.text(), address).toContain(`href=${canonicalOf(address)}`);
  }
}

const canonicalOf = (address: string) => `${links.site}${address}`.replace(/"/g, "");

/** The statement's paths are routes of the site, and all routes below the folder are among them. */
function listed(prefix: string, names: readonly string[]): string[] {
  return names.map((name) => `${prefix}${name}/`);
}

const allRoutes = Object.values(routes).flat();

test(proves("2-exact-routes"), async ({ page }) => {
  for (const address of ["/docs/api/", "/blog/archive/", "/docs/guides/Crop/"]) {
    const redirect = await page.request.get(address.slice(0, -1), { maxRedirects: 0 });
    expect(redirect.status()).toBe(301);
    expect(redirect.headers().location).toBe(address);
    const longer = await page.request.get(`${address}more/`);
    expect(longer.status(), "a route does not answer for what is below it").toBe(404);
  }
  expect(allRoutes.filter((route) => !route.endsWith("/"))).toEqual([]);
});

test(proves("2-home"), async ({ page }) => {
  await visit(page, "/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("html")).toHaveClass(/custom-page/);
});

test(proves("2-blog-list", "9-blog"), async ({ page }) => {
  await visit(page, "/blog/");
  const posts = page.locator("article");
  expect(await posts.count()).toBeGreaterThan(0);
  expect(await posts.count()).toBeLessThanOrEqual(BLOG_POSTS_PER_PAGE);
  expect(BLOG_POSTS_PER_PAGE).toBe(3);
  await expect(page.locator("html")).toHaveClass(/blog-list-page/);
});

test(proves("2-blog-archive"), async ({ page }) => {
  await visit(page, "/blog/archive/");
  await expect(page.getByRole("heading", { level: 1, name: "Archive" })).toBeVisible();
  await expect(page.getByRole("link", { name: /1\.0/ }).first()).toBeVisible();
});

test(proves("2-blog-tags"), async ({ page }) => {
  await visit(page, "/blog/tags/");
  for (const tag of ["contribute", "releases", "uploady"]) {
    await expect(page.locator(`main a[href="/blog/tags/${tag}/"]`)).toBeVisible();
  }
});

test(proves("2-blog-tag"), async ({ page }) => {
  for (const tag of ["contribute", "releases", "uploady"]) {
    await visit(page, `/blog/tags/${tag}/`);
    await expect(page.locator('main a[href="/blog/road-to-1.0.0/"]').first()).toBeVisible();
  }
});

test(proves("2-blog-post"), async ({ page }) => {
  await visit(page, "/blog/road-to-1.0.0/");
  await expect(page.locator("html")).toHaveClass(/blog-post-page/);
  await expect(page.locator("article h1")).toBeVisible();
});

const docsTags =
  "abort batch-item batch cancellable chunk component dom enhancer event hoc hook paste preview provider react-native resumable retry sender test tus utility".split(
    " ",
  );

test(proves("2-docs-tags"), async ({ page }) => {
  await visit(page, "/docs/tags/");
  for (const tag of docsTags) {
    await expect(page.locator(`main a[href="/docs/tags/${tag}/"]`)).toBeVisible();
  }
});

test(proves("2-docs-tag"), async ({ page }) => {
  await expectPages(page, listed("/docs/tags/", docsTags));
});

test(proves("2-docs-sidebars"), async ({ page }) => {
  await visit(page, "/blog/");
  const navbar = page.getByRole("navigation", { name: "Main" });
  await navbar.getByRole("link", { name: "Docs", exact: true }).click();
  await expect(page).toHaveURL("/docs/");
  const docsSidebar = await sidebarPaths(page);
  await navbar.getByRole("link", { name: "API", exact: true }).click();
  await expect(page).toHaveURL("/docs/category/providers/");
  await expect(page.getByRole("heading", { level: 1, name: "Providers" })).toBeVisible();
  const apiSidebar = await sidebarPaths(page);
  expect(docsSidebar).toContain("/docs/");
  expect(apiSidebar).toContain("/docs/category/hooks/");
  expect(docsSidebar.filter((path) => apiSidebar.includes(path))).toEqual([]);
});

async function sidebarPaths(page: Page): Promise<string[]> {
  const items = page.getByRole("navigation", { name: "Docs sidebar" }).locator("a.menu__link");
  await expect(items.first()).toBeVisible();
  return items.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
}

test(proves("2-docs-main"), async ({ page }) => {
  await visit(page, "/docs/");
  await expect(page.getByRole("heading", { level: 1, name: "Introduction" })).toBeVisible();
});

test(proves("2-getting-started"), async ({ page }) => {
  await expectPages(page, listed("/docs/getting-started/", ["concepts", "installation", "usage"]));
});

test(proves("2-guides"), async ({ page }) => {
  const guides =
    "Cloudinary Crop CropInForm CustomInput DifferentConfiguration DragAndDrop DropAndPaste DynamicallyCancelUploads DynamicParameters FileFilter FormAttributes MultiCrop ProgressUI RetryFailedUploads SubmitForm UMD UploaderEnhancers UploaderEvents UploadQueue".split(
      " ",
    );
  await expectPages(page, listed("/docs/guides/", guides));
});

test(proves("2-packages"), async ({ page }) => {
  const packages =
    "chunked-sender chunked-uploady life-events mock-sender native-uploady retry-hooks retry safe-storage sender shared-ui shared simple-state tus-sender tus-uploady upload-button upload-drop-zone upload-paste upload-preview upload-url-input uploader uploady".split(
      " ",
    );
  expect(packages).toHaveLength(21);
  await expectPages(page, listed("/docs/packages/rpldy-", packages));
});

test(proves("2-api-main"), async ({ page }) => {
  await visit(page, "/docs/api/");
  await expect(page.getByRole("heading", { level: 1, name: /uploady/i })).toBeVisible();
});

test(proves("2-api-components"), async ({ page }) => {
  const names = ["uploadButton", "uploadDropZone", "uploadPreview", "uploadUrlInput"];
  await expectPages(page, listed("/docs/api/components/", names));
});

test(proves("2-api-pages"), async ({ page }) => {
  const names = ["constants", "context", "entities", "events", "types", "uploader"];
  await expectPages(page, listed("/docs/api/", names));
});

test(proves("2-api-enhancers"), async ({ page }) => {
  const names = ["getChunkedEnhancer", "getMockSenderEnhancer", "getTusEnhancer", "retryEnhancer"];
  await expectPages(page, listed("/docs/api/enhancers/", names));
});

test(proves("2-api-hocs"), async ({ page }) => {
  const names = [
    "asUploadButton",
    "withBatchStartUpdate",
    "withPasteUpload",
    "withRequestPreSendUpdate",
  ];
  await expectPages(page, listed("/docs/api/hocs/", names));
});

test(proves("2-api-hooks"), async ({ page }) => {
  const hooks = allRoutes.filter((route) => /^\/docs\/api\/hooks\/[^/]+\/$/.test(route));
  expect(hooks.length).toBeGreaterThanOrEqual(30);
  expect(hooks.length).toBeLessThanOrEqual(35);
  await expectPages(page, hooks);
});

test(proves("2-api-providers"), async ({ page }) => {
  await expectPages(
    page,
    listed("/docs/api/providers/", ["chunked-uploady", "native-uploady", "tus-uploady"]),
  );
});

test(proves("2-api-senders"), async ({ page }) => {
  await expectPages(
    page,
    listed("/docs/api/senders/", ["chunkedSender", "mockSender", "xhrSender"]),
  );
});

test(proves("2-api-utils"), async ({ page }) => {
  const names = [
    "clearResumables",
    "composeEnhancers",
    "getChunkDataFromFile",
    "getUploadPreviewForBatchItemsMethod",
  ];
  await expectPages(page, listed("/docs/api/utils/", names));
});

test(proves("2-categories"), async ({ page }) => {
  const names =
    "components enhancers getting-started guides hocs hooks packages providers senders utilities".split(
      " ",
    );
  await expectPages(page, listed("/docs/category/", names));
});

test(proves("2-other-docs"), async ({ page }) => {
  await expectPages(page, listed("/docs/", ["changelog", "contributing", "external", "yoav"]));
});

test(proves("2-not-found"), async ({ page }) => {
  for (const address of ["/nothing/", "/docs/nothing/", "/blog/nothing/", "/docs/api/hooks/no/"]) {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/not found/i);
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  }
  await page.getByRole("main").getByRole("searchbox").fill("abort");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search/?q=abort");
});

test(proves("2-skip-link"), async ({ page }) => {
  await visit(page, "/docs/");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to main content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  const next = await page.evaluate(() => document.activeElement?.closest("main")?.tagName);
  expect(next, "the next Tab is in the main content").toBe("MAIN");
});

test(proves("2-announcement-bar"), async ({ page }) => {
  await visit(page, "/docs/");
  const bar = page.locator(".theme-announcement-bar");
  await expect(bar.getByRole("link")).toHaveAttribute("href", links.repository);
  await bar.getByRole("button", { name: "Close" }).click();
  await expect(bar).toHaveCount(0);
});

test(proves("2-navbar-fixed"), async ({ page }) => {
  await visit(page, "/docs/getting-started/concepts/");
  const navbar = page.locator(".navbar");
  expect(await navbar.evaluate((bar) => getComputedStyle(bar).position)).toMatch(/sticky|fixed/);
  await page.mouse.wheel(0, 2000);
  await page.mouse.wheel(0, -100);
  await expect(navbar).toBeInViewport();
  await expect.poll(async () => (await navbar.boundingBox())?.y).toBe(0);
});

test(proves("2-navbar-sides"), async ({ page }) => {
  await visit(page, "/docs/");
  const middle = 1280 / 2;
  await page.setViewportSize({ width: 1280, height: 800 });
  const left = page.locator(".navbar__items:not(.navbar__items--right)");
  const right = page.locator(".navbar__items--right");
  await expect(left.getByRole("link", { name: "Blog" })).toBeVisible();
  expect((await left.getByRole("link", { name: "Blog" }).boundingBox())?.x).toBeLessThan(middle);
  expect((await right.boundingBox())?.x).toBeGreaterThan(middle / 2);
  await expect(right.getByRole("link", { name: "Donate" })).toBeVisible();
  // The first scroll is where it starts from.
  await scrollBy(page, 600);
  await scrollBy(page, 600);
  await expect(page.locator(".navbar")).not.toBeInViewport();
});

test(proves("2-navbar-items"), async ({ page }) => {
  await visit(page, "/");
  const navbar = page.getByRole("navigation", { name: "Main" });
  const targets = {
    Docs: "/docs/",
    API: "/docs/category/providers/",
    Blog: "/blog/",
    GitHub: links.repository,
    Donate: links.donate,
  };
  for (const [name, target] of Object.entries(targets)) {
    const link = navbar.getByRole("link", { name, exact: name === "Docs" || name === "API" });
    await expect(link.first()).toHaveAttribute("href", target);
  }
  const registry = navbar.locator(`a[href="${links.registry}"]`);
  await expect(registry).toContainText("0.17.5");
});

test(proves("2-navbar-mobile", "9-breakpoint"), async ({ page }) => {
  expect(DESKTOP_MIN_WIDTH).toBe(996);
  await page.setViewportSize({ width: DESKTOP_MIN_WIDTH - 1, height: 800 });
  await visit(page, "/docs/");
  const toggle = page.getByRole("button", { name: "Toggle navigation bar" });
  const docsLink = page.locator(".navbar__items").getByRole("link", { name: "Blog" });
  await expect(toggle).toBeVisible();
  await expect(docsLink).toBeHidden();
  await expect(page.locator(".theme-doc-sidebar-container")).toBeHidden();
  await toggle.click();
  await expect(page.locator(".navbar-sidebar")).toBeInViewport();

  await page.setViewportSize({ width: DESKTOP_MIN_WIDTH, height: 800 });
  await expect(toggle).toBeHidden();
  await expect(docsLink).toBeVisible();
  await expect(page.locator(".theme-doc-sidebar-container")).toBeVisible();
});

test(proves("2-footer"), async ({ page }) => {
  await visit(page, "/");
  const footer = page.getByRole("contentinfo");
  await expect(footer.locator(".footer__logo:visible")).toHaveCount(1);
  await expect(footer).toContainText("Copyright ©");
  for (const group of ["Docs / API / Storybook", "Community", "More"]) {
    await expect(footer.locator(".footer__title", { hasText: group })).toBeVisible();
  }
  await expect(footer.locator(`a[href="${links.storybook}"]`)).toBeVisible();
});

test(proves("2-footer-flat"), async ({ page, fixture }) => {
  await visit(page, fixture);
  const row = page.locator(".footer__links");
  await expect(row.getByRole("link")).toHaveText(["First page", "Second page"]);
  const [first, second] = await row
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().y));
  expect(first).toBe(second);
});

test(proves("2-page-classes"), async ({ page }) => {
  const classes = {
    "/blog/": "blog-list-page",
    "/blog/road-to-1.0.0/": "blog-post-page",
    "/blog/tags/": "blog-tags-list-page",
    "/blog/tags/uploady/": "blog-tags-post-list-page",
    "/docs/": "docs-doc-page",
    "/docs/tags/": "docs-tags-list-page",
    "/docs/tags/hook/": "docs-tags-doc-list-page",
    "/": "custom-page",
  };
  for (const [address, name] of Object.entries(classes)) {
    await visit(page, address);
    await expect(page.locator("html")).toHaveClass(new RegExp(`(^|\\s)${name}(\\s|$)`));
  }
  // Only the pages that are of that type carry it, also after a navigation.
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL("/blog/");
  await expect(page.locator("html")).not.toHaveClass(/custom-page/);
});

test(proves("2-page-metadata"), async ({ page }) => {
  for (const address of ["/", "/docs/", "/docs/api/hooks/useUploady/", "/blog/"]) {
    await visit(page, address);
    const head = page.locator("head");
    const own = `${links.site}${address}`;
    await expect(head.locator('link[rel="canonical"]')).toHaveAttribute("href", own);
    await expect(head.locator('link[rel="alternate"][hreflang="en"]')).toHaveAttribute("href", own);
    await expect(head.locator('link[hreflang="x-default"]')).toHaveAttribute("href", own);
    await expect(head.locator('meta[property="og:title"]')).not.toHaveAttribute("content", "");
    await expect(head.locator('meta[property="og:description"]')).toHaveCount(1);
    await expect(head.locator('meta[name="twitter:card"]')).toHaveAttribute(
      "content",
      "summary_large_image",
    );
    const card = (await head.locator('meta[property="og:image"]').getAttribute("content")) ?? "";
    expect(card.startsWith(links.site)).toBe(true);
    const picture = await page.request.get(new URL(card).pathname);
    expect(picture.headers()["content-type"]).toBe("image/png");
    if (address === "/docs/api/hooks/useUploady/") {
      expect(card, "a card of its own").toContain("/img/cards/docs/api/hooks/useUploady.png");
    }
  }
});

test(proves("2-toc-levels", "9-toc"), async ({ page, fixture }) => {
  await visit(page, `${fixture}docs/third/`);
  await expect(page.locator(".theme-doc-toc-desktop .table-of-contents__link")).toHaveText([
    "A heading of level two",
    "A heading of level three",
  ]);
  await visit(page, "/docs/getting-started/installation/");
  const entries = page.locator(".theme-doc-toc-desktop .table-of-contents__link");
  for (const target of await entries.evaluateAll((all) =>
    all.map((link) => link.getAttribute("href")),
  )) {
    await expect(page.locator(`:is(h2, h3)[id="${target?.slice(1)}"]`)).toHaveCount(1);
  }
});

test("the statements of routes name all routes of the site", () => {
  const text = readFileSync(path.join(__dirname, "2-screens.spec.ts"), "utf8");
  const unnamed = allRoutes.filter((route) => {
    const name =
      route
        .split("/")
        .at(-2)
        ?.replace(/^rpldy-/, "") ?? "";
    return !text.includes(name) && !route.startsWith("/docs/api/hooks/") && route !== "/search/";
  });
  expect(unnamed).toEqual([]);
});
