import type { GlobalDoc, GlobalVersion } from "@docusaurus/plugin-content-docs/client";
import { routesOf } from "./routes";

/**
 * In the browser, where no page has the list of all docs: which sidebar a page belongs to is known
 * from its route.
 */
export function docAt(_version: GlobalVersion, pathname: string): GlobalDoc | undefined {
  const sidebar = routesOf(pathname).at(-1)?.sidebar;
  return typeof sidebar === "string" ? { id: pathname, path: pathname, sidebar } : undefined;
}
