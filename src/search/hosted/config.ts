/** What the build was told about the hosted service; the key only allows searching. */
export interface HostedConfig {
  appId: string;
  apiKey: string;
  indexName: string;
  /** Addresses that match are not part of this site and are followed as they are. */
  externalUrlRegex?: string | undefined;
  /** Passed on with every query. */
  searchParameters: Record<string, unknown>;
  /** In place of the service's own hosts, for a stand-in or a proxy. */
  host?: string | undefined;
}

export interface SearchGlobalData {
  hosted?: HostedConfig | undefined;
}

/** The hosts of the service in the order in which they are tried, the nearest first. */
export function hostsOf({ appId, host }: Pick<HostedConfig, "appId" | "host">): string[] {
  if (host) {
    return [host.replace(/\/$/, "")];
  }
  const name = appId.toLowerCase();
  return [
    `https://${name}-dsn.algolia.net`,
    ...[1, 2, 3].map((number) => `https://${name}-${number}.algolianet.com`),
  ];
}
