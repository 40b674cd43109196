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
import type { Kept } from "../kept";
import { type ExtractedPage, extractPage, isIndexed } from "./extract";

/** What pages that stay as they are gave before; `null` for one that is no page of the site. */
type KeptPages = Kept<ExtractedPage | null>;

/** Names under assets/ with a hash are cached for ever by the headers of production. */
const HASHED_FOLDER = "assets/search";

/**
 * Reads the rendered site and writes its search index beside it. Synchronous on purpose: the
 * `postBuild` hooks of all plugins are started one after the other without waiting, so whatever a
 * later plugin does with the folder (a precache list, compression) finds the index complete.
 */
export function writeSearchIndex(
  outDir: string,
  { requireKeywordPages = true, kept }: { requireKeywordPages?: boolean; kept?: KeptPages } = {},
): void {
  const extracted = readPages(outDir, kept);
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

export function readPages(outDir: string, kept?: KeptPages): ExtractedPage[] {
  return routesOf(outDir)
    .filter(isIndexed)
    .flatMap((route) => {
      const html = readFileSync(path.join(outDir, route, "index.html"), "utf8");
      const input = [route, html];
      const known = kept?.find(input);
      const page = known === undefined ? (extractPage(route, html) ?? null) : known;
      kept?.keep(input, page);
      return page ?? [];
    });
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
