import { failure, fieldsOf, filesOf, formParts, json, notAllowed } from "./http";
import { addRange, coveredBytes, parseContentRange } from "./ranges";
import type { BackendRequest, BackendResponse, BackendState, ChunkedUpload } from "./types";

interface Chunk {
  size: number;
  fileName: string;
  uploadId: string;
}

function chunkOf(request: BackendRequest): Chunk | undefined {
  const headerId = request.headers["x-upload-id"] ?? request.headers["x-unique-upload-id"];
  if (request.body.kind === "raw") {
    const { size, name = "" } = request.body;
    return { size, fileName: name, uploadId: headerId ?? "" };
  }
  const parts = formParts(request);
  const file = filesOf(parts)[0];
  if (!file) return undefined;
  const uploadId = headerId ?? fieldsOf(parts).uploadId ?? "";
  return { size: file.size, fileName: file.name, uploadId };
}

export type Joined =
  | { error: BackendResponse }
  | { upload: ChunkedUpload; chunk: Chunk; complete: boolean };

/** Puts one chunk where it belongs. Chunks may come in any order and more than once. */
export function joinChunk(
  state: BackendState,
  request: BackendRequest,
  acceptWhole = false,
): Joined {
  if (request.method !== "POST" && request.method !== "PUT") {
    return { error: notAllowed("/chunked", "POST, PUT") };
  }
  const chunk = chunkOf(request);
  if (!chunk) return { error: failure(400, "no_file", "The form holds no file.") };

  const header = request.headers["content-range"];
  if (header === undefined) {
    // Zero-byte files have no chunks: they are sent whole, without a range.
    const whole = acceptWhole || chunk.size === 0;
    if (whole)
      return { upload: { total: chunk.size, ranges: [[0, chunk.size]] }, chunk, complete: true };
    const message = "A chunk needs a Content-Range header.";
    return { error: failure(400, "no_content_range", message) };
  }
  const range = parseContentRange(header);
  if (!range) return { error: failure(416, "bad_range", `Not a valid range: ${header}`) };
  if (range.end - range.start !== chunk.size) {
    return {
      error: failure(
        416,
        "bad_range",
        `The range holds ${range.end - range.start} bytes, not ${chunk.size}.`,
      ),
    };
  }

  const key = chunk.uploadId
    ? `id:${chunk.uploadId}`
    : `file:${JSON.stringify([chunk.fileName, range.total])}`;
  const known = state.chunked.get(key);
  if (known && known.total !== range.total) {
    return {
      error: failure(416, "bad_range", `This upload has ${known.total} bytes, not ${range.total}.`),
    };
  }
  const upload: ChunkedUpload = {
    total: range.total,
    ranges: addRange(known?.ranges ?? [], [range.start, range.end]),
  };
  const complete = coveredBytes(upload.ranges) === upload.total;
  // A finished upload is forgotten, so that the same file can be sent again.
  if (complete) state.chunked.delete(key);
  else state.chunked.set(key, upload);
  return { upload, chunk, complete };
}

/** `/chunked`: parts of a file, each with a `Content-Range`. */
export function chunked(state: BackendState, request: BackendRequest): BackendResponse {
  const joined = joinChunk(state, request);
  if ("error" in joined) return joined.error;
  return json(200, {
    received: coveredBytes(joined.upload.ranges),
    total: joined.upload.total,
    complete: joined.complete,
  });
}
