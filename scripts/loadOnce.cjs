// Loaded before the framework's build. The framework loads its configuration and every plugin anew
// through jiti, each with a copy of all its modules: the same highlighter, compiler and data several
// times over, compiled by Babel on the main thread. A build needs each of them once. `docusaurus
// start` goes without this, as there a change of the configuration has to be seen.
const nodeModule = require("node:module");
const path = require("node:path");
const { isMainThread } = require("node:worker_threads");

const { Module, createRequire } = nodeModule;

// Threads that render pages load nothing of the kind.
if (isMainThread) {
  keepCompiledScripts();
  require("./typescript.cjs");
  // As the module that asks for it finds it.
  const jiti = createRequire(require.resolve("@docusaurus/utils")).resolve("jiti");
  const stand = new Module(jiti);
  stand.exports = () => (/** @type {string} */ file) => defaultOf(require(file));
  stand.loaded = true;
  require.cache[jiti] = stand;
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
