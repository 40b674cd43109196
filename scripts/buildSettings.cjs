// Loaded before the framework's build: what it takes from the environment and nowhere else.
const { readdirSync } = require("node:fs");
const path = require("node:path");

/**
 * Fewer documents are rendered as soon in one thread, and with less memory: each further one loads
 * the site anew.
 */
const WORTH_THREADS = 250;

const documents = readdirSync(path.join(__dirname, "../docs"), {
  recursive: true,
  encoding: "utf8",
}).filter((file) => /\.mdx?$/.test(file));

if (documents.length < WORTH_THREADS) {
  process.env.DOCUSAURUS_SSG_WORKER_THREAD_COUNT ??= "1";
}
// Pages are made light in one go with their last changes: see plugins/platform/lightHtml.ts.
process.env.SKIP_HTML_MINIFICATION ??= "true";
