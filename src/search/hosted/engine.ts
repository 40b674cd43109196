import { KINDS, SIDEBARS } from "../kinds";
import { normalizeQuery, type SearchEngine, type SearchResults, SearchUnavailable } from "../types";
import { type HostedConfig, hostsOf } from "./config";
import { pagesOf } from "./hits";
import { type Context, type HostedResult, requestOf } from "./protocol";

const HOST_TIMEOUT_MS = 2000;
/** Several hits of a page become one group, so more hits than groups are asked for. */
const HITS_PER_GROUP = 3;
const MOST_HITS = 300;
const AGENT = "React-Uploady docs";

/** Asks the hosted service. Nothing is loaded beforehand and no answer is kept. */
export function createHostedEngine(config: HostedConfig, context: () => Context): SearchEngine {
  const external = config.externalUrlRegex ? new RegExp(config.externalUrlRegex) : undefined;
  return {
    async search(rawQuery, filters, limit): Promise<SearchResults> {
      const query = normalizeQuery(rawQuery);
      if (query === "") {
        return { query, total: 0, pages: [], more: false, kinds: {}, sidebars: {}, complete: true };
      }
      const hitsPerPage = Math.min(limit * HITS_PER_GROUP, MOST_HITS);
      const request = requestOf(config, context(), query, filters, hitsPerPage);
      const result = await ask(config, { requests: [request] });
      const pages = pagesOf(result.hits, external);
      return {
        query,
        total: result.nbHits,
        pages: pages.slice(0, limit),
        more:
          pages.length > limit || (result.nbHits > result.hits.length && hitsPerPage < MOST_HITS),
        complete: true,
        kinds: pick(KINDS, result.facets?.kind),
        sidebars: pick(SIDEBARS, result.facets?.sidebar),
      };
    },
    warmUp() {
      // The preconnect in the head of every page has done it.
    },
    onImproved: () => () => undefined,
  };
}

function pick<Key extends string>(
  keys: readonly Key[],
  counts: Record<string, number> = {},
): Partial<Record<Key, number>> {
  const picked: Partial<Record<Key, number>> = {};
  for (const key of keys) {
    const count = counts[key];
    if (count) {
      picked[key] = count;
    }
  }
  return picked;
}

/** Tries one host after the other; a refusal is an answer, only silence and faults are not. */
async function ask(config: HostedConfig, body: unknown): Promise<HostedResult> {
  const credentials = new URLSearchParams({
    "x-algolia-agent": AGENT,
    "x-algolia-application-id": config.appId,
    "x-algolia-api-key": config.apiKey,
  });
  for (const host of hostsOf(config)) {
    let response: Response;
    try {
      response = await fetch(`${host}/1/indexes/*/queries?${credentials}`, {
        method: "POST",
        // With this type and the credentials in the address no preflight request is needed.
        headers: { "Content-Type": "text/plain" },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(HOST_TIMEOUT_MS),
      });
    } catch {
      continue;
    }
    if (response.ok) {
      return firstResult(await response.json().catch(() => undefined));
    }
    if (response.status < 500) {
      break;
    }
  }
  throw unavailable();
}

function firstResult(answer: unknown): HostedResult {
  const result = (answer as { results?: Partial<HostedResult>[] } | undefined)?.results?.[0];
  if (!Array.isArray(result?.hits) || typeof result.nbHits !== "number") {
    throw unavailable();
  }
  return result as HostedResult;
}

function unavailable(): SearchUnavailable {
  return new SearchUnavailable("The search service does not answer.");
}
