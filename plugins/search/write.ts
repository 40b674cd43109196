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
import { Kept } from "../kept";
import { Thread } from "../thread";
import { type ExtractedPage, extractPages, isIndexed, type RenderedPage } from "./extract";

/** Names under assets/ with a hash are cached for ever by the headers of production. */
const HASHED_FOLDER = "assets/search";

/** What decides what is found in a page. */
const MADE_BY = ["plugins/search", "src/search", "package-lock.json"];

/** For fewer pages, starting a thread takes longer than the pages themselves. */
const WORTH_A_THREAD = 20;

export interface IndexOptions {
  requireKeywordPages?: boolean;
  /** Where pages that stay as they are find what they gave before. */
  keptDir: string;
}

/** Writes the search index of a site beside its pages, which are read before this returns. */
export async function writeSearchIndex(
  outDir: string,
  { requireKeywordPages = true, keptDir }: IndexOptions,
): Promise<void> {
  const extracted = await indexedPages(outDir, keptDir);
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

export async function indexedPages(outDir: string, keptDir: string): Promise<ExtractedPage[]> {
  const kept = new Kept<ExtractedPage | null>("search", MADE_BY, keptDir);
  const rendered = readPages(outDir);
  const changed = rendered.filter((page) => kept.find(page) === undefined);
  const extracted = await (changed.length < WORTH_A_THREAD ? extractPages : inThread)(changed);
  for (const [index, page] of changed.entries()) {
    kept.keep(page, extracted[index] ?? null);
  }
  kept.save();
  return rendered.flatMap((page) => kept.find(page) ?? []);
}

async function inThread(pages: RenderedPage[]): Promise<(ExtractedPage | null)[]> {
  const thread = new Thread<typeof import("./extract")>(path.join(__dirname, "extract.ts"));
  try {
    return await thread.call("extractPages", pages);
  } finally {
    await thread.end();
  }
}

function readPages(outDir: string): RenderedPage[] {
  return routesOf(outDir)
    .filter(isIndexed)
    .map((route) => ({
      route,
      html: readFileSync(path.join(outDir, route, "index.html"), "utf8"),
    }));
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
