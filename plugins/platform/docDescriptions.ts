import path from "node:path";
import type { LoadedContent } from "@docusaurus/plugin-content-docs";
import type { AllContent } from "@docusaurus/types";

const DOCS_PLUGIN = "docusaurus-plugin-content-docs";

/** What each doc is about, by its id, for the pages that list docs. */
export function docDescriptions(allContent: AllContent): Record<string, string> {
  const { loadedVersions = [] } = (allContent[DOCS_PLUGIN]?.default ??
    {}) as Partial<LoadedContent>;
  return Object.fromEntries(
    loadedVersions.flatMap(({ docs }) => docs.map(({ id, description }) => [id, description])),
  );
}

/**
 * Of the list of all docs, which every page would load, the navbar needs the docs that it names.
 * To which sidebar a page belongs is known from its route: src/platform/routes/activeDocs.ts.
 */
export function leaveOutDocList(generatedFilesDir: string, navbar: NavbarItem) {
  return {
    test: path.join(generatedFilesDir, "globalData.json"),
    use: [
      {
        loader: path.join(__dirname, "globalDataLoader.cjs"),
        options: { keptDocIds: docIdsIn(navbar) },
      },
    ],
  };
}

interface NavbarItem {
  docId?: string;
  items?: NavbarItem[];
}

function docIdsIn({ docId, items = [] }: NavbarItem): string[] {
  return [...(docId ? [docId] : []), ...items.flatMap(docIdsIn)];
}
