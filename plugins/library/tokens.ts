import ts from "typescript";
import type { Token } from "./model";

/** Type arguments in force while a generic local alias is written out. */
export type Bindings = ReadonlyMap<string, Token[]>;

export interface TokenContext {
  /** Id of the exported symbol a type name stands for. */
  refOf(name: ts.Identifier): string | undefined;
  /** Declaration of an alias that importers cannot name, so its body is shown instead. */
  localAlias(name: ts.Identifier): ts.TypeAliasDeclaration | undefined;
}

const NO_BINDINGS: Bindings = new Map();

/** Writes a type node as tokens: as its author wrote it, with local aliases expanded. */
export function typeTokens(
  node: ts.Node,
  context: TokenContext,
  bindings: Bindings = NO_BINDINGS,
): Token[] {
  const out: Token[] = [];
  const source = node.getSourceFile();

  const walk = (current: ts.Node, isFirst: boolean) => {
    const closes = /^[)>]/.test(current.getText(source));
    if (!isFirst && !closes && hasGap(current, source)) push(out, { t: " " });
    if (ts.isTypeReferenceNode(current) && ts.isIdentifier(current.typeName)) {
      const name = current.typeName;
      const bound = bindings.get(name.text);
      if (bound) return pushAll(out, bound);
      const alias = context.localAlias(name);
      if (alias) {
        const inner = bindArguments(alias, current, context, bindings);
        const body = typeTokens(alias.type, context, inner);
        return pushAll(out, needsParens(alias.type, current.parent) ? parens(body) : body);
      }
    }
    if (ts.isIdentifier(current)) {
      const ref = isTypeName(current) ? context.refOf(current) : undefined;
      return push(out, ref ? { t: current.text, ref } : { t: current.text });
    }
    const children = current.getChildren(source).filter((child) => !ts.isJSDoc(child));
    if (children.length === 0) return push(out, { t: current.getText(source) });
    let first = true;
    for (const child of children) {
      if (child.getWidth(source) === 0) continue;
      walk(child, first);
      first = false;
    }
  };

  walk(node, true);
  return out;
}

export function bindArguments(
  alias: ts.TypeAliasDeclaration,
  reference: ts.TypeReferenceNode,
  context: TokenContext,
  outer: Bindings,
): Bindings {
  const bindings = new Map<string, Token[]>();
  alias.typeParameters?.forEach((parameter, index) => {
    const argument = reference.typeArguments?.[index];
    if (argument) bindings.set(parameter.name.text, typeTokens(argument, context, outer));
  });
  return bindings;
}

function hasGap(node: ts.Node, source: ts.SourceFile): boolean {
  return node.getStart(source) > node.getFullStart();
}

/** Parameter and property names are identifiers too, but name no type. */
function isTypeName(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    (ts.isTypeReferenceNode(parent) && parent.typeName === node) ||
    (ts.isExpressionWithTypeArguments(parent) && parent.expression === node)
  );
}

function needsParens(body: ts.TypeNode, parent: ts.Node): boolean {
  const inUnion = ts.isUnionTypeNode(parent) || ts.isIntersectionTypeNode(parent);
  if (ts.isFunctionTypeNode(body)) return inUnion || ts.isArrayTypeNode(parent);
  if (ts.isUnionTypeNode(body)) {
    return ts.isIntersectionTypeNode(parent) || ts.isArrayTypeNode(parent);
  }
  return false;
}

const parens = (tokens: Token[]): Token[] => [{ t: "(" }, ...tokens, { t: ")" }];

function pushAll(out: Token[], tokens: readonly Token[]) {
  for (const token of tokens) push(out, token);
}

/** Neighbors without a reference melt into one token, so that the data stays small. */
function push(out: Token[], token: Token) {
  const last = out.at(-1);
  if (last && !last.ref && !token.ref) last.t += token.t;
  else out.push({ ...token });
}

export function joinTokens(...parts: (string | readonly Token[])[]): Token[] {
  const out: Token[] = [];
  for (const part of parts) {
    if (typeof part === "string") push(out, { t: part });
    else pushAll(out, part);
  }
  return out;
}
