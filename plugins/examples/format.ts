import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Formats many sources with the project's formatter in one go. Keys are file names. */
export async function formatAll(
  root: string,
  sources: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  if (sources.size === 0) return new Map();
  const folder = await mkdtemp(path.join(tmpdir(), "format-"));
  try {
    const { formatter } = JSON.parse(await readFile(path.join(root, "biome.json"), "utf8"));
    await writeFile(path.join(folder, "biome.json"), JSON.stringify({ root: true, formatter }));
    await mkdir(path.join(folder, "files"));
    for (const [name, source] of sources) {
      await writeFile(path.join(folder, "files", name), source);
    }
    const command = require.resolve("@biomejs/biome/bin/biome", { paths: [root] });
    await run(process.execPath, [command, "format", "--write", "files"], { cwd: folder });
    const formatted = new Map<string, string>();
    for (const name of sources.keys()) {
      formatted.set(name, await readFile(path.join(folder, "files", name), "utf8"));
    }
    return formatted;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
