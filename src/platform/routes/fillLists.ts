import generatedRegistry from "@all-routes/registry";
import generatedChunkNames from "@all-routes/routesChunkNames.json";
import { addRouteFiles, type RouteFiles } from "./files";
import registry from "./registry";
import routesChunkNames from "./routesChunkNames";

/** The build writes them here: see plugins/platform/routeDirectory.ts. */
declare const ROUTE_FILES: RouteFiles;

Object.assign(registry, generatedRegistry);
Object.assign(routesChunkNames, generatedChunkNames);
addRouteFiles(ROUTE_FILES);
