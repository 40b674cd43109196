import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { ViewBuilder } from "./build-views";
import { loadLibrary } from "./cache";
import { checkLibrary } from "./check";
import { type ApiDocs, homesOf, readApiDocs } from "./docs";
import { canBeFull, hasRows, type Place, placeOf } from "./files";
import { LIFECYCLE } from "./lifecycle";
import type { Library } from "./model";

export interface LibraryContent {
  library: Library;
  docs: ApiDocs;
}

/** Gives pages the library's API as data, and stops the build where pages and library differ. */
export default function libraryPlugin({ siteDir }: LoadContext): Plugin<LibraryContent> {
  // The compiler takes longest of all. It starts while the other plugins are being loaded; whoever
  // awaits it below learns of a failure.
  loadLibrary().catch(() => undefined);
  return {
    name: "library",

    getPathsToWatch: () => [path.join(siteDir, "docs/**/*.api.yml")],

    async loadContent() {
      const library = await loadLibrary();
      const docs = readApiDocs(siteDir);
      checkLibrary(library, docs, { requirePages: true });
      return { library, docs };
    },

    async contentLoaded({ content: { library, docs }, actions: { createData, setGlobalData } }) {
      // Global data is part of every page: the version is all that every page may need.
      setGlobalData({ version: library.version });
      await Promise.all(
        [...dataFiles(library, docs, siteDir)].map(([name, data]) =>
          createData(name, JSON.stringify(data)),
        ),
      );
    },
  };
}

/** Every JSON file a page may import, by name; those for views hold the data by the view's key. */
export function dataFiles(library: Library, docs: ApiDocs, siteDir: string): Map<string, unknown> {
  const views = new ViewBuilder(library, homesOf(docs), (name) => guideTitle(siteDir, name));
  const files = new Map<string, Record<string, unknown>>();
  const put = ({ file, key }: Place, data: unknown) => {
    files.set(file, { ...files.get(file), [key]: data });
  };
  put(placeOf("EventTable"), views.eventTable());
  put(placeOf("LifecycleMap"), views.lifecycleMap(LIFECYCLE));
  for (const symbol of library.symbols) {
    put(placeOf("Signature", symbol.id), views.signature(symbol));
    put(placeOf("ApiNotes", symbol.id), views.notes(symbol));
    put(placeOf("Related", symbol.id), views.related(symbol));
    if (hasRows(symbol)) put(placeOf("PropTable", symbol.id), views.propTable(symbol));
    if (canBeFull(symbol)) {
      put(placeOf("PropTable", symbol.id, true), views.propTable(symbol, true));
    }
    if (symbol.values.length) put(placeOf("Members", symbol.id), views.members(symbol));
  }
  for (const event of views.events) {
    put(placeOf("EventPayload", event.key), views.event(event));
  }
  for (const { name } of library.packages) {
    put(placeOf("PackageFacts", name), views.packageFacts(name));
    put(placeOf("PackageExports", name), views.packageExports(name));
  }
  return new Map<string, unknown>([
    ...files,
    ["index.json", views.index()],
    ["package-sizes.json", packageSizes(library)],
  ]);
}

/** What the home page shows of each package: bytes of its own, minified and gzipped. */
export type PackageSizes = Record<string, number>;

function packageSizes({ packages }: Library): PackageSizes {
  return Object.fromEntries(packages.map(({ name, ownSize }) => [name, ownSize.gzip]));
}

export function guideTitle(siteDir: string, name: string): string {
  const file = path.join(siteDir, "docs/guides", `${name}.mdx`);
  if (!existsSync(file)) return name;
  const text = readFileSync(file, "utf8");
  const title = /^title:\s*["']?(.+?)["']?\s*$/m.exec(text)?.[1] ?? /^# (.+)$/m.exec(text)?.[1];
  return title ?? name;
}
