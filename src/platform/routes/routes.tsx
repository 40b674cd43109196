import renderRoutes from "@docusaurus/renderRoutes";
import siteConfig from "@generated/docusaurus.config";
import Loading from "@theme/Loading";
import { useEffect, useReducer, useState } from "react";
import { matchRoutes, type RouteConfig, type RouteConfigComponentProps } from "react-router-config";
import { readRoutes } from "./readRoutes";
import { openedAt, pageRoute } from "./thisPage";

/**
 * Takes the place of the generated list of all routes, which grows with every page. A page comes
 * with its own route; the directory of all routes is loaded when it is first needed.
 */
export default [
  { path: "*", component: RouteTree },
  // Never reached: the theme looks here for a home page to link to.
  { path: siteConfig.baseUrl, exact: true, component: RouteTree },
] satisfies RouteConfig[];

let known = pageRoute ? withKeys(readRoutes(pageRoute, "own")) : [];
let complete: Promise<void> | undefined;
let isComplete = false;

export function routesOf(pathname: string): RouteConfig[] {
  return matchRoutes(known, pathname).map(({ route }) => route);
}

/** Whether what is known now is enough to say what stands at this address. */
export function isListed(pathname: string): boolean {
  if (isComplete || (pathname === openedAt && pageRoute)) {
    return true;
  }
  const page = routesOf(pathname).at(-1);
  return page !== undefined && !page.routes && page.path !== "*";
}

/** Loads the directory of all routes. A failure is forgotten: the next call tries again. */
export function loadAllRoutes(): Promise<void> {
  complete ??= import(/* webpackChunkName: "directory" */ "./directory").then(
    ({ routes }) => {
      known = withKeys(routes);
      isComplete = true;
    },
    (error) => {
      complete = undefined;
      throw error;
    },
  );
  return complete;
}

function RouteTree({ location }: RouteConfigComponentProps) {
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  return isListed(location.pathname) ? (
    renderRoutes(known)
  ) : (
    <UnlistedRoute key={location.pathname} onListed={lookAgain} />
  );
}

/** Stands where the directory could not be loaded, and offers to try again. */
function UnlistedRoute({ onListed }: { onListed: () => void }) {
  const [error, setError] = useState<Error>();
  const load = () => {
    setError(undefined);
    loadAllRoutes().then(onListed, setError);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes into view
  useEffect(load, []);
  return (
    <Loading isLoading={!error} pastDelay={!error} timedOut={false} error={error} retry={load} />
  );
}

/** By default the key is the place in the list, which differs between the two lists. */
function withKeys(routes: RouteConfig[]): RouteConfig[] {
  return routes.map((route) => ({
    ...route,
    key: String(route.path),
    ...(route.routes && { routes: withKeys(route.routes) }),
  }));
}
