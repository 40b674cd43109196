// The other side of index.ts: calls what it is told to, without waiting for the call before.
const { parentPort, workerData } = require("node:worker_threads");

require("../../scripts/typescript.cjs");

/** @type {Record<string, (...given: unknown[]) => unknown>} */
const exported = require(workerData.file);

parentPort?.on("message", async ({ id, name, given }) => {
  try {
    parentPort?.postMessage({ id, made: await exported[name]?.(...given) });
  } catch (error) {
    parentPort?.postMessage({ id, error });
  }
});
