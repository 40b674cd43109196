import { empty, whenComplete } from "./http";
import type { BackendRequest, BackendResponse, BackendState, Exchange, TusUpload } from "./types";

const VERSION = "1.0.0";
const CONTENT_TYPE = "application/offset+octet-stream";
const EXTENSIONS = "creation,creation-with-upload,creation-defer-length,termination,concatenation";

function withVersion(response: BackendResponse): BackendResponse {
  return { ...response, headers: { "tus-resumable": VERSION, ...response.headers } };
}

const reply = (status: number, headers?: Record<string, string>) =>
  withVersion(empty(status, headers));
const refuse = (status: number, message: string): BackendResponse =>
  withVersion({ status, headers: { "content-type": "text/plain" }, body: `${message}\n` });

function byteCount(header: string | undefined): number | undefined {
  return header !== undefined && /^\d+$/.test(header) ? Number(header) : undefined;
}

/** Writes what has arrived, at most up to the upload's length. */
function receiver(state: BackendState, upload: TusUpload) {
  const start = upload.offset;
  return (bytes: number) => {
    const end = start + Math.max(0, bytes);
    upload.offset = Math.max(upload.offset, Math.min(end, upload.length ?? end));
    state.tus.set({ ...upload });
  };
}

/** The final upload of a parallel one: the sum of its finished parts. */
function concatenate(state: BackendState, request: BackendRequest, urls: string): BackendResponse {
  let length = 0;
  for (const url of urls.split(/\s+/).filter(Boolean)) {
    const part = state.tus.get(url.slice(url.lastIndexOf("/") + 1));
    if (!part || part.offset !== part.length) return refuse(400, `Not a finished part: ${url}`);
    length += part.length;
  }
  const id = state.newId();
  const metadata = request.headers["upload-metadata"] ?? "";
  state.tus.set({ id, length, offset: length, metadata });
  return reply(201, { location: locationOf(request, id) });
}

function locationOf(request: BackendRequest, id: string): string {
  return `${request.url.replace(/[?#].*$/, "").replace(/\/$/, "")}/${id}`;
}

function create(state: BackendState, request: BackendRequest): Exchange {
  const concat = /^final;(.*)$/.exec(request.headers["upload-concat"] ?? "");
  if (concat) return whenComplete(() => concatenate(state, request, concat[1] ?? ""));

  const deferred = request.headers["upload-defer-length"] === "1";
  const length = byteCount(request.headers["upload-length"]);
  if (length === undefined && !deferred) {
    return whenComplete(() => refuse(400, "Upload-Length or Upload-Defer-Length is required."));
  }
  const upload: TusUpload = {
    id: state.newId(),
    length: length ?? null,
    offset: 0,
    metadata: request.headers["upload-metadata"] ?? "",
  };
  const location = locationOf(request, upload.id);
  const withData = request.headers["content-type"] === CONTENT_TYPE && request.body.kind === "raw";
  if (
    withData &&
    request.body.kind === "raw" &&
    length !== undefined &&
    request.body.size > length
  ) {
    return whenComplete(() => refuse(413, "More data than Upload-Length announced."));
  }
  state.tus.set({ ...upload });
  return {
    receive: withData ? receiver(state, upload) : () => {},
    finish: () =>
      reply(201, {
        location,
        ...(withData ? { "upload-offset": String(upload.offset) } : {}),
      }),
  };
}

function append(state: BackendState, request: BackendRequest, stored: TusUpload): Exchange {
  if (request.headers["content-type"] !== CONTENT_TYPE) {
    return whenComplete(() => refuse(415, `Content-Type must be ${CONTENT_TYPE}.`));
  }
  const offset = byteCount(request.headers["upload-offset"]);
  if (offset === undefined) return whenComplete(() => refuse(400, "Upload-Offset is required."));
  if (offset !== stored.offset) {
    return whenComplete(() => refuse(409, `The upload is at ${stored.offset}, not ${offset}.`));
  }
  const upload = { ...stored };
  const announced = byteCount(request.headers["upload-length"]);
  if (upload.length === null && announced !== undefined) upload.length = announced;
  const size = request.body.kind === "raw" ? request.body.size : 0;
  if (upload.length !== null && offset + size > upload.length) {
    return whenComplete(() => refuse(413, "More data than Upload-Length announced."));
  }
  return {
    receive: receiver(state, upload),
    finish: () => {
      state.tus.set({ ...upload });
      return reply(204, { "upload-offset": String(upload.offset) });
    },
  };
}

function status(upload: TusUpload): BackendResponse {
  return reply(200, {
    "upload-offset": String(upload.offset),
    ...(upload.length === null
      ? { "upload-defer-length": "1" }
      : { "upload-length": String(upload.length) }),
    ...(upload.metadata ? { "upload-metadata": upload.metadata } : {}),
    "cache-control": "no-store",
  });
}

/** `/tus/` and `/tus/:id`: the tus 1.0.0 protocol. */
export function tus(state: BackendState, request: BackendRequest, id: string): Exchange {
  const method = request.headers["x-http-method-override"] ?? request.method;
  if (method === "OPTIONS") {
    return whenComplete(() => reply(204, { "tus-version": VERSION, "tus-extension": EXTENSIONS }));
  }
  if (request.headers["tus-resumable"] !== VERSION) {
    return whenComplete(() => {
      const answer = refuse(412, `Tus-Resumable must be ${VERSION}.`);
      return { ...answer, headers: { ...answer.headers, "tus-version": VERSION } };
    });
  }
  if (!id) {
    if (method === "POST") return create(state, request);
    return whenComplete(() => refuse(405, "Use POST to create an upload."));
  }
  const upload = state.tus.get(id);
  if (!upload) {
    return whenComplete(() => ({
      ...(method === "HEAD" ? reply(404) : refuse(404, "No such upload.")),
    }));
  }
  if (method === "HEAD") return whenComplete(() => status(upload));
  if (method === "PATCH") return append(state, request, upload);
  if (method === "DELETE") {
    return whenComplete(() => {
      state.tus.delete(id);
      return reply(204);
    });
  }
  return whenComplete(() => refuse(405, "Use HEAD, PATCH or DELETE."));
}
