import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { workFolder } from "../workspace";
import type { Packages } from "./versions";

const LONGEST_INSTALL_MS = 10 * 60_000;
const STAMP = "installed.json";

/** Installs packages into a folder of the workspace unless exactly these are there already. */
export function install(
  name: string,
  packages: Packages,
  env: NodeJS.ProcessEnv = plainEnvironment(),
): string {
  const folder = workFolder(name);
  const stamp = path.join(folder, STAMP);
  const wanted = JSON.stringify(packages);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) {
    return folder;
  }
  console.log(`Installing ${name} …`);
  const { dependencies, overrides } = packages;
  // npm does not apply changed overrides to what is installed already.
  rmSync(path.join(folder, "package-lock.json"), { force: true });
  rmSync(path.join(folder, "node_modules"), { recursive: true, force: true });
  writeFileSync(
    path.join(folder, "package.json"),
    JSON.stringify({ name: path.basename(name), private: true, dependencies, overrides }, null, 2),
  );
  const args = ["install", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"];
  try {
    execFileSync("npm", args, {
      cwd: folder,
      env,
      stdio: ["ignore", "ignore", "pipe"],
      encoding: "utf8",
      timeout: LONGEST_INSTALL_MS,
      shell: process.platform === "win32",
    });
  } catch (error) {
    throw new Error(`cannot be installed: ${firstError((error as { stderr?: string }).stderr)}`);
  }
  writeFileSync(stamp, wanted);
  return folder;
}

/** Without what npm tells its scripts: settings of this project would reach the peers. */
export function plainEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_|^INIT_CWD$|^NODE_ENV$/i.test(name)),
  );
}

function firstError(output = ""): string {
  const lines = output
    .split("\n")
    .map((line) => line.replace(/^npm (?:error|ERR!)\s*/, "").trim())
    .filter((line) => line && !/^code |^npm warn|log of this run/i.test(line));
  return lines[0] ?? "npm failed without a message";
}
