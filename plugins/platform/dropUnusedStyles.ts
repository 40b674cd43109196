import type { Compiler, WebpackPluginInstance } from "webpack";
import { Kept } from "../kept";
import { namesIn, namesThatMatter } from "./scriptNames";
import { usedStyles } from "./usedStyles";

const MADE_BY = ["plugins/platform", "package-lock.json"];

const isOfSite = (name: string) => name.startsWith("assets/css/styles.");
const siteFirst = (one: string, other: string) =>
  Number(isOfSite(other)) - Number(isOfSite(one)) || (one < other ? -1 : 1);

/** Runs before style sheets are minified and named after their content. */
export const dropUnusedStyles = (absent: RegExp, folder: string): WebpackPluginInstance => ({
  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.compilation.tap("dropUnusedStyles", (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: "dropUnusedStyles", stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE },
        async (assets) => {
          const textOf = (name: string) => String(assets[name]?.source());
          const files = Object.keys(assets);
          const scripts = files.filter((name) => name.endsWith(".js")).map(textOf);
          // The bundler lists them in an order that differs between builds.
          const styles = files.filter((name) => name.startsWith("assets/css/")).sort(siteFirst);
          const sheets = styles.map(textOf);
          const names = namesIn(scripts);
          const kept = new Kept<string[]>("styles", MADE_BY, folder);
          const used = await kept.findOrMake(
            { sheets, absent: absent.source, names: namesThatMatter(names, sheets) },
            () => usedStyles(sheets, names, absent),
          );
          kept.save();
          for (const [place, name] of styles.entries()) {
            compilation.updateAsset(name, new sources.RawSource(used[place] ?? ""));
          }
        },
      );
    });
  },
});
