import type { Root, RootContent } from "mdast";
import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import remarkStringify from "remark-stringify";
import { unified } from "unified";

const mdx = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective).freeze();

const markdown = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, {
    bullet: "-",
    emphasis: "_",
    rule: "-",
    listItemIndent: "one",
  })
  .freeze();

/** A page as its author wrote it, front matter taken off. */
export const parseMdx = (text: string): Root => mdx.parse(text);

export const printMarkdown = (children: RootContent[]): string =>
  markdown.stringify({ type: "root", children });
