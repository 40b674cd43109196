import { describe, expect, it } from "vitest";
import { hostsOf } from "../../src/search/hosted/config";
import { hostedFromEnvironment } from "./options";

const complete = { SEARCH_APP_ID: "ABC123", SEARCH_API_KEY: "key", SEARCH_INDEX_NAME: "docs" };

describe("the hosted service", () => {
  it("is off when nothing is given", () => {
    expect(hostedFromEnvironment({ PATH: "/bin", SEARCH_APP_ID: " " })).toBeUndefined();
  });

  it("takes the three values and the search parameters", () => {
    expect(hostedFromEnvironment(complete, { searchParameters: { typoTolerance: false } })).toEqual(
      {
        appId: "ABC123",
        apiKey: "key",
        indexName: "docs",
        externalUrlRegex: undefined,
        host: undefined,
        searchParameters: { typoTolerance: false },
      },
    );
  });

  it.each(["SEARCH_APP_ID", "SEARCH_API_KEY", "SEARCH_INDEX_NAME"])(
    "names %s when it alone is missing",
    (missing) => {
      expect(() => hostedFromEnvironment({ ...complete, [missing]: undefined })).toThrow(
        `${missing} is missing`,
      );
    },
  );

  it("does not take an optional value for a configuration", () => {
    expect(() => hostedFromEnvironment({ SEARCH_EXTERNAL_URL_REGEX: "x" })).toThrow(
      "SEARCH_APP_ID, SEARCH_API_KEY, SEARCH_INDEX_NAME is missing",
    );
  });

  it.each([
    [{ SEARCH_EXTERNAL_URL_REGEX: "(" }, "SEARCH_EXTERNAL_URL_REGEX is not a regular expression"],
    [{ SEARCH_HOST: "search.example.com" }, "SEARCH_HOST must be an origin"],
    [{ SEARCH_APP_ID: "a.b/c" }, "SEARCH_APP_ID must hold letters"],
  ])("refuses %j", (change, message) => {
    expect(() => hostedFromEnvironment({ ...complete, ...change })).toThrow(message);
  });

  it("derives its hosts from the application id", () => {
    expect(hostsOf({ appId: "ABC123" })).toEqual([
      "https://abc123-dsn.algolia.net",
      "https://abc123-1.algolianet.com",
      "https://abc123-2.algolianet.com",
      "https://abc123-3.algolianet.com",
    ]);
  });
});
