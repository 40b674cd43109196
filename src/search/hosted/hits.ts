import { isKind, type KIND_LABELS, kindOf, SIDEBAR_LABELS, sidebarOf } from "../kinds";
import type { PageHit, Piece } from "../types";
import { type HostedHit, MARK } from "./protocol";

const LEVELS = [1, 2, 3, 4, 5, 6] as const;

interface Address {
  /** Without the anchor. */
  page: string;
  full: string;
  external: boolean;
}

/** Gathers the service's hits, one a section, under their pages, in the order they came. */
export function pagesOf(hits: readonly HostedHit[], external: RegExp | undefined): PageHit[] {
  const pages = new Map<string, PageHit>();
  for (const hit of hits) {
    const address = addressOf(hit.url, external);
    if (!address) {
      continue;
    }
    const page = pages.get(address.page) ?? newPage(hit, address);
    pages.set(address.page, page);
    const excerpt = piecesOf(
      hit._snippetResult?.content?.value ?? hit._highlightResult?.content?.value ?? hit.content,
    );
    if (address.full === address.page) {
      page.excerpt = excerpt.length > 0 ? excerpt : page.excerpt;
    } else {
      page.sections.push({ url: address.full, heading: headingOf(hit), excerpt });
    }
  }
  return [...pages.values()];
}

function newPage(hit: HostedHit, { page, external }: Address): PageHit {
  const route = external ? "" : page;
  const sidebar = sidebarOf(route);
  const area = hit.hierarchy.lvl0;
  return {
    url: page,
    external,
    title: piecesOf(
      hit._highlightResult?.hierarchy?.lvl1?.value ?? hit.hierarchy.lvl1 ?? area ?? page,
    ),
    kind: isKind(hit.kind ?? null) ? (hit.kind as keyof typeof KIND_LABELS) : kindOf(route),
    crumbs: [
      ...(sidebar ? [SIDEBAR_LABELS[sidebar]] : []),
      ...(area && area !== hit.hierarchy.lvl1 ? [area] : []),
    ],
    excerpt: [],
    sections: [],
  };
}

/** The deepest heading above the hit. */
function headingOf(hit: HostedHit): Piece[] {
  const level = LEVELS.findLast((number) => hit.hierarchy[`lvl${number}`]);
  const name = `lvl${level ?? 1}` as const;
  return piecesOf(hit._highlightResult?.hierarchy?.[name]?.value ?? hit.hierarchy[name]);
}

/**
 * A page of ours is kept as a path, whatever host it was indexed under; what the pattern names is
 * followed as it is. Anything that is no web address is dropped.
 */
export function addressOf(url: string, external: RegExp | undefined): Address | undefined {
  let parsed: URL;
  try {
    parsed = new URL(url, "https://site.invalid");
  } catch {
    return undefined;
  }
  if (parsed.protocol !== "https:" && parsed.protocol !== "http:") {
    return undefined;
  }
  const isExternal = external?.test(url) ?? false;
  const path = parsed.pathname + parsed.search;
  const page = isExternal ? parsed.origin + path : path;
  return { page, full: page + parsed.hash, external: isExternal };
}

/** Text with the service's marks, as pieces. */
export function piecesOf(marked: string | null | undefined): Piece[] {
  const pieces: Piece[] = [];
  for (const [index, part] of (marked ?? "").split(MARK.open).entries()) {
    const [hit = "", ...rest] = index === 0 ? ["", part] : part.split(MARK.close);
    const plain = rest.join("");
    if (hit !== "") {
      pieces.push({ text: hit, hit: true });
    }
    if (plain !== "") {
      pieces.push({ text: plain, hit: false });
    }
  }
  return pieces;
}
