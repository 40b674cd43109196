import type { LoadContext, Plugin } from "@docusaurus/types";
import type { OfflineGlobalData } from "../../src/offline/messages";
import type { OfflineStrategy } from "../../src/offline/strategies";

export interface OfflineOptions {
  /** Any one of these that holds turns offline mode on. */
  strategies: OfflineStrategy[];
  /** Lets page and worker say what they do, in the console. */
  debug?: boolean;
}

/**
 * Makes the site installable and readable without a network. The worker itself is written after
 * the build (writeServiceWorker), because it lists what all plugins wrote, each in its own time.
 */
export default function offline(context: LoadContext, options: OfflineOptions): Plugin {
  const { baseUrl, siteDir } = context;
  return {
    name: "offline",
    contentLoaded: async ({ actions }) => {
      const data: OfflineGlobalData = {
        strategies: options.strategies,
        debug: options.debug ?? false,
      };
      actions.setGlobalData(data);
    },
    getClientModules: () => [`${siteDir}/src/offline/register.ts`],
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: "link",
          attributes: { rel: "manifest", href: `${baseUrl}manifest.webmanifest` },
        },
        {
          tagName: "link",
          attributes: { rel: "icon", type: "image/svg+xml", href: `${baseUrl}img/favicon.svg` },
        },
        {
          tagName: "link",
          attributes: { rel: "apple-touch-icon", href: `${baseUrl}img/apple-touch-icon.png` },
        },
        {
          tagName: "meta",
          attributes: {
            name: "theme-color",
            media: "(prefers-color-scheme: light)",
            content: "#fcfcfa",
          },
        },
        {
          tagName: "meta",
          attributes: {
            name: "theme-color",
            media: "(prefers-color-scheme: dark)",
            content: "#10191e",
          },
        },
      ],
    }),
  };
}
