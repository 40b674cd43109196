import type { ArrowFunctionExpression } from "estree";
import { nearest } from "../content-rules/references";
import {
  elementsNamed,
  exportNode,
  expressionAttribute,
  importNode,
  type JsxAttribute,
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
 * Under this name a page exports the loader of its first example, for whoever is about to open the
 * page: see src/platform/routes/prefetch.ts.
 */
const AHEAD = "loadAhead";

/**
 * Gives `<Example name="Thing.case" />` the data made at build time and a way to load the component
 * when it is needed. A name without a file ends the build.
 */
export default function remarkExamples({ root }: Options) {
  return (tree: Parent, file: SourceFile): void => {
    const imports = new Map<string, string>();
    let first: string | undefined;
    const elements = elementsNamed("Example", tree);
    const known = elements.length > 0 ? exampleNames(root) : [];
    for (const element of elements) {
      const name = textValue(element, "name");
      if (!name || !known.includes(name)) {
        throw new Error(complaint(file.path, element.position?.start.line, name, known));
      }
      const local = `example_${name.replace(/\W/g, "_")}`;
      first ??= name;
      imports.set(local, `@generated/examples/default/${name}.json`);
      element.attributes.push(
        expressionAttribute("data", local, { type: "Identifier", name: local }),
        loadAttribute(name, first),
      );
    }
    tree.children.unshift(...[...imports].map(([local, source]) => importNode(local, source)));
    if (first) tree.children.unshift(exportNode(AHEAD, loaderOf(first)));
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

const componentOf = (name: string) => `@site/examples/${name}.tsx`;

function loadAttribute(name: string, first: string): JsxAttribute {
  // One and the same `import()`: for a second one the bundler would make a second file.
  if (name === first) {
    return expressionAttribute("load", AHEAD, { type: "Identifier", name: AHEAD });
  }
  const source = JSON.stringify(componentOf(name));
  return expressionAttribute("load", `() => import(${source})`, loaderOf(name));
}

function loaderOf(name: string): ArrowFunctionExpression {
  const value = componentOf(name);
  const source = { type: "Literal" as const, value, raw: JSON.stringify(value) };
  const body = { type: "ImportExpression" as const, source };
  return { type: "ArrowFunctionExpression", expression: true, params: [], body };
}
