/** A piece of type text; `ref` is the id of the library symbol it names. */
export interface Token {
  t: string;
  ref?: string;
}

export interface Parameter {
  name: string;
  type: Token[];
  optional: boolean;
  rest: boolean;
}

export interface Signature {
  typeParameters: Token[];
  parameters: Parameter[];
  returns: Token[];
}

export interface Member {
  name: string;
  type: Token[];
  required: boolean;
  /** Printed runtime value the library falls back to. */
  default?: string;
}

/** Members taken over from another exported type. */
export interface InheritedGroup {
  ref: string;
  /** The group was wrapped in Partial<>: every member is optional. */
  partial: boolean;
}

export interface NamedValue {
  name: string;
  value: string;
}

export type SymbolKind =
  | "component"
  | "provider"
  | "hook"
  | "hoc"
  | "enhancer"
  | "sender"
  | "utility"
  | "constant"
  | "enum"
  | "event map"
  | "type"
  | "interface"
  | "class";

export interface LibrarySymbol {
  /** The name, or `package/name` where two packages define the same name. */
  id: string;
  name: string;
  /** The package that defines it. */
  package: string;
  reexportedBy: string[];
  kind: SymbolKind;
  inTypes: boolean;
  atRuntime: boolean;
  /** Packages whose default export it is. */
  defaultOf: string[];
  /** Visible to importers only because a .d.ts without export list exports everything. */
  implicit: boolean;
  /** Of a generic type: `T`. */
  typeParameters: Token[];
  /** The declared type as written, local aliases expanded. */
  type: Token[];
  signatures: Signature[];
  members: Member[];
  inherits: InheritedGroup[];
  /** Props type of a component. */
  props?: string;
  /** The exported type whose descriptions apply to this symbol's parameters or props. */
  describedBy?: string;
  /** Members of an enum or of a constant object, with the values found at run time. */
  values: NamedValue[];
  /** Value of a plain constant. */
  value?: string;
}

export interface PackageExport {
  name: string;
  symbol: string;
  inTypes: boolean;
  atRuntime: boolean;
  isDefault: boolean;
}

export interface Size {
  min: number;
  gzip: number;
}

export interface LibraryPackage {
  name: string;
  /** Version this site documents. */
  version: string;
  peerDependencies: Record<string, string>;
  dependencies: Record<string, string>;
  exports: PackageExport[];
  /** Its own code; other packages of the library left out. */
  ownSize: Size;
  /** With the packages of the library it depends on; React left out. */
  fullSize: Size;
}

/** What the compiled code says about who listens to which event. */
export interface EventBinding {
  symbol: string;
  /** Constant that holds the event, e.g. UPLOADER_EVENTS. */
  source: string;
  /** Key in that constant; empty when the constant is the event. */
  key: string;
  /** The hook takes an id to narrow it to one item or batch. */
  scoped: boolean;
  /** The hook returns the last payload as state. */
  stateful: boolean;
}

export interface Library {
  version: string;
  packages: LibraryPackage[];
  symbols: LibrarySymbol[];
  bindings: EventBinding[];
}

/** Marks shown where types and running code disagree. */
export type Mark = "missing" | "untyped";

export function markOf(entry: { inTypes: boolean; atRuntime: boolean }, isValue: boolean): Mark[] {
  if (!isValue) return [];
  if (entry.inTypes && !entry.atRuntime) return ["missing"];
  if (!entry.inTypes && entry.atRuntime) return ["untyped"];
  return [];
}

export const isTypeOnly = (kind: SymbolKind) => kind === "type" || kind === "interface";
