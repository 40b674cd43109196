import {
  type ModuleId,
  mapParts,
  type PartTree,
  partNames,
  type RouteData,
  type RoutesData,
} from "../../src/platform/routes/routesData";
import type { GeneratedRoute, GeneratedRoutes } from "./generatedRoutes";

/** What the bundler made of the parts of routes. */
export interface RouteParts {
  /** By the names that the generated lists have. */
  modules: Record<string, { id: ModuleId; chunks: ModuleId[] }>;
  /** The script of each chunk that has one. */
  files: Record<string, string>;
  /** The style sheet of each chunk that has one. */
  styles: Record<string, string>;
}

/** Everything under a number instead of a name: see src/platform/routes/routesData.ts. */
export function routesDataOf(
  generated: GeneratedRoutes,
  { modules, files }: Pick<RouteParts, "modules" | "files">,
): RoutesData {
  const { routes, chunkNames } = generated;
  const names = [...new Set(namesIn(generated))].filter((name) => modules[name]);
  const partOf = placesIn(names);
  const needed = names.map((name) => modules[name]?.chunks.map(String) ?? []);
  const chunks = [...new Set(needed.flat())].filter((chunk) => files[chunk]);
  const placeOf = placesIn(chunks);

  const dataOf = (route: GeneratedRoute): RouteData => {
    const { path, component, routes: inner = [], ...properties } = route;
    const { hash = "" } = component;
    const list = chunkNames[`${path}-${hash}`];
    const tree = list ? mapParts(list, (name) => partOf.get(String(name))) : null;
    return [path, hash, properties, tree as PartTree | null, ...inner.map(dataOf)];
  };
  return {
    chunks,
    parts: names.map((name, index) => [
      modules[name]?.id ?? "",
      // A chunk without a script, such as one of styles only, is none to fetch.
      ...(needed[index] ?? []).flatMap((chunk) => placeOf.get(chunk) ?? []),
    ]),
    routes: routes.map(dataOf),
  };
}

function placesIn(list: string[]): Map<string, number> {
  return new Map(list.map((entry, place) => [entry, place]));
}

/** The names of all parts that routes are made of. */
export function namesIn({ routes, chunkNames }: GeneratedRoutes): string[] {
  return routes.flatMap(({ path, component, routes: inner = [] }) => [
    ...partNames(chunkNames[`${path}-${component.hash ?? ""}`]),
    ...namesIn({ routes: inner, chunkNames }),
  ]);
}
