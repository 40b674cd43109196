import type { Browser } from "@playwright/test";
import { moveFirst, openPage } from "./browser";
import { type BenchServer, type Kind, type Sent, serveSite } from "./server";

/** Gzip bytes of a first visit, before anything is clicked or scrolled. */
export type Weight = Record<Kind | "total" | "prefetch", number> & {
  requests: number;
  /** The same once the pointer has moved, with what came before that. */
  moved?: Weight;
};

export function weigh(sent: readonly Sent[]): Weight {
  const weight: Weight = {
    html: 0,
    js: 0,
    css: 0,
    font: 0,
    other: 0,
    total: 0,
    prefetch: 0,
    requests: 0,
  };
  for (const { kind, bytes, prefetch } of sent) {
    if (prefetch) {
      weight.prefetch += bytes;
    } else {
      weight[kind] += bytes;
      weight.total += bytes;
      weight.requests += 1;
    }
  }
  return weight;
}

export async function firstVisit(
  browser: Browser,
  server: BenchServer,
  address: string,
): Promise<Weight> {
  const page = await openPage(browser);
  try {
    server.sent.length = 0;
    await page.goto(`${server.url}${address}`, { waitUntil: "load" });
    await server.quiet();
    const weight = weigh(server.sent);
    await moveFirst(page, server);
    return { ...weight, moved: weigh(server.sent) };
  } finally {
    await page.context().close();
  }
}

export async function measureWeights(
  browser: Browser,
  dir: string,
  addresses: readonly string[],
): Promise<Weight[]> {
  const server = await serveSite(dir);
  try {
    const weights: Weight[] = [];
    for (const address of addresses) {
      weights.push(await firstVisit(browser, server, address));
    }
    return weights;
  } finally {
    server.close();
  }
}
