import { isNewVersionDeployed } from "./deployedVersion";
import { beginPageView, rememberFailures } from "./loadFailures";
import { isListed, loadAllRoutes, routesOf } from "./routes";

/** What a route's component offers besides rendering: see react-loadable. */
interface Preloadable {
  preload?: () => Promise<unknown>;
}

/**
 * Takes the place of the platform's own `preload`, which rejects when a file of the route cannot be
 * loaded: the first visit then never becomes interactive and a navigation reloads the page. This
 * one never rejects, so that the route's loading view can say what failed and offer a retry.
 */
export default async function preload(pathname: string): Promise<void> {
  const isNavigation = pathname === window.location.pathname;
  const listed = isListed(pathname) || (await loadAllRoutes().then(yes, no));
  const loads = listed
    ? componentsOf(pathname).flatMap((component) => component.preload?.() ?? [])
    : [];
  if (isNavigation) {
    beginPageView(loads);
  }
  const results = await Promise.allSettled(loads);
  rememberFailures(loads.filter((_load, index) => results[index]?.status === "rejected"));
  const failed = !listed || results.some((result) => result.status === "rejected");
  if (failed && isNavigation && !justReloaded() && (await isNewVersionDeployed(pathname))) {
    // The files this tab knows of are gone for good; the page on the server names the new ones.
    window.location.reload();
    await new Promise(() => {});
  }
}

const yes = () => true;
const no = () => false;

function componentsOf(pathname: string): Preloadable[] {
  const spellings = new Set([pathname, decoded(pathname)]);
  return [...spellings]
    .flatMap(routesOf)
    .map(({ component }) => component as unknown as Preloadable);
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** Servers that disagree about the version must not make the page reload for ever. */
function justReloaded(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry?.type === "reload" && performance.now() < 10_000;
}
