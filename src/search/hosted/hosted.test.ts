import { afterEach, describe, expect, it, vi } from "vitest";
import { SearchUnavailable } from "../types";
import type { HostedConfig } from "./config";
import { createHostedEngine } from "./engine";
import { addressOf, pagesOf, piecesOf } from "./hits";
import { MARK } from "./protocol";

const config: HostedConfig = {
  appId: "ABC",
  apiKey: "search-key",
  indexName: "docs",
  searchParameters: { typoTolerance: "min", facetFilters: ["version:current"] },
};
const context = () => ({ locale: "en", tags: ["default", "docs-default-current"] });
const marked = (text: string) => `${MARK.open}${text}${MARK.close}`;

function stubFetch(...answers: Array<Response | Error>) {
  const calls: Array<{ url: URL; body: { requests: Array<Record<string, unknown>> } }> = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    calls.push({ url: new URL(url), body: JSON.parse(String(init.body)) });
    const answer = answers[Math.min(calls.length, answers.length) - 1];
    if (answer instanceof Response) {
      return answer;
    }
    throw answer;
  });
  return calls;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

const result = {
  results: [
    {
      nbHits: 42,
      facets: { kind: { hook: 40, unknown: 2 }, sidebar: { api: 42 } },
      hits: [
        {
          url: "https://react-uploady.org/docs/api/hooks/useRetry/#usage",
          hierarchy: { lvl0: "API", lvl1: "useRetry", lvl2: "Usage" },
          kind: "hook",
          _highlightResult: {
            hierarchy: { lvl1: { value: marked("useRetry") }, lvl2: { value: "Usage" } },
          },
          _snippetResult: { content: { value: `call ${marked("retry")} again` } },
        },
      ],
    },
  ],
};

describe("the hosted engine", () => {
  it("asks as the protocol wants it, with contextual and chosen filters", async () => {
    const calls = stubFetch(Response.json(result));
    const results = await createHostedEngine(config, context).search(
      "  retry ",
      { kind: "hook", sidebar: "api" },
      7,
    );
    const [call] = calls;
    expect(call?.url.host).toBe("abc-dsn.algolia.net");
    expect(call?.url.pathname).toBe("/1/indexes/*/queries");
    expect(call?.url.searchParams.get("x-algolia-application-id")).toBe("ABC");
    expect(call?.url.searchParams.get("x-algolia-api-key")).toBe("search-key");
    expect(call?.body.requests).toEqual([
      expect.objectContaining({
        indexName: "docs",
        query: "retry",
        hitsPerPage: 21,
        typoTolerance: "min",
        facetFilters: [
          "version:current",
          "language:en",
          ["docusaurus_tag:default", "docusaurus_tag:docs-default-current"],
          "kind:hook",
          "sidebar:api",
        ],
      }),
    ]);
    expect(results).toMatchObject({
      total: 42,
      more: true,
      kinds: { hook: 40 },
      sidebars: { api: 42 },
      pages: [
        {
          url: "/docs/api/hooks/useRetry/",
          title: [{ text: "useRetry", hit: true }],
          kind: "hook",
          sections: [
            {
              url: "/docs/api/hooks/useRetry/#usage",
              heading: [{ text: "Usage", hit: false }],
              excerpt: [
                { text: "call ", hit: false },
                { text: "retry", hit: true },
                { text: " again", hit: false },
              ],
            },
          ],
        },
      ],
    });
  });

  it("tries the other hosts when one is silent or broken", async () => {
    const calls = stubFetch(
      new TypeError("failed to fetch"),
      new Response("", { status: 503 }),
      Response.json(result),
    );
    await createHostedEngine(config, context).search("retry", {}, 7);
    expect(calls.map(({ url }) => url.host)).toEqual([
      "abc-dsn.algolia.net",
      "abc-1.algolianet.com",
      "abc-2.algolianet.com",
    ]);
  });

  it.each([
    ["every host is silent", 4, [new TypeError("failed to fetch")]],
    ["the key is refused", 1, [new Response("{}", { status: 403 })]],
    ["the answer is no answer", 1, [Response.json({ message: "hello" })]],
    ["the answer is no JSON", 1, [new Response("<html>")]],
  ])("says so when %s", async (_, tries, answers) => {
    const calls = stubFetch(...answers);
    await expect(createHostedEngine(config, context).search("retry", {}, 7)).rejects.toThrow(
      SearchUnavailable,
    );
    expect(calls).toHaveLength(tries);
  });

  it("asks nothing for nothing", async () => {
    const calls = stubFetch(Response.json(result));
    expect(await createHostedEngine(config, context).search("  ", {}, 7)).toMatchObject({
      total: 0,
    });
    expect(calls).toHaveLength(0);
  });
});

describe("addresses", () => {
  const external = /^https:\/\/react-uploady-storybook\./;
  it.each([
    ["https://react-uploady.org/docs/#x", "/docs/", "/docs/#x", false],
    ["http://localhost:3000/docs/", "/docs/", "/docs/", false],
    [
      "https://react-uploady-storybook.netlify.app/a#b",
      "https://react-uploady-storybook.netlify.app/a",
      "https://react-uploady-storybook.netlify.app/a#b",
      true,
    ],
  ])("%s", (url, page, full, isExternal) => {
    expect(addressOf(url, external)).toEqual({ page, full, external: isExternal });
  });

  it.each(["javascript:alert(1)", "data:text/html,x", "http://["])("drops %s", (url) => {
    expect(addressOf(url, external)).toBeUndefined();
    expect(pagesOf([{ url, hierarchy: {} }], external)).toEqual([]);
  });
});

describe("pieces", () => {
  it.each([
    ["", []],
    [null, []],
    ["<b>plain</b>", [{ text: "<b>plain</b>", hit: false }]],
    [
      `${marked("a")}${marked("b")} c`,
      [
        { text: "a", hit: true },
        { text: "b", hit: true },
        { text: " c", hit: false },
      ],
    ],
  ])("%j", (value, pieces) => {
    expect(piecesOf(value)).toEqual(pieces);
  });
});
