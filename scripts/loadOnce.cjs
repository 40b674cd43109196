// Loaded before the framework's build. The framework loads its configuration and every plugin anew
// through jiti, each with a copy of all its modules: the same highlighter, compiler and data several
// times over, compiled by Babel on the main thread. A build needs each of them once. `docusaurus
// start` goes without this, as there a change of the configuration has to be seen.
// What a build with the framework's faster tools has no use for is not loaded at all.
const nodeModule = require("node:module");
const path = require("node:path");
const { isMainThread } = require("node:worker_threads");

const { Module, createRequire } = nodeModule;

/** What packages of the framework ask for, for the sake of the tools that the faster ones replace. */
const NEVER_CALLED = {
  "@docusaurus/bundler": [
    "copy-webpack-plugin",
    "css-minimizer-webpack-plugin",
    "html-minifier-terser",
    "mini-css-extract-plugin",
    "terser-webpack-plugin",
    "webpackbar",
  ],
  "@docusaurus/babel": ["./babelTranslationsExtractor"],
};

keepCompiledScripts();
for (const [asking, names] of Object.entries(NEVER_CALLED)) {
  for (const name of names) {
    standIn(asking, name, neverCalled(name));
  }
}
// Threads that render pages have neither configuration nor plugins.
if (isMainThread) {
  require("./typescript.cjs");
  standIn("@docusaurus/utils", "jiti", () => (/** @type {string} */ file) => {
    return defaultOf(require(file));
  });
}

/**
 * @param {string} asking The package that asks for the module.
 * @param {string} name As it does so.
 * @param {unknown} exported
 */
function standIn(asking, name, exported) {
  const file = createRequire(require.resolve(asking)).resolve(name);
  const stand = new Module(file);
  stand.exports = exported;
  stand.loaded = true;
  require.cache[file] = stand;
}

/** @param {string} name */
function neverCalled(name) {
  return new Proxy(
    {},
    {
      get(_, property) {
        // Whoever imports it looks at this.
        if (property === "__esModule") {
          return undefined;
        }
        throw new Error(`${name} is needed after all: take it off the list in ${__filename}`);
      },
    },
  );
}

/** Node 22.8 and newer need not compile the framework's thousands of files in every build. */
function keepCompiledScripts() {
  /** @type {{ enableCompileCache?: (folder: string) => unknown }} */ (
    nodeModule
  ).enableCompileCache?.(path.join(__dirname, "../node_modules/.cache/compiled"));
}

/**
 * A configuration is what its module exports; a plugin may have exports beside it.
 * @param {Record<string, unknown>} exported
 */
function defaultOf(exported) {
  const names = Object.keys(exported).filter((name) => name !== "__esModule");
  return names.length === 1 && names[0] === "default" ? exported.default : exported;
}
