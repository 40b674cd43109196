import type { RoutesData } from "./routesData";

/** What a page's HTML says about its own route: see plugins/platform/finishPages.ts. */
export interface PageRoute extends RoutesData {
  /**
   * What runs once the page is painted, in this order: the site's own scripts, those of the route
   * in the order of its chunks, and the site's main file.
   */
  scripts: string[];
}

export const PAGE_ROUTE_ID = "page-route";

/** Marks the elements of the scripts that a page was started with. */
export const START_ATTRIBUTE = "data-start";

/** Of an element without whose scripts a page would be empty at first sight: it does not rest. */
export const AWAKE_ATTRIBUTE = "data-awake";
