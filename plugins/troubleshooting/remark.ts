import { elementsNamed, expressionAttribute, importNode, type Parent } from "../highlight/mdx";

const COMPONENT = "ErrorDecoder";
const DATA = "errorDecoderEntries";

/** Imports the decoder and its entries where a page shows it, so that no other page carries them. */
export default function remarkTroubleshooting() {
  return (tree: Parent): void => {
    const elements = elementsNamed(COMPONENT, tree);
    for (const { attributes } of elements) {
      attributes.push(expressionAttribute("entries", DATA, { type: "Identifier", name: DATA }));
    }
    if (elements.length === 0) return;
    tree.children.unshift(
      importNode(COMPONENT, "@site/src/components/ErrorDecoder"),
      importNode(DATA, "@generated/troubleshooting/default/entries.json"),
    );
  };
}
