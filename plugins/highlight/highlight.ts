import { toMarked } from "../../src/theme/CodeBlock/marked";
import type { Piece } from "./classes";
import { prismLanguages, prismPieces } from "./prism";
import { scriptPieces } from "./script";

const aliases: Record<string, string> = {
  typescript: "ts",
  javascript: "tsx",
  js: "tsx",
  jsx: "tsx",
  mjs: "tsx",
  sh: "bash",
  shell: "bash",
  yml: "yaml",
  jsonc: "json",
  txt: "text",
  plain: "text",
};

export const knownLanguages = ["ts", "tsx", ...prismLanguages, ...Object.keys(aliases), "text"];

/**
 * Code as HTML: short classes, no styles, plain text unwrapped. Marked lines are wrapped in
 * `<span class="hl">` together with their line break, so that the text content stays the code.
 */
export function highlight(
  code: string,
  lang: string,
  markedLines: ReadonlySet<number> = new Set(),
): string {
  const lines = linesOf(piecesOf(code.replace(/\n+$/, ""), lang));
  let html = "";
  let open: Piece[] = [];
  lines.forEach((line, index) => {
    if (markedLines.has(index + 1)) {
      html += `${render(open)}<span class="hl">${render(line)}</span>`;
      open = [];
    } else {
      open.push(...line);
    }
  });
  return html + render(open);
}

/** The same in the short form that `CodeBlock` takes. */
export function highlightMarked(...given: Parameters<typeof highlight>): string {
  return toMarked(highlight(...given));
}

function piecesOf(code: string, lang: string): Piece[] {
  const language = aliases[lang] ?? lang;
  if (language === "text" || language === "") return [{ text: code }];
  if (language === "ts" || language === "tsx") return scriptPieces(code, language);
  if (prismLanguages.includes(language)) return prismPieces(code, language);
  throw new Error(
    `No highlighting for the language "${lang}". Known: ${knownLanguages.join(", ")}.`,
  );
}

/** Each line with the line break that ends it. */
function linesOf(pieces: Piece[]): Piece[][] {
  const lines: Piece[][] = [[]];
  for (const { text, token } of pieces) {
    for (const part of text.split(/(?<=\n)/)) {
      lines.at(-1)?.push({ text: part, token });
      if (part.endsWith("\n")) lines.push([]);
    }
  }
  return lines;
}

/** Neighbours of one class become one span, also across white space, which has no colour to show. */
function render(pieces: Piece[]): string {
  const merged: Piece[] = [];
  let space = "";
  for (const { text, token } of pieces) {
    if (text.trim() === "") {
      space += text;
      continue;
    }
    const last = merged.at(-1);
    if (last && last.token === token) {
      last.text += space + text;
    } else {
      if (space) merged.push({ text: space });
      merged.push({ text, token });
    }
    space = "";
  }
  merged.push({ text: space });
  return merged
    .map(({ text, token }) =>
      token ? `<span class="${token}">${escapeHtml(text)}</span>` : escapeHtml(text),
    )
    .join("");
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
