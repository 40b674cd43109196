import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";

/** Where the browser bundle finds the package that creates uploaders. */
export function labAliases(siteDir: string): Record<string, string> {
  // "$" matches the bare name only, so the replacement can still import the original by path
  return { "@rpldy/uploader$": path.join(siteDir, "src/lab/observed/uploader.ts") };
}

/** Lets the upload lab see the events of every example without a line of code in the examples. */
export default function labPlugin(context: LoadContext): Plugin {
  return {
    name: "lab",
    configureWebpack(_config, isServer) {
      return isServer ? {} : { resolve: { alias: labAliases(context.siteDir) } };
    },
  };
}
