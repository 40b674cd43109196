import path from "node:path";
import type { Fence } from "./extract";

export interface Script {
  fence: Fence;
  /** Page the fence stands on, as a path from the root. */
  page: string;
  /** Where the compiler finds it; no such file exists. */
  path: string;
  /** What it continues, followed by its own code. */
  source: string;
  /** Lines of `source` before its own code. */
  offset: number;
  /** `continues` on a fence that has nothing before it. */
  isOrphan: boolean;
}

const extensions: Record<string, string> = {
  ts: ".ts",
  typescript: ".ts",
  tsx: ".tsx",
  js: ".js",
  javascript: ".js",
  mjs: ".js",
  jsx: ".jsx",
};

export const isScript = ({ lang }: Fence): boolean => lang in extensions;

/** Reading order decides what `continues` means: the script fence before, and what that continues. */
export function scriptsOf(root: string, page: string, fences: Fence[]): Script[] {
  const folder = path.posix.join(root.split(path.sep).join("/"), ".fences", page);
  const taken = new Set<string>();
  let before = "";
  return fences.filter(isScript).map((fence) => {
    const continues = fence.meta.flags.has("continues");
    const prefix = continues && before ? `${before}\n` : "";
    const source = prefix + fence.code;
    before = source;
    const name = fileName(fence, taken);
    taken.add(name);
    return {
      fence,
      page,
      path: path.posix.join(folder, name),
      source,
      offset: prefix ? prefix.split("\n").length - 1 : 0,
      isOrphan: continues && prefix === "",
    };
  });
}

/** A title is the file's name, so that fences of one page can import each other. */
function fileName({ lang, line, meta }: Fence, taken: Set<string>): string {
  const extension = extensions[lang] ?? ".ts";
  const { title } = meta;
  const isPath = title !== undefined && /^[\w./-]+\.[cm]?[jt]sx?$/.test(title);
  if (isPath && !title.includes("..") && !taken.has(title)) return title;
  return `line-${line}${extension}`;
}
