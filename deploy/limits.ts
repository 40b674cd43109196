/** What clients may ask of a server. */
export const LIMITS = {
  /** Time to send the request line and headers. */
  headersTimeoutMs: 10_000,
  /** Time to send the whole request. */
  requestTimeoutMs: 15_000,
  /** Time a connection may carry no byte in either direction; Node notices after at most twice. */
  idleTimeoutMs: 20_000,
  keepAliveTimeoutMs: 5_000,
  /** Characters of a request's address. */
  longestUrl: 8 * 1024,
  /** Requests one connection may send before it has read the answer to the first. */
  waitingRequests: 32,
  /** Connections that may wait to be accepted; beyond it the system drops them and clients stall. */
  connectionBacklog: 4096,
} as const;
