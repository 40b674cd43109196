import path from "node:path";

export interface LinkContext {
  /** Origin of the site, without a slash at its end. */
  site: string;
  /** The content file that holds the link, relative to the site folder. */
  file: string;
  /** Address of that file's page. */
  permalink: string;
  /** Addresses of all pages by their files. */
  permalinks: ReadonlyMap<string, string>;
}

const OUTSIDE = /^[a-z][a-z\d+.-]*:/i;

/** The address as somebody needs it who reads the text anywhere else. */
export function absoluteUrl(url: string, { site, file, permalink, permalinks }: LinkContext) {
  if (OUTSIDE.test(url)) return url;
  if (url.startsWith("#")) return `${site}${permalink}${url}`;
  if (url.startsWith("/")) return `${site}${url}`;
  const [target = "", hash] = url.split("#");
  const named = path.posix.join(path.posix.dirname(file), decodeURI(target));
  const page = permalinks.get(named);
  if (!page) {
    throw new Error(`"${url}" leads to no page (mend: link to an .mdx file or write the address)`);
  }
  return `${site}${page}${hash === undefined ? "" : `#${hash}`}`;
}

/** Links of Markdown, but not what code shows. */
const CODE_OR_LINK = /(```[\s\S]*?```|`[^`\n]*`)|(?<=\]\()[^)\s]+/g;

export function withAbsoluteLinks(markdown: string, page: LinkContext): string {
  return markdown.replace(CODE_OR_LINK, (found, code?: string) => code ?? absoluteUrl(found, page));
}
