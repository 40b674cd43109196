import type { ChunkNames } from "@docusaurus/types";

/** One level of a route, as the list of all routes has it; its hash tells routes of one path apart. */
export interface RouteLevel {
  path: string;
  hash?: string;
  [property: string]: unknown;
}

/** What a page's HTML says about its own route: see plugins/platform/finishPages.ts. */
export interface PageRoute {
  /** From the outermost level to the page itself. */
  levels: RouteLevel[];
  chunkNames: Record<string, ChunkNames>;
  modules: Record<string, { id: ModuleId; chunks: ModuleId[] }>;
  /** The file of each chunk. */
  files: Record<string, string>;
  /** What runs once the page is painted, in this order: the site's own scripts and the route's. */
  scripts: string[];
}

export type ModuleId = string | number;

export const PAGE_ROUTE_ID = "page-route";

/** Marks the elements of the scripts that a page was started with. */
export const START_ATTRIBUTE = "data-start";

/** Of an element without whose scripts a page would be empty at first sight: it does not rest. */
export const AWAKE_ATTRIBUTE = "data-awake";

/** The names of parts in a route's list of them, however deep they stand. */
export function partNames(list: unknown): string[] {
  if (typeof list === "string") {
    return [list];
  }
  return list && typeof list === "object" ? Object.values(list).flatMap(partNames) : [];
}
