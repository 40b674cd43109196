import type { FunctionDeclaration, Program, Statement } from "estree";
import { PAGE_COMPONENTS } from "./components";

const CONTENT = "_createMdxContent";
const CHECK = "_missingMdxReference";

/**
 * Leaves out of every compiled page what this site has no use for: the checks for components that
 * are there for sure, and the choice of a wrapper, of which there is none. A component that nobody
 * knows keeps its check, which names it when the page is rendered.
 */
export default function recmaLeanPages(known: readonly string[] = PAGE_COMPONENTS) {
  return (program: Program): void => {
    const content = functionNamed(CONTENT, program);
    if (!content) return;
    content.body.body = content.body.body.filter((statement) => {
      const name = checkedBy(statement);
      return name === undefined || !known.includes(name);
    });
    const check = functionNamed(CHECK, program);
    if (!content.body.body.some(checkedBy)) {
      program.body = program.body.filter((node) => node !== check);
    }
    const page = functionNamed("MDXContent", program);
    if (page) page.body.body = [contentOfProps];
  };
}

const contentOfProps: Statement = {
  type: "ReturnStatement",
  argument: {
    type: "CallExpression",
    callee: { type: "Identifier", name: CONTENT },
    arguments: [{ type: "Identifier", name: "props" }],
    optional: false,
  },
};

/** Of `if (!Known) _missingMdxReference("Known", true)`: the name. */
function checkedBy(statement: Statement): string | undefined {
  if (statement.type !== "IfStatement") return undefined;
  const { consequent } = statement;
  if (consequent.type !== "ExpressionStatement") return undefined;
  const { expression: call } = consequent;
  if (call.type !== "CallExpression" || call.callee.type !== "Identifier") return undefined;
  const [name] = call.arguments;
  return call.callee.name === CHECK && name?.type === "Literal" ? String(name.value) : undefined;
}

function functionNamed(name: string, { body }: Program): FunctionDeclaration | undefined {
  for (const node of body) {
    const declared = node.type === "ExportDefaultDeclaration" ? node.declaration : node;
    if (declared.type === "FunctionDeclaration" && declared.id?.name === name) {
      return declared as FunctionDeclaration;
    }
  }
  return undefined;
}
