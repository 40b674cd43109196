import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  overrides?: Record<string, string>;
}

/** What every sandbox project is made with, besides the library. */
const buildTools = { vite: "6.4.1", "@vitejs/plugin-react": "4.7.0" } as const;
const typePackages = ["typescript", "@types/react", "@types/react-dom"] as const;

const reactTypesFix = "types/rpldy-react-19.d.ts";

const scope = "@rpldy/";

/** What every sandbox project shares; the pages load it when a visitor asks for a sandbox. */
export interface SandboxParts {
  overrides: Record<string, string>;
  dependencies: Record<string, string>;
  tools: Record<string, string>;
  typePackages: Record<string, string>;
  files: Record<string, string>;
  typeScriptFiles: Record<string, string>;
}

/** Built with the same versions the site itself runs with. */
export function sandboxParts(root: string): SandboxParts {
  const manifest = readManifest(path.join(root, "package.json"));
  const overrides = Object.entries(manifest.overrides ?? {})
    .filter(([name]) => name.startsWith(scope))
    .map(([name, version]) => [
      name,
      version.startsWith("$") ? pinnedVersion(manifest, version.slice(1)) : version,
    ]);
  const folder = path.join(root, "plugins", "examples", "sandbox");
  return {
    overrides: Object.fromEntries(overrides),
    dependencies: pinned(manifest, ["react", "react-dom"]),
    tools: { ...buildTools },
    typePackages: pinned(manifest, typePackages),
    files: readFiles(folder, ["index.html", "vite.config.js", "upload-server.js"]),
    typeScriptFiles: {
      ...readFiles(folder, ["tsconfig.json"]),
      "src/rpldy-react-19.d.ts": readFileSync(path.join(root, reactTypesFix), "utf8"),
    },
  };
}

/** The library packages that an example needs, with the versions this site documents. */
export function libraryDependencies(root: string, sources: string[]): Record<string, string> {
  const manifest = readManifest(path.join(root, "package.json"));
  const names = new Set(
    sources
      .flatMap((source) => [...source.matchAll(/\b(?:from|import)\s*\(?"(@rpldy\/[\w-]+)/g)])
      .map((match) => match[1] as string),
  );
  for (const name of [...names]) addUndeclared(root, name, names);
  return Object.fromEntries([...names].sort().map((name) => [name, pinnedVersion(manifest, name)]));
}

/** Some packages import others that they do not declare: whoever installs them must do it for them. */
function addUndeclared(root: string, name: string, names: Set<string>, seen = new Set<string>()) {
  if (seen.has(name)) return;
  seen.add(name);
  const folder = path.join(root, "node_modules", name);
  const manifest = readManifest(path.join(folder, "package.json"));
  const declared = { ...manifest.dependencies, ...manifest.peerDependencies };
  for (const used of importsOf(path.join(folder, "lib", "esm"))) {
    if (!(used in declared)) names.add(used);
    addUndeclared(root, used, names, seen);
  }
}

const known = new Map<string, Set<string>>();

/** Read once: nearly every example needs the same packages. */
function importsOf(folder: string): Set<string> {
  const found = known.get(folder) ?? readImports(folder);
  known.set(folder, found);
  return found;
}

function readImports(folder: string): Set<string> {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const found = new Set<string>();
  for (const file of files.filter((name) => name.endsWith(".js"))) {
    const source = readFileSync(path.join(folder, file), "utf8");
    for (const match of source.matchAll(/\bfrom\s*"(@rpldy\/[\w-]+)"/g))
      found.add(match[1] as string);
  }
  return found;
}

function pinned(manifest: Manifest, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, pinnedVersion(manifest, name)]));
}

function readFiles(folder: string, names: string[]): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => [name, readFileSync(path.join(folder, name), "utf8")]),
  );
}

function pinnedVersion(manifest: Manifest, name: string): string {
  const version = manifest.dependencies?.[name] ?? manifest.devDependencies?.[name];
  if (!version) throw new Error(`package.json does not list "${name}", which an example needs.`);
  return version;
}

function readManifest(file: string): Manifest {
  return JSON.parse(readFileSync(file, "utf8"));
}
