import { readdirSync } from "node:fs";
import path from "node:path";
import type { Configuration } from "webpack";

/** As the bundler in use knows it; the types at hand are those of another. */
interface PersistentCache {
  experiments?: { cache?: { buildDependencies?: string[] } };
}

/**
 * The bundler keeps what it compiled between builds. What our plugins and source transforms make of
 * a file depends on their own code, and on the browsers that package.json names, of which the
 * platform does not tell it.
 */
export function cacheDependsOnPlugins(config: Configuration, siteDir: string): void {
  const { cache } = (config as PersistentCache).experiments ?? {};
  const folder = path.join(siteDir, "plugins");
  cache?.buildDependencies?.push(
    path.join(siteDir, "package.json"),
    ...readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.[cm]?[jt]sx?$/.test(file) && !/\.test\.\w+$/.test(file))
      .map((file) => path.join(folder, file)),
  );
}
