// The site, ready to be served: what the framework builds, with the last changes to its pages. The
// framework's own command line would load all its other commands as well, and look for newer
// versions of itself on the network.
import { createRequire } from "node:module";
import path from "node:path";
import { inspect, parseArgs } from "node:util";
import { build } from "@docusaurus/core/lib/commands/build/build.js";
import { logger } from "@docusaurus/logger";
import { DEFAULT_BUILD_DIR_NAME, GENERATED_FILES_DIR_NAME } from "@docusaurus/utils";

// Knows TypeScript, as this runs with loadOnce.cjs.
const require = createRequire(import.meta.url);

/** @typedef {{ pathname: string, content: string, params: { baseUrl: string } }} StaticFile */

const { values } = parseArgs({
  options: { config: { type: "string" }, "out-dir": { type: "string" } },
});

async function buildSite() {
  const outDir = path.resolve(values["out-dir"] ?? DEFAULT_BUILD_DIR_NAME);
  const generatedFilesDir = path.resolve(GENERATED_FILES_DIR_NAME);
  handOverPages(generatedFilesDir);
  await build(".", { config: values.config, outDir, minify: true });
  const { finishPages } = require("../plugins/platform/finishPages");
  await finishPages(outDir, generatedFilesDir);
  const { writeServiceWorker } = require("../plugins/offline/writeServiceWorker");
  await writeServiceWorker(outDir);
}

/**
 * Pages are worked on as they come, while the framework renders the others.
 * @param {string} generatedFilesDir
 */
function handOverPages(generatedFilesDir) {
  // Not named in the call: its own types would come with others that change what an Error is.
  const ssgUtils = "@docusaurus/core/lib/ssg/ssgUtils.js";
  /** @type {{ writeStaticFile(file: StaticFile): Promise<void> }} */
  const files = require(ssgUtils);
  const { writeStaticFile } = files;
  files.writeStaticFile = (file) => {
    const { keptFolder } = require("../plugins/kept");
    const { renderedPages } = require("../plugins/rendered-pages");
    const { pathname, content, params } = file;
    const route = pathname.slice(params.baseUrl.length - 1);
    renderedPages(keptFolder(generatedFilesDir)).take({ route, html: content });
    return writeStaticFile(file);
  };
}

/** @param {unknown} error */
function fail(error) {
  logger.error(inspect(error, { depth: Number.POSITIVE_INFINITY }));
  process.exit(1);
}

process.on("unhandledRejection", fail);
// Left to end by itself, the process would first take its memory apart, for a third of a second.
buildSite().then(() => process.exit(), fail);
