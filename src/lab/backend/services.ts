import { joinChunk } from "./chunked";
import { decodeSegment, failure, fieldsOf, filesOf, formParts, json, notAllowed } from "./http";
import { coveredBytes } from "./ranges";
import type { BackendRequest, BackendResponse, BackendState } from "./types";

/** `/url`: the server would fetch the address; here it only says that it got it. */
export function fetchUrl(request: BackendRequest): BackendResponse {
  if (request.method !== "POST" && request.method !== "PUT") {
    return notAllowed("/url", "POST, PUT");
  }
  const fields = fieldsOf(formParts(request));
  const text = request.body.kind === "raw" ? request.body.text : (fields.file ?? fields.url);
  const url = text?.trim() ?? "";
  if (!URL.canParse(url) || !/^https?:/i.test(url)) {
    return failure(400, "no_url", "Send an http or https URL.");
  }
  return json(200, { url: new URL(url).href });
}

/** `/token`: a short-lived token, as an API of one's own would hand out. */
export function token(state: BackendState): BackendResponse {
  return json(200, { token: `token-${state.newId()}` });
}

/** `/sign?name=`: where and how to PUT one file. */
export function sign(base: URL): BackendResponse {
  const name = base.searchParams.get("name");
  if (!name) return failure(400, "no_name", "Say which file: ?name=");
  const type = base.searchParams.get("type");
  return json(200, {
    url: `${base.origin}/objects/${encodeURIComponent(name)}?signature=example`,
    method: "PUT",
    headers: { "Content-Type": type || "application/octet-stream" },
  });
}

/** `/echo`: shows the request as it arrived. */
export function echo(request: BackendRequest, url: URL): BackendResponse {
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
  const joined = joinChunk(state, request, true);
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
