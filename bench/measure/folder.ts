import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";

/** Bytes of a built site, without the compressed copies that some builds put beside the files. */
export function outputBytes(dir: string): number {
  return readdirSync(dir, { recursive: true, encoding: "utf8" })
    .filter((name) => !/\.(?:gz|br)$/.test(name))
    .map((name) => statSync(path.join(dir, name)))
    .reduce((sum, stats) => sum + (stats.isFile() ? stats.size : 0), 0);
}

/** Gzip bytes of the script that Docusaurus loads on every page. */
export function mainBytes(dir: string): number | undefined {
  const scripts = path.join(dir, "assets", "js");
  const names = existsSync(scripts) ? readdirSync(scripts) : [];
  const main = names.find((name) => /^main\.[0-9a-f]+\.js$/.test(name));
  return main ? gzipSync(readFileSync(path.join(scripts, main)), { level: 9 }).length : undefined;
}
