import { type ApiDocs, type ApiPage, anchorOf } from "./docs";
import { type EventFacts, eventProblems } from "./events";
import type { Library, LibrarySymbol } from "./model";
import { nearest } from "./nearest";

export interface CheckOptions {
  /** Off while the pages themselves are not part of what is checked. */
  requirePages: boolean;
  /** What is kept by hand about events; that of the real library unless told. */
  eventFacts?: readonly EventFacts[];
}

type Part = "parameter" | "member" | "value";

/** What an author has to describe of a symbol, by name. */
export function describable(symbol: LibrarySymbol): Map<string, Part> {
  const parts = new Map<string, Part>();
  // Described once, at the exported type that this symbol is declared with.
  if (symbol.describedBy) return parts;
  for (const signature of symbol.signatures) {
    for (const parameter of signature.parameters) parts.set(parameter.name, "parameter");
  }
  for (const member of symbol.members) parts.set(member.name, "member");
  if (hasNamedValues(symbol)) {
    for (const value of symbol.values) parts.set(value.name, "value");
  }
  return parts;
}

/** Constants made of names, unlike objects of default options, which their type describes. */
export function hasNamedValues(symbol: LibrarySymbol): boolean {
  return symbol.values.length > 0 && symbol.values.every(({ value }) => /^["']/.test(value));
}

export function problemsOf(library: Library, docs: ApiDocs, options: CheckOptions): string[] {
  const byId = new Map(library.symbols.map((symbol) => [symbol.id, symbol]));
  const homes = new Map<string, string>();
  const problems = [...docs.problems, ...eventProblems(library, options.eventFacts)];

  for (const page of docs.pages) {
    if (!page.page && options.requirePages) {
      problems.push(
        `${page.file}: no page beside it. Add ${page.file.replace(/\.api\.yml$/, ".mdx")}.`,
      );
    }
    for (const [id, entry] of Object.entries(page.symbols)) {
      const symbol = byId.get(id);
      if (!symbol) {
        problems.push(ghost(page, id, [...byId.keys()]));
        continue;
      }
      const other = homes.get(id);
      if (other) problems.push(`${page.file}: ${id} is already documented in ${other}. Keep one.`);
      else homes.set(id, page.file);
      problems.push(...memberProblems(page, symbol, entry.members ?? {}));
      problems.push(...sectionProblems(page, id));
    }
  }
  for (const symbol of library.symbols) {
    if (!homes.has(symbol.id)) {
      problems.push(
        `${symbol.package}: ${symbol.id} is exported but documented nowhere. List it in the .api.yml of the page it belongs to.`,
      );
    }
  }
  return problems;
}

function ghost(page: ApiPage, id: string, known: string[]): string {
  const guess = nearest(id, known);
  return `${page.file}: ${id} is not exported by any package. Remove it${guess ? `, or rename it to ${guess}` : ""}.`;
}

function memberProblems(
  page: ApiPage,
  symbol: LibrarySymbol,
  described: Record<string, string>,
): string[] {
  const real = describable(symbol);
  const missing = [...real]
    .filter(([name]) => !Object.hasOwn(described, name))
    .map(
      ([name, part]) =>
        `${page.file}: ${symbol.id}: ${part} "${name}" has no description. Add it under members.`,
    );
  const extra = Object.keys(described)
    .filter((name) => !real.has(name))
    .map((name) => {
      const mend = symbol.describedBy
        ? `Describe it at ${symbol.describedBy}.`
        : "Remove it from members.";
      return `${page.file}: ${symbol.id}: "${name}" is described but does not exist. ${mend}`;
    });
  return [...missing, ...extra];
}

function sectionProblems(page: ApiPage, id: string): string[] {
  if (!page.page || Object.keys(page.symbols).length === 1) return [];
  if (page.page.headings.includes(anchorOf(id))) return [];
  return [
    `${page.page.file}: no section for ${id}. Add a heading with the id ${anchorOf(id)}, or move ${id} out of ${page.file}.`,
  ];
}

/** Throws one error that lists every problem. */
export function checkLibrary(library: Library, docs: ApiDocs, options: CheckOptions): void {
  const problems = problemsOf(library, docs, options);
  if (problems.length === 0) return;
  const count = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
  throw new Error(`The API reference has ${count}:\n${problems.map((p) => `  ${p}`).join("\n")}`);
}
