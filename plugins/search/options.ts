import type { HostedConfig } from "../../src/search/hosted/config";

export interface SearchPluginOptions {
  /** Passed on with every query to the hosted service. */
  searchParameters?: Record<string, unknown>;
  /** Off for a site with other pages: src/search/keywords.ts names those of this one. */
  requireKeywordPages?: boolean;
}

const REQUIRED = {
  SEARCH_APP_ID: "appId",
  SEARCH_API_KEY: "apiKey",
  SEARCH_INDEX_NAME: "indexName",
} as const;

type Variable = keyof typeof REQUIRED;

/** The hosted service as the environment of the build describes it; nothing given means none. */
export function hostedFromEnvironment(
  env: Readonly<Record<string, string | undefined>>,
  { searchParameters = {} }: SearchPluginOptions = {},
): HostedConfig | undefined {
  const value = (name: string) => env[name]?.trim() || undefined;
  const names = Object.keys(REQUIRED) as Variable[];
  const optional = ["SEARCH_EXTERNAL_URL_REGEX", "SEARCH_HOST"];
  const given = [...names, ...optional].filter(value);
  if (given.length === 0) {
    return undefined;
  }
  const missing = names.filter((name) => !value(name));
  if (missing.length > 0) {
    throw new Error(
      `The hosted search is only half configured: ${given.join(", ")} is set, ${missing.join(
        ", ",
      )} is missing. Set ${names.join(", ")} together, or none of them for the search that is built into the site.`,
    );
  }
  return {
    appId: checked("SEARCH_APP_ID", value("SEARCH_APP_ID"), /^[\w-]+$/),
    apiKey: value("SEARCH_API_KEY") ?? "",
    indexName: value("SEARCH_INDEX_NAME") ?? "",
    externalUrlRegex: validRegex(value("SEARCH_EXTERNAL_URL_REGEX")),
    host: validHost(value("SEARCH_HOST")),
    searchParameters,
  };
}

function checked(name: Variable, value: string | undefined, pattern: RegExp): string {
  if (!value || !pattern.test(value)) {
    throw new Error(`${name} must hold letters, digits and dashes only: it becomes a host name.`);
  }
  return value;
}

function validRegex(source: string | undefined): string | undefined {
  if (source !== undefined) {
    try {
      new RegExp(source);
    } catch (error) {
      throw new Error(
        `SEARCH_EXTERNAL_URL_REGEX is not a regular expression: ${(error as Error).message}`,
      );
    }
  }
  return source;
}

function validHost(host: string | undefined): string | undefined {
  if (host !== undefined && !/^https?:\/\/[^/]+\/?$/.test(host)) {
    throw new Error("SEARCH_HOST must be an origin such as https://search.example.com");
  }
  return host;
}
