import type { Registry } from "@docusaurus/types";
import { pause } from "../pause";
import "./files";
import "./missingStyles";
import type { ModuleId } from "./routesData";

/**
 * Takes the place of the generated list of every file of every page. At first it knows the page at
 * hand; the rest comes with the directory of all routes. See readRoutes.ts.
 */
const registry: { -readonly [name in keyof Registry]: Registry[name] } = {};

export function addPart(name: string, id: ModuleId, chunks: ModuleId[]): void {
  registry[name] = [() => load(id, chunks), name, String(id)];
}

/** What the bundler makes of `import()`: the files, then the module, data as a default export. */
async function load(id: ModuleId, chunks: ModuleId[]): Promise<{ default: unknown }> {
  await Promise.all(chunks.map((chunk) => __webpack_require__.e(chunk)));
  await pause();
  const module = __webpack_require__(id) as { default: unknown; __esModule?: boolean };
  return module?.__esModule ? module : { default: module };
}

export default registry;
