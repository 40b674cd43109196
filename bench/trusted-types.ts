// Which code would break under Trusted Types: the browser reports every string that reaches a sink.
import path from "node:path";
import { chromium } from "@playwright/test";
import { startServer } from "../deploy/server";
import { bePresent } from "../tests/support/visitor";
import { writeReport } from "./writeReport";

const ROUTES = [
  "/",
  "/docs/",
  "/docs/api/",
  "/docs/guides/ProgressUI/",
  "/blog/",
  "/no-such-page/",
];
const CLICKS = ["Docs", "API", "Blog"];

interface Report {
  sink: string;
  source: string;
}

async function main(): Promise<void> {
  const { browserFlags, findBrowser } = await import("../scripts/browser.mjs");
  const server = await startServer({
    dir: path.resolve(__dirname, "../build"),
    host: "127.0.0.1",
    port: 0,
  });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags() });
  const seen = new Map<string, number>();
  try {
    const page = await browser.newPage();
    await bePresent(page.context());
    await page.exposeFunction("report", ({ sink, source }: Report) => {
      const key = `${sink} | ${source.replace(/\.[0-9a-f]{8}\./, ".*.")}`;
      seen.set(key, (seen.get(key) ?? 0) + 1);
    });
    await page.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", (event) => {
        if (event.effectiveDirective === "require-trusted-types-for") {
          const [sink = "", sample = ""] = event.sample.split("|", 2);
          const where = event.sourceFile ? new URL(event.sourceFile).pathname : "inline";
          (window as unknown as { report: (report: Report) => void }).report({
            sink,
            source: `${where} | \`${sample
              .replace(/^(\/assets\/js\/).*/, "$1*.js")
              .slice(0, 40)
              .replace(/[`|\n]/g, " ")}\``,
          });
        }
      });
    });
    await page.route("**/*", async (route) => {
      if (route.request().resourceType() !== "document") {
        await route.continue();
        return;
      }
      const response = await route.fetch();
      await route.fulfill({
        response,
        headers: {
          ...response.headers(),
          "content-security-policy-report-only": "require-trusted-types-for 'script'",
        },
      });
    });
    for (const pathname of ROUTES) {
      await page.goto(new URL(pathname, server.url).href, { waitUntil: "networkidle" });
    }
    for (const name of CLICKS) {
      await page.getByRole("link", { name, exact: true }).first().click();
      await page.waitForLoadState("networkidle");
    }
  } finally {
    await browser.close();
    await server.close();
  }
  const rows = [...seen]
    .sort(([, a], [, b]) => b - a)
    .map(([key, count]) => `| ${count} | ${key} |`);
  const report = `# Trusted Types

Written by \`npm run bench:trusted-types\`: strings that reached a guarded sink on ${ROUTES.length} pages and ${CLICKS.length} client-side navigations, reported, not blocked. Each would throw under \`require-trusted-types-for 'script'\`.

| Times | Sink | File | Value |
| --- | --- | --- | --- |
${rows.join("\n")}
`;
  writeReport("trusted-types.md", report);
}

main().catch((error: Error) => {
  console.error(error);
  process.exit(1);
});
