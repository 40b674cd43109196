import type { ArrowFunctionExpression } from "estree";
import type { Node } from "unist";
import { visit } from "unist-util-visit";
import { nearest } from "../content-rules/references";
import {
  expressionAttribute,
  importNode,
  type JsxAttribute,
  type JsxElement,
  type Parent,
  textValue,
} from "../highlight/mdx";
import { exampleNames } from "./files";

interface Options {
  /** Folder that holds `examples/`. */
  root: string;
}

interface SourceFile {
  path?: string;
}

/**
 * Gives `<Example name="Thing.case" />` the data made at build time and a way to load the component
 * when it is needed. A name without a file ends the build.
 */
export default function remarkExamples({ root }: Options) {
  return (tree: Parent, file: SourceFile): void => {
    const imports = new Map<string, string>();
    visit(tree as Node, ["mdxJsxFlowElement", "mdxJsxTextElement"], (node) => {
      const element = node as JsxElement;
      if (element.name !== "Example") return;
      const name = textValue(element, "name");
      const known = exampleNames(root);
      if (!name || !known.includes(name)) {
        throw new Error(complaint(file.path, element.position?.start.line, name, known));
      }
      const local = `example_${name.replace(/\W/g, "_")}`;
      imports.set(local, `@generated/examples/default/${name}.json`);
      element.attributes.push(
        expressionAttribute("data", local, { type: "Identifier", name: local }),
        loadAttribute(name),
      );
    });
    tree.children.unshift(...[...imports].map(([local, source]) => importNode(local, source)));
  };
}

function complaint(
  file = "MDX",
  line = 1,
  name: string | undefined,
  known: readonly string[],
): string {
  const at = `${file}:${line}`;
  if (!name) return `${at}: <Example> needs a name written as text (mend: name="Thing.case")`;
  const near = nearest(name, known);
  const mend = near ? `did you mean "${near}"?` : `add examples/${name}.tsx`;
  return `${at}: no example is called "${name}" (mend: ${mend})`;
}

function loadAttribute(name: string): JsxAttribute {
  const source = `@site/examples/${name}.tsx`;
  const arrow: ArrowFunctionExpression = {
    type: "ArrowFunctionExpression",
    expression: true,
    params: [],
    body: {
      type: "ImportExpression",
      source: { type: "Literal", value: source, raw: JSON.stringify(source) },
    },
  };
  return expressionAttribute("load", `() => import(${JSON.stringify(source)})`, arrow);
}
