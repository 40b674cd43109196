import type { ImportDeclaration } from "@babel/types";
import { endOf, type Node, startOf } from "./ast";
import type { Edits } from "./edits";

/**
 * Imports become reads from a table of modules: the frame has no network to load them from.
 * Exports stay: the file still runs as a module.
 */
export function rewriteImport(node: ImportDeclaration, edits: Edits): string | undefined {
  const { specifiers } = node;
  const kept = specifiers.filter(
    (one) => !(one.type === "ImportSpecifier" && one.importKind === "type"),
  );
  const isTypeOnly = node.importKind === "type" || (specifiers.length > 0 && kept.length === 0);
  if (isTypeOnly) {
    edits.remove(startOf(node), endOf(node));
    return undefined;
  }
  const from = `__import(${JSON.stringify(node.source.value)})`;
  const names = kept.flatMap((one) => {
    if (one.type === "ImportNamespaceSpecifier") return [];
    if (one.type === "ImportDefaultSpecifier") return [`default: ${one.local.name}`];
    const imported =
      one.imported.type === "StringLiteral"
        ? JSON.stringify(one.imported.value)
        : one.imported.name;
    return [`${imported}: ${one.local.name}`];
  });
  const whole = kept.find((one) => one.type === "ImportNamespaceSpecifier");
  const statements = [
    whole && `const ${whole.local.name} = ${from};`,
    names.length > 0 && `const { ${names.join(", ")} } = ${from};`,
    kept.length === 0 && `${from};`,
  ].filter(Boolean);
  edits.replace(startOf(node), endOf(node), statements.join(" "));
  return node.source.value;
}

/** `export … from` would load a module by its address, which only the table knows. */
export function isReExport(node: Node): boolean {
  return (
    node.type === "ExportAllDeclaration" ||
    (node.type === "ExportNamedDeclaration" && node.source != null && node.exportKind !== "type")
  );
}

export function rewriteDynamicImport(node: Node, edits: Edits): void {
  if (node.type === "CallExpression" && node.callee.type === "Import") {
    edits.replace(startOf(node.callee), endOf(node.callee), "__load");
  }
}
