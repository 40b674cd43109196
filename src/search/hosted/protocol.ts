import type { SearchFilters } from "../types";
import type { HostedConfig } from "./config";

/** The part of the service's protocol that is used here. */
export interface HostedHit {
  url: string;
  hierarchy: Partial<Record<`lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`, string | null>>;
  content?: string | null;
  kind?: string;
  _highlightResult?: { hierarchy?: Partial<Record<string, Marked>>; content?: Marked };
  _snippetResult?: { content?: Marked };
}

interface Marked {
  value: string;
}

export interface HostedResult {
  hits: HostedHit[];
  nbHits: number;
  facets?: Record<string, Record<string, number>>;
}

/** Contextual filters: the language and the docs versions the visitor is reading. */
export interface Context {
  locale: string;
  tags: readonly string[];
}

/** Private-use characters cannot occur in the text, so they mark a hit without any HTML. */
export const MARK = { open: "\uE000", close: "\uE001" } as const;

const LEVELS = [0, 1, 2, 3, 4, 5, 6] as const;

export function requestOf(
  config: HostedConfig,
  context: Context,
  query: string,
  filters: SearchFilters,
  hitsPerPage: number,
): Record<string, unknown> {
  const given = config.searchParameters;
  return {
    attributesToRetrieve: ["hierarchy", "content", "url", "type", "kind"],
    attributesToSnippet: ["content:25"],
    snippetEllipsisText: "…",
    facets: ["kind", "sidebar"],
    distinct: true,
    ...given,
    indexName: config.indexName,
    query,
    hitsPerPage,
    highlightPreTag: MARK.open,
    highlightPostTag: MARK.close,
    attributesToHighlight: [...LEVELS.map((level) => `hierarchy.lvl${level}`), "content"],
    facetFilters: [
      ...facetFiltersOf(given.facetFilters),
      `language:${context.locale}`,
      context.tags.map((tag) => `docusaurus_tag:${tag}`),
      ...(filters.kind ? [`kind:${filters.kind}`] : []),
      ...(filters.sidebar ? [`sidebar:${filters.sidebar}`] : []),
    ],
  };
}

function facetFiltersOf(value: unknown): unknown[] {
  if (value === undefined) {
    return [];
  }
  return Array.isArray(value) ? value : [value];
}
