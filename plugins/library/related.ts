import type { LibraryEvent } from "./events";
import type { Library, LibrarySymbol } from "./model";

export interface RelatedGroup {
  label: string;
  entries: { id: string; name?: string }[];
}

/** What belongs to a symbol, found in the library itself: events, their hooks and HOCs, types. */
export function relatedTo(
  symbol: LibrarySymbol,
  library: Library,
  events: readonly LibraryEvent[],
): RelatedGroup[] {
  const groups: RelatedGroup[] = [];
  const add = (label: string, ids: (string | undefined)[], names?: string[]) => {
    const entries = ids.flatMap((id, index) => {
      const name = names?.[index];
      return id && id !== symbol.id ? [{ id, ...(name ? { name } : {}) }] : [];
    });
    const fresh = entries.filter(
      (entry, index) =>
        entries.findIndex((e) => e.id === entry.id && e.name === entry.name) === index,
    );
    if (fresh.length) groups.push({ label, entries: fresh });
  };

  const heard = events.filter((event) =>
    [event.hook?.symbol, event.hoc?.symbol].includes(symbol.id),
  );
  const owned = events.filter((event) => event.source === symbol.id);
  const near = [...heard, ...owned];
  add(
    "Events",
    heard.map((event) => event.source),
    heard.map((event) => (event.source === event.key ? event.key : `${event.source}.${event.key}`)),
  );
  add("Hooks", [...near.map((event) => event.hook?.symbol), ...hooksFor(symbol, library)]);
  add(
    "HOCs",
    near.map((event) => event.hoc?.symbol),
  );
  add("Components", componentsFor(symbol, library));
  add("Options and types", typesIn(symbol, library));
  return groups;
}

/** Hooks that hand out a type, e.g. useUploady for UploadyContextType. */
function hooksFor(symbol: LibrarySymbol, library: Library): string[] {
  if (symbol.kind !== "type" && symbol.kind !== "interface") return [];
  return library.symbols
    .filter(
      (other) =>
        other.kind === "hook" &&
        other.signatures.some((s) => s.returns.some((token) => token.ref === symbol.id)),
    )
    .map((other) => other.id);
}

/** Components that take a type as props, directly or through the types it extends. */
function componentsFor(symbol: LibrarySymbol, library: Library): string[] {
  const byId = new Map(library.symbols.map((entry) => [entry.id, entry]));
  const takes = (id: string): boolean =>
    id === symbol.id || Boolean(byId.get(id)?.inherits.some((group) => takes(group.ref)));
  if (symbol.kind !== "type" && symbol.kind !== "interface") return [];
  return library.symbols.filter((other) => other.props && takes(other.props)).map(({ id }) => id);
}

/** Exported types that appear in its signature or its members. */
function typesIn(symbol: LibrarySymbol, library: Library): string[] {
  const known = new Set(library.symbols.map((entry) => entry.id));
  const tokens = [
    ...symbol.signatures.flatMap((s) => [...s.parameters.flatMap((p) => p.type), ...s.returns]),
    ...symbol.members.flatMap((member) => member.type),
  ];
  const refs = [
    ...(symbol.props ? [symbol.props] : []),
    ...symbol.inherits.map((group) => group.ref),
    ...tokens.flatMap((token) => (token.ref ? [token.ref] : [])),
  ];
  return refs.filter((ref) => known.has(ref));
}
