import type { RouteChunkNames } from "@docusaurus/types";
import { pageRoute } from "./thisPage";

/** Takes the place of the generated list of every route's parts, as `registry` does. */
const routesChunkNames: RouteChunkNames = { ...pageRoute?.chunkNames };

export default routesChunkNames;
