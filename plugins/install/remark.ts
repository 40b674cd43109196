import { PACKAGE_MANAGERS } from "../../src/packageManagers";
import { highlightMarked } from "../highlight/highlight";
import { elementsNamed, type Parent, textAttribute, textValue } from "../highlight/mdx";
import { installCommands } from "./commands";

/** Gives `<Install packages="uploady upload-button" />` one highlighted line per package manager. */
export default function remarkInstall({ root }: { root: string }) {
  return (tree: Parent, file: { path?: string }): void => {
    for (const element of elementsNamed("Install", tree)) {
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
