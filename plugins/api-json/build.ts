import { packageLink, ViewBuilder } from "../library/build-views";
import { type ApiDocs, homesOf } from "../library/docs";
import { hasRows } from "../library/files";
import { MARK_TEXT } from "../library/marks";
import type { Library, LibrarySymbol } from "../library/model";
import { tokensText } from "../library/tokens-text";
import type { InlineToken, NamedLink, PropTableView } from "../library/views";
import { type ApiJson, apiSchema } from "./schema";

type SymbolEntry = ApiJson["symbols"][number];
type ValueEntry = NonNullable<SymbolEntry["props"]>[number];

export interface ApiSite {
  library: Library;
  docs: ApiDocs;
  /** Origin of the site, without a slash at its end. */
  url: string;
  title: string;
  guideTitle: (name: string) => string;
}

export const API_FILE = "api.json";
export const API_SCHEMA_FILE = "api.schema.json";

const prose = (tokens: readonly InlineToken[]) =>
  tokens.map(({ t, code }) => (code ? `\`${t}\`` : t)).join("");

/** The whole API reference as data, made from the same views as its pages. */
export function buildApi({ library, docs, url, title, guideTitle }: ApiSite): ApiJson {
  const views = new ViewBuilder(library, homesOf(docs), guideTitle);
  const { symbols: index } = views.index();
  const at = (href: string | undefined) => (href ? { url: `${url}${href}` } : {});
  const link = ({ name, href }: NamedLink) => ({ name, ...at(href) });

  function symbolEntry(symbol: LibrarySymbol): SymbolEntry {
    const signature = views.signature(symbol);
    const { summary, notes } = views.notes(symbol);
    const table = hasRows(symbol) ? views.propTable(symbol) : undefined;
    return {
      id: symbol.id,
      name: symbol.name,
      kind: symbol.kind,
      package: symbol.package,
      ...(signature.importLine ? { importFrom: signature.importLine } : {}),
      signature: tokensText(signature.code),
      summary: prose(summary),
      notes: notes.map(prose),
      disagreements: signature.marks.map((mark) => MARK_TEXT[mark]),
      ...(table ? rows(table) : {}),
      ...(symbol.signatures.length > 0
        ? { returns: symbol.signatures.map(({ returns }) => tokensText(returns)) }
        : {}),
      ...(symbol.values.length > 0
        ? {
            values: views.members(symbol).rows.map((row) => ({
              name: row.name,
              value: row.value,
              description: prose(row.text),
            })),
          }
        : {}),
      ...at(index[symbol.id]?.href),
      related: views
        .related(symbol)
        .groups.map(({ label, links }) => ({ label, links: links.map(link) })),
    };
  }

  function rows({ what, sections, more }: PropTableView): Partial<SymbolEntry> {
    const values = sections.flatMap(({ from, rows: own }) =>
      own.map(
        (row): ValueEntry => ({
          name: row.name,
          type: tokensText(row.type),
          required: row.required,
          ...(row.default === undefined ? {} : { default: row.default }),
          description: prose(row.text),
          ...(from ? { from: from.name } : {}),
        }),
      ),
    );
    return {
      [what]: values,
      ...(more.length > 0
        ? { extends: more.map((base) => ({ ...link(base), optional: base.allOptional })) }
        : {}),
    };
  }

  // Checked here, so that what is published always fits the schema beside it.
  return apiSchema.parse({
    $schema: `${url}/${API_SCHEMA_FILE}`,
    format: 1,
    library: title,
    version: library.version,
    packages: library.packages.map((entry) => ({
      name: entry.name,
      version: entry.version,
      url: `${url}${packageLink(entry.name).href}`,
      peerDependencies: entry.peerDependencies,
      dependencies: entry.dependencies,
      size: { own: entry.ownSize, full: entry.fullSize },
      exports: entry.exports.map(({ name, symbol, isDefault }) => ({ name, symbol, isDefault })),
    })),
    symbols: library.symbols.map(symbolEntry),
    events: views.eventTable().events.map((event) => ({
      name: event.constant.name,
      value: event.value,
      package: event.package.name,
      payload: event.payload.map(({ name, type }) => ({ name, type: tokensText(type) })),
      summary: prose(event.summary),
      answer: prose(event.answer),
      cancellable: event.cancellable,
      updates: event.updates,
      awaited: event.async,
      ...(event.hook ? { hook: link(event.hook) } : {}),
      ...(event.hoc ? { hoc: link(event.hoc) } : {}),
      // The constant's page has a section per event.
      ...at(event.constant.href?.replace(/(?:#.*)?$/, `#${event.key.toLowerCase()}`)),
    })),
  } satisfies ApiJson);
}
