// Writes package-lock.json anew. In an empty folder, because npm records only the binaries of this
// system where node_modules exists.
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Lockfile } from "../deploy/supplyChain";
import { completeLockfile } from "./completeLockfile";

const root = path.resolve(__dirname, "..");
const folder = mkdtempSync(path.join(tmpdir(), "lockfile-"));
try {
  for (const file of ["package.json", ".npmrc"]) {
    copyFileSync(path.join(root, file), path.join(folder, file));
  }
  execFileSync("npm", ["install", "--package-lock-only"], {
    cwd: folder,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  const lockfile: Lockfile = JSON.parse(
    readFileSync(path.join(folder, "package-lock.json"), "utf8"),
  );
  for (const name of completeLockfile(lockfile)) {
    console.log(`Recorded without a hash: ${name}`);
  }
  writeFileSync(path.join(root, "package-lock.json"), `${JSON.stringify(lockfile, null, 2)}\n`);
} finally {
  rmSync(folder, { recursive: true });
}
