import type { Kind, Sidebar } from "./kinds";

/** A run of text that either matched the query or did not: highlights without any HTML. */
export interface Piece {
  text: string;
  hit: boolean;
}

export interface SectionHit {
  url: string;
  heading: Piece[];
  excerpt: Piece[];
}

export interface PageHit {
  url: string;
  /** True when the address leaves the site and must not go through the router. */
  external: boolean;
  title: Piece[];
  kind: Kind;
  crumbs: string[];
  excerpt: Piece[];
  sections: SectionHit[];
}

export interface SearchFilters {
  kind?: Kind | undefined;
  sidebar?: Sidebar | undefined;
}

export interface SearchResults {
  query: string;
  /** How many results there are in all, not only those in `pages`. */
  total: number;
  pages: PageHit[];
  /** True when a higher limit would bring more pages. */
  more: boolean;
  kinds: Partial<Record<Kind, number>>;
  sidebars: Partial<Record<Sidebar, number>>;
  /** False while parts of the index are still on their way and the answer may grow. */
  complete: boolean;
}

export interface SearchEngine {
  search(query: string, filters: SearchFilters, limit: number): Promise<SearchResults>;
  /** Starts loading what searching needs. */
  warmUp(): void;
  /** Calls back when the same query may now be answered better; returns the way to stop. */
  onImproved(listener: () => void): () => void;
}

/** The search cannot be answered at all; the message is meant for the visitor. */
export class SearchUnavailable extends Error {}

/** What is looked at of a query; the rest of a longer one cannot change what is found. */
export const MAX_QUERY_LENGTH = 200;

/** Half a character, pasted or left by the cut, has no place in an address. */
const LONE_SURROGATE = /\p{Cs}/gu;

export function normalizeQuery(query: string): string {
  return query
    .slice(0, MAX_QUERY_LENGTH)
    .replace(LONE_SURROGATE, "")
    .normalize("NFKC")
    .replace(/\s+/g, " ")
    .trim();
}
