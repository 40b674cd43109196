import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type RunningServer, startServer } from "../deploy/server";
import { expect, type Page, test, untilInteractive } from "./support/visitor";

const build = path.resolve(__dirname, "../build");
const HASHED_NAME = /\.([0-9a-f]{8})\.(?:js|css)$/;
const TEXT = /\.(?:html|js|css|json)$/;

/**
 * A later deployment: every hashed file has another name, everything that names one says so, and
 * nothing of the earlier deployment is left.
 */
function deployAnew(from: string, to: string): void {
  cpSync(from, to, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
  const files = readdirSync(to, { recursive: true, encoding: "utf8" });
  const renamed = new Map<string, string>();
  for (const file of files) {
    const hash = HASHED_NAME.exec(file)?.[1];
    if (hash) {
      renamed.set(hash, [...hash].reverse().join(""));
    }
  }
  const anyHash = new RegExp([...renamed.keys()].join("|"), "g");
  const rename = (text: string) => text.replace(anyHash, (hash) => renamed.get(hash) ?? hash);
  for (const file of files.filter((name) => TEXT.test(name))) {
    const old = path.join(to, file);
    writeFileSync(old, rename(readFileSync(old, "utf8")));
    renameSync(old, path.join(to, path.dirname(file), rename(path.basename(file))));
  }
}

async function visibleText(page: Page): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: only the rendered text is what a visitor sees
  return (await page.locator("body").innerText()).trim();
}

test.describe("a visitor with an open tab while a new version is deployed", () => {
  let folder: string;
  let server: RunningServer;

  test.beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "deployment-"));
    server = await startServer({ dir: build, host: "127.0.0.1", port: 0 });
  });
  test.afterEach(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Stops the server and starts one with another folder at the same address. */
  async function replaceWith(dir: string): Promise<void> {
    const { port } = new URL(server.url);
    await server.close();
    server = await startServer({ dir, host: "127.0.0.1", port: Number(port) });
  }

  // No prefetch, so that the files are asked for when they are gone.
  test.use({ serviceWorkers: "block" });
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", {
        value: { saveData: true, effectiveType: "2g" },
      });
    });
  });

  test("gets the page when the old files are gone", async ({ page }) => {
    await page.goto(server.url);
    await untilInteractive(page);
    const later = path.join(folder, "later");
    deployAnew(build, later);
    await replaceWith(later);

    const gone: string[] = [];
    page.on("response", (response) => {
      if (response.status() === 404) {
        gone.push(response.url());
      }
    });
    await page.getByRole("link", { name: "API", exact: true }).first().click();
    await expect
      .poll(() => gone.length, { message: "no old file was asked for" })
      .toBeGreaterThan(0);
    // By itself, with the files of the new deployment only.
    await expect(page.getByRole("heading", { level: 1, name: "Providers" })).toBeVisible();
    await expect(page).toHaveURL(/\/docs\/category\/providers\/$/);
    await untilInteractive(page);
    await expect(page.getByRole("button", { name: "Retry" })).toHaveCount(0);
    expect((await visibleText(page)).length).toBeGreaterThan(50);
  });

  test("notices nothing where old files are kept", async ({ page }) => {
    await page.goto(server.url);
    await untilInteractive(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const later = path.join(folder, "later");
    deployAnew(build, later);
    cpSync(path.join(build, "assets"), path.join(later, "assets"), { recursive: true });
    await replaceWith(later);

    await page.getByRole("link", { name: "API", exact: true }).first().click();
    await expect(page).toHaveURL(/\/docs\/category\/providers\/$/);
    await expect(page.getByRole("heading", { level: 1, name: "Providers" })).toBeVisible();
    expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  });

  test("keeps reading when the scripts of the page itself never arrive", async ({ page }) => {
    await page.route("**/assets/js/**", (route) => route.abort());
    await page.goto(new URL("/docs/", server.url).href);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect((await visibleText(page)).length).toBeGreaterThan(200);
  });
});
