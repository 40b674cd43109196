import { HOW_TO, STOP_WORDS, SYNONYM_GROUPS } from "../synonyms";
import { compact, partsOf, stem } from "../tokenize";

/** One idea of the query and the terms that stand for it. */
export interface Concept {
  /** What was typed, in the forms under which the index may hold it. */
  terms: string[];
  /** Other words for the same thing, each a list of terms that must all be there. */
  synonyms: string[][];
}

export interface AnalyzedQuery {
  concepts: Concept[];
  /** Symbols as a whole, and neighbouring words as one: "drop zone" as "dropzone". */
  joined: string[];
  /** The whole query as one symbol. */
  whole: string;
  /** True for a single name such as `ITEM_START`: whoever types that wants exactly that. */
  symbol: boolean;
  /** All words in order, and those with a meaning of their own in order. */
  phrases: [string[], string[]];
  howTo: boolean;
}

const MAX_CONCEPTS = 10;

/** Each synonym in term form, found by its own terms. */
const GROUPS = SYNONYM_GROUPS.map((group) => group.map((member) => partsOf(member).map(stem)));

export function analyzeQuery(query: string): AnalyzedQuery {
  const words = query
    .replace(/[’']/g, "")
    .split(/[^\p{L}\p{N}_$@/.-]+/u)
    .map((word) => ({ parts: partsOf(word), stop: STOP_WORDS.has(word.toLowerCase()) }))
    .filter(({ parts }) => parts.length > 0);
  const meaningful = words.filter(({ stop }) => !stop);
  const used = (meaningful.length > 0 ? meaningful : words).slice(0, MAX_CONCEPTS);
  const terms = words.flatMap(({ parts }) => parts.map(stem));
  return {
    concepts: used.flatMap(({ parts }) => telling(parts).map((part) => conceptOf(part, terms))),
    joined: [
      ...words.filter(({ parts }) => parts.length > 1).map(({ parts }) => parts.join("")),
      ...joinedPairs(words.map(({ parts }) => parts.join(""))),
    ],
    whole: compact(query),
    symbol: words.length === 1 && (words[0]?.parts.length ?? 0) > 1,
    phrases: [terms, meaningful.flatMap(({ parts }) => parts.map(stem))],
    howTo: HOW_TO.test(query),
  };
}

function conceptOf(word: string, queryTerms: readonly string[]): Concept {
  const term = stem(word);
  const terms = term === word ? [term] : [term, word];
  return { terms, synonyms: synonymsOf(term, queryTerms) };
}

/** `useItemProgress` is about items and progress; "use" says nothing. */
function telling(parts: readonly string[]): readonly string[] {
  const kept = parts.filter((part) => !STOP_WORDS.has(part) && part.length > 1);
  return kept.length > 0 ? kept : parts;
}

/** Members of the groups that the word belongs to, alone or as part of a phrase in the query. */
function synonymsOf(term: string, queryTerms: readonly string[]): string[][] {
  const found: string[][] = [];
  for (const group of GROUPS) {
    const own = group.find((member) => member.includes(term) && isPhraseIn(member, queryTerms));
    if (own) {
      found.push(...group.filter((member) => member !== own));
    }
  }
  return found;
}

/** True if the words of the phrase stand in the terms one after the other. */
export function isPhraseIn(phrase: readonly string[], terms: readonly string[]): boolean {
  return terms.some((_, at) => phrase.every((part, offset) => terms[at + offset] === part));
}

function joinedPairs(words: readonly string[]): string[] {
  return words.flatMap((word, at) => {
    const next = words[at + 1];
    const afterNext = words[at + 2];
    return [
      ...(next ? [word + next] : []),
      ...(next && afterNext ? [word + next + afterNext] : []),
    ];
  });
}
