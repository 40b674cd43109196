import path from "node:path";
import ts from "typescript";
import type { InheritedGroup, Member, NamedValue, Signature, Token } from "./model";
import type { InstalledPackage } from "./source";
import { type Bindings, bindArguments, joinTokens, type TokenContext, typeTokens } from "./tokens";

type Declaration =
  | ts.InterfaceDeclaration
  | ts.TypeAliasDeclaration
  | ts.EnumDeclaration
  | ts.VariableDeclaration;

export interface Declared {
  name: string;
  /** Package whose .d.ts holds the declaration. */
  package: string;
  implicit: boolean;
  form: "interface" | "type" | "enum" | "value";
  node: Declaration;
}

export interface TypedExport {
  /** Name under which the package exports it; "default" for the default export. */
  exportedAs: string;
  declared: Declared;
}

export interface DeclaredShape {
  type: Token[];
  typeParameters: Token[];
  signatures: Signature[];
  members: Member[];
  inherits: InheritedGroup[];
  /** Members of an enum, with the values its declaration promises. */
  enumValues: NamedValue[];
  propsNode?: ts.TypeNode;
  /** Exported alias that the constant is typed with. */
  typedBy?: string;
}

export interface Declarations {
  exportsOf(packageName: string): TypedExport[];
  shapeOf(declared: Declared): DeclaredShape;
  refOfNode(node: ts.TypeNode): string | undefined;
}

const moduleAt = (file: string | undefined): ts.ResolvedModuleFull | undefined =>
  file === undefined ? undefined : { resolvedFileName: file, extension: ts.Extension.Dts };

const NO_BINDINGS: Bindings = new Map();

/**
 * Reads the .d.ts files. Types are taken as their authors wrote them and the checker only
 * answers "which declaration does this name mean", so neither lib.d.ts nor React's types are
 * loaded: that keeps it fast and independent of their versions.
 */
export function readDeclarations(
  packages: readonly InstalledPackage[],
  idOf: (declared: Declared) => string,
): Declarations {
  const entryOf = (entry: InstalledPackage) => path.join(entry.dir, entry.manifest.types);
  const options: ts.CompilerOptions = { noLib: true, types: [], module: ts.ModuleKind.ESNext };
  const entries = new Map(packages.map((entry) => [entry.manifest.name, entryOf(entry)]));
  const program = ts.createProgram([...entries.values()], options, {
    ...ts.createCompilerHost(options),
    resolveModuleNameLiterals: (names) =>
      names.map(({ text }) => ({ resolvedModule: moduleAt(entries.get(text)) })),
  });
  const checker = program.getTypeChecker();
  const packageOfFile = new Map(packages.map((p) => [normal(entryOf(p)), p.manifest.name]));

  const declaredBy = new Map<ts.Node, Declared>();
  const exported = new Set<ts.Node>();

  const toDeclared = (symbol: ts.Symbol): Declared | undefined => {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const node = target.declarations?.find(isDeclaration);
    if (!node) return undefined;
    const known = declaredBy.get(node);
    if (known) return known;
    const owner = packageOfFile.get(normal(node.getSourceFile().fileName));
    if (!owner) return undefined;
    const declared: Declared = {
      name: target.name,
      package: owner,
      implicit: !hasExport(node),
      form: formOf(node),
      node,
    };
    declaredBy.set(node, declared);
    return declared;
  };

  const exportsByPackage = new Map<string, TypedExport[]>();
  for (const entry of packages) {
    const file = program.getSourceFile(entryOf(entry));
    const module = file && checker.getSymbolAtLocation(file);
    if (!module) throw new Error(`${entry.manifest.name}: no types at ${entry.manifest.types}`);
    const list: TypedExport[] = [];
    for (const symbol of checker.getExportsOfModule(module)) {
      const declared = toDeclared(symbol);
      if (!declared) continue;
      exported.add(declared.node);
      list.push({ exportedAs: symbol.name, declared });
    }
    exportsByPackage.set(entry.manifest.name, list);
  }
  // Written out by `export default x` alone, as createState is: importable, so not a slip.
  for (const list of exportsByPackage.values()) {
    for (const entry of list) if (entry.exportedAs === "default") entry.declared.implicit = false;
  }

  const lookup = (name: ts.Identifier): Declared | undefined => {
    const symbol = checker.getSymbolAtLocation(name);
    return symbol && toDeclared(symbol);
  };
  const context: TokenContext = {
    refOf(name) {
      const declared = lookup(name);
      return declared && exported.has(declared.node) ? idOf(declared) : undefined;
    },
    localAlias(name) {
      const declared = lookup(name);
      if (!declared || exported.has(declared.node)) return undefined;
      return ts.isTypeAliasDeclaration(declared.node) ? declared.node : undefined;
    },
  };

  const aliasOf = (node: ts.TypeReferenceNode): Declared | undefined =>
    ts.isIdentifier(node.typeName) ? lookup(node.typeName) : undefined;

  const typeParameters = (
    node: { typeParameters?: ts.NodeArray<ts.TypeParameterDeclaration> },
    bindings: Bindings = NO_BINDINGS,
  ): Token[] =>
    joinTokens(
      ...(node.typeParameters ?? []).flatMap((parameter, index) => [
        index ? ", " : "",
        typeTokens(parameter, context, bindings),
      ]),
    );

  const signaturesOf = (node: ts.TypeNode, bindings: Bindings): Signature[] => {
    if (ts.isParenthesizedTypeNode(node)) return signaturesOf(node.type, bindings);
    if (ts.isIntersectionTypeNode(node)) {
      return node.types.flatMap((part) => signaturesOf(part, bindings));
    }
    if (ts.isFunctionTypeNode(node)) {
      return [
        {
          typeParameters: typeParameters(node, bindings),
          parameters: node.parameters.map((parameter) => ({
            name: parameter.name.getText(),
            type: parameter.type ? typeTokens(parameter.type, context, bindings) : [],
            optional: Boolean(parameter.questionToken),
            rest: Boolean(parameter.dotDotDotToken),
          })),
          returns: typeTokens(node.type, context, bindings),
        },
      ];
    }
    if (ts.isTypeReferenceNode(node)) {
      const declared = aliasOf(node);
      if (declared && ts.isTypeAliasDeclaration(declared.node)) {
        return signaturesOf(
          declared.node.type,
          bindArguments(declared.node, node, context, bindings),
        );
      }
    }
    return [];
  };

  const membersOf = (elements: ts.NodeArray<ts.TypeElement>): Member[] =>
    elements.flatMap((element): Member[] => {
      if (ts.isPropertySignature(element) && element.type) {
        return [
          {
            name: element.name.getText(),
            type: typeTokens(element.type, context),
            required: !element.questionToken,
          },
        ];
      }
      if (ts.isIndexSignatureDeclaration(element)) {
        const key = element.parameters[0];
        return [
          {
            name: `[${key?.name.getText()}: ${key?.type?.getText()}]`,
            type: typeTokens(element.type, context),
            required: false,
          },
        ];
      }
      throw new Error(`cannot read the member "${element.getText()}"`);
    });

  const inheritedFrom = (
    name: ts.Expression | ts.EntityName,
    typeArguments: readonly ts.TypeNode[] | undefined,
  ): InheritedGroup[] => {
    if (!ts.isIdentifier(name)) return [];
    const only = typeArguments?.[0];
    if (name.text === "Partial" && only && ts.isTypeReferenceNode(only)) {
      return inheritedFrom(only.typeName, only.typeArguments).map((group) => ({
        ...group,
        partial: true,
      }));
    }
    const ref = context.refOf(name);
    return ref ? [{ ref, partial: false }] : [];
  };

  /** Object shape of a type: its own members, and the exported types it takes over. */
  const objectShape = (node: ts.TypeNode): { members: Member[]; inherits: InheritedGroup[] } => {
    if (ts.isTypeLiteralNode(node)) return { members: membersOf(node.members), inherits: [] };
    if (ts.isIntersectionTypeNode(node)) {
      const parts = node.types.map((part) =>
        ts.isTypeReferenceNode(part)
          ? { members: [], inherits: inheritedFrom(part.typeName, part.typeArguments) }
          : objectShape(part),
      );
      return {
        members: parts.flatMap((part) => part.members),
        inherits: parts.flatMap((part) => part.inherits),
      };
    }
    return { members: [], inherits: [] };
  };

  const shapeOf = ({ node }: Declared): DeclaredShape => {
    const empty = {
      type: [],
      typeParameters: [],
      signatures: [],
      members: [],
      inherits: [],
      enumValues: [],
    };
    if (ts.isEnumDeclaration(node)) {
      return {
        ...empty,
        enumValues: node.members.map((member) => ({
          name: member.name.getText(),
          value: member.initializer?.getText() ?? "",
        })),
      };
    }
    if (ts.isInterfaceDeclaration(node)) {
      return {
        ...empty,
        typeParameters: typeParameters(node),
        members: membersOf(node.members),
        inherits: (node.heritageClauses ?? []).flatMap((clause) =>
          clause.types.flatMap((base) => inheritedFrom(base.expression, base.typeArguments)),
        ),
      };
    }
    if (ts.isTypeAliasDeclaration(node)) {
      return {
        ...empty,
        ...objectShape(node.type),
        typeParameters: typeParameters(node),
        type: typeTokens(node.type, context),
        signatures: signaturesOf(node.type, NO_BINDINGS),
      };
    }
    const { type } = node;
    if (!type) {
      // `const X = "literal"`: the initializer is the type.
      return { ...empty, type: node.initializer ? [{ t: node.initializer.getText() }] : [] };
    }
    const alias = ts.isTypeReferenceNode(type) ? aliasOf(type) : undefined;
    const typedBy = alias && exported.has(alias.node) ? idOf(alias) : undefined;
    const signatures = signaturesOf(type, NO_BINDINGS);
    const propsNode = propsOf(type, alias);
    return {
      ...empty,
      type: typeTokens(type, context),
      signatures,
      ...(propsNode ? { propsNode } : {}),
      ...(typedBy ? { typedBy } : {}),
    };
  };

  return {
    exportsOf: (name) => exportsByPackage.get(name) ?? [],
    shapeOf,
    refOfNode: (node) =>
      ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)
        ? context.refOf(node.typeName)
        : undefined,
  };
}

/** Props type of a component type: ComponentType<P>, or (props: P) => JSX.Element. */
function propsOf(type: ts.TypeNode, alias: Declared | undefined): ts.TypeNode | undefined {
  const body = alias && ts.isTypeAliasDeclaration(alias.node) ? alias.node.type : type;
  let props: ts.TypeNode | undefined;
  if (ts.isTypeReferenceNode(body) && /ComponentType$/.test(body.typeName.getText())) {
    props = body.typeArguments?.[0];
  } else if (ts.isFunctionTypeNode(body) && body.type.getText() === "JSX.Element") {
    props = body.parameters[0]?.type;
  }
  if (props && ts.isTypeReferenceNode(props) && /PropsWithRef$/.test(props.typeName.getText())) {
    return props.typeArguments?.[0];
  }
  return props;
}

function isDeclaration(node: ts.Node): node is Declaration {
  return (
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isEnumDeclaration(node) ||
    ts.isVariableDeclaration(node)
  );
}

function formOf(node: Declaration): Declared["form"] {
  if (ts.isInterfaceDeclaration(node)) return "interface";
  if (ts.isTypeAliasDeclaration(node)) return "type";
  return ts.isEnumDeclaration(node) ? "enum" : "value";
}

function hasExport(node: Declaration): boolean {
  const statement = ts.isVariableDeclaration(node) ? node.parent.parent : node;
  return Boolean(
    ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some((m) => m.kind === ts.SyntaxKind.ExportKeyword),
  );
}

const normal = (file: string) => path.resolve(file);
