import { createProcessor } from "@mdx-js/mdx";
import type { Root, RootContent } from "mdast";
import { gfmToMarkdown } from "mdast-util-gfm";
import { toMarkdown } from "mdast-util-to-markdown";
import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";

const mdx = createProcessor({ format: "mdx", remarkPlugins: [remarkGfm, remarkDirective] });
const plain = createProcessor({ format: "md", remarkPlugins: [remarkGfm] });

/** A page as its author wrote it, front matter taken off. */
export const parseMdx = (text: string): Root => mdx.parse(text) as Root;

/** Markdown that an expansion made. */
export const parseMarkdown = (text: string): RootContent[] => (plain.parse(text) as Root).children;

export function printMarkdown(children: RootContent[]): string {
  return toMarkdown(
    { type: "root", children },
    {
      bullet: "-",
      emphasis: "_",
      rule: "-",
      listItemIndent: "one",
      resourceLink: true,
      extensions: [gfmToMarkdown({ tablePipeAlign: false })],
    },
  );
}
