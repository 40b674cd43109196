import type { IncomingMessage, ServerResponse } from "node:http";

/** Answers one request. Throws an HttpError to answer with an error instead. */
export type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void> | void;

/** How long a client that was refused may go on sending before its connection is cut. */
const LINGER_MS = 30_000;

export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** Extra facts for the client, such as the limit that was exceeded. */
    readonly details: Record<string, unknown> = {},
  ) {
    super(message);
  }
}

export function sendJson(res: ServerResponse, status: number, body: unknown): void {
  const text = JSON.stringify(body);
  res.writeHead(status, {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Length": Buffer.byteLength(text),
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
  });
  res.end(text);
}

export function sendError(req: IncomingMessage, res: ServerResponse, error: unknown): void {
  // The client is gone or has its answer already: nobody is left to tell.
  if (res.headersSent || res.destroyed || req.socket.destroyed) return;

  const known = error instanceof HttpError;
  // An unexpected error may name paths or secrets: it goes to the log, never to the client.
  if (!known) console.error("upload server:", error);
  const { status, code, message, details } = known
    ? error
    : new HttpError(500, "internal_error", "The server failed to handle the request.");
  sendJson(res, status, { error: { code, message, ...details } });

  // Most browsers read the answer only after they sent the whole body, and closing the socket
  // earlier turns a clear 413 into a "network error". So the rest is read and thrown away.
  if (!req.complete) {
    req.resume();
    const cut = setTimeout(() => req.destroy(), LINGER_MS);
    req.once("close", () => clearTimeout(cut));
  }
}

/** The request's URL. The host does not matter here: only path and query are used. */
export function urlOf(req: IncomingMessage): URL {
  try {
    return new URL(`http://server${req.url}`);
  } catch {
    throw new HttpError(400, "bad_url", "The request URL cannot be read.");
  }
}

/** The value of a header that must not be repeated. */
export function headerOf(req: IncomingMessage, name: string): string | undefined {
  const value = req.headers[name];
  return Array.isArray(value) ? value[0] : value;
}
