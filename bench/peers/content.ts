import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** A page of the site as plain Markdown that every framework reads. */
export interface PeerPage {
  /** Address without slashes at its ends: docs/guides/progressui. */
  slug: string;
  title: string;
  description: string;
  /** Everything below the title. */
  body: string;
}

const TWIN = "index.md";
const SITE = /https:\/\/react-uploady\.org\/([^\s)>\]#]*)/g;

/** Frameworks disagree about capitals and dots in addresses; none changes these. */
export const plainSlug = (address: string): string =>
  address
    .replace(/^\/|\/$/g, "")
    .toLowerCase()
    .replaceAll(".", "-");

/** The Markdown files the build wrote beside its pages. */
export function readTwins(build: string): PeerPage[] {
  const pages = readdirSync(build, { recursive: true, encoding: "utf8" })
    .map((file) => file.split(path.sep).join("/"))
    .filter((file) => file.startsWith("docs/") && file.endsWith(`/${TWIN}`))
    .sort()
    .map((file) =>
      pageOf(file.slice(0, -TWIN.length), readFileSync(path.join(build, file), "utf8")),
    );
  if (pages.length === 0) {
    throw new Error('the build holds no Markdown pages: run "npm run build" first.');
  }
  return withLocalLinks(pages);
}

/** A twin starts with its title, a quotation that describes it, and the address it comes from. */
export function pageOf(address: string, twin: string): PeerPage {
  const [, title = address, rest = ""] = /^# (.*)\n([\s\S]*)$/.exec(twin) ?? [];
  const [, description = "", afterDescription = rest] = /^\s*> (.*)\n([\s\S]*)$/.exec(rest) ?? [];
  return {
    slug: plainSlug(address),
    title: title.replace(/\\(.)/g, "$1"),
    description: description.replace(/\\(.)/g, "$1"),
    body: outsideFences(afterDescription, (line) =>
      line.replace(/<(https?:\/\/[^>\s]+)>/g, "[$1]($1)"),
    )
      .replace(/^\s*Source: .*\n/, "")
      .trim(),
  };
}

/** Links to pages that are there become links inside the peer, as `/slug`. */
function withLocalLinks(pages: readonly PeerPage[]): PeerPage[] {
  const slugs = new Set(pages.map(({ slug }) => slug));
  return pages.map((page) => ({
    ...page,
    body: outsideFences(page.body, (line) =>
      line.replace(SITE, (link, address: string) => {
        const slug = plainSlug(address);
        return slugs.has(slug) ? `/${slug}` : link;
      }),
    ),
  }));
}

/** The pages and copies of them under other addresses, until there are `times` as many. */
export function multiply(pages: readonly PeerPage[], times: number): PeerPage[] {
  const copies = Array.from({ length: times - 1 }, (_, index) => `docs/copy-${index + 2}`);
  return [
    ...pages,
    ...copies.flatMap((root) =>
      pages.map((page) => ({
        ...page,
        slug: page.slug.replace(/^docs/, root),
        body: page.body.replaceAll("](/docs", `](/${root}`),
      })),
    ),
  ];
}

/** Where a page's file stands: a page with pages below it is the index of their folder. */
export function fileOf(slug: string, pages: readonly PeerPage[]): string {
  const isFolder = pages.some((page) => page.slug.startsWith(`${slug}/`));
  return isFolder ? `${slug}/index.md` : `${slug}.md`;
}

export function frontMatter(fields: Record<string, string>): string {
  const lines = Object.entries(fields)
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${lines.join("\n")}\n---\n\n`;
}

function outsideFences(text: string, change: (line: string) => string): string {
  let fence = "";
  return text
    .split("\n")
    .map((line) => {
      const [, mark = ""] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
      if (mark && !fence) {
        fence = mark;
        return line;
      }
      if (fence) {
        if (mark.startsWith(fence)) fence = "";
        return line;
      }
      return change(line);
    })
    .join("\n");
}
