import path from "node:path";
import type { Plugin } from "@docusaurus/types";

/** Code is highlighted while the site is built, so the highlighter of the theme stays out of it. */
export default function highlightPlugin(): Plugin {
  return {
    name: "highlight",
    configureWebpack: () => ({
      resolve: { alias: { "prism-react-renderer$": path.join(__dirname, "noPrism.ts") } },
    }),
  };
}
