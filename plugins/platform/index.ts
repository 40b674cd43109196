import path from "node:path";
import type { ThemeConfig } from "@docusaurus/theme-common";
import type { LoadContext, Plugin } from "@docusaurus/types";
import type { Configuration } from "webpack";
import { keptFolder } from "../kept";
import { absentParts } from "./absentParts";
import { BROWSER_ONLY } from "./browserOnly";
import { cacheDependsOnPlugins } from "./bundlerCache";
import { CHUNKS, COMPILED_AHEAD } from "./chunks";
import { desktopFromBreakpoint } from "./desktopFromBreakpoint";
import { docDescriptions, leaveOutDocList } from "./docDescriptions";
import { dropUnusedStyles } from "./dropUnusedStyles";
import { earlyCorrections } from "./earlyCorrections";
import { keptScripts } from "./keptScripts";
import {
  replacedModules,
  replacedRenderingModules,
  replacedRouteModules,
  routeAliases,
} from "./replacedModules";
import { RouteDirectory } from "./routeDirectory";
import { shortClassNames } from "./shortClassNames";
import { steadyRuntime } from "./steadyRuntime";

/** Of an empty element at the end of every page. */
const END_ID = "page-end";

/**
 * Mends what the platform does otherwise than the specification of the site. Listed among the
 * themes, after the classic one: its inline script corrects what the theme's script wrote.
 */
export default function platform({
  siteDir,
  siteConfig,
  baseUrl,
  generatedFilesDir,
}: LoadContext): Plugin {
  const ours = (file: string) => path.join(siteDir, "src/platform", file);
  const kept = keptFolder(generatedFilesDir);
  return {
    name: "platform",
    getClientModules: () =>
      ["consoleBanner", "routeAnnouncer", "scrollRestoration", "themeChange"].map(ours),
    async allContentLoaded({ allContent, actions }) {
      const list = JSON.stringify(docDescriptions(allContent));
      await actions.createData("doc-descriptions.json", list);
    },
    configureWebpack(config, isServer, { currentBundler }) {
      cacheDependsOnPlugins(config, siteDir);
      const isBuilt = process.env.NODE_ENV === "production";
      if (isBuilt) {
        shortClassNames(config);
      }
      const themeConfig = siteConfig.themeConfig as ThemeConfig;
      const { DefinePlugin, IgnorePlugin, NormalModuleReplacementPlugin } = currentBundler.instance;
      if (isServer) {
        config.entry = ours("rendering/entry.ts");
        const plugins = [
          new DefinePlugin({
            PARTS_FOLDER: JSON.stringify(path.join(config.output?.path ?? "", "assets/js")),
            KEPT_PAGES_FOLDER: JSON.stringify(path.join(kept, "pages")),
          }),
          new IgnorePlugin({ resourceRegExp: BROWSER_ONLY }),
          ...replacedRenderingModules(ours).map(
            ([original, replacement]) => new NormalModuleReplacementPlugin(original, replacement),
          ),
        ];
        return { plugins: plugins as Configuration["plugins"] };
      }
      const replaced = [...replacedModules(ours), ...(isBuilt ? replacedRouteModules(ours) : [])];
      if (isBuilt) {
        config.entry = ours("entry.ts");
        // Lists every chunk on every page, for the module that ours of the routes takes the place of.
        config.plugins = config.plugins?.filter(
          (plugin) => plugin?.constructor.name !== "ChunkAssetPlugin",
        );
        // Before those that are there: the first that fits is taken.
        config.resolve = {
          ...config.resolve,
          alias: { ...routeAliases(ours, generatedFilesDir), ...config.resolve?.alias },
        };
      }
      return {
        module: { rules: isBuilt ? [leaveOutDocList(generatedFilesDir, themeConfig.navbar)] : [] },
        optimization: { splitChunks: { cacheGroups: CHUNKS } },
        resolve: {
          alias: {
            tslib$: ours("slim/tslib.ts"),
            "react-helmet-async$": ours("slim/helmet.tsx"),
            ...(isBuilt && {
              "prop-types$": ours("slim/developmentOnly.ts"),
              "react-is$": ours("slim/developmentOnly.ts"),
              "hoist-non-react-statics$": ours("slim/hoistStatics.ts"),
            }),
          },
        },
        plugins: [
          ...replaced.map(
            ([original, replacement]) => new NormalModuleReplacementPlugin(original, replacement),
          ),
          ...(isBuilt
            ? [
                dropUnusedStyles(absentParts(themeConfig), kept),
                steadyRuntime,
                keptScripts(kept),
                new RouteDirectory(generatedFilesDir),
                new currentBundler.instance.BannerPlugin(COMPILED_AHEAD),
              ]
            : []),
          // Typed for another bundler than the one in use.
        ] as Configuration["plugins"],
      };
    },
    configurePostCss(options) {
      // The minifier knows the browsers that package.json names, and does the same again.
      return {
        ...options,
        // There is none: it would be looked for in every folder above every style sheet.
        config: false,
        plugins: [
          ...options.plugins.filter((plugin) => !String(plugin).includes("postcss-preset-env")),
          desktopFromBreakpoint,
        ],
      };
    },
    injectHtmlTags: () => ({
      headTags: [
        `<noscript><link rel="stylesheet" href="${baseUrl}noscript.css"></noscript>`,
        // Half a navbar or half a button, drawn before the rest has arrived, would move afterwards.
        // It is no delay: the style sheet, which drawing waits for, comes later than the text.
        `<link rel="expect" href="#${END_ID}" blocking="render">`,
      ],
      postBodyTags: [{ tagName: "div", attributes: { id: END_ID, hidden: true } }],
      preBodyTags: [{ tagName: "script", innerHTML: earlyCorrections(siteConfig.themeConfig) }],
    }),
  };
}
