import type { Mark, Size, SymbolKind } from "./model";

/** Shapes of the JSON files that pages import: only what one component shows, links resolved. */

export interface LinkToken {
  t: string;
  href?: string;
}

/** Running text; `code` marks what the author put in backticks. */
export interface InlineToken extends LinkToken {
  code?: true;
}

export interface NamedLink {
  name: string;
  href?: string;
}

export interface SignatureView {
  name: string;
  kind: SymbolKind;
  package: NamedLink;
  importLine?: string;
  code: LinkToken[];
  marks: Mark[];
}

/** What the author says about a symbol beside its page. */
export interface ApiNotesView {
  summary: InlineToken[];
  notes: InlineToken[][];
}

export interface PropRow {
  name: string;
  type: LinkToken[];
  required: boolean;
  default?: string;
  text: InlineToken[];
}

export interface PropSection {
  /** Type the rows come from, when it is not the symbol's own. */
  from?: NamedLink;
  rows: PropRow[];
}

export interface PropTableView {
  name: string;
  what: "props" | "parameters" | "members";
  sections: PropSection[];
  /** Types whose members apply too, shown as links instead of rows. */
  more: (NamedLink & { allOptional: boolean })[];
}

export interface MembersView {
  name: string;
  marks: Mark[];
  rows: { name: string; value: string; text: InlineToken[] }[];
}

export interface EventView {
  key: string;
  /** How code names it, e.g. UPLOADER_EVENTS.BATCH_ADD. */
  constant: NamedLink;
  value: string;
  package: NamedLink;
  payload: { name: string; type: LinkToken[] }[];
  summary: InlineToken[];
  answer: InlineToken[];
  cancellable: boolean;
  updates: boolean;
  async: boolean;
  hook?: NamedLink & { scoped: boolean; stateful: boolean };
  hoc?: NamedLink;
}

export interface EventTableView {
  events: EventView[];
}

/** An event as the life-cycle map tells of it. */
export interface LifecycleEvent {
  /** Links to the event's own section. */
  event: NamedLink;
  cancellable: boolean;
  answer: InlineToken[];
  hook?: NamedLink;
  hoc?: NamedLink;
}

export interface LifecycleStep {
  /** Value of the state, as code sees it; null where the batch or item comes into being. */
  from: string | null;
  to: string;
  cause: string;
  /** Keys of `events` of the view, in the order they fire. */
  events: string[];
}

export interface LifecycleMapView {
  events: Record<string, LifecycleEvent>;
  machines: { name: "batch" | "item"; steps: LifecycleStep[] }[];
}

export interface RelatedView {
  name: string;
  groups: { label: string; links: NamedLink[] }[];
}

export interface PackageFactsView {
  name: string;
  version: string;
  peerDependencies: { name: string; range: string }[];
  dependencies: (NamedLink & { range: string })[];
  ownSize: Size;
  fullSize: Size;
}

export interface PackageExportsView {
  name: string;
  rows: (NamedLink & {
    kind: SymbolKind;
    isDefault: boolean;
    marks: Mark[];
    /** Package that defines it, when it is another one. */
    from?: NamedLink;
    summary: InlineToken[];
  })[];
}

export interface IndexView {
  version: string;
  symbols: Record<string, { name: string; kind: SymbolKind; package: string; href?: string }>;
}
