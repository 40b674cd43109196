import type { Compiler, RspackPluginInstance } from "@rspack/core";

const NAME = "steadyRuntime";

/** How the runtime lists the hashes of files, before and after it is minified. */
const LISTED_HASH = /(?<=:\s*)"([0-9a-f]{8})"/g;
const LISTED_NUMBER = /(?<=:\s*)"(0\d{7})"/g;

/** Numbers in place of the hashes, and how to put the hashes back. */
export function withoutHashes(runtime: string) {
  const hashes: string[] = [];
  const code = runtime.replace(LISTED_HASH, (_, hash: string) => {
    hashes.push(hash);
    return `"${String(hashes.length).padStart(8, "0")}"`;
  });
  const restore = (numbered: string) =>
    numbered.replace(LISTED_NUMBER, (_, number: string) => `"${hashes[Number(number) - 1]}"`);
  return { code, restore };
}

/**
 * The runtime lists hashes that stand in for those of the finished files and differ between a first
 * build and the next. The minifier names variables by how often letters occur, so without this the
 * runtime would differ too, and with it the name of its file in every page.
 */
export const steadyRuntime: RspackPluginInstance = {
  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.rspack;
    const minified = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const restoring = new Map<string, (numbered: string) => string>();
      const { processAssets } = compilation.hooks;
      // Further from the minifier than what keeps its results: those must not have hashes in them.
      processAssets.tap({ name: NAME, stage: minified - 2 }, (assets) => {
        for (const file of Object.keys(assets).filter((name) => name.includes("runtime~"))) {
          const { code, restore } = withoutHashes(String(assets[file]?.source()));
          restoring.set(file, restore);
          compilation.updateAsset(file, new sources.RawSource(code));
        }
      });
      processAssets.tap({ name: NAME, stage: minified + 2 }, (assets) => {
        for (const [file, restore] of restoring) {
          const code = restore(String(assets[file]?.source()));
          compilation.updateAsset(file, new sources.RawSource(code));
        }
      });
    });
  },
};
