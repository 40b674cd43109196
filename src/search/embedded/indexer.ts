import MiniSearch from "minisearch";
import { pause } from "../../platform/pause";
import { termsOf } from "../tokenize";
import type { PageEntry, SectionsPart, TextPart } from "./parts";

/** A section of a page as the engine sees it; the first section of a page stands for the page. */
export interface SectionRecord {
  id: number;
  page: number;
  /** Place within its page. */
  place: number;
  anchor: string;
  title: string;
  slug: string;
  keywords: string;
  description: string;
  heading: string;
  symbols: string;
  text: string;
  code: string;
}

/** Page title over heading over text. */
export const FIELD_BOOSTS = {
  title: 9,
  slug: 4,
  keywords: 5,
  heading: 4.5,
  symbols: 2.2,
  description: 2,
  text: 1,
  code: 0.4,
} as const;

const FIELDS = Object.keys(FIELD_BOOSTS);

export type Mini = MiniSearch<SectionRecord>;

export function recordsOf(
  pages: readonly PageEntry[],
  sections?: SectionsPart,
  text?: TextPart,
): SectionRecord[] {
  const records: SectionRecord[] = [];
  pages.forEach((page, pageIndex) => {
    const entries = sections?.[pageIndex] ?? [["", "", ""]];
    entries.forEach(([anchor, heading, symbols], place) => {
      const lead = place === 0;
      const [words, code] = text?.[pageIndex]?.[place] ?? ["", ""];
      records.push({
        id: records.length,
        page: pageIndex,
        place,
        anchor,
        title: lead ? page.title : "",
        slug: lead ? (page.route.split("/").at(-2) ?? "") : "",
        keywords: lead ? (page.keywords ?? "") : "",
        description: lead ? page.description : "",
        heading,
        symbols,
        text: words,
        code,
      });
    });
  });
  return records;
}

export function newIndex(): Mini {
  return new MiniSearch<SectionRecord>({
    fields: FIELDS,
    tokenize: termsOf,
    // Terms come out of the tokenizer in their final form.
    processTerm: (term) => term,
  });
}

const SLICE = 8;

/** Builds in slices that give the page its turn in between, so that typing never waits. */
export async function buildIndex(records: readonly SectionRecord[]): Promise<Mini> {
  const index = newIndex();
  // Not the index's own `addAllAsync`: between its slices it waits for a timer, a second in all.
  for (let from = 0; from < records.length; from += SLICE) {
    index.addAll(records.slice(from, from + SLICE));
    await pause();
  }
  return index;
}
