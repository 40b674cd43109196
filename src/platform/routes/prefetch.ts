import { PREFETCH_LIMIT_KB } from "../../constants";
import { pause } from "../pause";
import { routeNameOf } from "./ComponentCreator";
import { routeFiles } from "./files";
import preloadRoute from "./preload";
import registry from "./registry";
import { loadAllRoutes, routesOf } from "./routes";
import routesChunkNames from "./routesChunkNames";
import { partNames } from "./routesData";

/** As far as browsers tell. */
type Connected = Navigator & { connection?: { effectiveType?: string; saveData?: boolean } };

/**
 * Takes the place of the platform's `window.docusaurus`, which fetches the files of every link in
 * view while the page itself still loads. Here the page comes first, and what is fetched on sight is
 * limited; a link that is pointed at is loaded in any case.
 */
const inView: string[] = [];
const seen = new Set<string>();
const preloaded = new Set<string>();
const fetched = new Set(Object.values(routeFiles.files));
let spent = 0;
let spentAt = "";
let scheduled = false;

function prefetch(pathname: string): void {
  if (isSlow() || seen.has(pathname)) {
    return;
  }
  seen.add(pathname);
  inView.push(pathname);
  if (!scheduled) {
    scheduled = true;
    afterLoad(fetchInView);
  }
}

function preload(pathname: string): void {
  if (!isSlow() && !preloaded.has(pathname)) {
    preloaded.add(pathname);
    void preloadRoute(pathname).then(() => loadAhead(pathname));
  }
}

/** What a content asks for when it is shown: see plugins/examples/remark.ts. */
interface Content {
  loadAhead?: () => Promise<unknown>;
}

async function loadAhead(pathname: string): Promise<void> {
  try {
    for (const name of partsOf(pathname)) {
      const content = (await registry[name]?.[0]()) as Content | undefined;
      await content?.loadAhead?.();
    }
  } catch {
    // Whoever follows the link is told then what is missing.
  }
}

async function fetchInView(): Promise<void> {
  try {
    await loadAllRoutes();
  } catch {
    // The next link in view tries again.
    return;
  } finally {
    scheduled = false;
  }
  if (spentAt !== window.location.pathname) {
    spentAt = window.location.pathname;
    spent = 0;
  }
  // What came into view last is nearest to where the visitor reads.
  for (let pathname = inView.pop(); pathname !== undefined; pathname = inView.pop()) {
    await pause();
    const missing = chunksOf(pathname).filter(
      (chunk) => routeFiles.files[chunk] && !fetched.has(routeFiles.files[chunk]),
    );
    const weight = missing.reduce((sum, chunk) => sum + (routeFiles.weights[chunk] ?? 0), 0);
    if (spent + weight <= PREFETCH_LIMIT_KB) {
      spent += weight;
      for (const chunk of missing) {
        addPrefetchLink(routeFiles.files[chunk] as string);
      }
    }
  }
}

function partsOf(pathname: string): string[] {
  return routesOf(pathname).flatMap(({ component }) =>
    partNames(routesChunkNames[routeNameOf(component)]),
  );
}

function chunksOf(pathname: string): string[] {
  const names = partsOf(pathname);
  return [...new Set(names.flatMap((name) => routeFiles.chunks[name] ?? []).map(String))];
}

function addPrefetchLink(file: string): void {
  fetched.add(file);
  const link = document.createElement("link");
  link.rel = "prefetch";
  link.href = __webpack_require__.p + file;
  document.head.append(link);
}

function isSlow(): boolean {
  const { connection } = navigator as Connected;
  return Boolean(connection?.effectiveType?.includes("2g") || connection?.saveData);
}

function afterLoad(action: () => void): void {
  const whenIdle = () => (window.requestIdleCallback ?? window.setTimeout)(action);
  if (document.readyState === "complete") {
    whenIdle();
  } else {
    window.addEventListener("load", whenIdle, { once: true });
  }
}

export default Object.freeze({ prefetch, preload });
