import path from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import type { Size } from "./model";
import type { InstalledPackage } from "./source";

const FRAMEWORKS = ["react", "react-dom", "react-native"];

/** All packages in one go: what several of them hold is read once. */
async function measure(
  packages: readonly InstalledPackage[],
  external: string[],
): Promise<Map<string, Size>> {
  const { outputFiles } = await build({
    entryPoints: packages.map(({ dir, manifest }) => ({
      in: path.join(dir, manifest.module ?? manifest.main),
      out: manifest.name,
    })),
    outdir: "/",
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    platform: "browser",
    target: "es2022",
    define: { "process.env.NODE_ENV": '"production"' },
    external: [...FRAMEWORKS, ...external],
    logLevel: "silent",
    legalComments: "none",
  });
  return new Map(
    outputFiles.map(({ path: file, contents }) => [
      path.relative("/", file).replace(/\.js$/, "").split(path.sep).join("/"),
      { min: contents.byteLength, gzip: gzipSync(contents, { level: 9 }).byteLength },
    ]),
  );
}

export interface Sizes {
  own: Size;
  full: Size;
}

export async function measureSizes(
  packages: readonly InstalledPackage[],
  scope: string,
): Promise<Map<string, Sizes>> {
  const [owns, fulls] = await Promise.all([
    measure(packages, [`${scope}/*`]),
    measure(packages, []),
  ]);
  return new Map(
    packages.flatMap(({ manifest: { name } }) => {
      const [own, full] = [owns.get(name), fulls.get(name)];
      return own && full ? [[name, { own, full }]] : [];
    }),
  );
}
