import type { Compiler, RspackPluginInstance } from "@rspack/core";
import { Kept } from "../kept";

const NAME = "keptScripts";

/** The minifier and what it is told: the framework, the bundler, and the browsers of the site. */
const MADE_BY = ["package.json", "package-lock.json"];

/**
 * The bundler keeps what it compiled between builds, but minifies all of it in every build. This has
 * it minify what has changed.
 */
export const keptScripts = (folder: string): RspackPluginInstance => ({
  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.rspack;
    const minified = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const kept = new Kept<string>("scripts", MADE_BY, folder);
      const changed = new Map<string, { code: string }>();
      const { processAssets } = compilation.hooks;
      processAssets.tap({ name: NAME, stage: minified - 1 }, (assets) => {
        for (const file of Object.keys(assets).filter((name) => name.endsWith(".js"))) {
          const input = { code: String(assets[file]?.source()) };
          const result = kept.find(input);
          if (result === undefined) {
            changed.set(file, input);
          } else {
            compilation.updateAsset(file, new sources.RawSource(result), (info) => ({
              ...info,
              minimized: true,
            }));
          }
        }
      });
      processAssets.tap({ name: NAME, stage: minified + 1 }, (assets) => {
        for (const [file, input] of changed) {
          kept.keep(input, String(assets[file]?.source()));
        }
        if (changed.size > 0) {
          kept.save();
        }
      });
    });
  },
});
