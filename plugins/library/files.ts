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

/** Where the data of a view is: a JSON file of all that there is to show of its subject, and a key. */
export interface Place {
  file: string;
  key: string;
}

export function placeOf(view: ViewName, of?: string, full = false): Place {
  // A symbol id may hold a slash.
  const subject = of ? `${kindOf(view)}.${of.replace(/^@[^/]+\//, "").replace("/", "-")}` : view;
  return { file: `${subject}.json`, key: full ? `Full${view}` : view };
}

function kindOf(view: ViewName): string {
  if (view === "EventPayload") return "event";
  return view.startsWith("Package") ? "package" : "symbol";
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
