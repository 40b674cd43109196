import { type Declared, type DeclaredShape, readDeclarations } from "./declarations";
import type {
  EventBinding,
  Library,
  LibraryPackage,
  LibrarySymbol,
  NamedValue,
  PackageExport,
  SymbolKind,
} from "./model";
import {
  eventBindings,
  isClass,
  loadExports,
  namedValues,
  printValue,
  type RuntimeExports,
  readDefaults,
} from "./runtime";
import { measureSizes } from "./sizes";
import {
  documentedVersion,
  type InstalledPackage,
  installedPackages,
  type LibrarySource,
} from "./source";
import { tokensText } from "./tokens-text";

/** One definition, seen from the types, from the running code, or from both. */
interface Definition {
  name: string;
  package: string;
  declared?: Declared;
  /** Value in the defining package; absent when it exports none. */
  value?: unknown;
  atRuntime: boolean;
  inTypes: boolean;
  exportedBy: Set<string>;
  defaultOf: Set<string>;
}

interface Export extends Omit<PackageExport, "symbol"> {
  definition: Definition;
}

export async function extractLibrary(source: LibrarySource): Promise<Library> {
  const installed = installedPackages(source);
  const version = documentedVersion(source);
  // Goes on beside the compiler, in a process of its own. Whoever awaits it learns of a failure.
  const measuring = measureSizes(installed, source.scope);
  measuring.catch(() => undefined);
  const definitions: Definition[] = [];
  const idOfName = (name: string, packageName: string) =>
    definitions.filter((d) => d.name === name).length > 1
      ? `${packageName.slice(source.scope.length + 1)}/${name}`
      : name;
  const declarations = readDeclarations(installed, (d) => idOfName(d.name, d.package));

  const byNode = new Map<Declared, Definition>();
  const define = (definition: Omit<Definition, "exportedBy" | "defaultOf">): Definition => {
    const made = { ...definition, exportedBy: new Set<string>(), defaultOf: new Set<string>() };
    definitions.push(made);
    return made;
  };
  const ofDeclared = (declared: Declared): Definition => {
    const known = byNode.get(declared);
    if (known) return known;
    const { name, package: owner } = declared;
    const made = define({ name, package: owner, declared, atRuntime: false, inTypes: true });
    byNode.set(declared, made);
    return made;
  };

  const exportsByPackage = new Map<string, Map<string, Export>>();
  const loaded = new Map<string, RuntimeExports>();
  for (const entry of installed) {
    const packageName = entry.manifest.name;
    const runtime = loadExports(entry);
    loaded.set(packageName, runtime);
    const exports = new Map<string, Export>();
    const exportOf = (definition: Definition): Export => {
      const name = definition.name;
      const known = exports.get(name);
      if (known) return known;
      const made = { name, definition, inTypes: false, atRuntime: false, isDefault: false };
      exports.set(name, made);
      definition.exportedBy.add(packageName);
      return made;
    };
    for (const { exportedAs, declared } of declarations.exportsOf(packageName)) {
      const definition = ofDeclared(declared);
      const made = exportOf(definition);
      if (exportedAs === "default") {
        made.isDefault = true;
        definition.defaultOf.add(packageName);
      } else made.inTypes = true;
    }
    for (const name of Object.keys(runtime).sort()) {
      if (name === "default") continue;
      const value = runtime[name];
      const typed = exports.get(name)?.definition;
      const known = typed ?? definedEarlier(name, value, exportsByPackage, loaded);
      const definition =
        known ?? define({ name, package: packageName, value, atRuntime: true, inTypes: false });
      if (definition.package === packageName) {
        definition.value = value;
        definition.atRuntime = true;
      }
      exportOf(definition).atRuntime = true;
    }
    if ("default" in runtime && ![...exports.values()].some((e) => e.isDefault)) {
      throw new Error(`${packageName} has a default export that its types do not know`);
    }
    exportsByPackage.set(packageName, exports);
  }

  const defaults = defaultsByType(source, installed);
  const symbols = definitions.map((definition): LibrarySymbol => {
    const { declared, name, package: owner } = definition;
    const shape = declared ? declarations.shapeOf(declared) : undefined;
    const props = shape?.propsNode && declarations.refOfNode(shape.propsNode);
    const typedBy = shape?.signatures.length ? shape.typedBy : undefined;
    const describedBy = props ?? typedBy;
    const value = plainValue(definition, shape);
    return {
      id: idOfName(name, owner),
      name,
      package: owner,
      reexportedBy: [...definition.exportedBy].filter((p) => p !== owner).sort(),
      kind: kindOf(definition, shape),
      inTypes: definition.inTypes,
      atRuntime: definition.atRuntime,
      defaultOf: [...definition.defaultOf].sort(),
      implicit: declared?.implicit ?? false,
      typeParameters: shape?.typeParameters ?? [],
      type: shape?.type ?? [],
      signatures: props ? [] : (shape?.signatures ?? []),
      members: (shape?.members ?? []).map((member) => {
        const fallback = defaults.get(name)?.get(member.name);
        return fallback === undefined ? member : { ...member, default: fallback };
      }),
      inherits: shape?.inherits ?? [],
      ...(props ? { props } : {}),
      ...(describedBy ? { describedBy } : {}),
      values: valuesOf(definition, shape),
      ...(value === undefined ? {} : { value }),
    };
  });
  markProviders(symbols);

  const sizes = await measuring;
  const packages = installed.map((entry): LibraryPackage => {
    const { name } = entry.manifest;
    const size = sizes.get(name);
    if (!size) throw new Error(`${name} was not measured`);
    return {
      name,
      version,
      peerDependencies: entry.manifest.peerDependencies ?? {},
      dependencies: documentedDependencies(entry, source.scope, version),
      exports: [...(exportsByPackage.get(name)?.values() ?? [])]
        .map(({ definition, ...rest }) => ({
          ...rest,
          symbol: idOfName(definition.name, definition.package),
        }))
        .sort(byKey((e) => e.name)),
      ownSize: size.own,
      fullSize: size.full,
    };
  });

  return {
    version,
    packages: packages.sort(byKey((p) => p.name)),
    symbols: symbols.sort(byKey((s) => s.id)),
    bindings: installed
      .flatMap((entry): EventBinding[] => eventBindings(entry))
      .sort(byKey((b) => b.symbol)),
  };
}

/** A re-export without types is recognized by being the same value under the same name. */
function definedEarlier(
  name: string,
  value: unknown,
  exportsByPackage: ReadonlyMap<string, ReadonlyMap<string, Export>>,
  loaded: ReadonlyMap<string, RuntimeExports>,
): Definition | undefined {
  for (const [packageName, exports] of exportsByPackage) {
    const found = exports.get(name);
    if (found?.atRuntime && Object.is(loaded.get(packageName)?.[name], value)) {
      return found.definition;
    }
  }
  return undefined;
}

function defaultsByType(source: LibrarySource, installed: readonly InstalledPackage[]) {
  const found = new Map<string, Map<string, string>>();
  for (const place of source.defaults) {
    const entry = installed.find((p) => p.manifest.name === place.package);
    if (!entry) throw new Error(`${place.package} is not installed`);
    const values = readDefaults(place, entry);
    for (const type of place.types) found.set(type, values);
  }
  return found;
}

function kindOf({ name, declared, value }: Definition, shape?: DeclaredShape): SymbolKind {
  if (/^use[A-Z]/.test(name)) return "hook";
  if (!declared || !shape) {
    if (isClass(value)) return "class";
    return typeof value === "function" || hasMethods(value) ? "utility" : "constant";
  }
  if (shape.enumValues.length) return name.endsWith("_EVENTS") ? "event map" : "enum";
  if (declared.form === "interface" || declared.form === "type") return declared.form;
  if (shape.propsNode) return "component";
  const text = tokensText(shape.type);
  if (/^(with|as)[A-Z]/.test(name) && text.includes("ComponentType")) return "hoc";
  if (name.endsWith("Enhancer") && text.includes("UploaderEnhancer")) return "enhancer";
  if (/send(er)?$/i.test(name) && shape.signatures.length) return "sender";
  return shape.signatures.length || typeof value === "function" ? "utility" : "constant";
}

const hasMethods = (value: unknown) =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).length > 0 &&
  Object.values(value).every((inner) => typeof inner === "function");

/** A provider is a component that takes everything an uploader is created with. */
function markProviders(symbols: LibrarySymbol[]) {
  const byId = new Map(symbols.map((symbol) => [symbol.id, symbol]));
  const takesCreateOptions = (id: string): boolean =>
    id === "CreateOptions" ||
    Boolean(byId.get(id)?.inherits.some((group) => takesCreateOptions(group.ref)));
  for (const symbol of symbols) {
    if (symbol.props && takesCreateOptions(symbol.props)) symbol.kind = "provider";
  }
}

function valuesOf(definition: Definition, shape?: DeclaredShape): NamedValue[] {
  if (shape?.enumValues.length) {
    return definition.atRuntime ? namedValues(definition.value) : shape.enumValues;
  }
  if (definition.declared || hasMethods(definition.value)) return [];
  return namedValues(definition.value);
}

/** Only what is the same everywhere: a flag computed at import depends on where it runs. */
function plainValue(definition: Definition, shape?: DeclaredShape): string | undefined {
  const { value } = definition;
  if (typeof value !== "string" && typeof value !== "symbol") return undefined;
  return !shape || /^["']/.test(tokensText(shape.type)) ? printValue(value) : undefined;
}

/** Some packages are installed in a later release with the same code; the site documents one set. */
function documentedDependencies(entry: InstalledPackage, scope: string, version: string) {
  return Object.fromEntries(
    Object.entries(entry.manifest.dependencies ?? {}).map(([name, range]) => [
      name,
      name.startsWith(`${scope}/`) ? `^${version}` : range,
    ]),
  );
}

function byKey<T>(key: (entry: T) => string) {
  return (a: T, b: T) => (key(a) < key(b) ? -1 : key(a) > key(b) ? 1 : 0);
}
