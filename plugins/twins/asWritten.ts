import type { Link } from "mdast";
import type { Node, Parent } from "unist";

/** What is the same in MDX and in Markdown. */
const MARKDOWN = new Set([
  "blockquote",
  "break",
  "code",
  "delete",
  "emphasis",
  "heading",
  "inlineCode",
  "link",
  "list",
  "listItem",
  "paragraph",
  "strong",
  "table",
  "tableCell",
  "tableRow",
  "text",
  "thematicBreak",
]);

/**
 * The text of a block that is Markdown already, with the addresses of its links replaced. Nothing
 * where it holds more: that has to be written out.
 */
export function asWritten(
  block: Node,
  { text }: { text: string },
  urlOf: (url: string) => string,
): string | undefined {
  const start = block.position?.start.offset;
  const end = block.position?.end.offset;
  if (start === undefined || end === undefined) return undefined;
  let written = "";
  let position = start;

  const sourceOf = (node: Node) =>
    text.slice(node.position?.start.offset, node.position?.end.offset);

  function isWritable(node: Node): boolean {
    if (!MARKDOWN.has(node.type)) return false;
    // What follows the language of a fence is for this site.
    if (node.type === "code" && (node as Node & { meta?: string | null }).meta) return false;
    // MDX needs `&lt;` where people read better without.
    if (node.type === "text" && /&#?\w+;/.test(sourceOf(node))) return false;
    if (!((node as Parent).children ?? []).every(isWritable)) return false;
    return node.type !== "link" || writeLink(node as Link);
  }

  function writeLink(link: Link): boolean {
    const { url, children } = link;
    const from = children.at(-1)?.position?.end.offset ?? 0;
    // An address that stands in the text as it is.
    if (sourceOf(link) === url) return true;
    if (!text.startsWith(`](${url}`, from)) return false;
    written += text.slice(position, from + 2) + urlOf(url);
    position = from + 2 + url.length;
    return true;
  }

  return isWritable(block) ? written + text.slice(position, end) : undefined;
}
