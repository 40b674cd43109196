import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import * as z from "zod";
import type { DecoderEntry } from "../../src/components/ErrorDecoder/types";
import { headingIds, routeOf, sectionIds, symbolsIn } from "../library/docs";

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
    .safeParse(parse(readFileSync(path.join(root, TROUBLESHOOTING_FILE), "utf8")));
  if (!result.success) {
    throw complaint(result.error.issues.map((i) => `${i.path.join(".")}: ${i.message}`));
  }
  const problems: string[] = [];
  const seen = new Set<string>();
  const entries = result.data.map(({ links, ...entry }): DecoderEntry => {
    if (seen.has(entry.id)) problems.push(`${entry.id}: the id is used twice`);
    seen.add(entry.id);
    return {
      ...entry,
      links: links.flatMap((link) => {
        const found = resolve(root, link);
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

function resolve(root: string, link: string): DecoderEntry["links"][number] | string {
  const [page = "", anchor] = link.split("#");
  const file = path.join(root, "docs", page);
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    return `there is no docs/${page}`;
  }
  const symbols = symbolsBeside(file);
  const ids = symbols ? sectionIds(text, symbols) : headingIds(text);
  if (anchor !== undefined && !ids.includes(anchor)) return `docs/${page} has no #${anchor}`;
  const route = routeOf(page.replace(/\.mdx?$/, ""), text);
  const title = /^title:\s*["']?(.+?)["']?\s*$/m.exec(text)?.[1] ?? page;
  return { name: title, href: anchor === undefined ? route : `${route}#${anchor}` };
}

function symbolsBeside(file: string): string[] | undefined {
  try {
    return symbolsIn(file.replace(/\.mdx?$/, ".api.yml"));
  } catch {
    return undefined;
  }
}
