import { KINDS, SIDEBAR_LABELS, SIDEBARS } from "../kinds";
import type { PageHit, Piece, SearchFilters, SearchResults, SectionHit } from "../types";
import { normalizeQuery } from "../types";
import { excerpt, highlight } from "./excerpt";
import type { Mini, SectionRecord } from "./indexer";
import type { PageEntry } from "./parts";
import { type RankedPage, rank } from "./rank";

/** What can be searched at a moment: parts that came later replace it with a fuller one. */
export interface Searchable {
  index: Mini;
  records: readonly SectionRecord[];
  pages: readonly PageEntry[];
  complete: boolean;
}

const SECTIONS_PER_PAGE = 3;
/** A section this far behind the best of its page says nothing new. */
const LEAST_SECTION_SCORE = 0.35;

export function answer(
  searchable: Searchable,
  rawQuery: string,
  filters: SearchFilters,
  limit: number,
): SearchResults {
  const query = normalizeQuery(rawQuery);
  const { pages: entries, complete } = searchable;
  if (query === "") {
    return { query, total: 0, pages: [], more: false, kinds: {}, sidebars: {}, complete };
  }
  const ranking = rank(searchable.index, searchable.records, entries, query);
  const entryOf = ({ page }: RankedPage) => entries[page] as PageEntry;
  const inKind = (ranked: RankedPage) => !filters.kind || entryOf(ranked).kind === filters.kind;
  const inSidebar = (ranked: RankedPage) =>
    !filters.sidebar || entryOf(ranked).sidebar === filters.sidebar;
  const chosen = ranking.pages.filter((ranked) => inKind(ranked) && inSidebar(ranked));
  return {
    query,
    total: chosen.length,
    more: chosen.length > limit,
    pages: chosen
      .slice(0, limit)
      .map((ranked) => pageHit(ranked, entryOf(ranked), searchable.records, ranking.terms)),
    // Each filter counts within the other, so that a choice never leads to an empty list.
    kinds: countBy(KINDS, ranking.pages.filter(inSidebar), (ranked) => entryOf(ranked).kind),
    sidebars: countBy(SIDEBARS, ranking.pages.filter(inKind), (ranked) => entryOf(ranked).sidebar),
    complete,
  };
}

function countBy<Key extends string>(
  keys: readonly Key[],
  ranked: readonly RankedPage[],
  keyOf: (ranked: RankedPage) => Key | undefined,
): Partial<Record<Key, number>> {
  const counts: Partial<Record<Key, number>> = {};
  for (const key of keys) {
    const count = ranked.filter((page) => keyOf(page) === key).length;
    if (count > 0) {
      counts[key] = count;
    }
  }
  return counts;
}

function pageHit(
  ranked: RankedPage,
  page: PageEntry,
  records: readonly SectionRecord[],
  terms: ReadonlySet<string>,
): PageHit {
  const best = ranked.sections[0]?.score ?? 0;
  const sections = ranked.sections
    .map(({ id, score }) => ({ record: records[id] as SectionRecord, score }))
    .filter(({ record, score }) => record.anchor !== "" && score >= best * LEAST_SECTION_SCORE)
    .slice(0, SECTIONS_PER_PAGE)
    .map(({ record }): SectionHit => sectionHit(page.route, record, terms));
  const lead = records[ranked.sections.find(({ id }) => records[id]?.place === 0)?.id ?? -1];
  const description = highlight(page.description, terms);
  const words = lead?.text ? excerpt(lead.text, terms) : [];
  return {
    url: page.route,
    external: false,
    title: highlight(page.title, terms),
    kind: page.kind,
    crumbs: [...(page.sidebar ? [SIDEBAR_LABELS[page.sidebar]] : []), ...page.crumbs],
    excerpt: !hasHit(description) && hasHit(words) ? words : description,
    sections,
  };
}

function hasHit(pieces: readonly Piece[]): boolean {
  return pieces.some(({ hit }) => hit);
}

function sectionHit(route: string, record: SectionRecord, terms: ReadonlySet<string>): SectionHit {
  const words = excerpt(record.text, terms);
  const symbols = excerpt(record.symbols, terms);
  return {
    url: `${route}#${record.anchor}`,
    heading: highlight(record.heading, terms),
    excerpt: !hasHit(words) && hasHit(symbols) ? symbols : words,
  };
}
