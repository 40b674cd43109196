import type { Kind, Sidebar } from "../kinds";

/**
 * The index travels in three parts, the most telling first: pages (titles and what they give),
 * sections (headings and the symbols named in them), text. Each is usable without the next.
 */
export interface PagesPart {
  format: typeof INDEX_FORMAT;
  pages: PageEntry[];
  /** Addresses of the next parts, relative to the base URL; their names carry a content hash. */
  sections: string;
  text: string;
}

export interface PageEntry {
  route: string;
  title: string;
  kind: Kind;
  sidebar?: Sidebar | undefined;
  crumbs: string[];
  description: string;
  /** Words people use for the page that its text does not. */
  keywords?: string | undefined;
}

/** Per page, in the order of `PagesPart.pages`: first what stands before any heading. */
export type SectionsPart = SectionEntry[][];

/** Anchor, heading, symbols named in the section. */
export type SectionEntry = [anchor: string, heading: string, symbols: string];

/** Per page, per section: the words, and the names used in its code. */
export type TextPart = TextEntry[][];

export type TextEntry = [text: string, code: string];

/** Raised whenever a reader of the old parts would misread the new ones. */
export const INDEX_FORMAT = 1;

/** The one part with a fixed address: everything else is found from it. */
export const PAGES_FILE = "search-index.json";
