import path from "node:path";
import type { Browser } from "@playwright/test";
import { multiply, plainSlug } from "../peers/content";
import type { Peer } from "../peers/peer";
import { buildPeer, forgetCaches, keepOutput, writePeer } from "../peers/site";
import type { BuildRow, GrowthStep } from "../results";
import { buildSite } from "../site/build";
import { copySite, forgetSiteCaches } from "../site/copy";
import { type Comparison, DOCUMENT } from "../sites";
import { mainBytes, outputBytes } from "./folder";
import { measureWeights } from "./weight";

/** This site, built twice in a copy of it: without caches, then with those of the first time. */
export async function measureOurBuild({ node }: Comparison): Promise<BuildRow> {
  const folder = await copySite(1);
  forgetSiteCaches(folder);
  const cold = await buildSite(folder, node);
  const warm = await buildSite(folder, node);
  return {
    coldMs: cold.siteMs,
    warmMs: warm.siteMs,
    peakBytes: cold.peakBytes,
    outputBytes: outputBytes(path.join(folder, "build")),
    publishedMs: { cold: cold.ms, warm: warm.ms },
  };
}

export async function measurePeerBuild(peer: Peer, { pages, node }: Comparison): Promise<BuildRow> {
  const folder = writePeer(peer, pages, node);
  forgetCaches(peer, folder);
  const cold = await buildPeer(peer, folder, node);
  const warm = await buildPeer(peer, folder, node);
  return {
    coldMs: cold.ms,
    warmMs: warm.ms,
    peakBytes: cold.peakBytes,
    outputBytes: outputBytes(keepOutput(peer, folder, pages)),
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
