import { tokenize } from "../tokenize";
import type { Piece } from "../types";

const EXCERPT_LENGTH = 150;

/** Marks what the search found, as pieces of text: nothing is ever parsed as HTML. */
export function highlight(text: string, terms: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const [start, end] of rangesOf(text, terms)) {
    if (start > at) {
      pieces.push({ text: text.slice(at, start), hit: false });
    }
    pieces.push({ text: text.slice(start, end), hit: true });
    at = end;
  }
  if (at < text.length) {
    pieces.push({ text: text.slice(at), hit: false });
  }
  return pieces;
}

/** The stretch of a longer text where most of the found terms stand close together. */
export function excerpt(text: string, terms: ReadonlySet<string>): Piece[] {
  if (text.length <= EXCERPT_LENGTH) {
    return highlight(text, terms);
  }
  const ranges = rangesOf(text, terms);
  let best = { start: 0, distinct: 0 };
  for (const [from] of ranges) {
    const inside = ranges.filter(([start, end]) => start >= from && end <= from + EXCERPT_LENGTH);
    const distinct = new Set(inside.map(([start, end]) => text.slice(start, end).toLowerCase()))
      .size;
    if (distinct > best.distinct) {
      best = { start: from, distinct };
    }
  }
  const start = sentenceStart(text, best.start);
  const end = wordEnd(text, start + EXCERPT_LENGTH);
  const cut = `${start > 0 ? "… " : ""}${text.slice(start, end)}${end < text.length ? " …" : ""}`;
  return highlight(cut, terms);
}

function rangesOf(text: string, terms: ReadonlySet<string>): Array<[number, number]> {
  const found = tokenize(text)
    .filter(({ term }) => terms.has(term))
    .map(({ start, end }): [number, number] => [start, end]);
  // Of `ProgressListener` and the `Progress` in it, the closer match is marked.
  const hits = found
    .filter(
      ([start, end]) =>
        !found.some(([from, to]) => from >= start && to <= end && to - from < end - start),
    )
    .sort((a, b) => a[0] - b[0]);
  const merged: Array<[number, number]> = [];
  for (const hit of hits) {
    const last = merged.at(-1);
    if (last && hit[0] <= last[1]) {
      last[1] = Math.max(last[1], hit[1]);
    } else {
      merged.push(hit);
    }
  }
  return merged;
}

/** Back to the start of the sentence when it is near, otherwise to the start of a word. */
function sentenceStart(text: string, at: number): number {
  const before = text.slice(Math.max(0, at - 70), at);
  const sentence = Math.max(before.lastIndexOf(". "), before.lastIndexOf("? "));
  if (sentence >= 0) {
    return at - before.length + sentence + 2;
  }
  if (at <= 70) {
    return 0;
  }
  const word = text.indexOf(" ", at - 30);
  return word >= 0 && word < at ? word + 1 : at;
}

function wordEnd(text: string, at: number): number {
  if (at >= text.length) {
    return text.length;
  }
  const space = text.lastIndexOf(" ", at);
  return space > 0 ? space : at;
}
