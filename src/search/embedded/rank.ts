import type { SearchOptions } from "minisearch";
import type { Kind } from "../kinds";
import { compact, partsOf, stem } from "../tokenize";
import { FIELD_BOOSTS, type Mini, type SectionRecord } from "./indexer";
import type { PageEntry } from "./parts";
import { type AnalyzedQuery, analyzeQuery, type Concept, isPhraseIn } from "./query";

export interface RankedPage {
  page: number;
  score: number;
  /** Sections that match, the best first; the first section of a page stands for the page. */
  sections: Array<{ id: number; score: number }>;
}

export interface Ranking {
  pages: RankedPage[];
  /** Terms of the index that were found: what highlights are made from. */
  terms: Set<string>;
}

/** Section id to score. */
type Scores = Map<number, number>;

const KIND_WEIGHT: Record<Kind, number> = {
  guide: 1.15,
  hook: 1.05,
  component: 1.1,
  provider: 1.05,
  event: 1,
  enhancer: 1,
  sender: 1,
  hoc: 0.9,
  utility: 0.95,
  type: 0.85,
  package: 0.8,
  page: 0.7,
  blog: 0.6,
};
const HOW_TO_WEIGHT: Partial<Record<Kind, number>> = { guide: 1.5, package: 0.7 };

/** The changelog names everything and explains nothing. */
const FADED_ROUTES: ReadonlyArray<[RegExp, number]> = [
  [/^\/docs\/changelog\//, 0.4],
  [/^\/docs\/category\//, 0.9],
];

/** What other sections of a page add to its best one. */
const SPREAD_WEIGHT = 0.6;
const SYNONYM_WEIGHT = 0.55;
const MISSPELLED_WEIGHT = 0.8;
const JOINED_WEIGHT = 2.2;
const EXACT_TITLE = 6;
const EXACT_NAME = 3;
const KEYWORD_PHRASE = 1.8;
const KEYWORD_QUERY = 4;
const EXACT_HEADING = 2.5;
const EXACT_SYMBOL = 1.5;
/** Beyond this a word is not rarer in meaning, only in our text. */
const MOST_RARITY = 2.5;
/** A page must hold this share of what the best page holds of the query. */
const LEAST_COVERAGE = 0.5;
/** A result this far behind the best is noise. */
const LEAST_SCORE = 0.04;

export function rank(
  index: Mini,
  records: readonly SectionRecord[],
  pages: readonly PageEntry[],
  query: string,
): Ranking {
  const analyzed = analyzeQuery(query);
  const terms = new Set<string>();
  const found = analyzed.concepts.map((concept) => scoreConcept(index, concept, terms));
  const weights = found.map((scores) => rarity(scores.size, records.length));
  const joined = analyzed.joined.map((term) => scoreSymbol(index, term, terms));
  const byPage = collect(records, found, joined);

  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let bestCoverage = 0;
  const candidates = [...byPage].map(([pageIndex, sections]) => {
    const coveredBy = (ids: readonly number[]) =>
      found.reduce(
        (sum, scores, concept) =>
          ids.some((id) => scores.has(id)) ? sum + (weights[concept] ?? 0) : sum,
        0,
      );
    const lead = sections.filter(({ id }) => records[id]?.place === 0).map(({ id }) => id);
    const onPage = coveredBy(sections.map(({ id }) => id));
    // A long page may name each word somewhere: one section, under its title, should name them.
    const inSection = Math.max(...sections.map(({ id }) => coveredBy([id, ...lead])));
    // Joined words may be all that matched: they cover what they are made of.
    const coverage = total > 0 && onPage > 0 ? (onPage + inSection) / 2 / total : 0.5;
    bestCoverage = Math.max(bestCoverage, coverage);
    return { pageIndex, sections, coverage };
  });

  const ranked = candidates
    .filter(({ coverage }) => coverage >= bestCoverage * LEAST_COVERAGE)
    .map(({ pageIndex, sections, coverage }) =>
      rankPage(pageIndex, sections, coverage, found, joined, analyzed, records, pages),
    )
    .sort((a, b) => b.score - a.score || a.page - b.page);
  const least = (ranked[0]?.score ?? 0) * LEAST_SCORE;
  return { pages: ranked.filter(({ score }) => score >= least), terms };
}

interface CandidateSection {
  id: number;
  score: number;
}

function collect(
  records: readonly SectionRecord[],
  found: readonly Scores[],
  joined: readonly Scores[],
): Map<number, CandidateSection[]> {
  const sums: Scores = new Map();
  for (const scores of [...found, ...joined]) {
    for (const [id, score] of scores) {
      sums.set(id, (sums.get(id) ?? 0) + score);
    }
  }
  const byPage = new Map<number, CandidateSection[]>();
  for (const [id, score] of sums) {
    const page = records[id]?.page ?? 0;
    const sections = byPage.get(page);
    if (sections) {
      sections.push({ id, score });
    } else {
      byPage.set(page, [{ id, score }]);
    }
  }
  return byPage;
}

function rankPage(
  pageIndex: number,
  sections: CandidateSection[],
  coverage: number,
  found: readonly Scores[],
  joined: readonly Scores[],
  query: AnalyzedQuery,
  records: readonly SectionRecord[],
  pages: readonly PageEntry[],
): RankedPage {
  const page = pages[pageIndex];
  for (const section of sections) {
    section.score *= exactness(records[section.id], query.whole);
  }
  sections.sort((a, b) => b.score - a.score || a.id - b.id);
  const best = sections[0]?.score ?? 0;
  // Every idea counts where the page treats it best; together in one section counts again.
  const spread = found.reduce(
    (sum, scores) => sum + Math.max(0, ...sections.map(({ id }) => scores.get(id) ?? 0)),
    0,
  );
  const named = query.symbol && sections.some(({ id }) => joined[0]?.has(id)) ? EXACT_NAME : 1;
  const score =
    (SPREAD_WEIGHT * spread + best) * coverage ** 2 * named * (page ? weightOf(page, query) : 1);
  return { page: pageIndex, score, sections };
}

function exactness(record: SectionRecord | undefined, whole: string): number {
  if (!record || whole === "") {
    return 1;
  }
  const { heading, symbols } = namesOf(record);
  if (heading === whole) {
    return EXACT_HEADING;
  }
  return symbols.has(whole) ? EXACT_SYMBOL : 1;
}

interface Names {
  heading: string;
  symbols: Set<string>;
}

const namesByRecord = new WeakMap<SectionRecord, Names>();

function namesOf(record: SectionRecord): Names {
  let names = namesByRecord.get(record);
  if (!names) {
    const symbols = new Set(record.symbols.split(" ").map(compact));
    names = { heading: compact(record.heading), symbols };
    namesByRecord.set(record, names);
  }
  return names;
}

function weightOf(page: PageEntry, query: AnalyzedQuery): number {
  const title = compact(page.title) === query.whole ? EXACT_TITLE : 1;
  const faded = FADED_ROUTES.find(([pattern]) => pattern.test(page.route))?.[1] ?? 1;
  const howTo = query.howTo ? (HOW_TO_WEIGHT[page.kind] ?? 1) : 1;
  return title * keywordWeight(page, query) * faded * howTo * KIND_WEIGHT[page.kind];
}

/** A keyword that is the query, or one of several words that is said in it. */
function keywordWeight(page: PageEntry, { phrases, whole }: AnalyzedQuery): number {
  const keywords = keywordsOf(page);
  if (keywords.some((words) => words.join("") === phrases[0].join("") && whole !== "")) {
    return KEYWORD_QUERY;
  }
  const said = keywords.some(
    (words) => words.length > 1 && phrases.some((phrase) => isPhraseIn(words, phrase)),
  );
  return said ? KEYWORD_PHRASE : 1;
}

const keywordsByPage = new WeakMap<PageEntry, string[][]>();

function keywordsOf(page: PageEntry): string[][] {
  let keywords = keywordsByPage.get(page);
  if (!keywords) {
    keywords = (page.keywords ?? "").split(", ").map((keyword) => partsOf(keyword).map(stem));
    keywordsByPage.set(page, keywords);
  }
  return keywords;
}

/** Rare ideas say more about what is wanted than common ones. */
function rarity(matches: number, all: number): number {
  return matches === 0 ? 0.5 : Math.min(MOST_RARITY, Math.log(1 + all / matches));
}

function scoreConcept(index: Mini, concept: Concept, seen: Set<string>): Scores {
  const scores: Scores = new Map();
  for (const term of concept.terms) {
    keepBest(scores, lookUp(index, term, {}, seen, 1));
  }
  const exact = scores.size > 0;
  for (const term of concept.terms.filter(({ length }) => length > 1)) {
    keepBest(scores, lookUp(index, term, { prefix: true }, seen, exact ? 0.6 : 0.9));
  }
  for (const synonym of concept.synonyms) {
    keepBest(scores, lookUpAll(index, synonym, seen, SYNONYM_WEIGHT));
  }
  return scores.size > 0 ? scores : scoreMisspelled(index, concept.terms, seen);
}

/** A word nobody wrote is a misspelled one: first one letter off, then two. */
function scoreMisspelled(index: Mini, terms: readonly string[], seen: Set<string>): Scores {
  const scores: Scores = new Map();
  for (const distance of [1, 2]) {
    for (const term of terms.filter(({ length }) => length >= distance + 2)) {
      keepBest(scores, lookUp(index, term, { fuzzy: distance }, seen, MISSPELLED_WEIGHT));
    }
    if (scores.size > 0) {
      break;
    }
  }
  return scores;
}

/** Words written together are a name only if the index knows that name, or one that starts so. */
function scoreSymbol(index: Mini, term: string, seen: Set<string>): Scores {
  const exact = lookUp(index, term, {}, seen, JOINED_WEIGHT);
  return exact.size > 0 || term.length < 5 ? exact : lookUp(index, term, { prefix: true }, seen, 1);
}

function keepBest(scores: Scores, more: Scores): void {
  for (const [id, score] of more) {
    scores.set(id, Math.max(score, scores.get(id) ?? 0));
  }
}

const SEARCH: SearchOptions = {
  // A symbol is kept in many forms: a long list of them is no reason to trust it less.
  bm25: { k: 1.2, b: 0.4, d: 0.5 },
  boost: FIELD_BOOSTS,
  tokenize: (term) => [term],
  processTerm: (term) => term,
};

function lookUp(
  index: Mini,
  term: string,
  options: SearchOptions,
  seen: Set<string>,
  weight: number,
): Scores {
  return toScores(index.search(term, { ...SEARCH, ...options }), seen, weight);
}

function lookUpAll(index: Mini, terms: string[], seen: Set<string>, weight: number): Scores {
  const options: SearchOptions = { ...SEARCH, combineWith: "AND" };
  const found = index.search({ queries: terms, ...options }, options);
  // The engine adds up the words of a phrase; a phrase is still one idea.
  // Its words alone mean something else, so they are not marked.
  return toScores(found, terms.length === 1 ? seen : new Set(), weight / terms.length ** 2);
}

function toScores(found: ReturnType<Mini["search"]>, seen: Set<string>, weight: number): Scores {
  const scores: Scores = new Map();
  for (const result of found) {
    scores.set(result.id as number, result.score * weight);
    for (const term of result.terms) {
      seen.add(term);
    }
  }
  return scores;
}
