import type { IncomingMessage, ServerResponse } from "node:http";

export type AllowOrigin = (origin: string) => boolean;

const METHODS = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS";
const REQUEST_HEADERS = [
  "Authorization",
  "Content-Type",
  "Content-Range",
  "X-Upload-Id",
  "X-Requested-With",
  "X-HTTP-Method-Override",
  "Tus-Resumable",
  "Upload-Concat",
  "Upload-Defer-Length",
  "Upload-Length",
  "Upload-Metadata",
  "Upload-Offset",
];
const RESPONSE_HEADERS = [
  "ETag",
  "Location",
  "Tus-Extension",
  "Tus-Max-Size",
  "Tus-Resumable",
  "Tus-Version",
  "Upload-Expires",
  "Upload-Length",
  "Upload-Metadata",
  "Upload-Offset",
];

/** Pages served from this machine, on any port: right for development, not for production. */
export const allowLocalhost: AllowOrigin = (origin) => {
  if (!URL.canParse(origin)) return false;
  return ["localhost", "127.0.0.1", "[::1]"].includes(new URL(origin).hostname);
};

/**
 * What a page in a sandboxed frame calls itself, this site's editor among them. So does such a
 * frame on any other site: whoever lets it in lets everybody in. That is fine for a server on one's
 * own machine, for trying things out, and nowhere else.
 */
export const SANDBOXED_ORIGIN = "null";

/** Adds the CORS headers. True when the request was a preflight and is answered now. */
export function applyCors(
  req: IncomingMessage,
  res: ServerResponse,
  allowOrigin: AllowOrigin,
  moreRequestHeaders: string[] = [],
): boolean {
  const origin = req.headers.origin;
  res.setHeader("Vary", "Origin");
  if (origin && allowOrigin(origin)) {
    // The origin itself, not "*": uploads may carry credentials.
    res.setHeader("Access-Control-Allow-Origin", origin);
    // Cookies and logins only for pages that can be told apart.
    if (origin !== SANDBOXED_ORIGIN) res.setHeader("Access-Control-Allow-Credentials", "true");
    res.setHeader("Access-Control-Expose-Headers", RESPONSE_HEADERS.join(", "));
  }

  // An OPTIONS request without this header is no preflight: tus clients detect features so.
  const isPreflight = req.method === "OPTIONS" && req.headers["access-control-request-method"];
  if (!isPreflight) return false;
  if (res.hasHeader("Access-Control-Allow-Origin")) {
    res.setHeader("Access-Control-Allow-Methods", METHODS);
    res.setHeader(
      "Access-Control-Allow-Headers",
      [...REQUEST_HEADERS, ...moreRequestHeaders].join(", "),
    );
    res.setHeader("Access-Control-Max-Age", "600");
  }
  res.writeHead(204).end();
  return true;
}
