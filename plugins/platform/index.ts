import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { desktopFromBreakpoint } from "./desktopFromBreakpoint";
import { dropUnusedStyles } from "./dropUnusedStyles";
import { earlyCorrections } from "./earlyCorrections";
import { replacedModules } from "./replacedModules";

/** Parts that load on demand bring their styles along; all others are in the one style sheet. */
const ON_DEMAND = /[\\/](?:src[\\/](?:lab|search[\\/]Modal)|examples)[\\/]/;

function isNeededAtOnce(module: { nameForCondition(): string | null }): boolean {
  return !ON_DEMAND.test(module.nameForCondition() ?? "");
}

/**
 * Mends what the platform does otherwise than the specification of the site. Listed among the
 * themes, after the classic one: its inline script corrects what the theme's script wrote.
 */
export default function platform({ siteDir, siteConfig, baseUrl }: LoadContext): Plugin {
  const ours = (file: string) => path.join(siteDir, "src/platform", file);
  return {
    name: "platform",
    getClientModules: () => ["consoleBanner", "routeAnnouncer", "scrollRestoration"].map(ours),
    configureWebpack: (_config, isServer, { currentBundler }) =>
      isServer
        ? {}
        : {
            optimization: { splitChunks: { cacheGroups: { styles: { test: isNeededAtOnce } } } },
            resolve: { alias: { tslib$: ours("slim/tslib.ts") } },
            plugins: [
              ...replacedModules(ours).map(
                ([original, replacement]) =>
                  new currentBundler.instance.NormalModuleReplacementPlugin(original, replacement),
              ),
              ...(process.env.NODE_ENV === "production" ? [dropUnusedStyles] : []),
            ],
          },
    configurePostCss(options) {
      options.plugins.push(desktopFromBreakpoint);
      return options;
    },
    injectHtmlTags: () => ({
      headTags: [`<noscript><link rel="stylesheet" href="${baseUrl}noscript.css"></noscript>`],
      preBodyTags: [{ tagName: "script", innerHTML: earlyCorrections(siteConfig.themeConfig) }],
    }),
  };
}
