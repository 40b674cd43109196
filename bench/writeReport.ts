import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Writes a report beside the benchmarks and prints it. */
export function writeReport(name: string, content: string): void {
  console.log(readFileSync(writeFormatted(name, content), "utf8"));
}

/** Writes a file beside the benchmarks, formatted as the project formats. */
export function writeFormatted(name: string, content: string): string {
  const file = path.join(__dirname, name);
  writeFileSync(file, content);
  execFileSync("npx", ["biome", "format", "--write", file], {
    cwd: path.resolve(__dirname, ".."),
    stdio: "ignore",
    shell: process.platform === "win32",
  });
  return file;
}
