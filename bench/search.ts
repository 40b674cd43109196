/**
 * Compares search engines on the content of this site, and measures the one that is used.
 * Part of the bench: npm run bench -- search; alone: npx tsx bench/search.ts. Writes bench/search.md.
 *
 * The candidates are no dependencies of the site: they are installed into a temporary folder.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { buildSync } from "esbuild";
import { answer } from "../src/search/embedded/answer";
import { buildIndex, recordsOf, type SectionRecord } from "../src/search/embedded/indexer";
import {
  PAGES_FILE,
  type PagesPart,
  type SectionsPart,
  type TextPart,
} from "../src/search/embedded/parts";
import relevance from "../src/search/relevance.json";
import { install } from "./peers/install";
import { median } from "./report/stats";
import { measureInBrowser } from "./search-browser";
import { workspace } from "./workspace";
import { writeReport } from "./writeReport";

const root = path.resolve(__dirname, "..");
const build = path.join(root, "build");
const CANDIDATES = {
  minisearch: "7.2.0",
  "@orama/orama": "3.1.18",
  flexsearch: "0.8.212",
  pagefind: "1.6.0",
};
const candidatesDir = path.join(workspace, "search");

interface Row {
  engine: string;
  /** Engine code and everything it must load before it can answer, gzip bytes. */
  bytes: number;
  msPerQuery: number;
  top1: number;
  top3: number;
  empty: number;
}

type Answer = (query: string) => Promise<string[]> | string[];

const readJson = (file: string) => JSON.parse(readFileSync(path.join(build, file), "utf8"));
const gzipSize = (text: string | Buffer) => gzipSync(text, { level: 9 }).length;
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const percent = (share: number) => `${(share * 100).toFixed(0)} %`;

/** What a browser would load of an engine, minified and compressed. */
function codeSize(source: string): number {
  const { outputFiles } = buildSync({
    stdin: { contents: source, resolveDir: candidatesDir },
    bundle: true,
    minify: true,
    format: "esm",
    platform: "browser",
    write: false,
    logLevel: "error",
  });
  return gzipSize(Buffer.from(outputFiles[0]?.contents ?? []));
}

async function score(engine: string, bytes: number, ask: Answer): Promise<Row> {
  const found: string[][] = [];
  const times: number[] = [];
  for (const { query } of relevance) {
    // The best of three: this measures the engine, not what else the machine does.
    let best = Number.POSITIVE_INFINITY;
    let urls: string[] = [];
    for (let round = 0; round < 3; round++) {
      const start = performance.now();
      urls = await ask(query);
      best = Math.min(best, performance.now() - start);
    }
    times.push(best);
    found.push(urls);
  }
  return { engine, bytes, msPerQuery: median(times), ...ratesOf(found) };
}

export function ratesOf(found: readonly string[][]): Pick<Row, "top1" | "top3" | "empty"> {
  const within = (least: number) =>
    relevance.filter(({ expect }, index) =>
      found[index]?.slice(0, least).some((url) => expect.includes(url)),
    ).length / relevance.length;
  return {
    top1: within(1),
    top3: within(3),
    empty: found.filter((urls) => urls.length === 0).length,
  };
}

/** Pages in the order of their first section. */
function pagesOfIds(ids: readonly number[], records: readonly SectionRecord[], part: PagesPart) {
  const routes = ids.map((id) => part.pages[records[id]?.page ?? 0]?.route ?? "");
  return [...new Set(routes)].slice(0, 10);
}

async function compareEngines(): Promise<Row[]> {
  const part: PagesPart = readJson(PAGES_FILE);
  const records = recordsOf(part.pages, readJson(part.sections), readJson(part.text));
  const load = createRequire(path.join(candidatesDir, "package.json"));
  // Every engine gets what it would index on its own: the plain fields, boosted alike.
  const plain = records.map(({ id, title, heading, description, symbols, text }) => ({
    id,
    title,
    heading,
    text: [description, symbols, text].join(" "),
  }));
  const rows: Row[] = [];

  const MiniSearch = load("minisearch").default ?? load("minisearch");
  const mini = new MiniSearch({ fields: ["title", "heading", "text"] });
  mini.addAll(plain);
  rows.push(
    await score(
      "MiniSearch, as it comes",
      codeSize('import M from "minisearch"; console.log(M)') + gzipSize(JSON.stringify(mini)),
      (query) =>
        pagesOfIds(
          mini
            .search(query, { boost: { title: 8, heading: 4 }, prefix: true, fuzzy: 0.2 })
            .map(({ id }: { id: number }) => id),
          records,
          part,
        ),
    ),
  );

  const orama = load("@orama/orama");
  const db = orama.create({ schema: { title: "string", heading: "string", text: "string" } });
  for (const { id, ...fields } of plain) {
    orama.insert(db, { id: String(id), ...fields });
  }
  rows.push(
    await score(
      "Orama, as it comes",
      codeSize(
        'import { create, load, search } from "@orama/orama"; console.log(create, load, search)',
      ) + gzipSize(JSON.stringify(orama.save(db))),
      async (query) => {
        const { hits } = await orama.search(db, {
          term: query,
          tolerance: 1,
          boost: { title: 8, heading: 4 },
          limit: 30,
        });
        return pagesOfIds(
          hits.map(({ id }: { id: string }) => Number(id)),
          records,
          part,
        );
      },
    ),
  );

  const { Document } = load("flexsearch");
  const flex = new Document({
    tokenize: "forward",
    document: { id: "id", index: ["title", "heading", "text"] },
  });
  for (const record of plain) {
    flex.add(record);
  }
  const exported: string[] = [];
  flex.export((_key: string, data: string) => exported.push(data));
  rows.push(
    await score(
      "FlexSearch, as it comes",
      codeSize('import { Document } from "flexsearch"; console.log(Document)') +
        gzipSize(exported.join("")),
      (query) => {
        const groups: Array<{ field: string; result: number[] }> = flex.search(query, {
          limit: 30,
          suggest: true,
        });
        const order = ["title", "heading", "text"];
        const sorted = groups.sort((a, b) => order.indexOf(a.field) - order.indexOf(b.field));
        return pagesOfIds(
          sorted.flatMap(({ result }) => result),
          records,
          part,
        );
      },
    ),
  );
  return rows;
}

/** The site's own engine at a multiple of its content; copies get words of their own. */
async function growth(times: number): Promise<string> {
  const part: PagesPart = readJson(PAGES_FILE);
  const sections: SectionsPart = readJson(part.sections);
  const text: TextPart = readJson(part.text);
  const vary = (value: string, copy: number) =>
    copy === 0 ? value : value.replace(/\p{L}{7,}/gu, (word) => `${word}${copy}`);
  const copies = Array.from({ length: times }, (_, copy) => copy);
  const grown = {
    ...part,
    pages: copies.flatMap((copy) =>
      part.pages.map((page) => ({
        ...page,
        route: `${page.route}${copy || ""}`,
        title: vary(page.title, copy),
        description: vary(page.description, copy),
      })),
    ),
  };
  const grownSections = copies.flatMap((copy) =>
    sections.map((entries) =>
      entries.map(
        ([anchor, heading, symbols]) =>
          [anchor, vary(heading, copy), vary(symbols, copy)] as SectionsPart[0][0],
      ),
    ),
  );
  const grownText = copies.flatMap((copy) =>
    text.map((entries) =>
      entries.map(([words, code]) => [vary(words, copy), vary(code, copy)] as TextPart[0][0]),
    ),
  );
  const records = recordsOf(grown.pages, grownSections, grownText);
  const start = performance.now();
  const index = await buildIndex(records);
  const built = performance.now() - start;
  const searchable = { index, records, pages: grown.pages, complete: true };
  const row = await score("", 0, (query) =>
    answer(searchable, query, {}, 8).pages.map(({ url }) => url),
  );
  const cells = [
    `${times}×`,
    records.length,
    kB(gzipSize(JSON.stringify(grown))),
    kB(gzipSize(JSON.stringify(grownSections))),
    kB(gzipSize(JSON.stringify(grownText))),
    `${built.toFixed(0)} ms`,
    `${row.msPerQuery.toFixed(1)} ms`,
  ];
  return `| ${cells.join(" | ")} |`;
}

export async function compareSearchEngines(): Promise<void> {
  install("search", { dependencies: CANDIDATES });
  const rows = await compareEngines();
  const browser = await measureInBrowser(build, candidatesDir);
  rows.push({
    engine: "Pagefind, as it comes",
    ...browser.pagefind,
    ...ratesOf(browser.pagefind.found),
  });
  rows.push({
    engine: "**This site** (MiniSearch, own ranking)",
    ...browser.site,
    ...ratesOf(browser.site.found),
  });
  const report = `# Search, measured

Written by \`npm run bench -- search\` after a build; Node ${process.versions.node}, ${os.arch()}.
The candidates are installed into a temporary folder, they are no dependencies of the site.

## Engines on this site's content

${relevance.length} questions of \`src/search/relevance.json\`. Each engine indexes the same sections with title and heading boosted; "as it comes" means with its own tokenizer, prefix and typing-mistake settings and no ranking of ours. Bytes are gzip: what is transferred before the first result can be shown. Times of Pagefind and of this site are taken in Chromium, the others in Node; all are the median over the questions, the best of three.

| Engine | Bytes to first result | Keystroke to result | Top 1 | Top 3 | Nothing found |
| --- | --- | --- | --- | --- | --- |
${rows.map((row) => `| ${row.engine} | ${kB(row.bytes)} | ${row.msPerQuery.toFixed(1)} ms | ${percent(row.top1)} | ${percent(row.top3)} | ${row.empty} |`).join("\n")}

"As it comes" all engines must load their whole index before they can answer (Pagefind loads pieces of it). MiniSearch is small, builds its index in the page from parts that arrive one after the other, and lets us look up single terms (exact, begun, misspelled). The ranking on top of it, in \`src/search/embedded/\`, is what lifts the hit rates.

## This site's search in the browser

| What | Measured | Limit |
| --- | --- | --- |
| Transferred after opening until the first result | ${kB(browser.site.bytes)} | 85 kB |
| Transferred after opening in all, with the whole text | ${kB(browser.site.allBytes)} | |
| Keystroke to results shown, median | ${browser.site.msPerQuery.toFixed(1)} ms | 30 ms |
| Keystroke to results shown, slowest of ${relevance.length} | ${browser.site.slowest.toFixed(1)} ms | |
| Longest task while the index is loaded and built | ${browser.site.longestTask.toFixed(0)} ms | |

## Growth

The index travels in three parts, each usable without the next; the text is fetched after the first results are shown. Building happens in slices between which the page can react. At ten times the content the hosted service is the better choice: the same modal and page use it once it is configured. Copies of the content get words of their own, so that the vocabulary grows too.

| Content | Sections | Pages part | Sections part | Text part | Building | Query, median |
| --- | --- | --- | --- | --- | --- | --- |
${[await growth(1), await growth(10)].join("\n")}
`;
  writeReport("search.md", report);
}

if (require.main === module) {
  compareSearchEngines().catch((error: Error) => {
    console.error(error);
    process.exit(1);
  });
}
