import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { AllContent, LoadContext, Plugin } from "@docusaurus/types";
import { readExamples } from "../examples/files";
import { Kept, keptFolder } from "../kept";
import { dataFiles } from "../library";
import { loadLibrary } from "../library/cache";
import { readApiDocs } from "../library/docs";
import { llmsFullText, llmsText } from "./llms";
import { MADE_BY, sharedInput } from "./sharedInput";
import { sitePages } from "./sitePages";
import { TWIN_FILE, twinOf } from "./twin";

/**
 * Writes every page also as Markdown, and the lists of them. Made before the pages are bundled, so
 * that a page that cannot be written as Markdown stops the build early; written at its end.
 */
export default function twins({ siteDir, siteConfig, generatedFilesDir }: LoadContext): Plugin {
  let files = new Map<string, string>();

  async function make(allContent: AllContent): Promise<Map<string, string>> {
    const library = await loadLibrary();
    const docs = readApiDocs(siteDir);
    const { sections, permalinks } = sitePages(siteDir, allContent);
    const site = {
      url: siteConfig.url,
      root: siteDir,
      library,
      examples: new Map(readExamples(siteDir).map((example) => [example.name, example])),
      docs,
      data: dataFiles(library, docs, siteDir),
      permalinks,
    };
    const pages = sections.flatMap((section) => section.pages);
    const kept = new Kept<string>("twins", MADE_BY, keptFolder(generatedFilesDir));
    const shared = sharedInput(site);
    const texts = await Promise.all(
      pages.map((page) => kept.findOrMake([shared, page], () => twinOf(page, site))),
    );
    kept.save();
    const listed = {
      title: siteConfig.title,
      url: siteConfig.url,
      summary: `${siteConfig.tagline}.`,
      version: library.version,
    };
    return new Map([
      ...pages.map(
        ({ permalink }, index) => [`${permalink}${TWIN_FILE}`, texts[index] ?? ""] as const,
      ),
      ["/llms.txt", llmsText(listed, sections)],
      ["/llms-full.txt", llmsFullText(listed, texts)],
    ]);
  }

  return {
    name: "twins",

    // While writing, all of it would be made anew with every change.
    allContentLoaded: async ({ allContent }) => {
      if (process.env.NODE_ENV !== "development") files = await make(allContent);
    },

    // Synchronous: whatever a later plugin does with the folder finds the files there.
    postBuild: async ({ outDir }) => write(outDir, files),
  };
}

function write(dir: string, files: ReadonlyMap<string, string>): void {
  for (const [name, text] of files) {
    const file = path.join(dir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
