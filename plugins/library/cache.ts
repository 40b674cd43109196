import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Thread } from "../thread";
import type { Library } from "./model";
import { installedPackages, type LibrarySource, REAL_LIBRARY } from "./source";

const CACHE = path.resolve(__dirname, "../../node_modules/.cache/library");
const TOOLS = ["typescript", "esbuild"];

/** The compiler and the bundler take seconds, beside which the rest of the build goes on. */
const extracting = new Thread<typeof import("./extract")>(path.join(__dirname, "extract.ts"));

const loading = new Map<string, Promise<Library>>();

/** While the site is built, nothing installs packages: their state is looked at once. */
const whileBuilding = new Map<LibrarySource, Promise<Library>>();

/**
 * Every build and every MDX page asks for the same data. It is computed once per state of the
 * installed packages and of the code that reads them, and kept outside the repository.
 */
export function loadLibrary(source: LibrarySource = REAL_LIBRARY): Promise<Library> {
  const known = whileBuilding.get(source);
  if (known) return known;
  const library = loadCurrent(source);
  if (process.env.NODE_ENV === "production") whileBuilding.set(source, library);
  return library;
}

function loadCurrent(source: LibrarySource): Promise<Library> {
  const key = fingerprint(source);
  const known = loading.get(key);
  if (known) return known;
  const started = readOrExtract(source, path.join(CACHE, `${key}.json`));
  loading.set(key, started);
  // A failure must not stick: the next call may come after the mend.
  started.catch(() => loading.delete(key));
  return started;
}

async function readOrExtract(source: LibrarySource, file: string): Promise<Library> {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Library;
  } catch {
    const library = await extracting.call("extractLibrary", source).finally(() => extracting.end());
    mkdirSync(CACHE, { recursive: true });
    // Written aside and renamed, so that a second process never reads half a file.
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, JSON.stringify(library));
    renameSync(draft, file);
    return library;
  }
}

export function fingerprint(source: LibrarySource): string {
  const hash = createHash("sha256");
  for (const tool of TOOLS) {
    hash.update(readFileSync(path.resolve(__dirname, "../../node_modules", tool, "package.json")));
  }
  for (const name of readdirSync(__dirname).sort()) {
    if (name.endsWith(".ts") && !name.endsWith(".test.ts")) {
      hash.update(readFileSync(path.join(__dirname, name)));
    }
  }
  for (const { dir, manifest } of installedPackages(source)) {
    hash.update(JSON.stringify(manifest));
    for (const file of [manifest.types, manifest.main]) {
      const folder = path.dirname(path.join(dir, file));
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()) {
        if (!/\.(js|ts)$/.test(name)) continue;
        hash.update(name);
        hash.update(readFileSync(path.join(folder, name)));
      }
    }
  }
  return hash.digest("hex").slice(0, 24);
}
