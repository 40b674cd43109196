import ComponentCreator from "@docusaurus/ComponentCreator";
import type { ChunkNames } from "@docusaurus/types";
import type { RouteConfig } from "react-router-config";
import { routeFiles } from "./files";
import { addPart } from "./registry";
import routesChunkNames from "./routesChunkNames";
import { mapParts, type RouteData, type RoutesData } from "./routesData";

/** Parts have no names in the data; those of different lists must not be taken for each other. */
export function readRoutes({ chunks, parts, routes }: RoutesData, list: string): RouteConfig[] {
  const nameOf = (part: string | number) => `${list} ${part}`;
  const routeOf = ([path, hash, properties, tree, ...inner]: RouteData): RouteConfig => {
    if (tree !== null) {
      routesChunkNames[`${path}-${hash}`] = mapParts(tree, nameOf) as ChunkNames;
    }
    return {
      path,
      ...properties,
      component: ComponentCreator(path, hash),
      ...(inner.length > 0 && { routes: inner.map(routeOf) }),
    };
  };
  // Before the routes: making one looks up its parts.
  for (const [index, [module, ...places]] of parts.entries()) {
    const needed = places.map((place) => chunks[place] ?? "");
    routeFiles.chunks[nameOf(index)] = needed;
    addPart(nameOf(index), module, needed);
  }
  return routes.map(routeOf);
}
