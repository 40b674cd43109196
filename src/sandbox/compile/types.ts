import { endOf, type Node, startOf } from "./ast";
import type { Edits } from "./edits";

/** Statements that are gone in JavaScript. */
const TYPE_STATEMENTS = new Set<Node["type"]>([
  "TSInterfaceDeclaration",
  "TSTypeAliasDeclaration",
  "TSDeclareFunction",
  "TSDeclareMethod",
  "TSIndexSignature",
]);

/** Parts that are gone in JavaScript, together with their punctuation. */
const TYPE_PARTS = new Set<Node["type"]>([
  "TSTypeAnnotation",
  "TSTypeParameterDeclaration",
  "TSTypeParameterInstantiation",
]);

/** Wrapped around an expression, which stays. */
const AROUND_EXPRESSION = new Set<Node["type"]>([
  "TSAsExpression",
  "TSSatisfiesExpression",
  "TSNonNullExpression",
  "TSInstantiationExpression",
]);

/** TypeScript that stands for code: leaving it out would change what the program does. */
const UNSUPPORTED: Partial<Record<Node["type"], string>> = {
  TSEnumDeclaration: "An enum is more than a type. Use an object or a union of strings.",
  TSModuleDeclaration: "Namespaces are not supported here.",
  TSParameterProperty: "Declare the field and assign it in the constructor.",
  TSImportEqualsDeclaration: "Use import … from.",
  TSExportAssignment: "Use export default.",
  TSTypeAssertion: "Use as.",
  Decorator: "Decorators are not supported here.",
};

export function unsupported(node: Node): string | undefined {
  if ("declare" in node && node.declare) return undefined;
  return UNSUPPORTED[node.type];
}

/** Takes out the type syntax of one node. False when nothing below it is left to look at. */
export function eraseTypes(node: Node, source: string, edits: Edits): boolean {
  if (isTypeStatement(node) || TYPE_PARTS.has(node.type)) {
    edits.remove(startOf(node), endOf(node));
    return false;
  }
  if (AROUND_EXPRESSION.has(node.type) && "expression" in node) {
    edits.remove(endOf(node.expression as Node), endOf(node));
    return true;
  }
  if (node.type === "Identifier") eraseMark(node, startOf(node) + node.name.length, edits);
  if (node.type === "VariableDeclarator" && node.definite && node.id.type === "Identifier") {
    eraseMark(node.id, startOf(node.id) + node.id.name.length, edits, true);
  }
  if (node.type === "ClassProperty" || node.type === "ClassMethod") {
    eraseModifiers(node, source, edits);
  }
  if (node.type === "ClassProperty" && (node.optional || node.definite)) {
    const from = endOf(node.key) + (node.computed ? 1 : 0);
    edits.remove(from, from + 1);
  }
  if (node.type === "ClassDeclaration" || node.type === "ClassExpression") {
    eraseImplements(node, source, edits);
  }
  if (node.type === "ClassDeclaration" && node.abstract) {
    edits.remove(startOf(node), startOf(node) + "abstract".length);
  }
  if ("params" in node && Array.isArray(node.params)) {
    eraseThis(node.params as Node[], source, edits);
  }
  return true;
}

/** Nothing of it is left in JavaScript. */
export function isTypeStatement(node: Node): boolean {
  if (TYPE_STATEMENTS.has(node.type)) return true;
  if ("declare" in node && node.declare === true) return true;
  if (node.type === "ClassMethod" && node.abstract) return true;
  if (node.type !== "ExportNamedDeclaration") return false;
  return (
    node.exportKind === "type" || (node.declaration ? isTypeStatement(node.declaration) : false)
  );
}

/** The "?" or "!" after a name, whatever stands between it and the annotation. */
function eraseMark(
  node: Node & { type: "Identifier" },
  from: number,
  edits: Edits,
  isMarked = node.optional === true,
): void {
  if (!isMarked) return;
  const annotation = node.typeAnnotation;
  edits.remove(from, annotation ? startOf(annotation) : endOf(node));
}

function eraseModifiers(
  node: Node & { type: "ClassProperty" | "ClassMethod" },
  source: string,
  edits: Edits,
): void {
  const before = source.slice(startOf(node), startOf(node.key));
  for (const match of before.matchAll(
    /\b(public|private|protected|readonly|override|abstract|declare)\b[ \t]*/g,
  )) {
    const from = startOf(node) + match.index;
    edits.remove(from, from + match[0].length);
  }
}

function eraseImplements(
  node: Node & { type: "ClassDeclaration" | "ClassExpression" },
  source: string,
  edits: Edits,
): void {
  const last = node.implements?.at(-1);
  const first = node.implements?.[0];
  if (!first || !last) return;
  const before = source.slice(0, startOf(first));
  edits.remove(before.search(/\s*\bimplements\s*$/), endOf(last));
}

function eraseThis(params: Node[], source: string, edits: Edits): void {
  const [first] = params;
  if (first?.type !== "Identifier" || first.name !== "this") return;
  const comma = /^\s*,\s*/.exec(source.slice(endOf(first)))?.[0].length ?? 0;
  edits.remove(startOf(first), endOf(first) + comma);
}
