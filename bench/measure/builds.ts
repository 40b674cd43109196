import { appendFileSync } from "node:fs";
import path from "node:path";
import type { Browser } from "@playwright/test";
import { multiply, plainSlug } from "../peers/content";
import type { Peer } from "../peers/peer";
import { buildPeer, changePage, forgetCaches, keepOutput, writePeer } from "../peers/site";
import type { BuildRow, GrowthStep } from "../results";
import { buildSite } from "../site/build";
import { copySite, forgetSiteCaches } from "../site/copy";
import { type Comparison, DOCUMENT } from "../sites";
import { mainBytes, outputBytes } from "./folder";
import { measureWeights } from "./weight";

const SENTENCE = "\nThis sentence is new.\n";

/** This site, built in a copy of it: without caches, with those of the first time, and changed. */
export async function measureOurBuild({ node }: Comparison): Promise<BuildRow> {
  const folder = await copySite(1);
  forgetSiteCaches(folder);
  const cold = await buildSite(folder, node);
  const warm = await buildSite(folder, node);
  const bytes = outputBytes(path.join(folder, "build"));
  appendFileSync(path.join(folder, `${DOCUMENT.slice(0, -1)}.mdx`), SENTENCE);
  const changed = await buildSite(folder, node);
  return {
    coldMs: cold.siteMs,
    warmMs: warm.siteMs,
    changedMs: changed.siteMs,
    peakBytes: cold.peakBytes,
    outputBytes: bytes,
    publishedMs: { cold: cold.ms, warm: warm.ms },
  };
}

export async function measurePeerBuild(peer: Peer, { pages, node }: Comparison): Promise<BuildRow> {
  const folder = writePeer(peer, pages, node);
  forgetCaches(peer, folder);
  const cold = await buildPeer(peer, folder, node);
  const warm = await buildPeer(peer, folder, node);
  const bytes = outputBytes(keepOutput(peer, folder, pages));
  changePage(peer, folder, pages, {
    slug: plainSlug(DOCUMENT),
    change: (body) => body + SENTENCE,
  });
  const changed = await buildPeer(peer, folder, node);
  return {
    coldMs: cold.ms,
    warmMs: warm.ms,
    changedMs: changed.ms,
    peakBytes: cold.peakBytes,
    outputBytes: bytes,
  };
}

export async function measureOurGrowth(
  browser: Browser,
  { pages, node }: Comparison,
  times: number,
): Promise<GrowthStep> {
  const folder = await copySite(times);
  forgetSiteCaches(folder);
  const { siteMs, peakBytes } = await buildSite(folder, node);
  return step(browser, path.join(folder, "build"), DOCUMENT, {
    times,
    pages: pages.length * times,
    coldMs: siteMs,
    peakBytes,
  });
}

export async function measurePeerGrowth(
  browser: Browser,
  peer: Peer,
  { pages, node }: Comparison,
  times: number,
): Promise<GrowthStep> {
  const grown = multiply(pages, times);
  const folder = writePeer(peer, grown, node);
  forgetCaches(peer, folder);
  const { ms, peakBytes } = await buildPeer(peer, folder, node);
  return step(browser, path.join(folder, peer.output), peer.address(plainSlug(DOCUMENT)), {
    times,
    pages: grown.length,
    coldMs: ms,
    peakBytes,
  });
}

async function step(
  browser: Browser,
  dir: string,
  address: string,
  built: Pick<GrowthStep, "times" | "pages" | "coldMs" | "peakBytes">,
): Promise<GrowthStep> {
  const [document] = await measureWeights(browser, dir, [address]);
  if (!document) {
    throw new Error("the document was not measured");
  }
  return { ...built, outputBytes: outputBytes(dir), document, mainBytes: mainBytes(dir) };
}
