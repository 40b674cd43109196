import { failure, fieldsOf, filesOf, formParts, formProblem, json, notAllowed } from "./http";
import { addRange, coveredBytes, parseContentRange } from "./ranges";
import type { BackendRequest, BackendResponse, BackendState, ChunkedUpload } from "./types";

interface Chunk {
  size: number;
  fileName: string;
  uploadId: string;
}

export interface JoinOptions {
  /** The header that tells the chunks of one file from those of another. */
  idHeader: string;
  /** Take a file that comes whole, without a range. */
  acceptWhole: boolean;
}

export type Joined =
  | { error: BackendResponse }
  | { upload: ChunkedUpload; chunk: Chunk; complete: boolean };

const refuse = (status: number, code: string, message: string) => ({
  error: failure(status, code, message),
});
const badRange = (message: string) => refuse(416, "bad_range", message);

function chunkOf(request: BackendRequest, idHeader: string): Chunk | { error: BackendResponse } {
  const headerId = request.headers[idHeader];
  if (request.body.kind !== "form") {
    // A raw body has no name on the wire, whatever the file is called.
    const size = request.body.kind === "raw" ? request.body.size : 0;
    return { size, fileName: "", uploadId: headerId ?? "" };
  }
  const problem = formProblem(request);
  if (problem) return { error: problem };
  const parts = formParts(request);
  const [file, second] = filesOf(parts);
  if (!file) return refuse(400, "no_file", "The form holds no file.");
  if (second) return refuse(413, "too_many_files", "At most 1 files per request.");
  // A server that reads the form as a stream knows only the fields in front of the file.
  const before = parts.slice(
    0,
    parts.findIndex((part) => part.file),
  );
  const uploadId = headerId ?? fieldsOf(before).uploadId ?? "";
  return { size: file.size, fileName: file.name, uploadId };
}

/** Puts one chunk where it belongs. Chunks may come in any order and more than once. */
export function joinChunk(
  state: BackendState,
  request: BackendRequest,
  { idHeader, acceptWhole }: JoinOptions,
): Joined {
  if (request.method !== "POST" && request.method !== "PUT") {
    return { error: notAllowed("/chunked", "POST, PUT") };
  }
  const chunk = chunkOf(request, idHeader);
  if ("error" in chunk) return chunk;

  const header = request.headers["content-range"];
  // Zero-byte files have no chunks: they are sent whole, without a range.
  if (header === undefined && !acceptWhole && chunk.size > 0) {
    return refuse(400, "no_content_range", "A chunk needs a Content-Range header.");
  }
  const range =
    header === undefined
      ? { start: 0, end: chunk.size, total: chunk.size }
      : parseContentRange(header);
  if (!range) return badRange(`Not a valid range: ${header}`);
  if (range.end - range.start !== chunk.size) {
    return badRange(`The range holds ${range.end - range.start} bytes, not ${chunk.size}.`);
  }

  const key = chunk.uploadId
    ? `id:${chunk.uploadId}`
    : `file:${JSON.stringify([chunk.fileName, range.total])}`;
  const known = state.chunked.get(key);
  if (known && known.total !== range.total) {
    return badRange(`This upload has ${known.total} bytes, not ${range.total}.`);
  }
  const upload: ChunkedUpload = {
    id: known?.id ?? state.newId(),
    total: range.total,
    ranges: addRange(known?.ranges ?? [], [range.start, range.end]),
  };
  const complete = coveredBytes(upload.ranges) === upload.total;
  // With an id, a late chunk is a retry of a finished upload. A name and a size cannot tell that
  // from the same file sent again, so they are forgotten.
  if (complete && !chunk.uploadId) state.chunked.delete(key);
  else state.chunked.set(key, upload);
  return { upload, chunk, complete };
}

/** `/chunked`: parts of a file, each with a `Content-Range`. */
export function chunked(state: BackendState, request: BackendRequest): BackendResponse {
  const joined = joinChunk(state, request, { idHeader: "x-upload-id", acceptWhole: false });
  if ("error" in joined) return joined.error;
  const { id, ranges, total } = joined.upload;
  return json(200, { received: coveredBytes(ranges), total, complete: joined.complete, id });
}
