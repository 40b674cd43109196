// Writes examples/heights.json: the room each example takes when it arrives. Needs a build.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { chromium, type Page } from "@playwright/test";
import { startServer } from "../deploy/server";
import type { Space } from "../plugins/examples/heights";
import { findUsages, pageUrl } from "../plugins/examples/usage";
import { bePresent } from "../tests/support/visitor";
import { browserFlags, findBrowser } from "./browser.mjs";

const root = path.resolve(__dirname, "..");
const WIDTHS = { narrow: 390, wide: 1280 };

/** Fonts differ a little from system to system; the tools at the bottom take up what is left. */
const roundUp = (pixels: number) => Math.ceil((pixels + 4) / 8) * 8;

/** Lays no other claim to room, so that what is measured is what the example needs. */
const WITHOUT_RESERVE = "[data-example] { min-block-size: 0 !important; align-self: start; }";

async function heightsOn(page: Page): Promise<Record<string, number>> {
  await page.addStyleTag({ content: WITHOUT_RESERVE });
  const heights: Record<string, number> = {};
  for (const example of await page.locator("[data-example]").all()) {
    await example.scrollIntoViewIfNeeded();
    await example.and(page.locator('[data-state="ready"]')).waitFor();
    const name = (await example.getAttribute("data-example")) ?? "";
    heights[name] = await example.evaluate((box) => box.clientHeight);
  }
  return heights;
}

async function main(): Promise<void> {
  const server = await startServer({ dir: path.join(root, "build"), host: "127.0.0.1", port: 0 });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags() });
  const pages = new Set(["/", ...findUsages(root).map(({ file }) => pageUrl(root, file))]);
  const spaces: Record<string, Space> = {};
  for (const [kind, width] of Object.entries(WIDTHS) as [keyof Space, number][]) {
    const page = await browser.newPage({
      baseURL: server.url,
      viewport: { width, height: 900 },
      bypassCSP: true,
    });
    await bePresent(page.context());
    for (const address of pages) {
      await page.goto(address);
      for (const [name, height] of Object.entries(await heightsOn(page))) {
        const space = spaces[name] ?? { narrow: 0, wide: 0 };
        spaces[name] = { ...space, [kind]: Math.max(space[kind], roundUp(height)) };
      }
    }
    await page.close();
  }
  await browser.close();
  await server.close();
  const sorted = Object.entries(spaces).sort(([a], [b]) => (a < b ? -1 : 1));
  const file = path.join(root, "examples/heights.json");
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
