import type { Compiler, WebpackPluginInstance } from "webpack";
import { withoutConstants } from "./constantStyles";
import { withoutOverridden } from "./pageVariables";
import { variablesReadIn, withoutUnusedStyles, wordsOf } from "./unusedStyles";

const isOfSite = (name: string) => name.startsWith("assets/css/styles.");

/** Runs before style sheets are minified and named after their content. */
export const dropUnusedStyles = (absent: RegExp): WebpackPluginInstance => ({
  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.compilation.tap("dropUnusedStyles", (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: "dropUnusedStyles", stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE },
        (assets) => {
          const textsOf = (names: string[]) =>
            names.map((name) => [name, String(assets[name]?.source())] as const);
          const scripts = textsOf(Object.keys(assets).filter((name) => name.endsWith(".js")))
            .map(([, text]) => text)
            .join("\n");
          const words = wordsOf(scripts);
          // The one that every page has comes first.
          const sheets = textsOf(
            Object.keys(assets).filter((name) => name.startsWith("assets/css/")),
          )
            .sort(([one], [other]) => Number(isOfSite(other)) - Number(isOfSite(one)))
            .map(([name, css]) => [name, isOfSite(name) ? withoutOverridden(css) : css] as const);
          const read = sheets.map(([, css]) => variablesReadIn(css));
          const used = sheets.map(([, css], index) =>
            withoutUnusedStyles(css, {
              isWord: (word) => words.has(word) && !absent.test(word),
              isReadElsewhere: (name) => read.some((names, of) => of !== index && names.has(name)),
            }),
          );
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
