// Finds a Chromium for the browser tests, or installs one.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const NAMES = [
  // Chromium without windows, as the test runner prefers it: the same engine in less time.
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "chrome",
];

const USUAL_PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

/** Path of a browser that is already on the machine, or undefined. */
export function findBrowser(env = process.env) {
  if (env.CHROME_PATH) {
    return env.CHROME_PATH;
  }
  const onPath = (env.PATH ?? "")
    .split(path.delimiter)
    .flatMap((folder) => NAMES.map((name) => path.join(folder, name)));
  return [...onPath, ...USUAL_PLACES, playwrightBrowser()].find((file) => file && existsSync(file));
}

function playwrightBrowser() {
  try {
    return createRequire(import.meta.url)("@playwright/test").chromium.executablePath();
  } catch {
    return undefined;
  }
}

/** Path of a browser, installed first where there is none. */
export function requireBrowser() {
  const found = findBrowser();
  if (found) {
    return found;
  }
  console.log("No Chromium found, installing one …");
  /** @type {[string, string[]][]} */
  const attempts = [
    ["npx", ["playwright", "install", "chromium"]],
    ["apt-get", ["update"]],
    ["apt-get", ["install", "-y", "--no-install-recommends", "chromium-headless-shell"]],
    ["apt-get", ["install", "-y", "--no-install-recommends", "chromium"]],
  ];
  for (const [command, args] of attempts) {
    spawnSync(command, args, { stdio: "inherit" });
    const installed = findBrowser();
    if (installed) {
      return installed;
    }
  }
  throw new Error(
    "No Chromium could be installed: install Chrome or Chromium, or name one in CHROME_PATH.",
  );
}

/** Chromium refuses to run as root with its sandbox on, as in most containers. */
export function browserFlags() {
  const flags = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
  ];
  return isRoot() ? ["--no-sandbox", ...flags] : flags;
}

function isRoot() {
  try {
    return execFileSync("id", ["-u"], { encoding: "utf8" }).trim() === "0";
  } catch {
    return false;
  }
}
