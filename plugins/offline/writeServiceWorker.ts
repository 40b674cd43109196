import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { MANIFEST_FILE, type OfflineFiles, WORKER_FILE } from "../../src/offline/messages";

/** Written by this step, precompressed twins, and what only the host or crawlers read (if anyone). */
const NOT_COPIED = [
  (file: string) => file === WORKER_FILE || file === MANIFEST_FILE,
  (file: string) => /\.(?:br|gz|zst|map)$/.test(file),
  (file: string) => /^(?:_headers|_redirects|robots\.txt|sitemap\.xml)$/.test(file),
  // Large, and read by tools, not by visitors. The Markdown of single pages is copied.
  (file: string) => /^(?:llms(?:-full)?\.txt|api(?:\.schema)?\.json)$/.test(file),
  (file: string) => /(?:^|\/)\./.test(file),
];

/**
 * Writes the service worker and the list of files it copies in offline mode. The list holds the
 * hash of every file, so no later step may change one of them.
 */
export async function writeServiceWorker(outDir: string): Promise<void> {
  const files = listFiles(outDir);
  const list = JSON.stringify(files);
  writeFileSync(path.join(outDir, MANIFEST_FILE), list);
  await build({
    entryPoints: [path.join(__dirname, "worker.ts")],
    outfile: path.join(outDir, WORKER_FILE),
    bundle: true,
    minify: true,
    target: "es2022",
    define: { SITE_VERSION: JSON.stringify(sha256(list)) },
    logLevel: "warning",
  });
}

export function listFiles(outDir: string): OfflineFiles {
  return Object.fromEntries(
    readdirSync(outDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(outDir, path.join(entry.parentPath, entry.name)))
      .map((file) => file.split(path.sep).join("/"))
      .filter((file) => !NOT_COPIED.some((isExcluded) => isExcluded(file)))
      .sort()
      .map((file) => [file, sha256(readFileSync(path.join(outDir, file)))]),
  );
}

function sha256(content: string | Buffer): string {
  return createHash("sha256").update(content).digest("base64");
}
