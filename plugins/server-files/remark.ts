import { nearest } from "../content-rules/references";
import {
  elementsNamed,
  expressionAttribute,
  importNode,
  type Parent,
  textValue,
} from "../highlight/mdx";
import { SERVERS_FOLDER, serverFiles } from ".";

/** Gives `<ServerFile name="multipart.ts" />` the highlighted source of that file. */
export default function remarkServerFiles({ root }: { root: string }) {
  return (tree: Parent, file: { path?: string }): void => {
    const imports = new Map<string, string>();
    for (const element of elementsNamed("ServerFile", tree)) {
      const name = textValue(element, "name") ?? "";
      const known = serverFiles(root);
      if (!known.includes(name)) {
        const near = nearest(name, known);
        const mend = near ? `did you mean "${near}"?` : `use one of: ${known.join(", ")}`;
        const line = element.position?.start.line ?? 1;
        throw new Error(
          `${file.path ?? "MDX"}:${line}: ${SERVERS_FOLDER}/ has no file "${name}" (mend: ${mend})`,
        );
      }
      const local = `server_${name.replace(/\W/g, "_")}`;
      imports.set(local, `@generated/server-files/default/${name}.json`);
      element.attributes.push(
        expressionAttribute("data", local, { type: "Identifier", name: local }),
      );
    }
    tree.children.unshift(...[...imports].map(([local, source]) => importNode(local, source)));
  };
}
