// TypeScript files can be loaded with `require` once this has been.
const { createHash } = require("node:crypto");
const { mkdirSync, readFileSync, writeFileSync } = require("node:fs");
const { createRequire } = require("node:module");
const path = require("node:path");
const { isMainThread } = require("node:worker_threads");

/** @typedef {(source: string, file: string) => string} Compile */

// The framework's compiler takes a sixth of the time of esbuild, but not all threads that have
// loaded it end without a crash.
const compiled = isMainThread ? keeping(withSwc) : withEsbuild();

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

/**
 * Keeps what was compiled for the next time the same script runs, which then need not even load the
 * compiler.
 * @param {() => Compile} makeCompiler
 * @returns {Compile}
 */
function keeping(makeCompiler) {
  const script = path.basename(process.argv[1] ?? "none");
  const keptFile = path.join(__dirname, `../node_modules/.cache/typescript/${script}.json`);
  const compilerVersion = [
    readFileSync(__filename, "utf8"),
    ofFaster("@swc/core/package.json").version,
  ];
  const known = readKept(keptFile);
  /** @type {Record<string, string>} */
  const used = {};
  /** @type {Compile | undefined} */
  let compile;
  process.once("exit", () => {
    if (compile) {
      mkdirSync(path.dirname(keptFile), { recursive: true });
      writeFileSync(keptFile, JSON.stringify(used));
    }
  });
  return (source, file) => {
    const input = JSON.stringify([compilerVersion, file, source]);
    const key = createHash("sha256").update(input).digest("base64");
    let code = known[key];
    if (code === undefined) {
      compile ??= makeCompiler();
      code = compile(source, file);
    }
    used[key] = code;
    return code;
  };
}

/**
 * @param {string} file
 * @returns {Record<string, string | undefined>}
 */
function readKept(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    // There is none yet, or it is damaged: everything is compiled.
    return {};
  }
}

/** @param {string} name A module that the framework's faster tools come with. */
function ofFaster(name) {
  return createRequire(require.resolve("@docusaurus/faster"))(name);
}

/** @returns {Compile} */
function withSwc() {
  /** @type {{ transformSync(source: string, options: object): { code: string } }} */
  const { transformSync } = ofFaster("@swc/core");
  return (source, filename) =>
    transformSync(source, {
      filename,
      configFile: false,
      swcrc: false,
      jsc: { parser: { syntax: "typescript" }, target: "es2022" },
      module: { type: "commonjs" },
      sourceMaps: "inline",
      inlineSourcesContent: false,
    }).code;
}

/** @returns {Compile} */
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
