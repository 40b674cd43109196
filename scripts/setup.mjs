// Plain JavaScript without dependencies: it runs before anything is installed.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");

const LEAST_NODE = /** @type {const} */ ([20, 19]);

export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const [leastMajor, leastMinor] = LEAST_NODE;
  if (major < leastMajor || (major === leastMajor && minor < leastMinor)) {
    console.error(
      `Node ${LEAST_NODE.join(".")} or newer is needed, this is ${version}: install it from https://nodejs.org`,
    );
    process.exit(1);
  }
}

/**
 * Runs a command in the project, its output shown; returns its exit code.
 * @param {string} command
 * @param {string[]} args
 * @param {import("node:child_process").SpawnSyncOptions} [options]
 */
export function run(command, args, options = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
    ...options,
  });
  if (result.error) {
    console.error(`${command}: ${result.error.message}`);
  }
  return result.status ?? 1;
}

/**
 * Runs a command in the project beside others; returns its exit code and all it printed.
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<{ status: number, output: string }>}
 */
export function runBeside(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, shell: process.platform === "win32" });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text) => {
        output += text;
      });
    }
    child.on("error", ({ message }) => resolve({ status: 1, output: `${command}: ${message}\n` }));
    child.on("close", (status) => resolve({ status: status ?? 1, output }));
  });
}

/** Installs the packages of the lockfile unless exactly these are installed already. */
export function installPackages() {
  const stamp = path.join(root, "node_modules", ".installed-lockfile");
  const wanted = createHash("sha256")
    .update(readFileSync(path.join(root, "package-lock.json")))
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) {
    return;
  }
  console.log("Installing the packages of package-lock.json …");
  const status = run("npm", ["ci", "--no-audit", "--no-fund"]);
  if (status !== 0) {
    console.error("npm ci failed: see its message above, then run the command again.");
    process.exit(status);
  }
  writeFileSync(stamp, wanted);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  requireNode();
  installPackages();
}
