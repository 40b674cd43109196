import { libraryEvents } from "./events";
import type { Library, LibrarySymbol } from "./model";

/** MDX components that show library data, and what their `of` names. */
export type ViewName =
  | "Signature"
  | "PropTable"
  | "Members"
  | "Related"
  | "EventPayload"
  | "EventTable"
  | "LifecycleMap"
  | "PackageFacts"
  | "PackageExports"
  | "ApiNotes";

export const VIEW_NAMES: readonly ViewName[] = [
  "Signature",
  "PropTable",
  "Members",
  "Related",
  "EventPayload",
  "EventTable",
  "LifecycleMap",
  "PackageFacts",
  "PackageExports",
  "ApiNotes",
];

const kebab = (view: ViewName) => view.replace(/(?!^)([A-Z])/g, "-$1").toLowerCase();

/** Name of the JSON file; a symbol id may hold a slash. */
export function fileOf(view: ViewName, of?: string, full = false): string {
  const subject = of ? `.${of.replace(/^@[^/]+\//, "").replace("/", "-")}` : "";
  return `${kebab(view)}${subject}${full ? ".full" : ""}.json`;
}

export const hasRows = (symbol: LibrarySymbol) =>
  Boolean(
    symbol.props ||
      symbol.members.length ||
      symbol.inherits.length ||
      symbol.signatures.some((signature) => signature.parameters.length),
  );

export const canBeFull = (symbol: LibrarySymbol) => Boolean(symbol.props || symbol.inherits.length);

/** Names a view can be asked for. */
export function subjectsOf(view: ViewName, library: Library): string[] {
  const ids = (test: (symbol: LibrarySymbol) => boolean) =>
    library.symbols.filter(test).map((symbol) => symbol.id);
  switch (view) {
    case "Signature":
    case "ApiNotes":
    case "Related":
      return ids(() => true);
    case "PropTable":
      return ids(hasRows);
    case "Members":
      return ids((symbol) => symbol.values.length > 0);
    case "EventPayload":
      return libraryEvents(library).map((event) => event.key);
    case "PackageFacts":
    case "PackageExports":
      return library.packages.map((entry) => entry.name);
    case "EventTable":
    case "LifecycleMap":
      return [];
  }
}
