// TypeScript files can be loaded with `require` once this has been.
const { readFileSync } = require("node:fs");
const { createRequire } = require("node:module");
const { isMainThread } = require("node:worker_threads");

// The framework's compiler takes a sixth of the time of esbuild, but not all threads that have
// loaded it end without a crash.
const compiled = isMainThread ? withSwc() : withEsbuild();

require.extensions[".ts"] = load;

/**
 * @param {NodeJS.Module} loading
 * @param {string} file
 */
function load(loading, file) {
  /** @type {NodeJS.Module & { _compile(code: string, file: string): void }} */ (loading)._compile(
    compiled(readFileSync(file, "utf8"), file),
    file,
  );
}

/** @returns {(source: string, file: string) => string} */
function withSwc() {
  /** @type {{ transformSync(source: string, options: object): { code: string } }} */
  const swc = createRequire(require.resolve("@docusaurus/faster"))("@swc/core");
  return (source, filename) =>
    swc.transformSync(source, {
      filename,
      configFile: false,
      swcrc: false,
      jsc: { parser: { syntax: "typescript" }, target: "es2022" },
      module: { type: "commonjs" },
      sourceMaps: "inline",
      inlineSourcesContent: false,
    }).code;
}

/** @returns {(source: string, file: string) => string} */
function withEsbuild() {
  const { transformSync } = require("esbuild");
  return (source, sourcefile) =>
    transformSync(source, {
      loader: "ts",
      format: "cjs",
      target: `node${process.versions.node}`,
      // As a call of `require`, which knows TypeScript now.
      supported: { "dynamic-import": false },
      sourcefile,
      sourcemap: "inline",
      sourcesContent: false,
    }).code;
}
