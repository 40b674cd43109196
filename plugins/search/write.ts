import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import {
  INDEX_FORMAT,
  PAGES_FILE,
  type PagesPart,
  type SectionsPart,
  type TextPart,
} from "../../src/search/embedded/parts";
import { PAGE_KEYWORDS } from "../../src/search/keywords";
import { type RenderedPages, renderedPages } from "../rendered-pages";
import { type ExtractedPage, isIndexed } from "./extract";

/** Names under assets/ with a hash are cached for ever by the headers of production. */
const HASHED_FOLDER = "assets/search";

const PORTION = 50;

export interface IndexOptions {
  requireKeywordPages?: boolean;
  /** Where the site keeps what its pages are made of. */
  keptDir: string;
}

/** Writes the search index of a site beside its pages. */
export async function writeSearchIndex(
  outDir: string,
  { requireKeywordPages = true, keptDir }: IndexOptions,
): Promise<void> {
  const extracted = await indexedPages(outDir, renderedPages(keptDir));
  if (requireKeywordPages) {
    requireKnownRoutes(extracted);
  }
  writeParts(outDir, extracted);
}

export function writeParts(outDir: string, extracted: readonly ExtractedPage[]): void {
  const sections = extracted.map((page) => page.sections) satisfies SectionsPart;
  const text = extracted.map((page) => page.texts) satisfies TextPart;
  const pages: PagesPart = {
    format: INDEX_FORMAT,
    pages: extracted.map(({ page }) => page),
    sections: writeHashed(outDir, "sections", sections),
    text: writeHashed(outDir, "text", text),
  };
  writeFileSync(path.join(outDir, PAGES_FILE), JSON.stringify(pages));
}

export async function indexedPages(
  outDir: string,
  rendered: RenderedPages,
): Promise<ExtractedPage[]> {
  const indexed: ExtractedPage[] = [];
  for (const routes of portions(routesOf(outDir).filter(isIndexed))) {
    // Large sites render in threads, which hand no page over.
    for (const route of routes.filter((route) => !rendered.isTaken(route))) {
      const html = readFileSync(path.join(outDir, route, "index.html"), "utf8");
      rendered.take({ route, html });
    }
    const contents = await Promise.all(routes.map((route) => rendered.contentAt(route)));
    indexed.push(...contents.flatMap(({ found }) => found ?? []));
  }
  return indexed;
}

/** All pages of a large site would take much memory at once. */
function* portions(routes: readonly string[]): Generator<readonly string[]> {
  for (let start = 0; start < routes.length; start += PORTION) {
    yield routes.slice(start, start + PORTION);
  }
}

function requireKnownRoutes(extracted: readonly ExtractedPage[]): void {
  const routes = new Set(extracted.map(({ page }) => page.route));
  const gone = Object.keys(PAGE_KEYWORDS).filter((route) => !routes.has(route));
  if (gone.length > 0) {
    throw new Error(`src/search/keywords.ts: no page at ${gone.join(", ")}; mend or remove it`);
  }
}

/** Sorted, so that the same site always gives the same index. */
function routesOf(outDir: string): string[] {
  return readdirSync(outDir, { recursive: true, encoding: "utf8" })
    .map((file) => `/${file.replaceAll(path.sep, "/")}`)
    .filter((file) => file.endsWith("/index.html"))
    .map((file) => file.slice(0, -"index.html".length))
    .sort();
}

function writeHashed(outDir: string, name: string, part: SectionsPart | TextPart): string {
  const json = JSON.stringify(part);
  const hash = createHash("sha256").update(json).digest("hex").slice(0, 8);
  const file = `${HASHED_FOLDER}/${name}.${hash}.json`;
  mkdirSync(path.join(outDir, HASHED_FOLDER), { recursive: true });
  writeFileSync(path.join(outDir, file), json);
  return file;
}
