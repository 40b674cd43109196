import { hasNamedValues } from "./check";
import type { Home } from "./docs";
import { type LibraryEvent, libraryEvents } from "./events";
import type { LifecycleEdge } from "./lifecycle";
import {
  type InheritedGroup,
  isTypeOnly,
  type Library,
  type LibrarySymbol,
  type Mark,
  markOf,
  type Signature,
  type Token,
} from "./model";
import { relatedTo } from "./related";
import { tokensText } from "./tokens-text";
import type {
  ApiNotesView,
  EventTableView,
  EventView,
  IndexView,
  InlineToken,
  LifecycleEvent,
  LifecycleMapView,
  LinkToken,
  MembersView,
  NamedLink,
  PackageExportsView,
  PackageFactsView,
  PropRow,
  PropSection,
  PropTableView,
  RelatedView,
  SignatureView,
} from "./views";

/** A signature longer than this is shown with one parameter a line. */
const LINE = 76;
/** Where readers import from when the package they install passes it on. */
const FRONT_PACKAGE = "@rpldy/uploady";

export class ViewBuilder {
  readonly events: LibraryEvent[];
  private readonly symbols: Map<string, LibrarySymbol>;

  constructor(
    private readonly library: Library,
    private readonly homes: ReadonlyMap<string, Home>,
    private readonly guideTitle: (name: string) => string = (name) => name,
  ) {
    this.symbols = new Map(library.symbols.map((symbol) => [symbol.id, symbol]));
    this.events = libraryEvents(library);
  }

  index(): IndexView {
    const symbols = this.library.symbols.map((symbol) => {
      const { name, kind, package: owner } = symbol;
      return [symbol.id, { name, kind, package: owner, ...this.href(symbol.id) }] as const;
    });
    return { version: this.library.version, symbols: Object.fromEntries(symbols) };
  }

  signature(symbol: LibrarySymbol): SignatureView {
    const importLine = this.importLine(symbol);
    return {
      name: symbol.name,
      kind: symbol.kind,
      package: packageLink(symbol.package),
      ...(importLine ? { importLine } : {}),
      code: this.link(codeOf(symbol)),
      marks: this.marks(symbol),
    };
  }

  notes(symbol: LibrarySymbol): ApiNotesView {
    const docs = this.homes.get(symbol.id)?.docs;
    return {
      summary: this.inline(docs?.summary ?? ""),
      notes: (docs?.notes ?? []).map((note) => this.inline(note)),
    };
  }

  /** Rows of the symbol itself; `full` writes out inherited types instead of linking them. */
  propTable(symbol: LibrarySymbol, full = false): PropTableView {
    const owner = symbol.props ? this.symbol(symbol.props) : symbol;
    const sections: PropSection[] = [];
    const more: PropTableView["more"] = [];
    const seen = new Set<string>();

    const add = (source: LibrarySymbol, optional: boolean, isOwn: boolean) => {
      const rows = this.memberRows(source, optional).filter((row) => !seen.has(row.name));
      for (const row of rows) seen.add(row.name);
      const from = isOwn || source.implicit ? {} : { from: this.named(source.id) };
      if (rows.length) sections.push({ ...from, rows });
      for (const group of source.inherits) inherit(group, optional);
    };
    const inherit = (group: InheritedGroup, optional: boolean) => {
      const base = this.symbol(group.ref);
      const allOptional = optional || group.partial;
      if (full || isWrittenOut(base)) add(base, allOptional, false);
      else if (!more.some((link) => link.name === base.name)) {
        more.push({ ...this.named(base.id), allOptional });
      }
    };

    if (symbol.props) add(owner, false, true);
    else if (symbol.signatures.length) sections.push({ rows: this.parameterRows(symbol) });
    else add(symbol, false, true);
    const what = symbol.props ? "props" : symbol.signatures.length ? "parameters" : "members";
    return { name: symbol.name, what, sections: mergeUntitled(sections), more };
  }

  members(symbol: LibrarySymbol): MembersView {
    const docs = this.homes.get(symbol.id)?.docs;
    return {
      name: symbol.name,
      marks: this.marks(symbol),
      rows: symbol.values.map(({ name, value }) => ({
        name,
        value,
        text: this.inline(
          docs?.members?.[name] ?? (hasNamedValues(symbol) ? "" : this.optionText(name)),
        ),
      })),
    };
  }

  event(event: LibraryEvent): EventView {
    const source = this.homes.get(event.source)?.docs;
    const isMap = event.source !== event.key;
    return {
      key: event.key,
      constant: {
        ...this.named(event.source),
        name: isMap ? `${event.source}.${event.key}` : event.key,
      },
      value: event.value,
      package: packageLink(event.package),
      payload: event.payload.map(({ name, type }) => ({ name, type: this.linkNames(type) })),
      summary: this.inline((isMap ? source?.members?.[event.key] : source?.summary) ?? ""),
      answer: this.inline(event.answer),
      cancellable: event.cancellable,
      updates: event.updates,
      async: event.async,
      ...(event.hook
        ? {
            hook: {
              ...this.named(event.hook.symbol),
              scoped: event.hook.scoped,
              stateful: event.hook.stateful,
            },
          }
        : {}),
      ...(event.hoc ? { hoc: this.named(event.hoc.symbol) } : {}),
    };
  }

  eventTable(): EventTableView {
    return { events: this.events.map((event) => this.event(event)) };
  }

  /** Batch and item as state machines; steps name the events of the event table. */
  lifecycleMap(edges: readonly LifecycleEdge[]): LifecycleMapView {
    const keys = new Set(edges.flatMap((edge) => edge.events));
    const events = this.events
      .filter((event) => keys.has(event.key))
      .map((event) => [event.key, this.lifecycleEvent(event)] as const);
    const machines = (["batch", "item"] as const).map((name) => ({
      name,
      steps: edges
        .filter((edge) => edge.machine === name)
        .map(({ from, to, cause, events: fired }) => ({
          from: from === null ? null : this.stateValue(name, from),
          to: this.stateValue(name, to),
          cause,
          events: fired,
        })),
    }));
    return { events: Object.fromEntries(events), machines };
  }

  related(symbol: LibrarySymbol): RelatedView {
    const guides = this.homes.get(symbol.id)?.docs.guides ?? [];
    const groups = relatedTo(symbol, this.library, this.events).map(({ label, entries }) => ({
      label,
      links: entries.map(({ id, name }) => ({ ...this.named(id), ...(name ? { name } : {}) })),
    }));
    if (guides.length) {
      groups.push({
        label: "Guides",
        links: guides.map((name) => ({
          name: this.guideTitle(name),
          href: `/docs/guides/${name}/`,
        })),
      });
    }
    return { name: symbol.name, groups };
  }

  packageFacts(name: string): PackageFactsView {
    const entry = this.package(name);
    return {
      name,
      version: entry.version,
      peerDependencies: Object.entries(entry.peerDependencies).map(([peer, range]) => ({
        name: peer,
        range,
      })),
      dependencies: Object.entries(entry.dependencies).map(([dependency, range]) => ({
        ...(this.library.packages.some((p) => p.name === dependency)
          ? packageLink(dependency)
          : { name: dependency }),
        range,
      })),
      ownSize: entry.ownSize,
      fullSize: entry.fullSize,
    };
  }

  packageExports(name: string): PackageExportsView {
    return {
      name,
      rows: this.package(name).exports.map((entry) => {
        const symbol = this.symbol(entry.symbol);
        const isNamed = entry.inTypes || entry.atRuntime;
        return {
          ...this.named(symbol.id),
          name: entry.name,
          kind: symbol.kind,
          isDefault: entry.isDefault,
          marks: isNamed ? markOf(entry, !isTypeOnly(symbol.kind)) : [],
          ...(symbol.package === name ? {} : { from: packageLink(symbol.package) }),
          summary: this.inline(this.homes.get(symbol.id)?.docs.summary ?? ""),
        };
      }),
    };
  }

  private lifecycleEvent(event: LibraryEvent): LifecycleEvent {
    const page = this.homes.get(event.source)?.href?.replace(/#.*$/, "");
    return {
      event: {
        name: event.key,
        ...(page ? { href: `${page}#${event.key.toLowerCase()}` } : {}),
      },
      cancellable: event.cancellable,
      answer: this.inline(event.answer),
      ...(event.hook ? { hook: this.named(event.hook.symbol) } : {}),
      ...(event.hoc ? { hoc: this.named(event.hoc.symbol) } : {}),
    };
  }

  private stateValue(machine: "batch" | "item", key: string): string {
    const states = this.symbol(machine === "batch" ? "BATCH_STATES" : "FILE_STATES");
    const value = states.values.find((entry) => entry.name === key)?.value;
    if (value === undefined) throw new Error(`${states.name} has no ${key}`);
    return value.replace(/^"|"$/g, "");
  }

  private memberRows(symbol: LibrarySymbol, allOptional: boolean): PropRow[] {
    const docs = this.homes.get(symbol.id)?.docs;
    return symbol.members.map((member) => ({
      name: member.name,
      type: this.link(member.type),
      required: member.required && !allOptional,
      ...(member.default === undefined ? {} : { default: member.default }),
      text: this.inline(docs?.members?.[member.name] ?? ""),
    }));
  }

  private parameterRows(symbol: LibrarySymbol): PropRow[] {
    const docs = this.homes.get(symbol.describedBy ?? symbol.id)?.docs;
    const rows = new Map<string, PropRow>();
    for (const parameter of symbol.signatures.flatMap((signature) => signature.parameters)) {
      if (rows.has(parameter.name)) continue;
      rows.set(parameter.name, {
        name: `${parameter.rest ? "..." : ""}${parameter.name}`,
        type: this.link(parameter.type),
        required: !parameter.optional && !parameter.rest,
        text: this.inline(docs?.members?.[parameter.name] ?? ""),
      });
    }
    return [...rows.values()];
  }

  /** Entries of an object of defaults are explained where the options are. */
  private optionText(name: string): string {
    for (const type of ["CreateOptions", "UploadOptions", "SendOptions", "ChunkedOptions"]) {
      const text = this.homes.get(type)?.docs.members?.[name];
      if (text) return text;
    }
    return "";
  }

  private marks(symbol: LibrarySymbol): Mark[] {
    return markOf(symbol, !isTypeOnly(symbol.kind));
  }

  private importLine(symbol: LibrarySymbol): string | undefined {
    const { name } = symbol;
    if (isTypeOnly(symbol.kind)) {
      const front = this.exportOf(FRONT_PACKAGE, symbol.id)?.inTypes;
      return `import type { ${name} } from "${front ? FRONT_PACKAGE : symbol.package}";`;
    }
    if (!symbol.atRuntime) return undefined;
    const front = this.exportOf(FRONT_PACKAGE, symbol.id);
    const from = front?.inTypes && front.atRuntime ? FRONT_PACKAGE : symbol.package;
    const isDefault = symbol.defaultOf.includes(from);
    return `import ${isDefault ? name : `{ ${name} }`} from "${from}";`;
  }

  private exportOf(packageName: string, symbolId: string) {
    return this.library.packages
      .find((entry) => entry.name === packageName)
      ?.exports.find((entry) => entry.symbol === symbolId);
  }

  private href(id: string): { href?: string } {
    const href = this.homes.get(id)?.href;
    return href ? { href } : {};
  }

  private named(id: string): NamedLink {
    return { name: this.symbols.get(id)?.name ?? id, ...this.href(id) };
  }

  private link(tokens: readonly Token[]): LinkToken[] {
    return melted(tokens.map(({ t, ref }) => ({ t, ...(ref ? this.href(ref) : {}) })));
  }

  /** Links type names in text that was not read from a declaration. */
  private linkNames(text: string): LinkToken[] {
    const words = text.split(/([A-Za-z_]\w*)/).filter(Boolean);
    return melted(
      words.map((t) => {
        const symbol = this.symbols.get(t);
        return { t, ...(symbol && isTypeOnly(symbol.kind) ? this.href(t) : {}) };
      }),
    );
  }

  /** Backticks make code; code that names a documented symbol links to it. */
  private inline(text: string): InlineToken[] {
    return text
      .split("`")
      .map((t, index): InlineToken => (index % 2 ? { t, code: true, ...this.href(t) } : { t }))
      .filter((token) => token.t);
  }

  private symbol(id: string): LibrarySymbol {
    const symbol = this.symbols.get(id);
    if (!symbol) throw new Error(`no symbol ${id}`);
    return symbol;
  }

  private package(name: string) {
    const entry = this.library.packages.find((p) => p.name === name);
    if (!entry) throw new Error(`no package ${name}`);
    return entry;
  }
}

/** Small helper types are written out; option types have a place of their own to link to. */
const isWrittenOut = (symbol: LibrarySymbol) => symbol.implicit || symbol.name.endsWith("Props");

function mergeUntitled(sections: PropSection[]): PropSection[] {
  const out: PropSection[] = [];
  for (const section of sections) {
    const last = out.at(-1);
    if (last && !last.from && !section.from) last.rows.push(...section.rows);
    else out.push({ ...section, rows: [...section.rows] });
  }
  return out;
}

export function packageLink(name: string): NamedLink {
  return { name, href: `/docs/packages/${name.replace("@", "").replace("/", "-")}/` };
}

function codeOf(symbol: LibrarySymbol): Token[] {
  const { name, kind } = symbol;
  if (symbol.signatures.length && !isTypeOnly(kind)) {
    return symbol.signatures.flatMap((signature, index) => [
      ...(index ? [{ t: "\n" }] : []),
      ...callable(name, signature, ": "),
    ]);
  }
  const generics = symbol.typeParameters.length
    ? [{ t: "<" }, ...symbol.typeParameters, { t: ">" }]
    : [];
  if (kind === "interface") {
    const bases = symbol.inherits.flatMap(({ ref, partial }, index) => [
      { t: index ? ", " : " extends " },
      ...(partial ? [{ t: "Partial<" }, { t: ref, ref }, { t: ">" }] : [{ t: ref, ref }]),
    ]);
    return [{ t: `interface ${name}` }, ...generics, ...bases];
  }
  if (kind === "type") {
    const head = [{ t: `type ${name}` }, ...generics];
    const [signature] = symbol.signatures;
    if (signature) return [...head, { t: " = " }, ...callable("", signature, " => ")];
    // The members have a table of their own.
    return symbol.members.length ? head : [...head, { t: " = " }, ...symbol.type];
  }
  if (kind === "enum" || kind === "event map") return [{ t: `enum ${name}` }];
  if (kind === "class") return [{ t: `class ${name}` }];
  if (symbol.value !== undefined) return [{ t: `const ${name} = ${symbol.value}` }];
  if (symbol.type.length) return [{ t: `const ${name}: ` }, ...symbol.type];
  return [{ t: kind === "utility" ? `${name}()` : `const ${name}` }];
}

function callable(name: string, signature: Signature, arrow: string): Token[] {
  const generics = signature.typeParameters.length
    ? [{ t: "<" }, ...signature.typeParameters, { t: ">" }]
    : [];
  const parameters = signature.parameters.map((p) => [
    { t: `${p.rest ? "..." : ""}${p.name}${p.optional ? "?" : ""}: ` },
    ...p.type,
  ]);
  const tail = [{ t: arrow }, ...signature.returns];
  const oneLine = [
    { t: name },
    ...generics,
    { t: "(" },
    ...parameters.flatMap((tokens, index) => [...(index ? [{ t: ", " }] : []), ...tokens]),
    { t: ")" },
    ...tail,
  ];
  if (tokensText(oneLine).length <= LINE || parameters.length === 0) return oneLine;
  return [
    { t: name },
    ...generics,
    { t: "(\n" },
    ...parameters.flatMap((tokens) => [{ t: "  " }, ...tokens, { t: ",\n" }]),
    { t: ")" },
    ...tail,
  ];
}

/** Neighbors without a link become one: each piece of text costs a page an element of its own. */
function melted(tokens: readonly LinkToken[]): LinkToken[] {
  const out: LinkToken[] = [];
  for (const token of tokens) {
    const last = out.at(-1);
    if (last && !last.href && !token.href) last.t += token.t;
    else out.push({ ...token });
  }
  return out;
}
