import { readFileSync } from "node:fs";
import path from "node:path";
import type { LoadedContent as DocsContent } from "@docusaurus/plugin-content-docs";
import type { AllContent } from "@docusaurus/types";
import { aliasedSitePathToRelativePath, createSlugger } from "@docusaurus/utils";
import { PAGE_KEYWORDS } from "../../src/search/keywords";
import { kindOf, sidebarOf } from "../../src/search/kinds";
import type { ExtractedPage } from "./extract";

const HEADING = /^(#{2,4})\s+(.+?)(?:\s*\{#([\w-]+)\})?\s*$/;

/** The docs as they are written, for `npm run dev`: no generated tables, no blog. */
export function pagesFromSource(siteDir: string, allContent: AllContent): ExtractedPage[] {
  const docs = allContent["docusaurus-plugin-content-docs"]?.default as DocsContent | undefined;
  return (docs?.loadedVersions ?? [])
    .flatMap((version) => version.docs)
    .map(({ permalink, title, description, source }) => {
      const file = path.join(siteDir, aliasedSitePathToRelativePath(source));
      const sections = sectionsOf(readFileSync(file, "utf8"));
      return {
        page: {
          route: permalink,
          title,
          kind: kindOf(permalink),
          sidebar: sidebarOf(permalink),
          crumbs: [],
          description,
          keywords: PAGE_KEYWORDS[permalink],
        },
        sections: sections.map(({ anchor, heading }) => [anchor, heading, ""]),
        texts: sections.map(({ lines }) => [plain(lines.join(" ")), ""]),
      } satisfies ExtractedPage;
    });
}

interface SourceSection {
  anchor: string;
  heading: string;
  lines: string[];
}

export function sectionsOf(source: string): SourceSection[] {
  const slugger = createSlugger();
  let section: SourceSection = { anchor: "", heading: "", lines: [] };
  const sections = [section];
  let fenced = false;
  for (const line of source.replace(/^---\n[\s\S]*?\n---\n/, "").split("\n")) {
    fenced = /^\s*```/.test(line) ? !fenced : fenced;
    const heading = fenced ? null : HEADING.exec(line);
    if (heading) {
      const text = plain(heading[2] ?? "");
      section = { anchor: heading[3] ?? slugger.slug(text), heading: text, lines: [] };
      sections.push(section);
    } else if (!fenced && !/^(?:import|export)\s/.test(line)) {
      section.lines.push(line);
    }
  }
  return sections;
}

/** Without the marks of Markdown and JSX. */
function plain(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/<\/?[A-Za-z][^>]*>/g, " ")
    .replace(/[`*#>|]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}
