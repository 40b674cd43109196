import ComponentCreator from "@docusaurus/ComponentCreator";
import type { ChunkNames } from "@docusaurus/types";
import type { RouteConfig } from "react-router-config";
import { type DirectoryData, mapParts, type RouteData } from "./directoryData";
import { routeFiles } from "./files";
import { addPart } from "./registry";
import routesChunkNames from "./routesChunkNames";

/** The build writes it here: see plugins/platform/routeDirectory.ts. */
declare const DIRECTORY: DirectoryData;

/** Never called: it tells the bundler of which files there are to be any. */
export const allParts = () => import(/* webpackChunkName: "all-parts" */ "@all-routes/registry");

const { chunks, files, weights, parts, routes: list } = DIRECTORY;
const nameOf = (part: string | number) => `part ${part}`;

for (const [index, chunk] of chunks.entries()) {
  routeFiles.files[chunk] = `assets/js/${files[index]}.js`;
  routeFiles.weights[chunk] = weights[index] ?? 0;
}
// Before the routes: making one looks up its parts.
for (const [index, [module, ...places]] of parts.entries()) {
  const needed = places.map((place) => chunks[place] ?? "");
  routeFiles.chunks[nameOf(index)] = needed;
  addPart(nameOf(index), { id: module, chunks: needed });
}

function routeOf([path, hash, properties, tree, ...inner]: RouteData): RouteConfig {
  if (tree) {
    routesChunkNames[`${path}-${hash}`] = mapParts(tree, nameOf) as ChunkNames;
  }
  return {
    path,
    ...properties,
    component: ComponentCreator(path, hash),
    ...(inner.length > 0 && { routes: inner.map(routeOf) }),
  };
}

export const routes = list.map(routeOf);
