// The other side of index.ts: calls what it is told to, without waiting for the call before.
const os = require("node:os");
const { parentPort, workerData } = require("node:worker_threads");

// Of this thread alone on Linux, of the whole process elsewhere.
if (workerData.isNeededLast && process.platform === "linux") {
  os.setPriority(os.constants.priority.PRIORITY_LOW);
}

require("../../scripts/typescript.cjs");

/** @type {Record<string, (...given: unknown[]) => unknown>} */
const exported = require(workerData.file);

// Its compiler is a thread and a process, which nobody needs until something else is loaded.
require("esbuild").stop();

parentPort?.on("message", async ({ id, name, given }) => {
  try {
    parentPort?.postMessage({ id, made: await exported[name]?.(...given) });
  } catch (error) {
    parentPort?.postMessage({ id, error });
  }
});
