import type { Compiler, WebpackPluginInstance } from "webpack";
import { withoutUnusedStyles, wordsOf } from "./unusedStyles";

/** Runs before style sheets are minified and named after their content. */
export const dropUnusedStyles: WebpackPluginInstance = {
  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.compilation.tap("dropUnusedStyles", (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: "dropUnusedStyles", stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE },
        (assets) => {
          const named = Object.entries(assets).map(
            ([name, source]) => [name, source.source().toString()] as const,
          );
          const scripts = named.filter(([name]) => name.endsWith(".js")).map(([, text]) => text);
          const words = wordsOf(...scripts);
          for (const [name, css] of named.filter(([file]) => file.startsWith("assets/css/"))) {
            compilation.updateAsset(name, new sources.RawSource(withoutUnusedStyles(css, words)));
          }
        },
      );
    });
  },
};
