import type { GlobalDoc, GlobalVersion } from "@docusaurus/plugin-content-docs/client";

/** Takes the place of routes/docAt.ts where pages are rendered. */
export function docAt(version: GlobalVersion, pathname: string): GlobalDoc | undefined {
  return docsOf(version).get(withoutSlash(pathname));
}

const known = new WeakMap<GlobalVersion, ReadonlyMap<string, GlobalDoc>>();

function docsOf(version: GlobalVersion): ReadonlyMap<string, GlobalDoc> {
  const docs =
    known.get(version) ?? new Map(version.docs.map((doc) => [withoutSlash(doc.path), doc]));
  known.set(version, docs);
  return docs;
}

const withoutSlash = (pathname: string) => pathname.replace(/\/$/, "");
