import { joinChunk } from "./chunked";
import { decodeSegment, failure, fieldsOf, filesOf, formParts, json, notAllowed } from "./http";
import { coveredBytes } from "./ranges";
import type { BackendRequest, BackendResponse, BackendState } from "./types";

/** `/url`: the server would fetch the address; here it only says that it got it. */
export function fetchUrl(request: BackendRequest): BackendResponse {
  if (request.method !== "POST" && request.method !== "PUT") {
    return notAllowed("/url", "POST, PUT");
  }
  const parts = formParts(request);
  if (filesOf(parts).length > 0) return failure(400, "no_url", "Send a URL, not a file.");
  const fields = fieldsOf(parts);
  const text = request.body.kind === "raw" ? request.body.text : (fields.file ?? fields.url);
  const url = text?.trim() ?? "";
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    return failure(400, "no_url", "Send an http or https URL.");
  }
  return json(200, { url: new URL(url).href });
}

/** `/token`: a short-lived token, as an API of one's own would hand out. */
export function token(state: BackendState, request: BackendRequest): BackendResponse {
  if (!["GET", "POST"].includes(request.method)) return notAllowed("/token", "GET, POST");
  return json(200, { token: `token-${state.newId()}` });
}

/** `/echo`: shows the request as it arrived. */
export function echo(request: BackendRequest, url: URL): BackendResponse {
  if (!["GET", "POST", "PUT", "PATCH"].includes(request.method)) {
    return notAllowed("/echo", "GET, POST, PUT, PATCH");
  }
  const parts = formParts(request);
  return json(200, {
    method: request.method,
    query: Object.fromEntries(url.searchParams),
    headers: request.headers,
    fields: fieldsOf(parts),
    files: filesOf(parts),
    size: request.body.kind === "raw" ? request.body.size : 0,
  });
}

/** `/v1_1/:cloud/upload`: the shape of Cloudinary's unsigned upload, whole or in chunks. */
export function cloudinary(
  state: BackendState,
  request: BackendRequest,
  cloud: string,
): BackendResponse {
  const fields = fieldsOf(formParts(request));
  if (!fields.upload_preset) {
    return json(400, {
      error: { message: "Upload preset must be specified when using unsigned upload" },
    });
  }
  const joined = joinChunk(state, request, { idHeader: "x-unique-upload-id", acceptWhole: true });
  if ("error" in joined) return joined.error;
  if (!joined.complete) {
    return json(200, {
      done: false,
      bytes: joined.upload.total,
      id: joined.chunk.uploadId,
      kind: "upload",
    });
  }
  const bytes = coveredBytes(joined.upload.ranges);
  const fileName = joined.chunk.fileName;
  const dot = fileName.lastIndexOf(".");
  const stem = dot > 0 ? fileName.slice(0, dot) : fileName;
  const publicId = fields.public_id ?? [fields.folder, stem].filter(Boolean).join("/");
  const path = `${encodeURIComponent(decodeSegment(cloud))}/raw/upload/${encodeURIComponent(fileName)}`;
  return json(200, {
    public_id: publicId,
    format: dot > 0 ? fileName.slice(dot + 1) : "",
    resource_type: "raw",
    type: "upload",
    bytes,
    original_filename: stem,
    secure_url: `${new URL(request.url).origin}/${path}`,
    done: true,
  });
}
