import type { Kind } from "../kinds";
import { STARTING_POINTS } from "../startingPoints";
import type { PageHit, Piece } from "../types";

/** One line that can be chosen with the arrow keys. */
export interface Option {
  id: string;
  url: string;
  external: boolean;
  /** Set for a recent search: choosing it searches again instead of leaving. */
  query?: string;
  title: Piece[];
  excerpt: Piece[];
  kind?: Kind;
  crumbs?: string[];
  /** A section of the page above it. */
  section: boolean;
}

export interface OptionGroup {
  id: string;
  label: string;
  /** False where the first option says the same as the label. */
  labelShown: boolean;
  options: Option[];
}

export function isSame(one: Option, other: Option): boolean {
  return one.url === other.url && one.query === other.query;
}

/** A page and its matching sections belong together. */
export function groupsOfResults(pages: readonly PageHit[]): OptionGroup[] {
  return pages.map((page, index) => ({
    id: `page-${index}`,
    label: page.title.map(({ text }) => text).join(""),
    labelShown: false,
    options: [
      { ...page, id: `${index}`, section: false },
      ...page.sections.map(({ url, heading, excerpt }, place) => ({
        id: `${index}-${place}`,
        url,
        external: page.external,
        title: heading,
        excerpt,
        section: true,
      })),
    ],
  }));
}

export function groupsOfStart(recent: readonly string[]): OptionGroup[] {
  const recentGroup: OptionGroup = {
    id: "recent",
    label: "Recent searches",
    labelShown: true,
    options: recent.map((query, index) => ({
      ...plainOption(`recent-${index}`, query),
      query,
    })),
  };
  const startGroup: OptionGroup = {
    id: "start",
    label: "Start here",
    labelShown: true,
    options: STARTING_POINTS.map(({ label, url }, index) => ({
      ...plainOption(`start-${index}`, label),
      url,
    })),
  };
  return recent.length > 0 ? [recentGroup, startGroup] : [startGroup];
}

function plainOption(id: string, label: string): Option {
  return {
    id,
    url: "",
    external: false,
    title: [{ text: label, hit: false }],
    excerpt: [],
    section: false,
  };
}
