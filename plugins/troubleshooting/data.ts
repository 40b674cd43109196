import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod";
import type { DecoderEntry } from "../../src/components/ErrorDecoder/types";
import { routeOf, sectionIds, symbolsIn } from "../library/docs";
import { parseYaml } from "../yaml";

export const TROUBLESHOOTING_FILE = "docs/troubleshooting.yml";

const entrySchema = z
  .strictObject({
    id: z.string().regex(/^[a-z][a-z0-9-]*$/),
    messages: z.array(z.string().min(1)).default([]),
    symptom: z.string().min(1).optional(),
    cause: z.string().min(1),
    cure: z.string().min(1),
    /** Pages of docs/, with the section that says more. */
    links: z.array(z.string().min(1)).min(1),
  })
  .refine(({ messages, symptom }) => messages.length > 0 || symptom, {
    message: "needs a message or a symptom",
  });

/** The entries of the error decoder, links resolved. Every mistake in the file is named at once. */
export function readTroubleshooting(root: string): DecoderEntry[] {
  const result = z
    .array(entrySchema)
    .safeParse(parseYaml(readFileSync(path.join(root, TROUBLESHOOTING_FILE), "utf8")));
  if (!result.success) {
    throw complaint(result.error.issues.map((i) => `${i.path.join(".")}: ${i.message}`));
  }
  const problems: string[] = [];
  const resolve = linkResolver(root);
  const seen = new Set<string>();
  const entries = result.data.map(({ links, ...entry }): DecoderEntry => {
    if (seen.has(entry.id)) problems.push(`${entry.id}: the id is used twice`);
    seen.add(entry.id);
    return {
      ...entry,
      links: links.flatMap((link) => {
        const found = resolve(link);
        if (typeof found !== "string") return [found];
        problems.push(`${entry.id}: ${found}`);
        return [];
      }),
    };
  });
  if (problems.length > 0) throw complaint(problems);
  return entries;
}

const complaint = (problems: string[]) =>
  new Error(problems.map((problem) => `${TROUBLESHOOTING_FILE}: ${problem}`).join("\n"));

type Resolved = DecoderEntry["links"][number] | string;

/** The link as the site writes it, or what is wrong with it. Each page is read once. */
function linkResolver(root: string): (link: string) => Resolved {
  const pages = new Map<string, LinkedPage | undefined>();
  return (link) => {
    const [file = "", anchor] = link.split("#");
    if (!pages.has(file)) pages.set(file, readPage(root, file));
    const page = pages.get(file);
    if (!page) return `there is no docs/${file}`;
    if (anchor === undefined) return { name: page.title, href: page.route };
    if (!page.anchors.includes(anchor)) return `docs/${file} has no #${anchor}`;
    return { name: page.title, href: `${page.route}#${anchor}` };
  };
}

interface LinkedPage {
  title: string;
  route: string;
  anchors: string[];
}

function readPage(root: string, name: string): LinkedPage | undefined {
  const file = path.join(root, "docs", name);
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, "utf8");
  const stem = /\.mdx?$/;
  const beside = file.replace(stem, ".api.yml");
  return {
    title: /^title:\s*["']?(.+?)["']?\s*$/m.exec(text)?.[1] ?? name,
    route: routeOf(name.replace(stem, ""), text),
    anchors: sectionIds(text, existsSync(beside) ? symbolsIn(beside) : []),
  };
}
