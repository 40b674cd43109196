/** A searchable form of a stretch of text, and where that stretch is. */
export interface Token {
  term: string;
  start: number;
  end: number;
}

/** Words may hold what symbols, package names and events hold: `@rpldy/tus-sender`, `ITEM_START`. */
const WORD = /[\p{L}\p{N}$@][\p{L}\p{N}_$@/.-]*/gu;
const PART =
  /\p{Lu}+(?!\p{Ll})\p{N}*|\p{Lu}?[\p{Ll}\p{Lo}\p{Lm}]+\p{N}*|\p{N}+\p{Ll}*|[\p{L}\p{N}]+/gu;

const MAX_TERM = 60;

/**
 * Every form under which a text can be found: `useItemProgress` gives its parts (use, item,
 * progress), neighbouring parts joined (itemprogress) and the whole, so that "item progress",
 * "itemprogress" and the exact symbol all meet.
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(WORD)) {
    addWord(tokens, match[0], match.index);
  }
  return tokens;
}

export function termsOf(text: string): string[] {
  return tokenize(text).map(({ term }) => term);
}

function addWord(tokens: Token[], word: string, offset: number): void {
  const parts = [...word.matchAll(PART)].map((match) => ({
    text: match[0].toLowerCase(),
    start: offset + match.index,
    end: offset + match.index + match[0].length,
  }));
  const first = parts[0];
  const last = parts.at(-1);
  if (!first || !last) {
    return;
  }
  for (const part of parts) {
    tokens.push({ term: stem(part.text).slice(0, MAX_TERM), start: part.start, end: part.end });
  }
  // A path or a sentence without spaces is no symbol: its joined form helps nobody.
  if (parts.length === 1 || parts.length > 8) {
    return;
  }
  parts.forEach((part, index) => {
    const next = parts[index + 1];
    if (next && parts.length > 2) {
      tokens.push({ term: part.text + next.text, start: part.start, end: next.end });
    }
  });
  const second = parts[1];
  if (second && parts.length > 3) {
    // `useRequestPreSend` is also what REQUEST_PRE_SEND asks for.
    tokens.push({ term: joined(parts.slice(1)), start: second.start, end: last.end });
  }
  tokens.push({ term: joined(parts), start: first.start, end: last.end });
}

function joined(parts: ReadonlyArray<{ text: string }>): string {
  return parts
    .map(({ text }) => text)
    .join("")
    .slice(0, MAX_TERM);
}

/** The parts of a symbol in lower case: `ITEM_PROGRESS` and `itemProgress` give item, progress. */
export function partsOf(word: string): string[] {
  return [...word.matchAll(PART)].map((match) => match[0].toLowerCase());
}

/** One spelling for everything that differs only in case and separators. */
export function compact(text: string): string {
  return partsOf(text).join("");
}

const ENDINGS: ReadonlyArray<[RegExp, string]> = [
  [/ies$/, "y"],
  [/(ss|x|ch|sh)es$/, "$1"],
  [/([^su])s$/, "$1"],
];
const SUFFIX = /(?:ing|ed|able)$/;

/** Brings "uploads", "uploading" and "uploaded" together; both sides of a search go through it. */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) {
    return word;
  }
  let result = word;
  for (const [ending, replacement] of ENDINGS) {
    if (ending.test(result)) {
      result = result.replace(ending, replacement);
      break;
    }
  }
  const bare = result.replace(SUFFIX, "");
  if (bare !== result && bare.length >= 4 && /[aeiouy]/.test(bare)) {
    result = bare.replace(/([bdfgklmnprt])\1$/, "$1");
  }
  return result.length > 4 ? result.replace(/([^aeou])e$/, "$1") : result;
}
