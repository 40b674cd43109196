import type { Library, LibrarySymbol, Signature } from "./model";
import { tokensText } from "./tokens-text";

/** Flat facts of a symbol: field name to text. */
export type SurfaceEntry = Record<string, string>;
export type Surface = Record<string, SurfaceEntry>;

export const ACCEPT = "Update its page, then run npm run library:accept.";

/** What the site's prose relies on, in a form that is easy to compare and to review. */
export function surfaceOf(library: Library): Surface {
  return Object.fromEntries(
    library.symbols
      .map((symbol): [string, SurfaceEntry] => [symbol.id, entryOf(symbol, library)])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

function entryOf(symbol: LibrarySymbol, library: Library): SurfaceEntry {
  const entry: SurfaceEntry = {
    kind: symbol.kind,
    package: symbol.package,
    exports: exportsText(symbol, library),
  };
  if (symbol.type.length && !symbol.signatures.length && !symbol.members.length)
    entry.type = tokensText(symbol.type);
  symbol.signatures.forEach((signature, index) => {
    entry[index ? `signature ${index + 1}` : "signature"] = signatureText(signature);
  });
  if (symbol.inherits.length) {
    entry.extends = symbol.inherits
      .map((group) => (group.partial ? `Partial<${group.ref}>` : group.ref))
      .join(", ");
  }
  for (const member of symbol.members) {
    entry[`.${member.name}`] = `${member.required ? "" : "optional "}${tokensText(member.type)}`;
    if (member.default !== undefined) entry[`default of .${member.name}`] = member.default;
  }
  for (const { name, value } of symbol.values) entry[`value of .${name}`] = value;
  if (symbol.value !== undefined) entry.value = symbol.value;
  return entry;
}

function exportsText(symbol: LibrarySymbol, library: Library): string {
  return library.packages
    .flatMap((entry) =>
      entry.exports
        .filter((e) => e.symbol === symbol.id)
        .map((e) => {
          const marks = [
            e.isDefault ? "default" : "",
            e.inTypes ? "typed" : "",
            e.atRuntime ? "runtime" : "",
          ];
          return `${entry.name} (${marks.filter(Boolean).join(", ")})`;
        }),
    )
    .join("; ");
}

export function signatureText(signature: Signature): string {
  const generics = signature.typeParameters.length
    ? `<${tokensText(signature.typeParameters)}>`
    : "";
  const parameters = signature.parameters.map(
    (p) => `${p.rest ? "..." : ""}${p.name}${p.optional ? "?" : ""}: ${tokensText(p.type)}`,
  );
  return `${generics}(${parameters.join(", ")}) => ${tokensText(signature.returns)}`;
}

/** One line for every difference, naming symbol, field and mend. */
export function surfaceChanges(accepted: Surface, current: Surface): string[] {
  const lines: string[] = [];
  for (const id of sortedKeys(accepted, current)) {
    const before = accepted[id];
    const after = current[id];
    if (!after) lines.push(`${id}: is gone. ${ACCEPT}`);
    else if (!before) lines.push(`${id}: is new. ${ACCEPT}`);
    else {
      for (const field of sortedKeys(before, after)) {
        if (before[field] === after[field]) continue;
        lines.push(
          `${id}: ${field} changed from ${before[field] ?? "nothing"} to ${after[field] ?? "nothing"}. ${ACCEPT}`,
        );
      }
    }
  }
  return lines;
}

const sortedKeys = (a: object, b: object) =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].sort();
