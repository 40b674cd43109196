import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { STORAGE_KEYS } from "../../src/constants";
import { expect, hydrated, proves, test, visit } from "./support";

async function expectCrash(page: Page, message: string | RegExp): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page crashed.");
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await expect(page.locator("main")).toContainText(message);
}

test(proves("8-render", "2-crash-page"), async ({ page, fixture }) => {
  for (const fault of ["crash-inside-layout", "crash-outside-layout"]) {
    await page.goto(`${fixture}faults/?fault=${fault}`);
    await expectCrash(page, "The widget broke");
    await expect(page.getByRole("navigation", { name: "Main" })).toHaveCount(1);
    await expect(page.getByRole("contentinfo")).toHaveCount(1);
    await expect(page.locator("main")).toHaveCount(1);
  }
});

test(proves("8-navbar"), async ({ page, fixture }) => {
  const messages = {
    "navbar-unknown-type": /No NavbarItem component found for type "custom-unknown"/,
    "navbar-missing-doc": /Couldn't find any doc with id "nowhere"/,
    "navbar-missing-sidebar": /(?:Can't find any|couldn't find) sidebar.*"nowhere"/i,
  };
  for (const [fault, message] of Object.entries(messages)) {
    await page.goto(`${fixture}faults/?fault=${fault}`);
    await expectCrash(page, message);
  }
});

test(proves("8-context"), async ({ page, fixture }) => {
  await page.goto(`${fixture}faults/?fault=context-outside-provider`);
  await expectCrash(page, "is called outside the <ColorModeProvider>");
});

test(proves("8-runtime"), async ({ page, fixture }) => {
  await page.goto(`${fixture}faults/?fault=loadable-without-loading-view`);
  await expectCrash(page, "requires a `loading` component");
  await page.goto(`${fixture}faults/?fault=suspended-without-fallback`);
  await expectCrash(page, /suspended|Minified React error/);
});

test.describe("base URL", () => {
  const siteDir = path.resolve(__dirname, "../../build");

  /** Serves pages, but none of their files, below a path that the site was not built for. */
  async function visitUnderWrongBase(page: Page, pathname: string): Promise<void> {
    const file = path.join(siteDir, pathname, "index.html");
    await page.route("**/somewhere/**", (route) =>
      route.fulfill({ body: readFileSync(file, "utf8"), contentType: "text/html" }),
    );
    await page.route(/\/(assets|img)\//, (route) => route.fulfill({ status: 404 }));
    await page.goto(`/somewhere${pathname}`);
  }

  const banner = (page: Page) => page.getByText(/did not load properly/);

  test(proves("8-base-url"), async ({ page }) => {
    await visitUnderWrongBase(page, "/");
    await expect(banner(page)).toBeVisible();
    await expect(page.getByText("We suggest trying baseUrl = /somewhere/")).toBeVisible();
  });

  test(proves("8-base-url-path"), async ({ page }) => {
    await visitUnderWrongBase(page, "/docs/");
    await expect(page.locator("h1")).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
    await page.unrouteAll();
    await visit(page, "/");
    await expect(banner(page), "not when all is well").toHaveCount(0);
  });
});

test.describe("storage", () => {
  async function expectUsable(page: Page): Promise<void> {
    const uncaught: Error[] = [];
    page.on("pageerror", (error) => uncaught.push(error));
    await page.emulateMedia({ colorScheme: "light" });
    await visit(page, "/docs/");
    await page.locator(".navbar__inner").getByRole("button", { name: "Dark theme" }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    const bar = page.locator(".theme-announcement-bar");
    await bar.getByRole("button", { name: "Close" }).click();
    await expect(bar).toHaveCount(0);
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "Blog" })
      .click();
    await expect(page.locator("article").first()).toBeVisible();
    expect(uncaught).toEqual([]);
  }

  test(proves("8-storage"), async ({ page }) => {
    await page.addInitScript(() => {
      const fail = () => {
        throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
      };
      Storage.prototype.setItem = fail;
      Storage.prototype.removeItem = fail;
    });
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    await expectUsable(page);
    expect(logged.join("\n")).toContain(`can't set ${STORAGE_KEYS.theme}=dark`);
  });

  test("storage that may not even be touched is logged and ignored", async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage"]) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException("Access is denied.", "SecurityError");
          },
        });
      }
    });
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    await expectUsable(page);
    expect(logged.join("\n")).toContain("storage is not available");
  });
});

test(proves("8-plurals"), async ({ page, fixture }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Intl, "PluralRules", { value: undefined });
  });
  await visit(page, `${fixture}states/`);
  await expect(page.locator("#plurals")).toHaveText("one page, many pages");
  await visit(page, "/docs/tags/hook/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/docs tagged with/);
  await hydrated(page);
});
