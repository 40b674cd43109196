import type { ExportNamedDeclaration, ImportDeclaration } from "@babel/types";
import { endOf, type Node, startOf, walk } from "../../src/sandbox/compile/ast";
import { Edits } from "../../src/sandbox/compile/edits";
import { parseModule } from "../../src/sandbox/compile/parse";
import { CompileError } from "../../src/sandbox/compile/problem";
import { eraseTypes, isTypeStatement, unsupported } from "../../src/sandbox/compile/types";

/**
 * TypeScript to JavaScript by leaving out what is type syntax: everything else, comments and blank
 * lines included, stays as its author wrote it. Syntax that needs code in its place is refused.
 */
export function stripTypes(source: string, fileName: string): string {
  try {
    return strip(source, fileName);
  } catch (error) {
    if (!(error instanceof CompileError)) throw error;
    throw new Error(`${fileName}:${error.problem.line}: ${error.message}`, { cause: error });
  }
}

function strip(source: string, fileName: string): string {
  const edits = new Edits(source);
  walk(parseModule(fileName, source).program, (node) => {
    const refusal = unsupported(node);
    if (refusal) {
      throw new CompileError({ message: refusal, line: node.loc?.start.line });
    }
    if (isTypeStatement(node) || isTypeImport(node)) {
      edits.remove(startWithComments(node, source), endOf(node));
      return false;
    }
    if (node.type === "ImportDeclaration" || node.type === "ExportNamedDeclaration") {
      eraseTypeSpecifiers(node, source, edits);
    }
    return eraseTypes(node, source, edits);
  });
  return tidy(edits.apply());
}

/** What is said about a type goes with it: the comments right above, each on lines of its own. */
function startWithComments(node: Node, source: string): number {
  let start = startOf(node);
  for (const comment of [...(node.leadingComments ?? [])].reverse()) {
    const from = comment.start as number;
    const isApart = /\n\s*\n/.test(source.slice(comment.end as number, start));
    if (isApart || !/(^|\n)[ \t]*$/.test(source.slice(0, from))) break;
    start = from;
  }
  return start;
}

/** Nothing of it is there when the program runs. */
function isTypeImport(node: Node): boolean {
  return (
    node.type === "ImportDeclaration" &&
    (node.importKind === "type" || (node.specifiers.length > 0 && node.specifiers.every(isType)))
  );
}

const isType = (specifier: Node): boolean =>
  (specifier.type === "ImportSpecifier" && specifier.importKind === "type") ||
  (specifier.type === "ExportSpecifier" && specifier.exportKind === "type");

function eraseTypeSpecifiers(
  { specifiers }: ImportDeclaration | ExportNamedDeclaration,
  source: string,
  edits: Edits,
): void {
  const named = specifiers.filter(({ type }) => /^(Import|Export)Specifier$/.test(type));
  const [first] = named;
  const last = named.at(-1);
  const kept = named.filter((specifier) => !isType(specifier));
  if (!first || !last || kept.length === named.length) return;
  const from = source.lastIndexOf("{", startOf(first));
  const to = source.indexOf("}", endOf(last)) + 1;
  const defaultName = specifiers.find(({ type }) => type === "ImportDefaultSpecifier");
  if (kept.length === 0 && defaultName) {
    edits.remove(endOf(defaultName), to);
  } else {
    const names = kept.map((specifier) => source.slice(startOf(specifier), endOf(specifier)));
    edits.replace(from, to, `{ ${names.join(", ")} }`);
  }
}

/** What the cuts leave behind: spaces at line ends, and more blank lines than anybody writes. */
function tidy(source: string): string {
  return `${source
    .replace(/[ \t]+$/gm, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim()}\n`;
}
