import { existsSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import path from "node:path";

/** Where default values of an options type are kept in the compiled code. */
export interface DefaultsSource {
  /** Types whose members take their default from there. */
  types: string[];
  package: string;
  /** Module inside the package. */
  file: string;
  /** Export that holds an object of defaults. */
  export?: string;
  /** Or: component whose destructured props carry defaults. */
  component?: string;
}

export interface LibrarySource {
  /** Folder that holds one folder per package. */
  root: string;
  scope: string;
  /** Version the site documents, read from this package. */
  versionOf: string;
  defaults: DefaultsSource[];
}

export interface Manifest {
  name: string;
  version: string;
  main: string;
  module?: string;
  types: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

export interface InstalledPackage {
  dir: string;
  manifest: Manifest;
}

export const REAL_LIBRARY: LibrarySource = {
  root: path.resolve(__dirname, "../../node_modules/@rpldy"),
  scope: "@rpldy",
  versionOf: "@rpldy/uploady",
  defaults: [
    {
      types: ["SendOptions", "UploadOptions", "CreateOptions"],
      package: "@rpldy/uploader",
      file: "lib/cjs/defaults.js",
      export: "DEFAULT_OPTIONS",
    },
    {
      types: ["ChunkedOptions"],
      package: "@rpldy/chunked-sender",
      file: "lib/cjs/defaults.js",
      export: "DEFAULT_OPTIONS",
    },
    {
      types: ["TusOptions"],
      package: "@rpldy/tus-sender",
      file: "lib/cjs/defaults.js",
      export: "DEFAULT_OPTIONS",
    },
    {
      types: ["MockOptions"],
      package: "@rpldy/mock-sender",
      file: "lib/cjs/defaults.js",
      export: "MOCK_DEFAULTS",
    },
    {
      types: ["PreviewOptions"],
      package: "@rpldy/upload-preview",
      file: "lib/cjs/defaults.js",
      export: "PREVIEW_DEFAULTS",
    },
    {
      types: ["LifeEventsOptions"],
      package: "@rpldy/life-events",
      file: "lib/cjs/defaults.js",
      export: "default",
    },
    {
      types: ["UploadyProps"],
      package: "@rpldy/uploady",
      file: "lib/cjs/Uploady.js",
      component: "Uploady",
    },
  ],
};

export function readManifest(dir: string): Manifest {
  return JSON.parse(readFileSync(path.join(dir, "package.json"), "utf8")) as Manifest;
}

/** The installed packages, those without dependencies on others first. */
export function installedPackages(source: LibrarySource): InstalledPackage[] {
  const all = readdirSync(source.root)
    .filter((name) => existsSync(path.join(source.root, name, "package.json")))
    .sort()
    .map((name) => {
      // Real paths: a linked folder would give every file two names.
      const dir = realpathSync(path.join(source.root, name));
      return { dir, manifest: readManifest(dir) };
    });
  const byName = new Map(all.map((entry) => [entry.manifest.name, entry]));
  const ordered: InstalledPackage[] = [];
  const visit = (entry: InstalledPackage) => {
    if (ordered.includes(entry)) return;
    for (const name of Object.keys(entry.manifest.dependencies ?? {}).sort()) {
      const dependency = byName.get(name);
      if (dependency) visit(dependency);
    }
    ordered.push(entry);
  };
  for (const entry of all) visit(entry);
  return ordered;
}

export function documentedVersion(source: LibrarySource): string {
  const folder = source.versionOf.slice(source.scope.length + 1);
  return readManifest(path.join(source.root, folder)).version;
}
