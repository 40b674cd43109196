import { readFileSync } from "node:fs";
import path from "node:path";
import { runInNewContext } from "node:vm";
import type { RouteChunkNames } from "@docusaurus/types";

/** A route as the platform generates it, its component given by what names it. */
export type GeneratedRoute = {
  path: string;
  exact?: boolean;
  component: { hash?: string };
  routes?: GeneratedRoute[];
};

export interface GeneratedRoutes {
  routes: GeneratedRoute[];
  chunkNames: RouteChunkNames;
}

export function readGeneratedRoutes(generatedFilesDir: string): GeneratedRoutes {
  const read = (file: string) => readFileSync(path.join(generatedFilesDir, file), "utf8");
  return {
    routes: parseRoutes(read("routes.js")),
    chunkNames: JSON.parse(read("routesChunkNames.json")),
  };
}

function parseRoutes(source: string): GeneratedRoute[] {
  const list = source.slice(source.indexOf("export default") + "export default".length);
  const ComponentCreator = (_path: string, hash?: string) => ({ hash });
  return runInNewContext(list.replace(/;\s*$/, ""), { ComponentCreator }) as GeneratedRoute[];
}
