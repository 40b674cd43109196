import { type SearchEngine, SearchUnavailable } from "../types";
import { answer, type Searchable } from "./answer";
import { buildIndex, recordsOf } from "./indexer";
import {
  INDEX_FORMAT,
  PAGES_FILE,
  type PagesPart,
  type SectionsPart,
  type TextPart,
} from "./parts";

/** Time for the browser to show an answer before it has more to do. */
const TEXT_DELAY_MS = 150;

type LoadJson = (address: string) => Promise<unknown>;

/**
 * Searches in the browser. Each part of the index makes a fuller one that takes the place of the
 * one before, so the first results do not wait for the whole text.
 */
export function createEmbeddedEngine(
  baseUrl: string,
  loadJson: LoadJson = fetchJson,
): SearchEngine {
  let current: Searchable | undefined;
  let firstPart: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  let markAnswered = () => {};
  const answered = new Promise<void>((resolve) => {
    markAnswered = resolve;
  });

  function replace(next: Searchable): void {
    current = next;
    for (const listener of listeners) {
      listener();
    }
  }

  async function makeSearchable(
    { pages }: PagesPart,
    complete: boolean,
    sections?: SectionsPart,
    text?: TextPart,
  ): Promise<Searchable> {
    const records = recordsOf(pages, sections, text);
    return { index: await buildIndex(records), records, pages, complete };
  }

  async function loadFirst(): Promise<void> {
    const part = (await loadJson(baseUrl + PAGES_FILE)) as PagesPart;
    if (part.format !== INDEX_FORMAT) {
      throw new Error(`index format ${part.format}`);
    }
    replace(await makeSearchable(part, false));
    // Not awaited: whoever waits for the first part can search now.
    loadRest(part).catch(() => {
      // What is there still answers; opening the search again asks for the rest again.
      firstPart = undefined;
      if (current) {
        replace({ ...current, complete: true });
      }
    });
  }

  async function loadRest(part: PagesPart): Promise<void> {
    const sections = (await loadJson(baseUrl + part.sections)) as SectionsPart;
    replace(await makeSearchable(part, false, sections));
    // The text is by far the largest part: it comes after the first results are on the screen,
    // and not at all for a visitor who only opened the search.
    await answered;
    await new Promise((resolve) => setTimeout(resolve, TEXT_DELAY_MS));
    const text = (await loadJson(baseUrl + part.text)) as TextPart;
    replace(await makeSearchable(part, true, sections, text));
  }

  function load(): Promise<void> {
    firstPart ??= loadFirst().catch(() => {
      firstPart = undefined;
      throw new SearchUnavailable("The search index could not be loaded.");
    });
    return firstPart;
  }

  return {
    async search(query, filters, limit) {
      if (!current) {
        await load();
      }
      const results = answer(current as Searchable, query, filters, limit);
      if (results.query !== "") {
        markAnswered();
      }
      return results;
    },
    warmUp() {
      // A failure is told by the search that needs it.
      load().catch(() => undefined);
    },
    onImproved(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${response.status} for ${address}`);
  }
  return response.json();
}
