import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Writes a report beside the benchmarks, formatted as the project formats, and prints it. */
export function writeReport(name: string, content: string): void {
  const file = path.join(__dirname, name);
  writeFileSync(file, content);
  execFileSync("npx", ["biome", "format", "--write", file], {
    cwd: path.resolve(__dirname, ".."),
    stdio: "ignore",
    shell: process.platform === "win32",
  });
  console.log(readFileSync(file, "utf8"));
}
