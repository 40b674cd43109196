import { existsSync } from "node:fs";
import path from "node:path";
import type { Program } from "estree-jsx";
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import type { Node, Parent } from "unist";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { loadLibrary } from "./cache";
import { anchorOf, listOf, symbolsIn } from "./docs";
import { canBeFull, type Place, placeOf, subjectsOf, VIEW_NAMES, type ViewName } from "./files";
import type { Library } from "./model";
import { nearest } from "./nearest";

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

interface Options {
  /** The library to look names up in; the installed one unless told. */
  load?: () => Promise<Library>;
}

const isView = (name: string | null): name is ViewName => VIEW_NAMES.some((view) => view === name);

/** One section per symbol of the page: heading, signature, what the author says, tables. */
const SECTIONS = "ApiSections";
const SECTION_VIEWS: readonly ViewName[] = ["Signature", "ApiNotes", "PropTable", "Members"];

/**
 * Gives `<PropTable of="X" />` and its like their data: an import of the generated JSON, of
 * which `data` is a part. Parts that no page names end up in none.
 */
export default function remarkLibrary({ load = () => loadLibrary() }: Options = {}) {
  return async (tree: Node, file: VFile): Promise<void> => {
    let library: Library | undefined;
    const sections: { element: JsxElement; index: number; parent: Parent }[] = [];
    visit(tree, "mdxJsxFlowElement", (node, index, parent) => {
      const element = node as unknown as JsxElement;
      if (element.name !== SECTIONS || index === undefined || !parent) return;
      sections.push({ element, index, parent: parent as Parent });
    });
    // From the last to the first, so that the places of the others stay right.
    for (const { element, index, parent } of sections.reverse()) {
      library ??= await load();
      parent.children.splice(index, 1, ...sectionNodes(element, library, file));
    }

    const elements: JsxElement[] = [];
    visit(tree, ["mdxJsxFlowElement", "mdxJsxTextElement"], (node) => {
      const element = node as JsxElement;
      if (isView(element.name) && !element.attributes.some(isNamed("data"))) elements.push(element);
    });
    if (elements.length === 0) return;

    library ??= await load();
    const imports = new Map<string, string>();
    for (const element of elements) {
      const data = placeOfData(element, library, file);
      const local = imports.get(data.file) ?? `libraryData${imports.size}`;
      imports.set(data.file, local);
      element.attributes.push(dataAttribute(local, data.key));
    }
    const statements = [...imports].map(([data, local]) => importNode(data, local));
    (tree as Parent).children.unshift(...statements);
  };
}

function sectionNodes(element: JsxElement, library: Library, file: VFile): Node[] {
  const beside = file.path?.replace(/\.mdx?$/, ".api.yml");
  const listed = beside && existsSync(beside) ? symbolsIn(beside) : [];
  const of = textAttribute(element, "of");
  const ids = of === undefined ? listed : listOf(of);
  const level = Number(textAttribute(element, "level") ?? 2);
  if (ids.length === 0)
    fail(file, element, `<${SECTIONS} /> finds no symbols: no .api.yml beside.`);
  return ids.flatMap((id): Node[] => {
    if (!listed.includes(id)) {
      fail(
        file,
        element,
        `<${SECTIONS} of="${of}" />: ${id} is not listed in the .api.yml beside.`,
      );
    }
    const name = id.split("/").at(-1) ?? id;
    const anchor = anchorOf(id);
    const heading = {
      type: "heading",
      depth: level,
      data: { id: anchor, hProperties: { id: anchor } },
      children: [{ type: "text", value: name }],
    };
    const views = SECTION_VIEWS.filter((view) => subjectsOf(view, library).includes(id));
    return [heading, ...views.map((view) => viewNode(view, id, element))];
  });
}

function viewNode(name: ViewName, of: string, origin: JsxElement): MdxJsxFlowElement {
  return {
    type: "mdxJsxFlowElement",
    name,
    attributes: [{ type: "mdxJsxAttribute", name: "of", value: of }],
    children: [],
    ...(origin.position ? { position: origin.position } : {}),
  };
}

function placeOfData(element: JsxElement, library: Library, file: VFile): Place {
  const view = element.name as ViewName;
  const subjects = subjectsOf(view, library);
  const of = textAttribute(element, "of");
  if (subjects.length === 0) return placeOf(view);
  if (of === undefined) fail(file, element, `<${view}> needs an "of" with the name to show.`);
  if (!subjects.includes(of)) fail(file, element, unknown(view, of, subjects, library));
  const wantsFull = element.attributes.some(isNamed("full"));
  const symbol = library.symbols.find((entry) => entry.id === of);
  return placeOf(
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

function dataAttribute(local: string, key: string): MdxJsxAttribute {
  const program: Program = {
    type: "Program",
    sourceType: "module",
    body: [
      {
        type: "ExpressionStatement",
        expression: {
          type: "MemberExpression",
          object: { type: "Identifier", name: local },
          property: { type: "Identifier", name: key },
          computed: false,
          optional: false,
        },
      },
    ],
  };
  const value = `${local}.${key}`;
  return {
    type: "mdxJsxAttribute",
    name: "data",
    value: { type: "mdxJsxAttributeValueExpression", value, data: { estree: program } },
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
