/** The classes of src/css/code.css that scripts use. */
type TokenClass = "k" | "s" | "c" | "n" | "f" | "t" | "a";

export interface Token {
  text: string;
  token?: TokenClass;
}

const KEYWORDS =
  "as|async|await|break|case|catch|class|const|continue|default|delete|do|else|export|extends|finally|for|from|function|if|implements|import|in|instanceof|interface|let|new|of|readonly|return|satisfies|static|switch|this|throw|try|type|typeof|var|void|while|yield|string|number|boolean|unknown|never";

/** In this order at each place; a rule without a class keeps others from what it matches. */
const RULES: readonly [TokenClass | undefined, string][] = [
  ["c", String.raw`\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|(?![\s\S]))`],
  [
    "s",
    String.raw`"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\`(?:\\[\s\S]|[^\`\\])*(?:\`|(?![\s\S]))`,
  ],
  // words between two tags
  [undefined, String.raw`(?<=[^=]>)[^<>{}();=\n]+(?=[<{\n])|(?<=^\s*)[A-Z][\w ,.:']*(?=<|$)`],
  ["t", String.raw`(?<=<\/?)[A-Za-z][\w.]*(?=[\s/>])`],
  ["a", String.raw`[\w-]+(?==["{])|\b[\w$]+(?=\??: )`],
  ["k", String.raw`\b(?:${KEYWORDS})\b`],
  ["n", String.raw`\b\d[\d_.]*\b|\b(?:true|false|null|undefined)\b`],
  ["f", String.raw`\b[\w$]+(?=(?:<[^()]*>)?\()`],
  [undefined, String.raw`\b[\w$]+`],
];

const PATTERN = new RegExp(RULES.map(([, source]) => `(${source})`).join("|"), "gm");

/**
 * Colors for code that is made or changed in the browser. A few patterns, not a grammar: what it
 * takes for something else is colored wrongly, and that is all.
 */
export function highlightScript(source: string): Token[] {
  const tokens: Token[] = [];
  let position = 0;
  for (const match of source.matchAll(PATTERN)) {
    const token = RULES[match.slice(1).findIndex((group) => group !== undefined)]?.[0];
    if (!token) continue;
    if (match.index > position) tokens.push({ text: source.slice(position, match.index) });
    tokens.push({ text: match[0], token });
    position = match.index + match[0].length;
  }
  if (position < source.length) tokens.push({ text: source.slice(position) });
  return tokens;
}
