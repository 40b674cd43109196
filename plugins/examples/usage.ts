import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { withoutFences } from "../fences/extract";
import { parseYaml } from "../yaml";
import { exampleNames } from "./files";

export interface Usage {
  /** Example name. */
  name: string;
  /** Path from the root, with forward slashes. */
  file: string;
  line: number;
}

export const contentFolders = ["docs", "blog"];

/** All MDX files of the site's content, as paths from the root. */
export function contentFiles(root: string): string[] {
  return contentFolders.flatMap((folder) => {
    const base = path.join(root, folder);
    if (!existsSync(base)) return [];
    return readdirSync(base, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.mdx?$/.test(file))
      .map((file) => path.posix.join(folder, ...file.split(path.sep)))
      .sort();
  });
}

/** The home page is no MDX, but shows examples too. */
const homePage = "src/pages/index.tsx";

export function findUsages(root: string): Usage[] {
  const files = contentFiles(root);
  if (existsSync(path.join(root, homePage))) files.push(homePage);
  return files.flatMap((file) => {
    const text = withoutFences(readFileSync(path.join(root, file), "utf8"));
    return [...text.matchAll(/<Example\b[^>]*?\bname="([^"]+)"/g)].map((match) => ({
      name: match[1] as string,
      file,
      line: text.slice(0, match.index).split("\n").length,
    }));
  });
}

/** Examples that no page shows. */
export function findUnusedExamples(root: string): string[] {
  const used = new Set(findUsages(root).map(({ name }) => name));
  return exampleNames(root).filter((name) => !used.has(name));
}

/** One message for all of them, or nothing. */
export function unusedExamplesProblem(root: string): string | undefined {
  const unused = findUnusedExamples(root);
  if (unused.length === 0) return undefined;
  const list = unused.map((name) => `examples/${name}.tsx`).join(", ");
  return `No page shows: ${list} (mend: write <Example name="${unused[0]}" /> in a page, or remove the file)`;
}

/** The address of a content file: its place in the tree, unless its front matter says otherwise. */
export function pageUrl(root: string, file: string): string {
  if (file === homePage) return "/";
  const [folder = "", ...parts] = file.replace(/\.mdx?$/, "").split("/");
  const slug = frontMatter(readFileSync(path.join(root, file), "utf8")).slug;
  const own = parts.map((part) => part.replace(/^\d+[-_.\s]+(?=\D)/, ""));
  const last = own.at(-1);
  if (last === "index" || last === "README" || last === own.at(-2)) own.pop();
  if (folder === "blog") {
    own[own.length - 1] = (parts.at(-1) ?? "").replace(/^\d{4}-\d{2}-\d{2}-/, "");
  }
  const segments =
    typeof slug === "string" ? (slug.startsWith("/") ? [slug] : [...own.slice(0, -1), slug]) : own;
  return `/${[folder, ...segments].join("/")}/`.replace(/\/{2,}/g, "/");
}

function frontMatter(text: string): Record<string, unknown> {
  const block = text.match(/^---\r?\n([\s\S]*?)\r?\n---/)?.[1];
  return block ? ((parseYaml(block) as Record<string, unknown> | null) ?? {}) : {};
}
