/** What a single client may ask of a server. */
export const LIMITS = {
  /** Time to send the request line and headers. */
  headersTimeoutMs: 10_000,
  /** Time to send the whole request. */
  requestTimeoutMs: 15_000,
  /** Time a connection may carry no byte in either direction. */
  idleTimeoutMs: 30_000,
  keepAliveTimeoutMs: 5_000,
  /** Characters of a request's address. */
  longestUrl: 8 * 1024,
} as const;
