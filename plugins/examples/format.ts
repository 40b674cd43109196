import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * Formats many sources with the project's formatter in one go. Keys are file names. The formatter is
 * at work, in a process of its own, as soon as this returns.
 */
export async function formatAll(
  root: string,
  sources: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  if (sources.size === 0) return new Map();
  const folder = mkdtempSync(path.join(tmpdir(), "format-"));
  const fileOf = (name: string) => path.join(folder, "files", name);
  try {
    const { formatter } = JSON.parse(readFileSync(path.join(root, "biome.json"), "utf8"));
    writeFileSync(path.join(folder, "biome.json"), JSON.stringify({ root: true, formatter }));
    mkdirSync(fileOf(""));
    for (const [name, source] of sources) {
      writeFileSync(fileOf(name), source);
    }
    const command = require.resolve("@biomejs/biome/bin/biome", { paths: [root] });
    await run(process.execPath, [command, "format", "--write", "files"], { cwd: folder });
    return new Map([...sources.keys()].map((name) => [name, readFileSync(fileOf(name), "utf8")]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
