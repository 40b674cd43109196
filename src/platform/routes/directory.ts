import { routeFiles } from "./files";
import { readRoutes } from "./readRoutes";
import type { DirectoryData } from "./routesData";

/** The build writes it here: see plugins/platform/routeDirectory.ts. */
declare const DIRECTORY: DirectoryData;

/** Never called: it tells the bundler of which files there are to be any. */
export const allParts = () => import(/* webpackChunkName: "all-parts" */ "@all-routes/registry");

const directory = DIRECTORY;

for (const [index, chunk] of directory.chunks.entries()) {
  routeFiles.files[chunk] = `assets/js/${directory.files[index]}.js`;
  routeFiles.weights[chunk] = directory.weights[index] ?? 0;
}

export const routes = readRoutes(directory, "part");
