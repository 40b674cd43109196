// Control characters, and the marks that reverse the reading direction: "gpj.exe" can be made
// to look like "exe.jpg" with them.
const UNSAFE = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/gu;
const MAX_LENGTH = 200;

/**
 * A client's file name, fit to be shown and logged. It is never used as a path: files are
 * stored under ids that the server makes.
 */
export function reportName(name: string | undefined): string {
  const base = (name ?? "").split(/[/\\]/).pop() ?? "";
  const clean = base.replace(UNSAFE, "").trim();
  // Array.from splits by code point, so that an emoji is never cut in half.
  const short = Array.from(clean).slice(0, MAX_LENGTH).join("");
  return short === "" || short === "." || short === ".." ? "file" : short;
}
