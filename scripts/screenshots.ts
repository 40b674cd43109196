// Pictures of every kind of page and of the states a page can be in, to look at: both themes, four
// widths. Needs a build. Usage: screenshots [folder] [--full] [--only words of a name]
import { mkdirSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium, expect, type Page } from "@playwright/test";
import { startServer } from "../deploy/server";
import buildFixtureSite, { fixtureDir } from "../tests/fixtures/build";
import { PAGE_KINDS } from "../tests/support/pageKinds";
import { PAGE_STATES } from "../tests/support/pageStates";
import { bePresent } from "../tests/support/visitor";
import { browserFlags, findBrowser } from "./browser.mjs";

const WIDTHS = [390, 768, 996, 1440];
const HEIGHT = 900;
const THEMES = ["light", "dark"] as const;

type Theme = (typeof THEMES)[number];

interface View {
  name: string;
  /** Only at widths below this one. */
  below?: number;
  enter(page: Page, fixture: string): Promise<void>;
}

const VIEWS: View[] = [
  ...Object.entries(PAGE_KINDS).map(([name, address]) => ({
    name,
    async enter(page: Page) {
      await page.goto(address, { waitUntil: "networkidle" });
      await arrived(page);
    },
  })),
  ...Object.entries(PAGE_STATES).map(([name, state]) => ({ name, ...state })),
];

/** What loads after the page is there: the search index, and the examples in sight. */
async function arrived(page: Page): Promise<void> {
  await expect(page.locator('main [data-state="loading"]')).toHaveCount(0, { timeout: 20_000 });
  await expect(page.getByText("Loading the search index")).toHaveCount(0, { timeout: 20_000 });
}

interface Wanted {
  folder: string;
  /** The whole page, from top to end, instead of the first screen. */
  full: boolean;
  views: View[];
}

function readWanted(): Wanted {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { full: { type: "boolean", default: false }, only: { type: "string" } },
  });
  const { full, only } = values;
  return {
    folder: path.resolve(positionals[0] ?? "screenshots"),
    full,
    views: VIEWS.filter(({ name }) => only === undefined || name.includes(only)),
  };
}

/** Scrolls to the end, so that what loads near the viewport has loaded. */
async function showAll(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let seen = 0; seen < height; seen += HEIGHT / 2) {
    await page.evaluate((y) => window.scrollTo(0, y), seen);
    await arrived(page);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
}

interface Place {
  baseURL: string;
  fixture: string;
  theme: Theme;
  width: number;
}

async function takePictures(browser: Browser, place: Place, wanted: Wanted): Promise<void> {
  const { baseURL, fixture, theme, width } = place;
  for (const { name, below = Number.POSITIVE_INFINITY, enter } of wanted.views) {
    if (width >= below) continue;
    // Each in a context of its own: a state must not reach the next picture.
    const context = await browser.newContext({
      baseURL,
      colorScheme: theme,
      viewport: { width, height: HEIGHT },
      reducedMotion: "reduce",
      serviceWorkers: "block",
    });
    await bePresent(context);
    const page = await context.newPage();
    await enter(page, fixture);
    if (wanted.full) await showAll(page);
    const file = `${name.replaceAll(" ", "-")}-${width}-${theme}.png`;
    await page.screenshot({ path: path.join(wanted.folder, file), fullPage: wanted.full });
    console.log(file);
    await context.close();
  }
}

async function main(): Promise<void> {
  const wanted = readWanted();
  mkdirSync(wanted.folder, { recursive: true });
  await buildFixtureSite();
  const [site, fixture] = await Promise.all(
    [path.resolve(__dirname, "../build"), fixtureDir].map((dir) =>
      startServer({ dir, host: "127.0.0.1", port: 0 }),
    ),
  );
  if (!site || !fixture) throw new Error("A server did not start.");
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags() });
  try {
    for (const theme of THEMES) {
      for (const width of WIDTHS) {
        const place = { baseURL: site.url, fixture: fixture.url, theme, width };
        await takePictures(browser, place, wanted);
      }
    }
  } finally {
    await browser.close();
    await Promise.all([site.close(), fixture.close()]);
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
