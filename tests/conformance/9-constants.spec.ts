import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import config from "../../docusaurus.config";
import site from "../../package.json";
import { IMAGE_SIZES, SITEMAP, STORAGE_KEYS } from "../../src/constants";
import { links } from "../../src/links";
import { expect, hold, proves, test, visit } from "./support";

const CONTENT = /\/assets\/js\/[0-9a-f]{8}\.[0-9a-f]{8}\.js$/;
const root = path.resolve(__dirname, "../..");

function optionsOf(plugin: string): unknown {
  const entry = config.plugins?.find((listed) => Array.isArray(listed) && listed[0] === plugin);
  return Array.isArray(entry) ? entry[1] : undefined;
}

test(proves("9-images"), () => {
  expect(IMAGE_SIZES).toEqual({ max: 2048, min: 440, steps: 6 });
  expect(optionsOf("@docusaurus/plugin-ideal-image")).toMatchObject(IMAGE_SIZES);
});

test(proves("9-icon"), async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await visit(page, "/docs/");
  const icon = page.getByRole("button", { name: "Toggle navigation bar" }).locator("svg");
  await expect(icon).toHaveAttribute("width", "30");
  await expect(icon).toHaveAttribute("height", "30");
});

test(proves("9-lazy"), async ({ page, fixture }) => {
  await page.route(CONTENT, (route) => route.abort());
  await page.clock.install();
  await page.goto(`${fixture}docs/second/`);
  const retry = page.getByRole("button", { name: "Retry" });
  await expect(retry).toBeVisible();
  await page.unroute(CONTENT);
  const files = await hold(page, CONTENT);
  await page.clock.pauseAt(Date.now() + 60_000);
  await retry.click();
  await files.arrived;
  const loading = page.getByText("Loading …");
  await page.clock.runFor(199);
  await expect(loading).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(loading).toBeVisible();
  files.release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Second page");
});

test(proves("9-storage-keys"), async ({ page, fixture }) => {
  await visit(page, `${fixture}states/`);
  await page.getByRole("button", { name: "Prefer current" }).click();
  await page.locator(".navbar__inner").getByRole("button", { name: "Dark theme" }).click();
  await visit(page, `${fixture}docs/third/`);
  await page.getByRole("tab", { name: "Pear" }).click();
  const keys = await page.evaluate(() => Object.keys(localStorage).sort());
  expect(keys).toEqual(
    [
      STORAGE_KEYS.theme,
      STORAGE_KEYS.announcementDismissed,
      STORAGE_KEYS.announcementId,
      `${STORAGE_KEYS.tabPrefix}fruit`,
      `${STORAGE_KEYS.preferredVersionPrefix}default`,
    ].sort(),
  );
});

test(proves("9-versions"), async ({ page }) => {
  expect(site.version).toBe("1.0.0");
  await visit(page, "/docs/");
  await expect(page.locator(`.navbar a[href="${links.registry}"]`)).toContainText("0.17.5");
  await expect(page.locator('meta[name="docsearch:version"]')).toHaveAttribute(
    "content",
    "current",
  );
  const data = JSON.parse(
    readFileSync(path.join(root, ".docusaurus/globalData.json"), "utf8"),
  ) as Record<
    string,
    { default: { versions: { name: string; label: string; isLast: boolean }[] } }
  >;
  const versions = data["docusaurus-plugin-content-docs"]?.default.versions;
  expect(versions).toHaveLength(1);
  expect(versions?.[0]).toMatchObject({ name: "current", label: "Next", isLast: true });
});

test(proves("9-sitemap"), async ({ request }) => {
  expect(SITEMAP).toEqual({ changefreq: "weekly", priority: 0.5 });
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const entries = sitemap.match(/<url>/g)?.length ?? 0;
  expect(entries).toBeGreaterThan(100);
  expect(sitemap.match(/<changefreq>weekly<\/changefreq>/g)).toHaveLength(entries);
  expect(sitemap.match(/<priority>0\.5<\/priority>/g)).toHaveLength(entries);
});

test("the constants of the specification are written down once", () => {
  const elsewhere = sourcesBelow(path.join(root, "src"), path.join(root, "plugins")).filter(
    (file) =>
      /\b(?:996|940)\b|docusaurus\.(?:tab|announcement)|docs-preferred-version-/.test(
        withoutComments(readFileSync(file, "utf8")),
      ),
  );
  expect(elsewhere.map((file) => path.relative(root, file))).toEqual(["src/constants.ts"]);
});

const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");

function sourcesBelow(...folders: string[]): string[] {
  return folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
        .filter((entry) => !/\.test\.tsx?$/.test(entry.name))
        .map((entry) => path.join(entry.parentPath, entry.name)),
    );
}
