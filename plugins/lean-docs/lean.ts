import type { DocMetadata, PropVersionMetadata } from "@docusaurus/plugin-content-docs";
import type { RouteConfig } from "@docusaurus/types";

/**
 * Of a document, without what only the build reads, and without the descriptions of its tags, which
 * stand on the pages of the tags. The types of the framework go on to promise all of it.
 */
export function leanData(data: string | object): string | object {
  if (!isDocument(data)) return data;
  const { source, sourceDirName, slug, draft, tags, ...read } = data;
  return { ...read, tags: tags.map(({ label, permalink }) => ({ label, permalink })) };
}

/**
 * Every docs page loads the data of its version, which describes every document. Pages that list
 * documents have a list of their own: see plugins/platform/docDescriptions.ts.
 */
export function leanRoute(route: RouteConfig): RouteConfig {
  const version = route.props?.version as PropVersionMetadata | undefined;
  return {
    ...route,
    ...(version && { props: { ...route.props, version: { ...version, docs: {} } } }),
    ...(route.routes && { routes: route.routes.map(leanRoute) }),
  };
}

function isDocument(data: string | object): data is DocMetadata {
  return typeof data === "object" && "sourceDirName" in data;
}
