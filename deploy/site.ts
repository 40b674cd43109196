import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { FRAME_PAGE, HASHED_FOLDER, hasHashedName } from "./headers";
import { inlineScriptHashes } from "./inlineScripts";
import { contentSecurityPolicy, type PolicyOptions, sandboxPolicy } from "./policy";
import { fileTypeOf } from "./types";

/** What every host file is generated from. */
export interface SiteDescription {
  /** Files of the build as URL paths, sorted. */
  files: string[];
  /** The policy of most pages, and of everything that is no page. */
  policy: string;
  /** Pages with other inline scripts than most: path of the HTML file to its policy. */
  exceptions: Map<string, string>;
  /** The policy of the page that runs edited code; it is among the exceptions too. */
  framePolicy: string | undefined;
  /** One policy that fits every page, for hosts that cannot replace a header per page. */
  unionPolicy: string;
}

/** Written by us into the build for hosts; not part of what visitors get. */
export const HOST_FILES = ["/_headers", "/_redirects", "/.nojekyll"];
const COMPRESSED = /\.(?:br|gz)$/;

export function listFiles(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .map((file) => `/${file.split(path.sep).join("/")}`)
    .filter((file) => !COMPRESSED.test(file) && !HOST_FILES.includes(file))
    .sort();
}

export function describeSite(dir: string, options: PolicyOptions): SiteDescription {
  const files = listFiles(dir);
  refuseUnservable(files);
  const pagesByHashes = new Map<string, string[]>();
  const hashesOf = (page: string) => inlineScriptHashes(readFileSync(path.join(dir, page), "utf8"));
  const pages = files.filter((file) => file.endsWith(".html") && file !== FRAME_PAGE);
  for (const page of pages) {
    const hashes = hashesOf(page).join(" ");
    pagesByHashes.set(hashes, [...(pagesByHashes.get(hashes) ?? []), page]);
  }
  const policyOf = (hashes: string) =>
    contentSecurityPolicy(hashes.split(" ").filter(Boolean), options);
  const [usual, ...others] = [...pagesByHashes].sort(([, a], [, b]) => b.length - a.length);
  if (!usual) {
    throw new Error(`${dir} holds no pages.`);
  }
  const everyHash = [...new Set([...pagesByHashes.keys()].flatMap((hashes) => hashes.split(" ")))];
  const exceptions = new Map(
    others.flatMap(([hashes, pages]) => pages.map((page) => [page, policyOf(hashes)] as const)),
  );
  const framePolicy = files.includes(FRAME_PAGE) ? sandboxPolicy(hashesOf(FRAME_PAGE)) : undefined;
  if (framePolicy) exceptions.set(FRAME_PAGE, framePolicy);
  return {
    files,
    policy: policyOf(usual[0]),
    exceptions,
    framePolicy,
    unionPolicy: policyOf(everyHash.sort().join(" ")),
  };
}

function refuseUnservable(files: string[]): void {
  const untyped = files.filter((file) => !fileTypeOf(file));
  if (untyped.length > 0) {
    throw new Error(
      `No content type is known for ${untyped.join(", ")}: add it to deploy/types.ts.`,
    );
  }
  const unhashed = files.filter((file) => file.startsWith(HASHED_FOLDER) && !hasHashedName(file));
  if (unhashed.length > 0) {
    throw new Error(
      `${unhashed.join(", ")}: files under ${HASHED_FOLDER} are cached for ever, so their names need a content hash.`,
    );
  }
}
