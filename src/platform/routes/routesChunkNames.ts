import type { RouteChunkNames } from "@docusaurus/types";

/** Takes the place of the generated list of every route's parts, as `registry` does. */
const routesChunkNames: RouteChunkNames = {};

export default routesChunkNames;
