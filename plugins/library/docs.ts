import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod";
import { parseYaml } from "../yaml";

const EXTENSION = ".api.yml";

const symbolDocs = z.strictObject({
  summary: z.string().min(1),
  members: z.record(z.string(), z.string().min(1)).optional(),
  notes: z.array(z.string().min(1)).optional(),
  /** Names of pages under docs/guides that show it at work. */
  guides: z.array(z.string().min(1)).optional(),
});
const pageDocs = z.record(z.string(), symbolDocs);

export type SymbolDocs = z.infer<typeof symbolDocs>;

export interface ApiPage {
  /** The .api.yml, relative to the site. */
  file: string;
  route: string;
  symbols: Record<string, SymbolDocs>;
  /** The page beside it; absent when there is none. */
  page?: { file: string; headings: string[] };
}

export interface ApiDocs {
  pages: ApiPage[];
  /** Files that could not be read, one line each. */
  problems: string[];
}

export function readApiDocs(siteDir: string): ApiDocs {
  const root = path.join(siteDir, "docs");
  const pages: ApiPage[] = [];
  const problems: string[] = [];
  if (!existsSync(root)) return { pages, problems };
  const names = readdirSync(root, { recursive: true, encoding: "utf8" })
    .map((name) => name.split(path.sep).join("/"))
    .filter((name) => name.endsWith(EXTENSION))
    .sort();
  for (const name of names) {
    const file = `docs/${name}`;
    const stem = name.slice(0, -EXTENSION.length);
    const symbols = readSymbols(path.join(root, name));
    if (typeof symbols === "string") {
      problems.push(`${file}: ${symbols}`);
      continue;
    }
    const pageFile = ["mdx", "md"]
      .map((extension) => `docs/${stem}.${extension}`)
      .find((candidate) => existsSync(path.join(siteDir, candidate)));
    const text = pageFile ? readFileSync(path.join(siteDir, pageFile), "utf8") : "";
    pages.push({
      file,
      route: routeOf(stem, text),
      symbols,
      ...(pageFile
        ? { page: { file: pageFile, headings: sectionIds(text, Object.keys(symbols)) } }
        : {}),
    });
  }
  return { pages, problems };
}

/** Names a .api.yml documents, in its order. */
export function symbolsIn(file: string): string[] {
  const symbols = readSymbols(file);
  return typeof symbols === "string" ? [] : Object.keys(symbols);
}

type Symbols = Record<string, SymbolDocs>;

/** Several plugins ask for the same files. */
const lastRead = new Map<string, { text: string; symbols: Symbols | string }>();

/** What a file says, or what is wrong with it. */
function readSymbols(file: string): Symbols | string {
  const text = readFileSync(file, "utf8");
  const last = lastRead.get(file);
  if (last?.text === text) return last.symbols;
  const symbols = parseSymbols(text);
  lastRead.set(file, { text, symbols });
  return symbols;
}

function parseSymbols(text: string): Symbols | string {
  try {
    return pageDocs.parse(parseYaml(text) ?? {});
  } catch (error) {
    if (error instanceof z.ZodError) {
      return error.issues.map((i) => `${i.path.join(".")}: ${i.message}`).join("; ");
    }
    return String(error).split("\n")[0] ?? "cannot be read";
  }
}

/** The address Docusaurus gives a file of docs/: its path, unless front matter says otherwise. */
export function routeOf(stem: string, text: string): string {
  const frontMatter = /^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? "";
  const slug = /^slug:\s*["']?([^"'\s]+)["']?\s*$/m.exec(frontMatter)?.[1];
  const folder = path.posix.dirname(stem);
  const own = path.posix.basename(stem) === "index" ? folder : stem;
  const relative = slug ? path.posix.resolve("/", folder, slug) : path.posix.join("/", own);
  return path.posix.join("/docs", relative, "/");
}

/** Anchors of a page's headings: the explicit id, or the one made from the text. */
export function headingIds(text: string): string[] {
  return [...text.matchAll(/^#{1,6}\s+(.+?)\s*$/gm)].map(([, heading = ""]) => {
    const explicit = /\{(?:\/\*\s*)?#([\w-]+)(?:\s*\*\/)?\}\s*$/.exec(heading)?.[1];
    return explicit ?? slugOf(heading.replace(/`/g, ""));
  });
}

/** Anchors of a page, those that <ApiSections /> will add included. */
export function sectionIds(text: string, symbolIds: readonly string[]): string[] {
  const generated = [...text.matchAll(/<ApiSections\b([^>]*)\/>/g)].flatMap(
    ([, attributes = ""]) => {
      const of = /\bof="([^"]*)"/.exec(attributes)?.[1];
      return of === undefined ? symbolIds : listOf(of);
    },
  );
  return [...headingIds(text), ...generated.map(anchorOf)];
}

/** Names in an attribute, separated by commas or spaces. */
export const listOf = (text: string) => text.split(/[\s,]+/).filter(Boolean);

const slugOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, "")
    .trim()
    .replace(/\s/g, "-");

export const anchorOf = (symbolId: string) => (symbolId.split("/").at(-1) ?? "").toLowerCase();

export interface Home {
  page: ApiPage;
  href: string;
  docs: SymbolDocs;
}

/** Where each symbol is documented. A page with one symbol is that symbol's page. */
export function homesOf(docs: ApiDocs): Map<string, Home> {
  const homes = new Map<string, Home>();
  for (const page of docs.pages) {
    const ids = Object.keys(page.symbols);
    for (const id of ids) {
      const entry = page.symbols[id];
      if (!entry || homes.has(id)) continue;
      const href = ids.length === 1 ? page.route : `${page.route}#${anchorOf(id)}`;
      homes.set(id, { page, href, docs: entry });
    }
  }
  return homes;
}
