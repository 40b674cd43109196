import { expect, type Page } from "@playwright/test";
import { PAGE_KINDS } from "./pageKinds";
import { untilInteractive } from "./visitor";

/** A view that no address alone shows. */
export interface PageState {
  /** Only at widths below this one. */
  below?: number;
  /** Brings the page there, from nothing. */
  enter(page: Page, fixture: string): Promise<void>;
}

/** The files with the content of a route, which no page needs to be put up. */
export const ROUTE_CONTENT = /\/assets\/js\/[0-9a-f]{8}\.[0-9a-f]{8}\.js$/;

async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilInteractive(page);
}

async function openSearch(page: Page): Promise<void> {
  await visit(page, PAGE_KINDS.guide);
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox", { name: "Search the documentation" })).toBeFocused();
}

async function openMenu(page: Page, address: string): Promise<void> {
  await visit(page, address);
  await page.getByRole("button", { name: "Toggle navigation bar" }).click();
  await expect(page.locator(".navbar-sidebar")).toBeInViewport();
}

/** What a visitor meets besides the kinds of page: by a fault, by opening something, on paper. */
export const PAGE_STATES: Record<string, PageState> = {
  crash: {
    async enter(page, fixture) {
      await page.goto(`${fixture}faults/?fault=crash-inside-layout`);
      await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
    },
  },
  retry: {
    async enter(page) {
      await page.route(ROUTE_CONTENT, (route) => route.abort());
      await page.goto(PAGE_KINDS.guide);
      await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
    },
  },
  "search start": { enter: openSearch },
  "search results": {
    async enter(page) {
      await openSearch(page);
      await page.keyboard.type("progress");
      await expect(page.getByRole("dialog").getByRole("option").nth(2)).toBeVisible();
    },
  },
  "search without results": {
    async enter(page) {
      await openSearch(page);
      await page.keyboard.type("xylophone");
      await expect(page.getByRole("dialog").getByText("Nothing found for")).toBeVisible();
    },
  },
  menu: { below: 996, enter: (page) => openMenu(page, PAGE_KINDS.home) },
  "docs menu": { below: 996, enter: (page) => openMenu(page, PAGE_KINDS.hook) },
  "copy menu": {
    async enter(page) {
      await visit(page, PAGE_KINDS.hook);
      await page.getByLabel("More ways to take this page along").click();
    },
  },
  print: {
    async enter(page) {
      await visit(page, PAGE_KINDS.hook);
      await page.emulateMedia({ media: "print" });
    },
  },
};
