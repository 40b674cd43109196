import type { Node } from "unist";
import { visit } from "unist-util-visit";
import { PACKAGE_MANAGERS } from "../../src/packageManagers";
import { highlightMarked } from "../highlight/highlight";
import { type JsxElement, type Parent, textAttribute, textValue } from "../highlight/mdx";
import { installCommands } from "./commands";

/** Gives `<Install packages="uploady upload-button" />` one highlighted line per package manager. */
export default function remarkInstall({ root }: { root: string }) {
  return (tree: Parent, file: { path?: string }): void => {
    const elements: JsxElement[] = [];
    visit(tree as Node, "mdxJsxFlowElement", (node) => {
      const element = node as JsxElement;
      if (element.name === "Install") elements.push(element);
    });
    for (const element of elements) {
      try {
        const names = textValue(element, "packages")?.split(/\s+/).filter(Boolean) ?? [];
        const { commands, needsOverrides } = installCommands(root, names);
        for (const manager of PACKAGE_MANAGERS) {
          const marked = highlightMarked(commands[manager], "bash");
          element.attributes.push(textAttribute(manager, marked));
        }
        if (needsOverrides) {
          element.attributes.push({ type: "mdxJsxAttribute", name: "needsOverrides", value: null });
        }
      } catch (cause) {
        const line = element.position?.start.line ?? 1;
        throw new Error(
          `${file.path ?? "MDX"}:${line}: <Install>: ${cause instanceof Error ? cause.message : cause}`,
          { cause },
        );
      }
    }
  };
}
