import type { RouteConfig } from "react-router-config";
import type { ModuleId } from "./pageRoute";

/**
 * All routes of the site, as the build writes them for the directory: in lists that name nothing
 * twice, because nearly every visit loads them. See plugins/platform/routeDirectory.ts.
 */
export interface DirectoryData {
  /** Of each file of a route: the bundler's number of it, where it is, its compressed kilobytes. */
  chunks: ModuleId[];
  files: string[];
  weights: number[];
  /** Of each part of a route: its module, then the places of its files in the lists above. */
  parts: [module: ModuleId, ...chunks: number[]][];
  routes: RouteData[];
}

export type RouteData = [
  path: string,
  hash: string,
  properties: Omit<RouteConfig, "path" | "component" | "routes">,
  /** Like the platform's list of a route's parts, with places in the list of parts for names. */
  parts: PartTree | null,
  ...inner: RouteData[],
];

export type PartTree = number | PartTree[] | { [name: string]: PartTree };

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
