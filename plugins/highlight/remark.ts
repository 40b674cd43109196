import type { Node } from "unist";
import { visit } from "unist-util-visit";
import { highlightMarked } from "./highlight";
import { importNode, type JsxElement, type Parent, textAttribute } from "./mdx";
import { parseMeta } from "./meta";

interface CodeNode extends Node {
  type: "code";
  lang?: string | null;
  meta?: string | null;
  value: string;
}

interface SourceFile {
  path?: string;
}

const component = "HighlightedCode";

/**
 * Replaces every fence by `<CodeBlock marked lang title>`. The code itself is not passed along:
 * the copy button reads it from the page.
 */
export default function remarkHighlight() {
  return (tree: Parent, file: SourceFile): void => {
    let isUsed = false;
    visit(tree as Node, "code", (node, index, parent) => {
      if (index === undefined || !parent) return;
      (parent as Parent).children[index] = codeBlock(node as CodeNode, file);
      isUsed = true;
    });
    if (isUsed) tree.children.unshift(importNode(component, "@theme/CodeBlock"));
  };
}

function codeBlock(node: CodeNode, file: SourceFile): JsxElement {
  const { title, lines } = parseMeta(node.meta);
  const lang = node.lang ?? "text";
  try {
    const marked = highlightMarked(node.value, lang, lines);
    return {
      type: "mdxJsxFlowElement",
      name: component,
      attributes: [
        textAttribute("marked", marked),
        textAttribute("lang", lang),
        ...(title ? [textAttribute("title", title)] : []),
      ],
      children: [],
      position: node.position,
    };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`${file.path ?? "MDX"}:${node.position?.start.line ?? 1}: ${reason}`, {
      cause,
    });
  }
}
