/** What every page may use without importing it: see src/theme/MDXComponents. */
export const PAGE_COMPONENTS = [
  "ApiNotes",
  "EventPayload",
  "EventTable",
  "Example",
  "Install",
  "Known",
  "Members",
  "PackageExports",
  "PackageFacts",
  "PropTable",
  "Related",
  "ServerFile",
  "Signature",
] as const;

export type PageComponent = (typeof PAGE_COMPONENTS)[number];
