import type { Link, RootContent } from "mdast";
import type { Node } from "unist";
import { VFile } from "vfile";
import type { ExampleSource } from "../examples/files";
import type { Library } from "../library/model";
import remarkLibrary from "../library/remark";
import type { ComponentSource } from "./components";
import { expandTree } from "./expand";
import { parseMdx, printMarkdown } from "./markdown";

/** What the twin of a page is made from. */
export interface TwinPage {
  permalink: string;
  title: string;
  description: string;
  /** A line below the description, such as a post's date. */
  dated?: string;
  /** An MDX file of the content, or a list of pages. */
  body: { file: string; text: string } | { list: readonly ListedPage[] };
}

export interface ListedPage {
  permalink: string;
  title: string;
  description?: string;
}

export interface TwinSite {
  /** Origin of the site, without a slash at its end. */
  url: string;
  root: string;
  library: Library;
  examples: ReadonlyMap<string, ExampleSource>;
  /** The data files of plugins/library by name. */
  data: ReadonlyMap<string, unknown>;
  /** Addresses of all pages by their files. */
  permalinks: ReadonlyMap<string, string>;
}

/** File name of a twin; it stands beside the index.html of its page. */
export const TWIN_FILE = "index.md";

/** The page as plain Markdown: same words, same data, no components, links that work anywhere. */
export async function twinOf(page: TwinPage, site: TwinSite): Promise<string> {
  const body = "list" in page.body ? listNodes(page.body.list, site) : await content(page, site);
  return printMarkdown([
    { type: "heading", depth: 1, children: [{ type: "text", value: page.title }] },
    ...(page.description
      ? [
          {
            type: "blockquote",
            children: [
              { type: "paragraph", children: [{ type: "text", value: page.description }] },
            ],
          } satisfies RootContent,
        ]
      : []),
    {
      type: "paragraph",
      children: [
        { type: "text", value: `${page.dated ? `${page.dated}. ` : ""}Source: ` },
        link(`${site.url}${page.permalink}`, `${site.url}${page.permalink}`),
      ],
    },
    ...body,
  ]);
}

const link = (url: string, label: string): Link => ({
  type: "link",
  url,
  children: [{ type: "text", value: label }],
});

function listNodes(list: readonly ListedPage[], site: TwinSite): RootContent[] {
  return [
    {
      type: "list",
      spread: false,
      children: list.map(({ permalink, title, description }) => ({
        type: "listItem",
        children: [
          {
            type: "paragraph",
            children: [
              link(`${site.url}${permalink}`, title),
              ...(description ? [{ type: "text" as const, value: `: ${description}` }] : []),
            ],
          },
        ],
      })),
    },
  ];
}

const FRONT_MATTER = /^---\r?\n[\s\S]*?\r?\n---(?:\r?\n|$)/;
const LIBRARY_IMPORT = /^import (\w+) from "@generated\/library\/default\/(.+)";$/;

async function content({ body, permalink }: TwinPage, site: TwinSite): Promise<RootContent[]> {
  if (!("text" in body)) return [];
  // Blank lines instead of the front matter, so that messages name the right line.
  const text = body.text.replace(FRONT_MATTER, (block) => block.replace(/[^\n]/g, ""));
  const tree = parse(text, body.file);
  // The same step as in the page: it opens <ApiSections /> and says which data each table gets.
  await remarkLibrary({ load: async () => site.library })(
    tree as Node,
    new VFile({ path: `${site.root}/${body.file}` }),
  );
  const files = new Map(
    tree.children.flatMap((node) => {
      const found = node.type === "mdxjsEsm" && LIBRARY_IMPORT.exec(node.value);
      return found ? [[found[1] ?? "", found[2] ?? ""] as const] : [];
    }),
  );
  const source: ComponentSource = {
    root: site.root,
    examples: site.examples,
    version: site.library.version,
    dataOf(code) {
      const [local = "", key = ""] = code.split(".");
      const data = site.data.get(files.get(local) ?? "") as Record<string, unknown> | undefined;
      if (data?.[key] === undefined) throw new Error(`${code} is no data of the library`);
      return data[key];
    },
  };
  return expandTree(tree, {
    text,
    source,
    file: body.file,
    permalink,
    site: site.url,
    permalinks: site.permalinks,
  });
}

function parse(text: string, file: string) {
  try {
    return parseMdx(text);
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}
