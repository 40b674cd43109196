import type { LoadContext, Plugin } from "@docusaurus/types";
import type { LibraryGlobalData } from "./types";

export default function library({ siteDir }: LoadContext): Plugin<LibraryGlobalData> {
  return {
    name: "library",
    loadContent: async () => {
      const { version } = require(
        require.resolve("@rpldy/uploady/package.json", { paths: [siteDir] }),
      ) as { version: string };
      return { version };
    },
    contentLoaded: async ({ content, actions }) => actions.setGlobalData(content),
  };
}
