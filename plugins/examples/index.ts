import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { buildExamples, type ExampleData, keptExamples } from "./build";
import { examplesFolder, readExamples } from "./files";
import { sandboxParts } from "./packages";

/** Gives every example of `examples/` to the site as data: highlighted code and what it imports. */
export default function examplesPlugin({ siteDir }: LoadContext): Plugin<ExampleData[]> {
  return {
    name: "examples",
    getPathsToWatch: () => [path.join(siteDir, examplesFolder, "**/*.{ts,tsx,css,json}")],
    loadContent: async () => {
      const kept = keptExamples();
      const examples = await buildExamples(siteDir, readExamples(siteDir), kept);
      kept.save();
      return examples;
    },
    contentLoaded: async ({ content, actions }) => {
      await actions.createData("sandbox.json", JSON.stringify(sandboxParts(siteDir)));
      await Promise.all(
        content.map((example) =>
          actions.createData(`${example.name}.json`, JSON.stringify(example)),
        ),
      );
    },
  };
}
