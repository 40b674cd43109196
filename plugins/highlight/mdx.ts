import type { Expression, Program } from "estree";
import type { Node } from "unist";

/** The few MDX nodes that our remark plugins read and write. */
export interface JsxAttribute {
  type: "mdxJsxAttribute";
  name: string;
  value: string | null | { type: "mdxJsxAttributeValueExpression"; value: string; data?: object };
}

export interface JsxElement extends Node {
  type: "mdxJsxFlowElement" | "mdxJsxTextElement";
  name: string | null;
  attributes: (JsxAttribute | { type: "mdxJsxExpressionAttribute" })[];
  children: Node[];
}

export interface Parent extends Node {
  children: Node[];
}

const isElement = (node: Node): node is JsxElement =>
  node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";

/** Elements with that name, in reading order. */
export function elementsNamed(name: string, tree: Parent): JsxElement[] {
  const found: JsxElement[] = [];
  const look = (node: Node) => {
    if (isElement(node) && node.name === name) found.push(node);
    if ("children" in node) (node as Parent).children.forEach(look);
  };
  look(tree);
  return found;
}

export function textAttribute(name: string, value: string): JsxAttribute {
  return { type: "mdxJsxAttribute", name, value };
}

/** The value of an attribute written as plain text. */
export function textValue(element: JsxElement, name: string): string | undefined {
  for (const attribute of element.attributes) {
    if (attribute.type === "mdxJsxAttribute" && attribute.name === name) {
      return typeof attribute.value === "string" ? attribute.value : undefined;
    }
  }
  return undefined;
}

/** `name={expression}`; MDX reads the tree, people read the text. */
export function expressionAttribute(
  name: string,
  value: string,
  expression: Expression,
): JsxAttribute {
  const estree: Program = {
    type: "Program",
    sourceType: "module",
    body: [{ type: "ExpressionStatement", expression }],
  };
  return {
    type: "mdxJsxAttribute",
    name,
    value: { type: "mdxJsxAttributeValueExpression", value, data: { estree } },
  };
}

/** `import <local> from "<source>"` as a node that MDX puts at the top of the compiled module. */
export function importNode(local: string, source: string): Node {
  const estree: Program = {
    type: "Program",
    sourceType: "module",
    body: [
      {
        type: "ImportDeclaration",
        specifiers: [
          { type: "ImportDefaultSpecifier", local: { type: "Identifier", name: local } },
        ],
        source: { type: "Literal", value: source, raw: JSON.stringify(source) },
        attributes: [],
      },
    ],
  };
  const value = `import ${local} from ${JSON.stringify(source)};`;
  return { type: "mdxjsEsm", value, data: { estree } } as Node;
}

/** `export const <name> = <value>` */
export function exportNode(name: string, value: Expression): Node {
  const estree: Program = {
    type: "Program",
    sourceType: "module",
    body: [
      {
        type: "ExportNamedDeclaration",
        specifiers: [],
        attributes: [],
        declaration: {
          type: "VariableDeclaration",
          kind: "const",
          declarations: [
            { type: "VariableDeclarator", id: { type: "Identifier", name }, init: value },
          ],
        },
      },
    ],
  };
  return { type: "mdxjsEsm", value: "", data: { estree } } as Node;
}
