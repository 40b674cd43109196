import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { createUploadServer, type UploadServer } from "./app";
import { allowLocalhost, SANDBOXED_ORIGIN } from "./lib/cors";

const PORTS_TO_TRY = 20;

async function listenOnFreePort(server: UploadServer, first: number): Promise<string> {
  for (let port = first; ; port += 1) {
    try {
      return await server.listen(port);
    } catch (error) {
      const isTaken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
      if (!isTaken || port - first >= PORTS_TO_TRY) throw error;
    }
  }
}

/**
 * Options: --port (or PORT), --dir to keep the files, --origin to let pages of another site in
 * (may be repeated), --require-token, and --faults for tests. `--origin null` is for the editor of
 * the examples, whose code runs in a sandboxed frame; see SANDBOXED_ORIGIN for what it means.
 */
async function start(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: "string", default: process.env.PORT ?? "4000" },
      dir: { type: "string" },
      origin: { type: "string", multiple: true, default: [] },
      faults: { type: "boolean", default: false },
      "require-token": { type: "boolean", default: false },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`"${values.port}" is no port number.`);
  }

  const root = values.dir
    ? path.resolve(values.dir)
    : mkdtempSync(path.join(tmpdir(), "upload-server-"));
  const { faults, origin: origins, "require-token": requireToken } = values;
  const allowOrigin = (origin: string) => allowLocalhost(origin) || origins.includes(origin);
  const server = createUploadServer({ root, faults, requireToken, allowOrigin });

  const stop = async () => {
    await server.close();
    // Only a folder made for this run is removed, never one that was asked for.
    if (!values.dir) rmSync(root, { recursive: true, force: true });
  };
  const stopAndExit = () => void stop().then(() => process.exit(0));
  process.once("SIGINT", stopAndExit);
  process.once("SIGTERM", stopAndExit);

  const url = await listenOnFreePort(server, port).catch(async (error) => {
    await stop();
    throw error;
  });
  console.table({
    "multipart form": { methods: "POST PUT", url: `${url}/upload` },
    "chunks with Content-Range": { methods: "POST PUT", url: `${url}/chunked` },
    "tus 1.0": { methods: "POST HEAD PATCH DELETE", url: `${url}/tus/` },
    "signed URL for PUT": { methods: "GET", url: `${url}/sign?name=a.png&type=image/png` },
    "URL instead of a file": { methods: "POST PUT", url: `${url}/url` },
    "bearer token": { methods: "GET POST", url: `${url}/token` },
    "what was sent": { methods: "any", url: `${url}/echo` },
  });
  if (origins.includes(SANDBOXED_ORIGIN)) {
    console.log("Edited examples may use it, and so may a sandboxed frame on any site you visit.");
  } else {
    console.log("For edited examples, which run in a sandboxed frame, add: --origin null");
  }
  console.log(`Files are stored in ${root}${values.dir ? "" : " until you press Ctrl+C"}.`);
}

start().catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
