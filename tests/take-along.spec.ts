import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Page, Response } from "@playwright/test";
import { leftovers } from "../plugins/twins/leftovers";
import { links } from "../src/links";
import { accessibilityFaults } from "./axe";
import { expect, test, visit } from "./conformance/support";
import routes from "./routes.json";
import { offlineReady } from "./support/worker";

const build = path.resolve(__dirname, "../build");
const ANALYTICS = "https://www.googletagmanager.com/**";

const withTwin = [
  ...routes.docs,
  ...routes.gettingStarted,
  ...routes.guides,
  ...routes.packages,
  ...routes.api,
  ...routes.categories,
  "/blog/road-to-1.0.0/",
];

const twinOf = (route: string) => readFileSync(path.join(build, route, "index.md"), "utf8");

test.describe("the Markdown of the pages", () => {
  test("stands beside every page and says where it is from", () => {
    for (const route of withTwin) {
      const twin = twinOf(route);
      expect(twin, route).toMatch(/^# .+\n\n> .+\n\n/);
      expect(twin, route).toContain(`Source: <${links.site}${route}>`);
    }
    const written = readdirSync(build, { recursive: true, encoding: "utf8" }).filter((file) =>
      file.endsWith("index.md"),
    );
    expect(written.map((file) => `/${file.replace(/index\.md$/, "")}`).sort()).toEqual(
      [...withTwin].sort(),
    );
  });

  test("is plain: no traces of MDX, whole fences, absolute links", () => {
    for (const route of withTwin) {
      expect(leftovers(twinOf(route)), route).toEqual([]);
    }
  });

  test("leads to pages and files that exist", () => {
    const ours = /\]\(https:\/\/react-uploady\.org([^)#]*)/g;
    for (const route of withTwin) {
      for (const [, target = ""] of twinOf(route).matchAll(ours)) {
        const file = target.endsWith("/") ? `${target}index.html` : target;
        expect(existsSync(path.join(build, file)), `${route}: ${target}`).toBe(true);
      }
    }
  });

  test("has the tables and sources that the page shows", () => {
    expect(twinOf("/docs/api/components/uploadButton/")).toContain("| `extraProps` |");
    expect(twinOf("/docs/guides/Crop/")).toContain('```tsx title="Crop.single.tsx"');
    expect(twinOf("/docs/category/hooks/")).toContain(
      `](${links.site}/docs/api/hooks/useUploady/): `,
    );
  });

  test("is listed in llms.txt and complete in llms-full.txt", () => {
    const list = readFileSync(path.join(build, "llms.txt"), "utf8");
    const full = readFileSync(path.join(build, "llms-full.txt"), "utf8");
    expect(list).toMatch(/^# React-Uploady\n\n> .+\n/);
    for (const route of withTwin) {
      expect(list, route).toContain(`](${links.site}${route}index.md)`);
      expect(full, route).toContain(twinOf(route));
    }
    // Nothing but a title, a summary and lists of links below headings.
    for (const line of list.slice(list.indexOf("\n## ")).split("\n").filter(Boolean)) {
      expect(line).toMatch(/^(?:## .+|- \[.+\]\(https:.+\)(?:: .+)?)$/);
    }
  });

  test("is served as Markdown and named in the head of its page", async ({ page, request }) => {
    const response = await request.get("/docs/api/events/index.md");
    expect(response.headers()["content-type"]).toBe("text/markdown; charset=utf-8");
    for (const route of [
      "/docs/",
      "/docs/api/events/",
      "/docs/category/hooks/",
      "/blog/road-to-1.0.0/",
    ]) {
      await visit(page, route);
      await expect(page.locator('link[rel="alternate"][type="text/markdown"]')).toHaveAttribute(
        "href",
        `${links.site}${route}index.md`,
      );
    }
    await visit(page, "/docs/tags/");
    await expect(page.locator('link[type="text/markdown"]')).toHaveCount(0);
  });
});

test("the API is published as data", async ({ request }) => {
  const api = await (await request.get("/api.json")).json();
  const schema = await (await request.get("/api.schema.json")).json();
  expect(api.$schema).toBe(schema.$id);
  const pages = new Set<string>();
  for (const { url, id } of [...api.symbols, ...api.events, ...api.packages]) {
    const { pathname, hash } = new URL(url);
    const file = path.join(build, pathname, "index.html");
    expect(existsSync(file), id).toBe(true);
    if (hash)
      expect(readFileSync(file, "utf8"), url).toMatch(new RegExp(`id="?${hash.slice(1)}[" >]`));
    pages.add(pathname);
  }
  expect(pages.size).toBeGreaterThan(60);
});

test.describe("Copy page", () => {
  const ADDRESS = "/docs/guides/FileFilter/";
  const copy = (page: Page) => page.getByRole("button", { name: "Copy page" });
  const outcome = (page: Page) => page.locator("article [role=status][data-outcome]").first();
  const toggle = (page: Page) =>
    page.locator("summary[aria-label='More ways to take this page along']");

  test("puts the Markdown on the clipboard and says so", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await visit(page, ADDRESS);
    await copy(page).focus();
    await page.keyboard.press("Enter");
    await expect(outcome(page)).toHaveText("Copied");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(twinOf(ADDRESS));
    await expect(copy(page)).toBeFocused();
  });

  test("works where the clipboard is closed", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "clipboard", { value: undefined });
      document.execCommand = () => {
        const { value } = document.activeElement as HTMLTextAreaElement;
        Object.assign(window, { copied: value });
        return true;
      };
    });
    await visit(page, ADDRESS);
    await copy(page).click();
    await expect(outcome(page)).toHaveText("Copied");
    expect(await page.evaluate(() => (window as { copied?: string }).copied)).toBe(twinOf(ADDRESS));
  });

  for (const [what, answer] of [
    ["offline", "abort"],
    ["without the file", 404],
  ] as const) {
    test(`says what is wrong ${what}`, async ({ page }) => {
      await visit(page, ADDRESS);
      await page.route("**/index.md", (route) =>
        answer === "abort" ? route.abort() : route.fulfill({ status: answer, body: "gone" }),
      );
      await copy(page).click();
      await expect(outcome(page)).toHaveText(/^Could not load/);
    });
  }

  test("has a menu for the keyboard", async ({ page }) => {
    await visit(page, ADDRESS);
    const view = page.getByRole("link", { name: "View as Markdown" });
    await expect(view).toBeHidden();
    await copy(page).focus();
    await page.keyboard.press("Tab");
    await expect(toggle(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(view).toBeFocused();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(view).toBeHidden();
    await expect(toggle(page)).toBeFocused();

    await toggle(page).click();
    await page.getByRole("heading", { level: 1 }).click();
    await expect(view).toBeHidden();

    await toggle(page).click();
    await view.click();
    await expect(page).toHaveURL(`${ADDRESS}index.md`);
  });

  test("asks an assistant only when told to", async ({ page }) => {
    const foreign: string[] = [];
    page.on("request", (request) => {
      if (new URL(request.url()).hostname !== "localhost") foreign.push(request.url());
    });
    await visit(page, ADDRESS);
    await toggle(page).click();
    for (const [name, host] of [
      ["ChatGPT", "chatgpt.com"],
      ["Claude", "claude.ai"],
      ["Perplexity", "www.perplexity.ai"],
    ] as const) {
      const link = page.getByRole("link", { name: `Ask ${name} about this page` });
      await link.hover();
      await expect(link).toHaveAttribute("rel", "noopener noreferrer");
      const url = new URL((await link.getAttribute("href")) ?? "");
      expect(url.host).toBe(host);
      expect(url.searchParams.get("q")).toContain(`${links.site}${ADDRESS}index.md`);
    }
    expect(foreign).toEqual([]);
  });

  test("moves nothing: it is in the page before any script runs", async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(ADDRESS);
    await expect(copy(page)).toBeHidden();
    await toggle(page).click();
    await page.getByRole("link", { name: "View as Markdown" }).click();
    await expect(page).toHaveURL(new RegExp(`${ADDRESS}index.md$`));
    await context.close();
  });

  test("belongs to the page it stands on after a navigation", async ({ page }) => {
    await visit(page, ADDRESS);
    const heading = page.getByRole("heading", { level: 1 });
    const title = (await heading.textContent()) ?? "";
    await toggle(page).click();
    await page.locator(".pagination-nav__link--next").click();
    await expect(page).not.toHaveURL(ADDRESS);
    // The address changes first; a menu opened before the page does would go with the old one.
    await expect(heading).not.toHaveText(title);
    await expect(page.getByRole("link", { name: "View as Markdown" })).toBeHidden();
    await toggle(page).click();
    const { pathname } = new URL(page.url());
    await expect(page.getByRole("link", { name: "View as Markdown" })).toHaveAttribute(
      "href",
      `${pathname}index.md`,
    );
  });
});

test.describe("Was this page helpful?", () => {
  const section = (page: Page) => page.getByRole("region", { name: "Feedback" });

  test("sends nothing without analytics and offers ways to say more", async ({ page }) => {
    const sent: string[] = [];
    await visit(page, "/docs/guides/Crop/");
    await page.waitForLoadState("networkidle");
    // What comes into view has its pictures, or the scripts of its page, fetched: that tells nobody
    // anything.
    page.on("request", (request) => {
      const { hostname, pathname, search } = new URL(request.url());
      const isFile = hostname === "localhost" && /^\/(assets|img)\//.test(pathname) && !search;
      if (!isFile) sent.push(request.url());
    });
    await section(page).getByRole("button", { name: "No" }).click();
    await expect(section(page).getByRole("status")).toContainText("Thank you.");
    const issue = new URL(
      (await section(page).getByRole("link", { name: "open an issue" }).getAttribute("href")) ?? "",
    );
    expect(issue.origin + issue.pathname).toBe(`${links.issues}/new`);
    expect(issue.searchParams.get("title")).toBe("Docs: Crop an image before upload");
    expect(issue.searchParams.get("body")).toContain(`${links.site}/docs/guides/Crop/`);

    await section(page).getByRole("button", { name: "Yes" }).click();
    await expect(section(page).getByRole("link", { name: "open an issue" })).toHaveCount(0);
    const discussion = new URL(
      (await section(page)
        .getByRole("link", { name: /discussion/ })
        .getAttribute("href")) ?? "",
    );
    expect(discussion.origin + discussion.pathname).toBe(`${links.discussions}/new`);
    expect(discussion.searchParams.get("body")).toContain(`${links.site}/docs/guides/Crop/`);
    expect(sent).toEqual([]);
    expect(await page.evaluate(() => "gtag" in window)).toBe(false);
  });

  test("counts one answer per visit of a page with analytics", async ({ page, fixture }) => {
    await page.route(ANALYTICS, (route) =>
      route.fulfill({ body: "", contentType: "text/javascript" }),
    );
    const answers = () =>
      page.evaluate(() => {
        const { dataLayer = [] } = window as { dataLayer?: ArrayLike<unknown>[] };
        return dataLayer
          .map((call) => Array.from(call))
          .filter(([command, name]) => command === "event" && name === "page_feedback");
      });
    await visit(page, `${fixture}docs/second/`);
    await section(page).getByRole("button", { name: "Yes" }).click();
    await section(page).getByRole("button", { name: "No" }).click();
    const first = [
      "event",
      "page_feedback",
      { helpful: "yes", page_path: "/docs/second/", page_title: "Second page" },
    ];
    expect(await answers()).toEqual([first]);
    await expect(section(page).getByRole("link", { name: "open an issue" })).toBeVisible();
    await page.goto(`${fixture}docs/long/`);
    await section(page).getByRole("button", { name: "No" }).click();
    await expect.poll(answers).toMatchObject([["event", "page_feedback", { helpful: "no" }]]);
  });

  test("is for the keyboard too, and forgets the answer on the next page", async ({ page }) => {
    await visit(page, "/docs/guides/Crop/");
    const no = section(page).getByRole("button", { name: "No" });
    await section(page).getByRole("button", { name: "Yes" }).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await expect(no).toBeFocused();
    await expect(no).toHaveAttribute("aria-pressed", "true");
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.locator(".pagination-nav__link--next").click();
    await expect(page).not.toHaveURL(/Crop\/$/);
    await expect(section(page).getByRole("status")).toBeEmpty();
  });
});

test.describe("the error decoder", () => {
  const ADDRESS = "/docs/api/events/#decode-an-error";
  const decoder = (page: Page) => page.getByRole("region", { name: "Error decoder" });
  const field = (page: Page) =>
    decoder(page).getByRole("textbox", { name: "Error message or symptom" });

  test("answers a pasted message with cause, cure and links", async ({ page }) => {
    await visit(page, ADDRESS);
    const all = await decoder(page).getByRole("listitem").count();
    expect(all).toBeGreaterThan(40);
    await field(page).fill(
      "Uncaught Error: Uploader queue conflict - item batch-93.item-2 already exists\n  at add (x.js:1)",
    );
    await expect(decoder(page).getByRole("status")).toHaveText("One entry fits.");
    await expect(decoder(page).getByRole("listitem")).toHaveCount(1);
    await expect(decoder(page).getByText("Add the bare file")).toBeVisible();
    await decoder(page).getByRole("button", { name: "Clear" }).click();
    await expect(field(page)).toBeFocused();
    await expect(decoder(page).getByRole("listitem")).toHaveCount(all);
  });

  test("is used with the keyboard alone", async ({ page }) => {
    await visit(page, ADDRESS);
    await field(page).focus();
    await page.keyboard.type("the button reloads the page");
    await expect(decoder(page).getByRole("status")).toContainText("fit");
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    const open = decoder(page).locator("details").first();
    await expect(open).toHaveAttribute("open", "");
    await page.keyboard.press("Enter");
    await expect(open).not.toHaveAttribute("open", "");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/docs/api/components/uploadButton/#the-button-submits-my-form");
  });

  test("takes what is typed for text, and says when nothing fits", async ({ page }) => {
    await visit(page, ADDRESS);
    await field(page).fill('<img src=x onerror="window.hit=1"> qqq');
    await expect(decoder(page).getByRole("status")).toContainText("No entry fits");
    await expect(decoder(page).locator("img")).toHaveCount(0);
    expect(await page.evaluate(() => "hit" in window)).toBe(false);
  });

  test("is a readable list without a script", async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(ADDRESS);
    await expect(field(page)).toBeHidden();
    const first = decoder(page).locator("details").first();
    await first.locator("summary").click();
    await expect(first.getByText("Cure")).toBeVisible();
    await context.close();
  });

  test("loads only on the page that shows it", async ({ page }) => {
    const answers: Response[] = [];
    page.on("response", (response) => {
      if (response.request().resourceType() === "script") answers.push(response);
    });
    await visit(page, "/docs/api/constants/");
    await page.waitForLoadState("networkidle");
    const scripts = await Promise.all(answers.map((answer) => answer.text()));
    expect(scripts.length).toBeGreaterThan(2);
    expect(scripts.filter((text) => text.includes("Error message or symptom"))).toEqual([]);
  });
});

test("all of it works offline", async ({ page, context, fixture: _fixture }) => {
  test.setTimeout(120_000);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await visit(page, "/docs/api/events/?offlineMode=true");
  await offlineReady(page);
  await context.setOffline(true);
  await page.reload();
  await page
    .getByRole("textbox", { name: "Error message or symptom" })
    .fill("TUS initialize failed");
  await expect(page.getByText("Look at the request in the browser's network panel.")).toBeVisible();
  await page.getByRole("button", { name: "Copy page" }).click();
  await expect(page.locator("article [role=status][data-outcome]").first()).toHaveText("Copied");
  const { files } = await page.evaluate(async () => {
    const names = await caches.keys();
    const stored = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return { files: stored.flat().map(({ url }) => new URL(url).pathname) };
  });
  expect(files).toContain("/docs/api/events/index.md");
  expect(files).not.toContain("/llms-full.txt");
  expect(files).not.toContain("/api.json");
});
