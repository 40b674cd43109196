import { createHash } from "node:crypto";

const ATTRIBUTES = `(?:[^>"']|"[^"]*"|'[^']*')*`;

/**
 * Steps over comments, elements whose content is text, and whole tags with their quoted values, so
 * that "<script>" inside any of these is not taken for an element.
 */
const TOKEN = new RegExp(
  [
    "<!--[\\s\\S]*?-->",
    `<script\\b(?<attributes>${ATTRIBUTES})>(?<source>[\\s\\S]*?)</script\\s*>`,
    `<(?<raw>title|textarea|style)\\b${ATTRIBUTES}>[\\s\\S]*?</\\k<raw>\\s*>`,
    `</?[a-z]${ATTRIBUTES}>`,
  ].join("|"),
  "gi",
);

const HAS_SOURCE_FILE = /(?:^|\s)src\s*=/i;
/** Data, never run, so the policy does not ask about it. */
const DATA_BLOCK = /(?:^|\s)type\s*=\s*["']?application\/(?:ld\+)?json/i;

/** Hashes of the scripts inside a page, in the form a Content-Security-Policy names them, sorted. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const { groups } of html.matchAll(TOKEN)) {
    const { attributes, source } = groups ?? {};
    if (
      attributes === undefined ||
      source === undefined ||
      source === "" ||
      HAS_SOURCE_FILE.test(attributes) ||
      DATA_BLOCK.test(attributes)
    ) {
      continue;
    }
    hashes.add(`sha256-${createHash("sha256").update(source).digest("base64")}`);
  }
  return [...hashes].sort();
}
