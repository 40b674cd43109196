import path from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { expect, it } from "vitest";

const BUDGET = 25_000;

it("stays within its download budget, without React and the library", async () => {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, "index.tsx")],
    bundle: true,
    minify: true,
    write: false,
    outdir: "/",
    format: "esm",
    jsx: "automatic",
    target: "es2022",
    external: ["react", "react-dom", "react/jsx-runtime", "react-dom/client", "@rpldy/*"],
  });
  const size = outputFiles.reduce((sum, file) => sum + gzipSync(file.contents).length, 0);
  expect(size).toBeGreaterThan(5000);
  expect(size).toBeLessThanOrEqual(BUDGET);
});
