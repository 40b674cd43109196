import type { HighlighterCore, LanguageInput } from "shiki";
import { toMarked } from "../../src/theme/CodeBlock/marked";
import { classByColour, type TokenClass, tokenTheme } from "./theme";

const grammars: Record<string, () => Promise<{ default: LanguageInput }>> = {
  ts: () => import("shiki/langs/typescript.mjs"),
  tsx: () => import("shiki/langs/tsx.mjs"),
  bash: () => import("shiki/langs/bash.mjs"),
  json: () => import("shiki/langs/json.mjs"),
  jsonc: () => import("shiki/langs/jsonc.mjs"),
  html: () => import("shiki/langs/html.mjs"),
  css: () => import("shiki/langs/css.mjs"),
  http: () => import("shiki/langs/http.mjs"),
  yaml: () => import("shiki/langs/yaml.mjs"),
  nginx: () => import("shiki/langs/nginx.mjs"),
  diff: () => import("shiki/langs/diff.mjs"),
};

const aliases: Record<string, string> = {
  typescript: "ts",
  // A grammar takes its time to get ready, and this one finds the same in JavaScript.
  javascript: "tsx",
  js: "tsx",
  jsx: "tsx",
  mjs: "tsx",
  sh: "bash",
  shell: "bash",
  yml: "yaml",
  txt: "text",
  plain: "text",
};

export const knownLanguages = [...Object.keys(grammars), ...Object.keys(aliases), "text"];

interface Run {
  text: string;
  token: TokenClass | undefined;
}

let pending: Promise<HighlighterCore> | undefined;

function highlighter(): Promise<HighlighterCore> {
  pending ??= (async () => {
    const { createHighlighterCore } = await import("shiki/core");
    const { createOnigurumaEngine } = await import("shiki/engine/oniguruma");
    return createHighlighterCore({
      themes: [tokenTheme],
      langs: [],
      engine: await createOnigurumaEngine(import("shiki/wasm")),
    });
  })();
  return pending;
}

/**
 * Code as HTML: short classes, no styles, plain text unwrapped. Marked lines are wrapped in
 * `<span class="hl">` together with their line break, so that the text content stays the code.
 */
export async function highlight(
  code: string,
  lang: string,
  markedLines: ReadonlySet<number> = new Set(),
): Promise<string> {
  const lines = await tokenLines(code.replace(/\n+$/, ""), lang);
  let html = "";
  let open: Run[] = [];
  lines.forEach((line, index) => {
    const end = index === lines.length - 1 ? "" : "\n";
    if (markedLines.has(index + 1)) {
      html += `${render(open)}<span class="hl">${render([...line, { text: end, token: undefined }])}</span>`;
      open = [];
    } else {
      open.push(...line, { text: end, token: undefined });
    }
  });
  return html + render(open);
}

/** The same in the short form that `CodeBlock` takes. */
export async function highlightMarked(...given: Parameters<typeof highlight>): Promise<string> {
  return toMarked(await highlight(...given));
}

async function tokenLines(code: string, lang: string): Promise<Run[][]> {
  const language = aliases[lang] ?? lang;
  const grammar = grammars[language];
  if (language === "text" || language === "") {
    return code.split("\n").map((text) => [{ text, token: undefined }]);
  }
  if (!grammar) {
    throw new Error(
      `No highlighting for the language "${lang}". Known: ${knownLanguages.join(", ")}.`,
    );
  }
  const shiki = await highlighter();
  if (!shiki.getLoadedLanguages().includes(language)) {
    await shiki.loadLanguage((await grammar()).default);
  }
  const lines = shiki.codeToTokensBase(code, {
    lang: language,
    theme: tokenTheme.name as string,
    // With a limit, a busy machine would give up on a line and colour it otherwise than a quiet one.
    tokenizeTimeLimit: 0,
  });
  return lines.map((line) =>
    line.map(({ content, color }) => ({
      text: content,
      token: classByColour.get((color ?? "").toLowerCase()),
    })),
  );
}

/** Neighbours of one class become one span, also across white space, which has no colour to show. */
function render(runs: Run[]): string {
  const merged: Run[] = [];
  let space = "";
  for (const { text, token } of runs) {
    if (text.trim() === "") {
      space += text;
      continue;
    }
    const last = merged.at(-1);
    if (last && last.token === token) {
      last.text += space + text;
    } else {
      if (space) merged.push({ text: space, token: undefined });
      merged.push({ text, token });
    }
    space = "";
  }
  merged.push({ text: space, token: undefined });
  return merged
    .map(({ text, token }) =>
      token ? `<span class="${token}">${escapeHtml(text)}</span>` : escapeHtml(text),
    )
    .join("");
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
