import type { Compiler, WebpackPluginInstance } from "webpack";
import { withoutConstants } from "./constantStyles";
import { withoutOverridden } from "./pageVariables";
import { withoutUnusedStyles, wordsOf } from "./unusedStyles";

const isOfSite = (name: string) => name.startsWith("assets/css/styles.");

/** Runs before style sheets are minified and named after their content. */
export const dropUnusedStyles = (absent: RegExp): WebpackPluginInstance => ({
  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.compilation.tap("dropUnusedStyles", (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: "dropUnusedStyles", stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE },
        (assets) => {
          const named = Object.entries(assets).map(
            ([name, source]) => [name, source.source().toString()] as const,
          );
          const scripts = named
            .filter(([name]) => name.endsWith(".js"))
            .map(([, text]) => text)
            .join("\n");
          const words = new Set([...wordsOf(scripts)].filter((word) => !absent.test(word)));
          // The one that every page has comes first.
          const sheets = named
            .filter(([name]) => name.startsWith("assets/css/"))
            .sort(([one], [other]) => Number(isOfSite(other)) - Number(isOfSite(one)))
            .map(([name, css]) => [name, isOfSite(name) ? withoutOverridden(css) : css] as const);
          const used = sheets.map((sheet) => {
            const others = sheets.filter((other) => other !== sheet).map(([, css]) => css);
            return withoutUnusedStyles(sheet[1], words, others.join("\n"));
          });
          for (const [index, css] of withoutConstants(used, scripts).entries()) {
            const name = sheets[index]?.[0];
            if (name) {
              compilation.updateAsset(name, new sources.RawSource(css));
            }
          }
        },
      );
    });
  },
});
