import { readFileSync } from "node:fs";
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { libraryDependencies } from "../examples/packages";

/** What the recipe builder has to know to write an install command. */
export interface RecipePackages {
  /** The version the site documents. */
  documented: string;
  /** Each package of the library with what has to be installed for it, and the versions. */
  dependencies: Record<string, Record<string, string>>;
}

export function recipePackages(root: string): RecipePackages {
  const manifest = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")) as {
    dependencies: Record<string, string>;
  };
  const names = Object.keys(manifest.dependencies).filter((name) => name.startsWith("@rpldy/"));
  return {
    documented: manifest.dependencies["@rpldy/uploady"] ?? "",
    dependencies: Object.fromEntries(
      names.map((name) => [name, libraryDependencies(root, [`import "${name}";`])]),
    ),
  };
}

export default function recipesPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: "recipes",
    contentLoaded: async ({ actions }) => {
      await actions.createData("packages.json", JSON.stringify(recipePackages(siteDir)));
    },
  };
}
