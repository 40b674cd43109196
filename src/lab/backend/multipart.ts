import {
  decodeSegment,
  empty,
  failure,
  fieldsOf,
  filesOf,
  formParts,
  json,
  notAllowed,
} from "./http";
import type { BackendRequest, BackendResponse } from "./types";

/** `/upload`: a form with files. */
export function upload(request: BackendRequest): BackendResponse {
  if (request.method !== "POST" && request.method !== "PUT") {
    return notAllowed("/upload", "POST, PUT");
  }
  if (request.body.kind === "raw") {
    return failure(415, "not_a_form", "Send the files as multipart/form-data.");
  }
  const parts = formParts(request);
  if (parts.length === 0) {
    return failure(400, "empty_form", "The form holds neither files nor fields.");
  }
  return json(200, { files: filesOf(parts), fields: fieldsOf(parts) });
}

/** `/objects/:key`: what an object store does with a presigned PUT. */
export function putObject(request: BackendRequest, key: string): BackendResponse {
  if (request.method !== "PUT") return notAllowed("/objects", "PUT");
  if (request.body.kind === "form") {
    return failure(400, "not_a_file", "Send the file as the request body, not as a form.");
  }
  const size = request.body.kind === "raw" ? request.body.size : 0;
  return empty(200, { etag: `"${etag(decodeSegment(key), size)}"` });
}

/** A stand-in for a content hash: the bytes are never read, so the name and size have to do. */
function etag(key: string, size: number): string {
  let hash = 0x811c9dc5;
  for (const char of `${key}/${size}`) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, "0");
}
