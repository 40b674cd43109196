import { readExamples } from "../examples/files";
import { Kept } from "../kept";
import { dataFiles } from "../library";
import type { ApiDocs } from "../library/docs";
import type { Library } from "../library/model";
import { llmsFullText, llmsText } from "./llms";
import { MADE_BY, sharedInput } from "./sharedInput";
import type { SitePages } from "./sitePages";
import { TWIN_FILE, twinOf } from "./twin";

interface Site extends SitePages {
  siteDir: string;
  library: Library;
  docs: ApiDocs;
  keptDir: string;
  title: string;
  url: string;
  summary: string;
}

/** All files of Markdown, by their paths in the site. */
export async function makeTwins({
  siteDir,
  keptDir,
  library,
  docs,
  sections,
  permalinks,
  ...about
}: Site): Promise<Map<string, string>> {
  const site = {
    url: about.url,
    root: siteDir,
    library,
    examples: new Map(readExamples(siteDir).map((example) => [example.name, example])),
    docs,
    data: dataFiles(library, docs, siteDir),
    permalinks,
  };
  const pages = sections.flatMap((section) => section.pages);
  const kept = new Kept<string>("twins", MADE_BY, keptDir);
  const shared = sharedInput(site);
  const texts = await Promise.all(
    pages.map((page) => kept.findOrMake([shared, page], () => twinOf(page, site))),
  );
  kept.save();
  const listed = { ...about, version: library.version };
  return new Map([
    ...pages.map(
      ({ permalink }, index) => [`${permalink}${TWIN_FILE}`, texts[index] ?? ""] as const,
    ),
    ["/llms.txt", llmsText(listed, sections)],
    ["/llms-full.txt", llmsFullText(listed, texts)],
  ]);
}
