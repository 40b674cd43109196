// TypeScript files can be loaded with `require` once this has been.
const { readFileSync } = require("node:fs");

require.extensions[".ts"] = compileTypeScript;

/**
 * @param {NodeJS.Module} compiled
 * @param {string} file
 */
function compileTypeScript(compiled, file) {
  const { code } = require("esbuild").transformSync(readFileSync(file, "utf8"), {
    loader: "ts",
    format: "cjs",
    target: `node${process.versions.node}`,
    // As a call of `require`, which knows TypeScript now.
    supported: { "dynamic-import": false },
    sourcefile: file,
    sourcemap: "inline",
    sourcesContent: false,
  });
  /** @type {NodeJS.Module & { _compile(code: string, file: string): void }} */ (compiled)._compile(
    code,
    file,
  );
}
