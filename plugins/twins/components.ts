import { readFileSync } from "node:fs";
import path from "node:path";
import type { BlockContent, Heading, PhrasingContent, RootContent } from "mdast";
import { DIAGRAM_TEXTS, type DiagramName } from "../../src/components/diagrams/texts";
import { PACKAGE_MANAGERS } from "../../src/packageManagers";
import type { ExampleSource } from "../examples/files";
import { installCommands } from "../install/commands";
import * as views from "../library/markdown";
import { SERVERS_FOLDER } from "../server-files";
import { troubleshootingMarkdown } from "../troubleshooting/markdown";
import type { PageContext } from "./expand";

/** Where the pages' components have their data from. */
export interface ComponentSource {
  /**
   * Folder that holds docs/, servers/ and package.json. What is read from there has to be in
   * sharedInput.ts, or a twin stays as it is when that changes.
   */
  root: string;
  /** The examples by name. */
  examples: ReadonlyMap<string, ExampleSource>;
  /** Version of the library the site documents. */
  version: string;
  /** What a page gives the element as its data, which is part of a file that it imports. */
  dataOf(code: string): unknown;
}

interface Element extends ComponentSource {
  page: PageContext;
  /** Level of the heading the element stands below. */
  depth: number;
  attribute(name: string): string | true | { code: string } | undefined;
  children(): RootContent[];
}

/** Markdown as text, or as nodes where children have to be kept. */
type Expansion = (element: Element) => string | RootContent[];

const text = (value: string): PhrasingContent => ({ type: "text", value });

const paragraph = (...children: PhrasingContent[]): BlockContent => ({
  type: "paragraph",
  children,
});

const bold = (value: string): PhrasingContent => ({ type: "strong", children: [text(value)] });

function fence(name: string, source: string): RootContent {
  return {
    type: "code",
    lang: name.split(".").at(-1) ?? null,
    meta: `title="${name}"`,
    value: source.trimEnd(),
  };
}

function required(element: Element, name: string): string {
  const value = element.attribute(name);
  if (typeof value !== "string") throw new Error(`"${name}" has to be written as text`);
  return value;
}

/** A component whose data the page imports, see plugins/library/remark.ts. */
function view<View>(markdown: (data: View) => string): Expansion {
  return (element) => {
    const data = element.attribute("data");
    if (typeof data !== "object") throw new Error("it has no data");
    return markdown(element.dataOf(data.code) as View);
  };
}

const diagram =
  (name: DiagramName): Expansion =>
  () => {
    const { title, caption } = DIAGRAM_TEXTS[name];
    return [paragraph(bold(`${title}.`), text(` ${caption}`))];
  };

const diagrams = Object.fromEntries(
  (Object.keys(DIAGRAM_TEXTS) as DiagramName[]).map((name) => [name, diagram(name)]),
);

function example(element: Element): RootContent[] {
  const name = required(element, "name");
  const found = element.examples.get(name);
  if (!found) throw new Error(`no example is called "${name}"`);
  return found.files.map((file) => fence(file.name, file.source));
}

function serverFile(element: Element): RootContent[] {
  const name = required(element, "name");
  const file = path.join(element.root, SERVERS_FOLDER, name);
  return [fence(`${SERVERS_FOLDER}/${name}`, readFileSync(file, "utf8"))];
}

function install(element: Element): string {
  const names = required(element, "packages").split(/\s+/).filter(Boolean);
  const { commands, needsOverrides } = installCommands(element.root, names);
  const fences = PACKAGE_MANAGERS.map((manager) => `\`\`\`bash\n${commands[manager]}\n\`\`\``);
  const hint = `One of these has no ${element.version} on the registry; the release with the same source stands in for it. [Add the overrides](/docs/getting-started/installation/#overrides), or two versions end up side by side.`;
  return [...fences, ...(needsOverrides ? [hint] : [])].join("\n\n");
}

function known(element: Element): RootContent[] {
  const mendedIn = element.attribute("mendedIn");
  return [
    {
      type: "blockquote",
      children: [
        paragraph(bold(`Known in ${element.version}: ${required(element, "title")}`)),
        ...blocks(element.children()),
        ...(typeof mendedIn === "string" ? [paragraph(text(`Mended in ${mendedIn}.`))] : []),
      ],
    },
  ];
}

/** What stands on one line with its tags is text without a paragraph of its own. */
function blocks(nodes: RootContent[]): BlockContent[] {
  const isInline = nodes.some((node) => ["text", "inlineCode", "link"].includes(node.type));
  return isInline ? [paragraph(...(nodes as PhrasingContent[]))] : (nodes as BlockContent[]);
}

function tab(element: Element): RootContent[] {
  const label = element.attribute("label") ?? element.attribute("value");
  const depth = Math.min(element.depth + 1, 6) as Heading["depth"];
  return [
    { type: "heading", depth, children: [text(typeof label === "string" ? label : "Tab")] },
    ...blocks(element.children()),
  ];
}

/** A form makes no sense as text; where it is does. */
function form(element: Element): string {
  const anchor = element.attribute("anchor");
  const at = typeof anchor === "string" ? `#${anchor}` : "";
  return `This part is a form. [Fill it in on the page](${element.page.permalink}${at}).`;
}

const inner: Expansion = (element) => element.children();

/**
 * Every component a page may use, as plain Markdown. A page with one that is missing here does not
 * build: the twin would otherwise lack what the page shows.
 */
export const COMPONENTS: Readonly<Record<string, Expansion>> = {
  Signature: view(views.signatureMarkdown),
  ApiNotes: view(views.apiNotesMarkdown),
  PropTable: view(views.propTableMarkdown),
  Members: view(views.membersMarkdown),
  Related: view(views.relatedMarkdown),
  EventPayload: view(views.eventPayloadMarkdown),
  EventTable: view(views.eventTableMarkdown),
  LifecycleMap: view(views.lifecycleMapMarkdown),
  PackageFacts: view(views.packageFactsMarkdown),
  PackageExports: view(views.packageExportsMarkdown),
  ...diagrams,
  Example: example,
  ServerFile: serverFile,
  Install: install,
  Known: known,
  ErrorDecoder: ({ root }) => troubleshootingMarkdown(root),
  RecipeBuilder: form,
  Tabs: inner,
  TabItem: tab,
  details: inner,
  summary: (element) => [{ type: "strong", children: element.children() as PhrasingContent[] }],
  kbd: (element) => element.children(),
  br: () => [{ type: "break" }],
};
