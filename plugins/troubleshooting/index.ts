import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import type { DecoderEntry } from "../../src/components/ErrorDecoder/types";
import { readTroubleshooting, TROUBLESHOOTING_FILE } from "./data";

/** Gives the error decoder its entries, and stops the build where one leads nowhere. */
export default function troubleshooting({ siteDir }: LoadContext): Plugin<DecoderEntry[]> {
  return {
    name: "troubleshooting",
    getPathsToWatch: () => [path.join(siteDir, TROUBLESHOOTING_FILE)],
    loadContent: () => readTroubleshooting(siteDir),
    contentLoaded: async ({ content, actions }) => {
      await actions.createData("entries.json", JSON.stringify(content));
    },
  };
}
