import type { RouteConfig } from "react-router-config";

export type ModuleId = string | number;

/**
 * Routes as the build writes them, for a page about its own and for the directory about all: in
 * lists that name nothing twice. See plugins/platform/routesData.ts and readRoutes.ts.
 */
export interface RoutesData {
  /** The bundler's numbers of the files that the parts are in. */
  chunks: ModuleId[];
  /** Of each part of a route: its module, then the places of its files in the list above. */
  parts: [module: ModuleId, ...chunks: number[]][];
  routes: RouteData[];
}

export type RouteData = [
  path: string,
  /** Tells routes of one path apart. */
  hash: string,
  properties: Omit<RouteConfig, "path" | "component" | "routes">,
  /** Like the platform's list of a route's parts, with places in the list of parts for names. */
  parts: PartTree | null,
  ...inner: RouteData[],
];

export type PartTree = number | PartTree[] | { [name: string]: PartTree };

/** All routes of the site. Nearly every visit loads them: see plugins/platform/routeDirectory.ts. */
export interface DirectoryData extends RoutesData {
  /** Of each chunk: where it is, its compressed kilobytes. */
  files: string[];
  weights: number[];
}

/** Puts something else in the place of each part, however deep it stands. */
export function mapParts(tree: unknown, replace: (part: string | number) => unknown): unknown {
  if (Array.isArray(tree)) {
    return tree.map((inner) => mapParts(inner, replace));
  }
  if (tree && typeof tree === "object") {
    return Object.fromEntries(
      Object.entries(tree).map(([name, inner]) => [name, mapParts(inner, replace)]),
    );
  }
  return replace(tree as string | number);
}

/** The names of parts in a route's list of them, however deep they stand. */
export function partNames(list: unknown): string[] {
  if (typeof list === "string") {
    return [list];
  }
  return list && typeof list === "object" ? Object.values(list).flatMap(partNames) : [];
}
