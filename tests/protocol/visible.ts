import { reportName } from "../../servers/lib/names";
import type { Seen, Side } from "./sides";

/** What a client of these protocols acts on. Compared as they are. */
const HEADERS = [
  "allow",
  "cache-control",
  "tus-resumable",
  "tus-version",
  "upload-defer-length",
  "upload-length",
  "upload-metadata",
  "upload-offset",
];

export type Reader = (seen: Seen) => unknown;

/**
 * Reads an answer down to what both sides must agree on. What each side makes up itself (ids,
 * addresses, tokens, tags, the words of an error) is compared by its form, and ids also by which
 * answers share one.
 *
 * Three differences are meant to be:
 * - the lab shows a file's name as it was sent, a server cleans it first;
 * - only the server lets uploads expire (`Upload-Expires`) and limits their size (`Tus-Max-Size`,
 *   `limit` in an error), so neither is read;
 * - only the lab joins parallel tus uploads, so `Tus-Extension` has a test of its own.
 */
export function createReader(side: Side): Reader {
  const ids = new Map<string, string>();
  const idOf = (id: string) => {
    if (!ids.has(id)) ids.set(id, `id ${ids.size + 1}`);
    return ids.get(id);
  };

  function meaning(key: string, value: unknown): unknown {
    if (key === "id" && typeof value === "string") return idOf(value);
    if (key === "token" && typeof value === "string") return value.length > 8;
    if (key === "name" && typeof value === "string") return reportName(value);
    return value;
  }

  function body({ headers, text }: Seen): unknown {
    if (!headers["content-type"]?.startsWith("application/json")) return text !== "";
    const value: Record<string, unknown> = JSON.parse(text, meaning);
    const error = value.error as { code: string; message: string } | undefined;
    if (error) return { error: error.code, explained: error.message.length > 5 };
    if ("query" in value) value.headers = sentHeaders(value.headers as Record<string, string>);
    if (typeof value.url === "string" && "method" in value) {
      value.url = addressOf(value.url, side.origin);
    }
    return value;
  }

  return (seen) => ({
    status: seen.status,
    headers: Object.fromEntries(HEADERS.map((name) => [name, seen.headers[name]])),
    location: seen.headers.location && addressOf(seen.headers.location, side.origin),
    etag: seen.headers.etag && /^"[0-9a-f]+"$/.test(seen.headers.etag),
    body: body(seen),
  });
}

/** Of an echo: a real connection adds headers of its own. */
function sentHeaders(headers: Record<string, string>) {
  const type = headers["content-type"]?.replace(/boundary=.*/, "boundary");
  return { type, mine: headers["x-mine"] };
}

/** `https://host/tus/3f2a?signature=9` is `/tus/* ?signature`: the part that is not made up. */
function addressOf(location: string, origin: string): string {
  const url = new URL(location, origin);
  const foreign = url.origin === origin ? "" : url.origin;
  const isSigned = url.searchParams.has("signature") ? " ?signature" : "";
  return foreign + url.pathname.replace(/[\w-]+$/, "*") + isSigned;
}
