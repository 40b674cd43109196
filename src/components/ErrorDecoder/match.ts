import type { DecoderEntry } from "./types";

/** Words too common to tell one problem from another. */
const COMMON = new Set(
  "a an and any are as at be but by do does for from has have how i if in is it its my no not of on or that the then there this to was what when why with you your error uploady upload file files".split(
    " ",
  ),
);

/** Letters and digits in lower case; everything between two words is one space. */
export function normalize(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/['’`]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** "batches" finds "batch", "listening" finds "listeners": the beginning decides. */
const stem = (word: string) => (word.length > 5 ? word.slice(0, 5) : word);

const wordsOf = (text: string) =>
  new Set(
    normalize(text)
      .split(" ")
      .filter((word) => word && !COMMON.has(word))
      .map(stem),
  );

/** True where the pasted text holds the message, with anything at all in place of its stars. */
function holds(pasted: string, message: string): boolean {
  let from = 0;
  const padded = ` ${pasted} `;
  return message
    .split("*")
    .map(normalize)
    .filter(Boolean)
    .every((part) => {
      const at = padded.indexOf(` ${part} `, from);
      from = at + part.length;
      return at !== -1;
    });
}

const share = (of: ReadonlySet<string>, inside: ReadonlySet<string>) =>
  of.size === 0 ? 0 : [...of].filter((word) => inside.has(word)).length / of.size;

const WHOLE_MESSAGE = 10;
const ENOUGH = 0.6;

/** How well an entry answers what was typed: 0 for not at all. */
function score(query: string, words: ReadonlySet<string>, entry: DecoderEntry): number {
  const whole = entry.messages.filter((message) => holds(query, message));
  if (whole.length > 0) {
    // A longer message says more: "chunk failure" is part of other texts.
    return WHOLE_MESSAGE + Math.max(...whole.map((message) => normalize(message).length));
  }
  const titles = [...entry.messages, entry.symptom ?? ""].map(wordsOf);
  const inTitle = Math.max(
    ...titles.map((title) => Math.max(share(words, title), share(title, words))),
  );
  const inText = share(words, wordsOf([...titlesText(entry), entry.cause, entry.cure].join(" ")));
  const best = Math.max(inTitle, inText * 0.9);
  return best >= ENOUGH ? best : 0;
}

const titlesText = ({ messages, symptom }: DecoderEntry) => [...messages, symptom ?? ""];

/** Entries that answer a pasted message or a described symptom, the best first. */
export function decode(text: string, entries: readonly DecoderEntry[]): DecoderEntry[] {
  const query = normalize(text);
  const words = wordsOf(text);
  if (words.size === 0) return [];
  const scored = entries
    .map((entry) => ({ entry, points: score(query, words, entry) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points);
  // Where a message is recognized, guesses would only distract.
  const recognized = scored.filter(({ points }) => points > WHOLE_MESSAGE);
  return (recognized.length > 0 ? recognized : scored).map(({ entry }) => entry);
}
