import { type FenceMeta, parseMeta } from "../highlight/meta";

export interface Fence {
  lang: string;
  meta: FenceMeta;
  code: string;
  /** One-based line of the opening fence; its code starts on the next one. */
  line: number;
}

const opening = /^((?:\s*>)*\s*(?:[-*+]\s+|\d+[.)]\s+)?)(`{3,}|~{3,})\s*([^\s`{]*)\s*(.*)$/;

/**
 * The fenced code of an MDX text. A scanner by lines, not a Markdown parser: in MDX a fence is a
 * fence at any indentation, and a page that does not parse yet can be checked all the same.
 */
export function extractFences(text: string): Fence[] {
  const fences: Fence[] = [];
  const lines = text.split(/\r?\n/);
  for (let index = 0; index < lines.length; index++) {
    const match = lines[index]?.match(opening);
    if (!match) continue;
    const [, prefix = "", marker = "", lang = "", meta = ""] = match;
    if (marker.startsWith("`") && meta.includes("`")) continue; // inline code
    const line = index + 1;
    const body: string[] = [];
    while (++index < lines.length && !closes(lines[index] ?? "", marker)) {
      body.push(dedent(lines[index] ?? "", prefix));
    }
    fences.push({ lang, meta: parseMeta(meta), code: body.join("\n"), line });
  }
  return fences;
}

/** The same text with its fences emptied, line numbers kept. */
export function withoutFences(text: string): string {
  const lines = text.split(/\r?\n/);
  for (const { line, code } of extractFences(text)) {
    const end = line + code.split("\n").length;
    for (let index = line; index < end; index++) lines[index] = "";
  }
  return lines.join("\n");
}

function closes(line: string, marker: string): boolean {
  const rest = line.replace(/^(?:\s*>)*\s*/, "").trimEnd();
  return rest.length >= marker.length && [...rest].every((character) => character === marker[0]);
}

function dedent(line: string, prefix: string): string {
  const quotes = (prefix.match(/>/g) ?? []).length;
  let rest = line;
  for (let quote = 0; quote < quotes; quote++) rest = rest.replace(/^\s*>/, "");
  const width = prefix.slice(prefix.lastIndexOf(">") + 1).length;
  const indentation = rest.match(/^\s*/)?.[0].length ?? 0;
  return rest.slice(Math.min(width, indentation));
}
