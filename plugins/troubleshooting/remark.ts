import type { Node } from "unist";
import { visit } from "unist-util-visit";
import { expressionAttribute, importNode, type JsxElement, type Parent } from "../highlight/mdx";

const COMPONENT = "ErrorDecoder";
const DATA = "errorDecoderEntries";

/** Imports the decoder and its entries where a page shows it, so that no other page carries them. */
export default function remarkTroubleshooting() {
  return (tree: Parent): void => {
    let isUsed = false;
    visit(tree as Node, "mdxJsxFlowElement", (node) => {
      const element = node as JsxElement;
      if (element.name !== COMPONENT) return;
      isUsed = true;
      element.attributes.push(
        expressionAttribute("entries", DATA, { type: "Identifier", name: DATA }),
      );
    });
    if (!isUsed) return;
    tree.children.unshift(
      importNode(COMPONENT, "@site/src/components/ErrorDecoder"),
      importNode(DATA, "@generated/troubleshooting/default/entries.json"),
    );
  };
}
