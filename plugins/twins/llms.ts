import type { TwinSection } from "./sitePages";
import { TWIN_FILE } from "./twin";

export interface LlmsSite {
  title: string;
  /** Origin of the site, without a slash at its end. */
  url: string;
  /** What the site is about, in one sentence. */
  summary: string;
  version: string;
}

/** The list of pages in the form that llmstxt.org describes. */
export function llmsText(site: LlmsSite, sections: readonly TwinSection[]): string {
  const head = [
    `# ${site.title}`,
    `> ${site.summary}`,
    `These pages document version ${site.version}, package scope @rpldy. What a later release changed is marked as later. Each link leads to a page as plain Markdown; without "${TWIN_FILE}" at its end it is the page with live examples.`,
    [
      `- [All pages in one file](${site.url}/llms-full.txt)`,
      `- [The API as data](${site.url}/api.json), with its [schema](${site.url}/api.schema.json)`,
    ].join("\n"),
  ];
  const lists = sections.map(({ title, pages }) =>
    [
      `## ${title}`,
      "",
      ...pages.map(
        (page) =>
          `- [${page.title}](${site.url}${page.permalink}${TWIN_FILE})${page.description ? `: ${page.description}` : ""}`,
      ),
    ].join("\n"),
  );
  return `${[...head, ...lists].join("\n\n")}\n`;
}

/** All twins after each other; a rule stands between two of them. */
export function llmsFullText(site: LlmsSite, twins: readonly string[]): string {
  const head = `# ${site.title}, all pages\n\n> ${site.summary}\n\nVersion ${site.version}. The list of pages: ${site.url}/llms.txt\n`;
  return [head, ...twins].join("\n---\n\n");
}
