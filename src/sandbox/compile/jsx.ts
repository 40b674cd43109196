import type { JSXElement, JSXFragment, JSXOpeningElement, JSXText } from "@babel/types";
import { endOf, type Node, startOf } from "./ast";
import type { Edits } from "./edits";

type Child = JSXElement["children"][number];

/** JSX becomes calls; the expressions inside stay where they are, for edits of their own. */
export function rewriteJsx(node: Node, source: string, edits: Edits): void {
  if (node.type === "JSXElement") rewriteElement(node, source, edits);
  if (node.type === "JSXFragment") rewriteFragment(node, edits);
}

function rewriteElement(node: JSXElement, source: string, edits: Edits): void {
  const { openingElement: opening, closingElement: closing } = node;
  const { name } = opening;
  const isTag = name.type === "JSXIdentifier" && /^[a-z]|-/.test(name.name);
  edits.replace(startOf(opening), startOf(name), "__jsx(");
  if (isTag || name.type === "JSXNamespacedName") {
    edits.replace(
      startOf(name),
      endOf(name),
      JSON.stringify(source.slice(startOf(name), endOf(name))),
    );
  }
  rewriteAttributes(opening, edits);
  if (closing) {
    rewriteChildren(node.children, edits);
    edits.replace(startOf(closing), endOf(closing), ")");
  }
}

function rewriteAttributes(opening: JSXOpeningElement, edits: Edits): void {
  const { attributes, name } = opening;
  const typeArguments = opening.typeParameters ?? opening.typeArguments;
  const end = opening.selfClosing ? ")" : "";
  const afterName = typeArguments ? endOf(typeArguments) : endOf(name);
  if (typeArguments) edits.remove(startOf(typeArguments), endOf(typeArguments));
  const last = attributes.at(-1);
  if (!last) {
    edits.replace(afterName, endOf(opening), `, null${end}`);
    return;
  }
  edits.insert(afterName, ", {");
  for (const attribute of attributes) {
    if (attribute.type === "JSXSpreadAttribute") {
      edits.replace(startOf(attribute), startOf(attribute.argument), "...(");
      edits.replace(endOf(attribute.argument), endOf(attribute), ")");
    } else {
      rewriteAttribute(attribute, edits);
    }
    if (attribute !== last) edits.insert(endOf(attribute), ",");
  }
  edits.replace(endOf(last), endOf(opening), `}${end}`);
}

function rewriteAttribute(
  {
    name,
    value,
    ...node
  }: Extract<JSXOpeningElement["attributes"][number], { type: "JSXAttribute" }>,
  edits: Edits,
): void {
  const text =
    name.type === "JSXNamespacedName" ? `${name.namespace.name}:${name.name.name}` : name.name;
  const key = `${JSON.stringify(text)}: `;
  if (!value) {
    edits.replace(startOf(name), endOf(node as Node), `${key}true`);
    return;
  }
  edits.replace(startOf(name), startOf(value), key);
  if (value.type === "StringLiteral") {
    edits.replace(startOf(value), endOf(value), JSON.stringify(value.value));
  } else if (value.type === "JSXExpressionContainer") {
    unwrap(value, value.expression, edits, "(");
  }
}

function rewriteFragment(node: JSXFragment, edits: Edits): void {
  const { openingFragment: opening, closingFragment: closing } = node;
  edits.replace(startOf(opening), endOf(opening), "__jsx(__fragment, null");
  rewriteChildren(node.children, edits);
  edits.replace(startOf(closing), endOf(closing), ")");
}

function rewriteChildren(children: readonly Child[], edits: Edits): void {
  for (const child of children) {
    if (child.type === "JSXText") {
      const text = visibleText(child);
      edits.replace(startOf(child), endOf(child), text === "" ? "" : `, ${JSON.stringify(text)}`);
    } else if (child.type === "JSXExpressionContainer") {
      if (child.expression.type === "JSXEmptyExpression") {
        edits.remove(startOf(child), endOf(child));
      } else {
        unwrap(child, child.expression, edits, ", (");
      }
    } else if (child.type === "JSXSpreadChild") {
      unwrap(child, child.expression, edits, ", ...(");
    } else {
      edits.insert(startOf(child), ", ");
    }
  }
}

function unwrap(container: Node, expression: Node, edits: Edits, open: string): void {
  edits.replace(startOf(container), startOf(expression), open);
  edits.replace(endOf(expression), endOf(container), ")");
}

/** JSX's own rule: lines are trimmed where they meet a break, empty ones vanish, the rest joins. */
function visibleText({ value }: JSXText): string {
  const lines = value.split(/\r\n|\n|\r/);
  return lines
    .map((line, index) => {
      const withoutTabs = line.replace(/\t/g, " ");
      const started = index === 0 ? withoutTabs : withoutTabs.replace(/^ +/, "");
      return index === lines.length - 1 ? started : started.replace(/ +$/, "");
    })
    .filter((line) => line !== "")
    .join(" ");
}
