import path from "node:path";
import type { Program } from "estree-jsx";
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import type { Node, Parent } from "unist";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { loadLibrary } from "./cache";
import { canBeFull, fileOf, subjectsOf, VIEW_NAMES, type ViewName } from "./files";
import type { Library } from "./model";
import { nearest } from "./nearest";

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

interface Options {
  /** The library to look names up in; the installed one unless told. */
  load?: () => Promise<Library>;
}

const isView = (name: string | null): name is ViewName => VIEW_NAMES.some((view) => view === name);

/**
 * Gives `<PropTable of="X" />` and its like their data: an import of the generated JSON, passed
 * as `data`. Only what a page names ends up in that page.
 */
export default function remarkLibrary({ load = () => loadLibrary() }: Options = {}) {
  return async (tree: Node, file: VFile): Promise<void> => {
    const elements: JsxElement[] = [];
    visit(tree, ["mdxJsxFlowElement", "mdxJsxTextElement"], (node) => {
      const element = node as JsxElement;
      if (isView(element.name) && !element.attributes.some(isNamed("data"))) elements.push(element);
    });
    if (elements.length === 0) return;

    const library = await load();
    const imports = new Map<string, string>();
    for (const element of elements) {
      const data = dataFile(element, library, file);
      const local = imports.get(data) ?? `libraryData${imports.size}`;
      imports.set(data, local);
      element.attributes.push(dataAttribute(local));
    }
    const statements = [...imports].map(([data, local]) => importNode(data, local));
    (tree as Parent).children.unshift(...statements);
  };
}

function dataFile(element: JsxElement, library: Library, file: VFile): string {
  const view = element.name as ViewName;
  const subjects = subjectsOf(view, library);
  const of = textAttribute(element, "of");
  if (subjects.length === 0) return fileOf(view);
  if (of === undefined) fail(file, element, `<${view}> needs an "of" with the name to show.`);
  if (!subjects.includes(of)) fail(file, element, unknown(view, of, subjects, library));
  const wantsFull = element.attributes.some(isNamed("full"));
  const symbol = library.symbols.find((entry) => entry.id === of);
  return fileOf(
    view,
    of,
    wantsFull && view === "PropTable" && Boolean(symbol && canBeFull(symbol)),
  );
}

function unknown(view: ViewName, of: string, subjects: string[], library: Library): string {
  const symbol = library.symbols.find((entry) => entry.id === of);
  if (symbol)
    return `<${view} of="${of}" />: ${of} is a ${symbol.kind} and has nothing to show there.`;
  const guess = nearest(of, subjects);
  return `<${view} of="${of}" />: the library has no ${of}.${guess ? ` Did you mean ${guess}?` : ""}`;
}

function fail(file: VFile, element: JsxElement, message: string): never {
  const where = file.path ? path.relative(process.cwd(), file.path) : "MDX";
  const line = element.position ? `:${element.position.start.line}` : "";
  throw new Error(`${where}${line}: ${message}`);
}

const isNamed =
  (name: string) =>
  (attribute: JsxElement["attributes"][number]): attribute is MdxJsxAttribute =>
    attribute.type === "mdxJsxAttribute" && attribute.name === name;

function textAttribute(element: JsxElement, name: string): string | undefined {
  const value = element.attributes.find(isNamed(name))?.value;
  return typeof value === "string" ? value : undefined;
}

function dataAttribute(local: string): MdxJsxAttribute {
  const program: Program = {
    type: "Program",
    sourceType: "module",
    body: [{ type: "ExpressionStatement", expression: { type: "Identifier", name: local } }],
  };
  return {
    type: "mdxJsxAttribute",
    name: "data",
    value: { type: "mdxJsxAttributeValueExpression", value: local, data: { estree: program } },
  };
}

function importNode(data: string, local: string): Node {
  const source = `@generated/library/default/${data}`;
  const estree: Program = {
    type: "Program",
    sourceType: "module",
    body: [
      {
        type: "ImportDeclaration",
        attributes: [],
        specifiers: [
          { type: "ImportDefaultSpecifier", local: { type: "Identifier", name: local } },
        ],
        source: { type: "Literal", value: source, raw: JSON.stringify(source) },
      },
    ],
  };
  const value = `import ${local} from ${JSON.stringify(source)};`;
  return { type: "mdxjsEsm", value, data: { estree } } as Node;
}
