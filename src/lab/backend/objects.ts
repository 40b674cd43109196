import { empty, failure, json, notAllowed } from "./http";
import type { BackendRequest, BackendResponse, BackendState } from "./types";

const MEDIA_TYPE = /^[\w.+-]{1,100}\/[\w.+-]{1,100}$/;

/** `/sign?name=&type=`: where and how to PUT one file. */
export function sign(state: BackendState, request: BackendRequest, url: URL): BackendResponse {
  if (request.method !== "GET") return notAllowed("/sign", "GET");
  if (!url.searchParams.get("name")) return failure(400, "no_name", "Say which file: ?name=");
  const type = url.searchParams.get("type") || "application/octet-stream";
  if (!MEDIA_TYPE.test(type)) return failure(400, "bad_type", "That is no media type.");
  const key = state.newId();
  return json(200, {
    url: `${url.origin}/objects/${key}?signature=${fingerprint(`${key} ${type}`)}`,
    method: "PUT",
    headers: { "Content-Type": type },
  });
}

/** `/objects/:key`: what an object store does with a presigned PUT. */
export function putObject(request: BackendRequest, url: URL): BackendResponse {
  if (request.method !== "PUT") return notAllowed(url.pathname, "PUT");
  const key = url.pathname.slice("/objects/".length);
  // The type is part of what was signed, so a form is refused too.
  const signed = fingerprint(`${key} ${request.headers["content-type"] ?? ""}`);
  if (url.searchParams.get("signature") !== signed) {
    return failure(403, "bad_signature", "The signature does not fit this request.");
  }
  const size = request.body.kind === "raw" ? request.body.size : 0;
  return empty(200, { etag: `"${fingerprint(`${key}/${size}`)}"` });
}

/** A stand-in for a real hash: nothing here is secret, and the file's bytes are never read. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const char of text) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, "0");
}
