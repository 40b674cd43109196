import {
  COPY_CACHE,
  MANIFEST_FILE,
  type OfflineFiles,
  type WorkerMessage,
  type WorkerParams,
} from "../../src/offline/messages";
import type { WorkerScope } from "./workerScope";

/** Hash of the list of files, written here by the build: another version is another worker. */
declare const SITE_VERSION: string;

const PARALLEL_DOWNLOADS = 8;

const scope = self as unknown as WorkerScope;
const base = new URL(scope.registration.scope).pathname;
const params: WorkerParams = {
  offlineMode: false,
  debug: false,
  ...JSON.parse(new URLSearchParams(scope.location.search).get("params") ?? "{}"),
};

scope.addEventListener("install", (event) => {
  log("install");
  event.waitUntil(params.offlineMode ? copySite() : Promise.resolve());
});

scope.addEventListener("activate", (event) => {
  log("activate");
  // Outside offline mode the copy stays: coming back to it costs nothing, and the network may fail.
  event.waitUntil(
    params.offlineMode ? removeOldFiles().then(() => scope.clients.claim()) : Promise.resolve(),
  );
});

scope.addEventListener("message", ({ data, ports }) => {
  const message = data as WorkerMessage;
  if (message.type === "ACTIVATE") {
    void scope.skipWaiting();
  } else if (message.type === "VERSION") {
    ports[0]?.postMessage(SITE_VERSION);
  }
});

// Without a copy there is nothing to answer with, and without a listener requests cost nothing.
if (params.offlineMode || params.copyKept) {
  scope.addEventListener("fetch", (event) => {
    const { request } = event;
    const url = new URL(request.url);
    // Uploads pass by untouched: a worker that answers them takes their progress events away.
    if (
      request.method !== "GET" ||
      url.origin !== scope.location.origin ||
      request.headers.has("range")
    ) {
      return;
    }
    event.respondWith(params.offlineMode ? copyFirst(request, url) : networkFirst(request, url));
  });
}

async function copyFirst(request: Request, url: URL): Promise<Response> {
  return (await fromCopy(request, url)) ?? orNotFoundPage(request, () => fetch(request));
}

async function networkFirst(request: Request, url: URL): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    return (await fromCopy(request, url)) ?? orNotFoundPage(request, () => Promise.reject(error));
  }
}

async function fromCopy(request: Request, url: URL): Promise<Response | undefined> {
  const files = await copiedFiles();
  const path = url.pathname.slice(base.length);
  const file = path === "" || path.endsWith("/") ? `${path}index.html` : path;
  if (files[file] === undefined && request.mode === "navigate" && files[`${file}/index.html`]) {
    return Response.redirect(`${url.pathname}/${url.search}`, 301);
  }
  return copyOf(files, file);
}

async function orNotFoundPage(
  request: Request,
  answer: () => Promise<Response>,
): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    const page =
      request.mode === "navigate" ? await copyOf(await copiedFiles(), "404.html") : undefined;
    if (!page) {
      throw error;
    }
    return new Response(page.body, { status: 404, headers: page.headers });
  }
}

async function copyOf(files: OfflineFiles, file: string): Promise<Response | undefined> {
  const hash = files[file];
  const cache = await caches.open(COPY_CACHE);
  return hash === undefined ? undefined : cache.match(keyOf(file, hash));
}

/** The version this worker stands for; outside offline mode the one that was copied last. */
let known: Promise<OfflineFiles> | undefined;
function copiedFiles(): Promise<OfflineFiles> {
  known ??= readCopiedFiles();
  return known;
}

async function readCopiedFiles(): Promise<OfflineFiles> {
  const cache = await caches.open(COPY_CACHE);
  const list = params.offlineMode
    ? await cache.match(keyOf(MANIFEST_FILE, SITE_VERSION))
    : await cache.match(base + MANIFEST_FILE, { ignoreSearch: true });
  return list ? ((await list.json()) as OfflineFiles) : {};
}

/**
 * Every file is checked against its hash. A deployment in the middle of the download makes the
 * installation fail, to be tried again later, and never leaves files of two versions side by side.
 */
async function copySite(): Promise<void> {
  const cache = await caches.open(COPY_CACHE);
  const list = await download(MANIFEST_FILE, SITE_VERSION);
  const files = (await list.clone().json()) as OfflineFiles;
  const waiting = Object.entries(files);
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [file, hash] = next;
      if (!(await cache.match(keyOf(file, hash)))) {
        await cache.put(keyOf(file, hash), await download(file, hash));
      }
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_DOWNLOADS }, work));
  await cache.put(keyOf(MANIFEST_FILE, SITE_VERSION), list);
  log(`copied ${Object.keys(files).length} files`);
}

async function download(file: string, hash: string): Promise<Response> {
  const response = await fetch(base + file.replace(/(^|\/)index\.html$/, "$1"), {
    cache: "no-cache",
    integrity: `sha256-${hash}`,
  });
  // A page may only be answered with a response that was not redirected.
  return response.redirected
    ? new Response(response.body, { headers: response.headers })
    : response;
}

async function removeOldFiles(): Promise<void> {
  const cache = await caches.open(COPY_CACHE);
  const files = await copiedFiles();
  const wanted = new Set(Object.entries(files).map(([file, hash]) => keyOf(file, hash)));
  wanted.add(keyOf(MANIFEST_FILE, SITE_VERSION));
  const outdated = (await cache.keys()).filter(({ url }) => !wanted.has(url));
  await Promise.all(outdated.map((request) => cache.delete(request)));
}

function keyOf(file: string, hash: string): string {
  return `${scope.location.origin}${base}${file}?${encodeURIComponent(hash)}`;
}

function log(message: string): void {
  if (params.debug) {
    console.log(`[service worker ${SITE_VERSION.slice(0, 8)}] ${message}`);
  }
}
