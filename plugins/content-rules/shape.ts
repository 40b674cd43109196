/** The shape every kind of page keeps, so that a reader finds the same thing in the same place. */
interface Shape {
  pages: RegExp;
  /** Headings of level 2 that must be there, in this order. Others may stand between them. */
  sections: readonly string[];
  /** What the page must show, as it is written in MDX. */
  shows: readonly { what: string; as: RegExp }[];
}

const EXAMPLE_OR_FENCE = /<Example\b|^```(tsx|ts|jsx|js|html)\b/m;

const SHAPES: readonly Shape[] = [
  {
    pages: /^docs\/api\/(components|enhancers|hocs|hooks|providers|senders|utils)\//,
    sections: ["Example", "Behavior", "Pitfalls", "Related"],
    shows: [
      { what: "<Signature />", as: /<(Signature|ApiSections)\b/ },
      { what: "an example of its own", as: EXAMPLE_OR_FENCE },
      { what: "<Related />", as: /<Related\b/ },
    ],
  },
  {
    pages: /^docs\/api\/index\.mdx$/,
    sections: ["Example", "Props", "Behavior", "Pitfalls", "Related"],
    shows: [{ what: "<Example />", as: /<Example\b/ }],
  },
  {
    pages: /^docs\/api\/(constants|context|entities|events|types|uploader)\.mdx$/,
    sections: ["Pitfalls", "Related"],
    shows: [{ what: "an example of its own", as: EXAMPLE_OR_FENCE }],
  },
  {
    pages: /^docs\/guides\//,
    sections: ["Try it", "How it works", "Variations", "Pitfalls", "Troubleshooting", "Related"],
    shows: [{ what: "a live <Example />", as: /<Example\b/ }],
  },
  {
    pages: /^docs\/packages\//,
    sections: [
      "When to use it",
      "Install",
      "Size and dependencies",
      "Example",
      "Exports",
      "Related",
    ],
    shows: [
      { what: "<Install />", as: /<Install\b/ },
      { what: "<PackageFacts />", as: /<PackageFacts\b/ },
      { what: "<PackageExports />", as: /<PackageExports\b/ },
      { what: "an example of its own", as: EXAMPLE_OR_FENCE },
    ],
  },
];

const FILLER =
  /\b(simply|easily|powerful|seamless(ly)?|robust|leverage|in order to|note that|please|just|obviously|of course|basically)\b/i;

export interface Page {
  file: string;
  text: string;
}

export function shapeProblems({ file, text }: Page): string[] {
  const shape = SHAPES.find(({ pages }) => pages.test(file));
  if (!shape) {
    return [];
  }
  const headings = headingsOf(text);
  const problems: string[] = [];
  let last = -1;
  for (const section of shape.sections) {
    const at = headings.indexOf(section);
    if (at === -1) {
      problems.push(`${file}: the section "## ${section}" is missing`);
    } else if (at < last) {
      problems.push(`${file}: "## ${section}" stands before "## ${headings[last]}"; swap them`);
    } else {
      last = at;
    }
  }
  for (const { what, as } of shape.shows) {
    if (!as.test(text)) {
      problems.push(`${file}: does not show ${what}`);
    }
  }
  return problems;
}

export function fillerProblems({ file, text }: Page): string[] {
  return paragraphsOf(text).flatMap((paragraph) => {
    // Code is not prose, and the title of a linked page is not ours to change.
    const found = FILLER.exec(paragraph.replace(/`[^`]*`|\[[^\]]*\]\(https?:[^)]*\)/g, ""));
    return found ? [`${file}: "${found[0]}" says nothing; cut it from "${start(paragraph)}"`] : [];
  });
}

/** Paragraphs of 12 words and more that stand on several pages to the letter. */
export function duplicateProblems(pages: readonly Page[]): string[] {
  const seen = new Map<string, string>();
  const problems: string[] = [];
  for (const { file, text } of pages) {
    for (const paragraph of paragraphsOf(text)) {
      const key = paragraph.toLowerCase().replace(/\s+/g, " ");
      if (key.split(" ").length < 12) {
        continue;
      }
      const other = seen.get(key);
      if (other && other !== file) {
        problems.push(
          `${file}: "${start(paragraph)}" stands in ${other} too; say it once and link`,
        );
      }
      seen.set(key, other ?? file);
    }
  }
  return problems;
}

function headingsOf(text: string): string[] {
  return [...withoutFences(text).matchAll(/^## (.+)$/gm)].map((match) =>
    (match[1] ?? "").replace(/\s*\{.*\}\s*$/, "").trim(),
  );
}

function paragraphsOf(text: string): string[] {
  return withoutFences(text)
    .replace(/^---\n[\s\S]*?\n---\n/, "")
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== "" && !/^(<|#|import |:::)/.test(paragraph));
}

function withoutFences(text: string): string {
  return text.replace(/^(```+)[^\n]*\n[\s\S]*?^\1\s*$/gm, "");
}

function start(paragraph: string): string {
  return paragraph.split(/\s+/).slice(0, 8).join(" ");
}
