import { FRAME_PATH } from "../../src/sandbox/messages";
import {
  ALWAYS,
  alwaysFor,
  CACHE,
  FRAME_OPTIONS,
  FRAME_PAGE,
  HASHED_FOLDER,
  STRICT_TRANSPORT_SECURITY,
} from "../headers";
import type { Redirect } from "../redirects";
import type { SiteDescription } from "../site";

/** Cloudflare Pages ignores lines beyond this length. */
const LONGEST_LINE = 2000;

/**
 * `_headers` of Netlify and Cloudflare Pages. Both join the values of a header that several rules
 * set, and two joined policies would both be enforced, so every page gets the one policy that fits
 * all. The page that runs edited code needs one of its own: for its sake these two headers are set
 * for each part of the site by name. For the same reason only hashed files name a Cache-Control:
 * both hosts revalidate the rest unasked.
 */
export function headersFile({ files, framePolicy, unionPolicy }: SiteDescription): string {
  const { [FRAME_OPTIONS.name]: frameOptions = "", ...shared } = ALWAYS;
  const perPart = (options: string, policy: string) => ({
    [FRAME_OPTIONS.name]: options,
    "Content-Security-Policy": policy,
  });
  const rules: [pattern: string, headers: Record<string, string>][] = [
    ["/*", { ...shared, "Strict-Transport-Security": STRICT_TRANSPORT_SECURITY }],
    ...partsOf(files).map(
      (part) => [part, perPart(frameOptions, unionPolicy)] as [string, Record<string, string>],
    ),
    [`${HASHED_FOLDER}*`, { "Cache-Control": CACHE.hashed }],
  ];
  if (framePolicy) {
    const options = alwaysFor(FRAME_PAGE)[FRAME_OPTIONS.name] ?? "";
    rules.push([`${FRAME_PATH}*`, perPart(options, framePolicy)]);
  }
  const lines = rules.flatMap(([pattern, headers]) => [
    pattern,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const tooLong = lines.find((line) => line.length > LONGEST_LINE);
  if (tooLong) {
    throw new Error(
      `A line of _headers has ${tooLong.length} characters: ${tooLong.slice(0, 80)} …`,
    );
  }
  return `${lines.join("\n")}\n`;
}

/** The home page, the folders at the top and the pages beside them; all but the frame's folder. */
function partsOf(files: readonly string[]): string[] {
  const parts = files.flatMap((file) => {
    const [, top = "", ...below] = file.split("/");
    if (file.startsWith(FRAME_PATH)) return [];
    if (below.length > 0) return [`/${top}/*`];
    return file === "/index.html" ? ["/", file] : [file];
  });
  return [...new Set(parts)];
}

/** `_redirects` of the same hosts; both add a missing trailing slash by themselves. */
export function redirectsFile(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join("");
}
