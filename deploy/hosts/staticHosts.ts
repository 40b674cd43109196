import { ALWAYS, CACHE, HASHED_FOLDER, STRICT_TRANSPORT_SECURITY } from "../headers";
import type { Redirect } from "../redirects";
import type { SiteDescription } from "../site";

/** Cloudflare Pages ignores lines beyond this length. */
const LONGEST_LINE = 2000;

/**
 * `_headers` of Netlify and Cloudflare Pages. Both join the values of a header that several rules
 * set, and two joined policies would both be enforced, so every page gets the one policy that fits
 * all. For the same reason only hashed files name a Cache-Control: both hosts revalidate the rest
 * unasked.
 */
export function headersFile({ unionPolicy }: SiteDescription): string {
  const everywhere = {
    ...ALWAYS,
    "Strict-Transport-Security": STRICT_TRANSPORT_SECURITY,
    "Content-Security-Policy": unionPolicy,
  };
  const lines = [
    "/*",
    ...Object.entries(everywhere).map(([name, value]) => `  ${name}: ${value}`),
    `${HASHED_FOLDER}*`,
    `  Cache-Control: ${CACHE.hashed}`,
  ];
  const tooLong = lines.find((line) => line.length > LONGEST_LINE);
  if (tooLong) {
    throw new Error(
      `A line of _headers has ${tooLong.length} characters: ${tooLong.slice(0, 80)} …`,
    );
  }
  return `${lines.join("\n")}\n`;
}

/** `_redirects` of the same hosts; both add a missing trailing slash by themselves. */
export function redirectsFile(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to }) => `${from} ${to} 301\n`).join("");
}
