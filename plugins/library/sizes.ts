import path from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import type { Size } from "./model";
import type { InstalledPackage } from "./source";

const FRAMEWORKS = ["react", "react-dom", "react-native"];

async function measure(entry: InstalledPackage, external: string[]): Promise<Size> {
  const file = path.join(entry.dir, entry.manifest.module ?? entry.manifest.main);
  const result = await build({
    entryPoints: [file],
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
  const code = result.outputFiles[0]?.contents ?? new Uint8Array();
  return { min: code.byteLength, gzip: gzipSync(code, { level: 9 }).byteLength };
}

export interface Sizes {
  own: Size;
  full: Size;
}

export async function measureSizes(
  packages: readonly InstalledPackage[],
  scope: string,
): Promise<Map<string, Sizes>> {
  const sizes = await Promise.all(
    packages.map(async (entry): Promise<[string, Sizes]> => {
      const [own, full] = await Promise.all([measure(entry, [`${scope}/*`]), measure(entry, [])]);
      return [entry.manifest.name, { own, full }];
    }),
  );
  return new Map(sizes);
}
