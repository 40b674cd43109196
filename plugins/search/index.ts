import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { hostsOf, type SearchGlobalData } from "../../src/search/hosted/config";
import { keptFolder } from "../kept";
import { pagesFromSource } from "./fromSource";
import { hostedFromEnvironment, type SearchPluginOptions } from "./options";
import { writeParts, writeSearchIndex } from "./write";

/** The search of the site: its index, and the hosted service where one is configured. */
export default function search(
  { generatedFilesDir, baseUrl, siteDir }: LoadContext,
  options: SearchPluginOptions,
): Plugin {
  const hosted = hostedFromEnvironment(process.env, options);
  const developing = process.env.NODE_ENV === "development";
  const developmentDir = path.join(generatedFilesDir, "search-development");
  return {
    name: "search",

    contentLoaded: async ({ actions }) =>
      actions.setGlobalData({ hosted } satisfies SearchGlobalData),

    // While writing, nothing is rendered to files: the sources give an index good enough to try.
    allContentLoaded: async ({ allContent }) => {
      if (developing) {
        writeParts(developmentDir, pagesFromSource(siteDir, allContent));
      }
    },

    configureWebpack: () => (developing ? servedAt(baseUrl, developmentDir) : {}),

    injectHtmlTags: () => ({
      headTags: hosted
        ? [
            {
              tagName: "link",
              attributes: { rel: "preconnect", href: hostsOf(hosted)[0] ?? "", crossorigin: "" },
            },
          ]
        : [],
    }),

    postBuild: async ({ outDir }) => {
      const { requireKeywordPages } = options;
      const keptDir = keptFolder(generatedFilesDir);
      await writeSearchIndex(outDir, { requireKeywordPages, keptDir });
    },
  };
}

/** The types of a bundler's configuration leave its development server out. */
function servedAt(publicPath: string, directory: string): object {
  return { devServer: { static: [{ directory, publicPath, watch: false }] } };
}
