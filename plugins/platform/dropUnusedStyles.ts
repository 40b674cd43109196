import postcss from "postcss";
import type { Compiler, WebpackPluginInstance } from "webpack";
import { inlineConstants } from "./constantStyles";
import { removeOverridden } from "./pageVariables";
import { removeUnusedStyles, variablesReadIn, wordsOf } from "./unusedStyles";

const isOfSite = (name: string) => name.startsWith("assets/css/styles.");

/** Runs before style sheets are minified and named after their content. */
export const dropUnusedStyles = (absent: RegExp): WebpackPluginInstance => ({
  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.compilation.tap("dropUnusedStyles", (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: "dropUnusedStyles", stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE },
        (assets) => {
          const textOf = (name: string) => String(assets[name]?.source());
          const names = Object.keys(assets);
          const scripts = names.filter((name) => name.endsWith(".js")).map(textOf);
          const words = wordsOf(scripts);
          // The one that every page has comes first.
          const sheets = names
            .filter((name) => name.startsWith("assets/css/"))
            .sort((one, other) => Number(isOfSite(other)) - Number(isOfSite(one)))
            .map((name) => ({ name, root: postcss.parse(textOf(name)) }));
          for (const { name, root } of sheets) {
            if (isOfSite(name)) removeOverridden(root);
          }
          const read = new Map(sheets.map(({ root }) => [root, variablesReadIn(root)]));
          for (const { root } of sheets) {
            removeUnusedStyles(root, {
              isWord: (word) => words.has(word) && !absent.test(word),
              isReadElsewhere: (name) =>
                [...read].some(([other, names]) => other !== root && names.has(name)),
            });
          }
          inlineConstants(
            sheets.map(({ root }) => root),
            scripts,
          );
          for (const { name, root } of sheets) {
            compilation.updateAsset(name, new sources.RawSource(root.toString()));
          }
        },
      );
    });
  },
});
