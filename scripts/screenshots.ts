// Pictures of every kind of page, to look at: both themes, four widths. Needs a build.
import { mkdirSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { startServer } from "../deploy/server";
import { PAGE_KINDS } from "../tests/support/pageKinds";
import { browserFlags, findBrowser } from "./browser.mjs";

const WIDTHS = [390, 768, 996, 1440];
const THEMES = ["light", "dark"] as const;

async function main(): Promise<void> {
  const folder = path.resolve(process.argv[2] ?? "screenshots");
  mkdirSync(folder, { recursive: true });
  const server = await startServer({
    dir: path.resolve(__dirname, "../build"),
    host: "127.0.0.1",
    port: 0,
  });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags() });
  for (const colorScheme of THEMES) {
    for (const width of WIDTHS) {
      const context = await browser.newContext({
        baseURL: server.url,
        colorScheme,
        viewport: { width, height: 900 },
        reducedMotion: "reduce",
      });
      const page = await context.newPage();
      for (const [kind, address] of Object.entries(PAGE_KINDS)) {
        await page.goto(address, { waitUntil: "networkidle" });
        const name = `${kind.replaceAll(" ", "-")}-${width}-${colorScheme}.png`;
        await page.screenshot({ path: path.join(folder, name) });
        console.log(name);
      }
      await context.close();
    }
  }
  await browser.close();
  await server.close();
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
