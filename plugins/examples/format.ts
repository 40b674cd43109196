import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/**
 * Formats many sources with the project's formatter in one go. Keys are file names. It is at work
 * when this returns, so that whoever has other things to do can do them before waiting.
 */
export async function formatAll(
  root: string,
  sources: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  if (sources.size === 0) return new Map();
  const folder = mkdtempSync(path.join(tmpdir(), "format-"));
  try {
    const { formatter } = JSON.parse(readFileSync(path.join(root, "biome.json"), "utf8"));
    writeFileSync(path.join(folder, "biome.json"), JSON.stringify({ root: true, formatter }));
    mkdirSync(path.join(folder, "files"));
    for (const [name, source] of sources) {
      writeFileSync(path.join(folder, "files", name), source);
    }
    const command = require.resolve("@biomejs/biome/bin/biome", { paths: [root] });
    await run(process.execPath, [command, "format", "--write", "files"], { cwd: folder });
    const formatted = new Map<string, string>();
    for (const name of sources.keys()) {
      formatted.set(name, readFileSync(path.join(folder, "files", name), "utf8"));
    }
    return formatted;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
