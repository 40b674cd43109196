import ts from "typescript";

type Edit = [from: number, to: number, replacement?: string];

/**
 * TypeScript to JavaScript by leaving out what is type syntax: everything else, comments and blank
 * lines included, stays as its author wrote it. Syntax that needs code in its place is refused.
 */
export function stripTypes(source: string, fileName: string): string {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true);
  const edits: Edit[] = [];
  const cut = (from: number, to: number): void => {
    edits.push([from, to]);
  };
  const cutNode = (node: ts.Node) => cut(node.getStart(file), node.end);
  const cutStatement = (node: ts.Node) => {
    const comment = ts.getLeadingCommentRanges(source, node.getFullStart())?.[0];
    cut(comment?.pos ?? node.getStart(file), node.end);
  };
  /** From the token `text` before `node`, such as the colon of an annotation, to the node's end. */
  const cutWithToken = (node: ts.Node, text: string) =>
    cut(tokenBefore(source, node.getStart(file), text), node.end);

  const visit = (node: ts.Node): void => {
    if (isTypeOnlyStatement(node)) {
      cutStatement(node);
      return;
    }
    refuseWhatEmitsCode(node, file);
    if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) {
      cut(node.expression.end, node.end);
      visit(node.expression);
      return;
    }
    if (ts.isNonNullExpression(node)) {
      cut(node.expression.end, node.end);
      visit(node.expression);
      return;
    }
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      const edit = withoutTypeSpecifiers(node, file);
      if (edit) edits.push(edit);
      return;
    }
    if (ts.isHeritageClause(node) && node.token === ts.SyntaxKind.ImplementsKeyword) {
      cut(node.getFullStart(), node.end);
      return;
    }
    if (ts.isParameter(node) && node.name.getText(file) === "this") {
      const next = source.slice(node.end).match(/^\s*,\s*/)?.[0].length ?? 0;
      cut(node.getStart(file), node.end + next);
      return;
    }
    cutTypeParameters(node, source, cut);
    if (hasType(node) && node.type) cutWithToken(node.type, ":");
    const mark =
      ("questionToken" in node && (node.questionToken as ts.Node | undefined)) ||
      ("exclamationToken" in node && (node.exclamationToken as ts.Node | undefined));
    if (mark && !ts.isConditionalExpression(node)) cutNode(mark);
    if (ts.canHaveModifiers(node)) {
      for (const modifier of ts.getModifiers(node) ?? []) {
        if (typeModifiers.has(modifier.kind)) {
          cut(modifier.getStart(file), modifier.end + 1);
        }
      }
    }
    ts.forEachChild(node, (child) => {
      if (!ts.isTypeNode(child) || ts.isExpressionWithTypeArguments(child)) visit(child);
    });
  };

  visit(file);
  return tidy(apply(source, edits));
}

const typeModifiers = new Set([
  ts.SyntaxKind.PublicKeyword,
  ts.SyntaxKind.PrivateKeyword,
  ts.SyntaxKind.ProtectedKeyword,
  ts.SyntaxKind.ReadonlyKeyword,
  ts.SyntaxKind.OverrideKeyword,
  ts.SyntaxKind.AbstractKeyword,
]);

function isTypeOnlyStatement(node: ts.Node): boolean {
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return true;
  if (ts.isImportDeclaration(node)) {
    const clause = node.importClause;
    if (!clause) return false;
    if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
    const names = clause.namedBindings;
    return (
      !clause.name &&
      !!names &&
      ts.isNamedImports(names) &&
      names.elements.length > 0 &&
      names.elements.every((element) => element.isTypeOnly)
    );
  }
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  return (
    ts.canHaveModifiers(node) &&
    !!ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword)
  );
}

function refuseWhatEmitsCode(node: ts.Node, file: ts.SourceFile): void {
  const isParameterProperty =
    ts.isParameter(node) &&
    node.modifiers?.some((modifier) => typeModifiers.has(modifier.kind)) === true;
  if (
    !ts.isEnumDeclaration(node) &&
    !ts.isModuleDeclaration(node) &&
    !ts.isTypeAssertionExpression(node) &&
    !isParameterProperty
  ) {
    return;
  }
  const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
  throw new Error(
    `${file.fileName}:${line + 1}: ${ts.SyntaxKind[node.kind]} has no JavaScript that only leaves types out.`,
  );
}

function hasType(node: ts.Node): node is ts.Node & { type?: ts.TypeNode } {
  return (
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isPropertyDeclaration(node) ||
    ts.isFunctionLike(node)
  );
}

function cutTypeParameters(
  node: ts.Node,
  source: string,
  cut: (from: number, to: number) => void,
): void {
  const lists = [
    "typeParameters" in node ? node.typeParameters : undefined,
    "typeArguments" in node ? node.typeArguments : undefined,
  ] as (ts.NodeArray<ts.Node> | undefined)[];
  for (const list of lists) {
    if (!list) continue;
    const from = source.lastIndexOf("<", list.pos);
    const to = source.indexOf(">", list.end) + 1;
    cut(from, to);
  }
}

function withoutTypeSpecifiers(
  node: ts.ImportDeclaration | ts.ExportDeclaration,
  file: ts.SourceFile,
): Edit | undefined {
  const list = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : node.exportClause;
  if (!list || !(ts.isNamedImports(list) || ts.isNamedExports(list))) return undefined;
  const elements: readonly (ts.ImportSpecifier | ts.ExportSpecifier)[] = list.elements;
  const kept = elements.filter((element) => !element.isTypeOnly);
  if (kept.length === elements.length) return undefined;
  const defaultName = ts.isImportDeclaration(node) ? node.importClause?.name : undefined;
  if (kept.length === 0 && defaultName) return [defaultName.end, list.end];
  const names = kept.map((element) => element.getText(file)).join(", ");
  return [list.getStart(file), list.end, `{ ${names} }`];
}

function tokenBefore(source: string, position: number, text: string): number {
  return source.lastIndexOf(text, position - 1);
}

function apply(source: string, edits: Edit[]): string {
  let result = "";
  let position = 0;
  for (const [from, to, replacement = ""] of edits.sort((a, b) => a[0] - b[0])) {
    if (from < position) continue; // inside what is gone already
    result += source.slice(position, from) + replacement;
    position = to;
  }
  return result + source.slice(position);
}

/** What the cuts leave behind: spaces at line ends, and more blank lines than anybody writes. */
function tidy(source: string): string {
  return `${source
    .replace(/[ \t]+$/gm, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim()}\n`;
}
