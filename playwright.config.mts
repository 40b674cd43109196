import { defineConfig } from "@playwright/test";
import { browserFlags, findBrowser } from "./scripts/browser.mjs";

const port = Number(process.env.TEST_PORT ?? 4173);

export default defineConfig({
  testDir: ".",
  testMatch: ["tests/**/*.spec.ts", "examples/**/*.test.ts"],
  // plugins/examples holds unit tests, which the pattern above would match as well
  testIgnore: ["plugins/**"],
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 60_000,
  // Checks wait this long for the page; a busy machine needs more than the default.
  expect: { timeout: 15_000 },
  reporter: [
    ["list"],
    ["./tests/conformance/reporter.ts"],
    ["json", { outputFile: "test-results/browser.json" }],
  ],
  outputDir: "test-results/browser",
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: { executablePath: findBrowser(), args: browserFlags() },
    screenshot: "only-on-failure",
  },
  globalSetup: "./tests/fixtures/build.ts",
  webServer: {
    command: `npx tsx scripts/serve.ts --port ${port}`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: !process.env.CI,
    stdout: "ignore",
  },
});
