import { decodeSegment, empty, whenComplete } from "./http";
import type { BackendRequest, BackendResponse, BackendState, Exchange, TusUpload } from "./types";

const VERSION = "1.0.0";
const CONTENT_TYPE = "application/offset+octet-stream";
const CREATION_METHODS = ["POST", "OPTIONS"];
const UPLOAD_METHODS = ["HEAD", "PATCH", "DELETE", "OPTIONS"];
const EXTENSIONS = "creation,creation-with-upload,creation-defer-length,termination,concatenation";

function withVersion(response: BackendResponse): BackendResponse {
  return { ...response, headers: { "tus-resumable": VERSION, ...response.headers } };
}

const reply = (status: number, headers?: Record<string, string>) =>
  withVersion(empty(status, headers));
const refuse = (status: number, message: string): BackendResponse =>
  withVersion({ status, headers: { "content-type": "text/plain" }, body: `${message}\n` });

/** The protocol's headers and what their values look like. */
const HEADER_RULES: Record<string, (value: string) => boolean> = {
  "upload-offset": isByteCount,
  "upload-length": isByteCount,
  "upload-defer-length": (value) => value === "1",
  "upload-metadata": isMetadata,
  "upload-concat": (value) => value === "partial" || value.startsWith("final;"),
};

function isByteCount(value: string): boolean {
  return /^(0|[1-9]\d*)$/.test(value) && Number.isSafeInteger(Number(value));
}

/** Pairs of a name and Base64 text, `name YQ==,type Yg==`; the text may be missing. */
function isMetadata(value: string): boolean {
  const names = new Set<string>();
  for (const pair of value.split(",")) {
    const [, name, base64 = ""] = /^([!-+\--~]+)(?: ([\d+/A-Za-z]*={0,2}))?$/.exec(pair) ?? [];
    if (!name || names.has(name) || base64.length % 4 !== 0) return false;
    names.add(name);
  }
  return true;
}

function byteCount(header: string | undefined): number | undefined {
  return header === undefined ? undefined : Number(header);
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

  const deferred = request.headers["upload-defer-length"] !== undefined;
  const length = byteCount(request.headers["upload-length"]);
  if ((length === undefined) !== deferred) {
    return whenComplete(() => refuse(400, "Send Upload-Length or Upload-Defer-Length."));
  }
  const upload: TusUpload = {
    id: state.newId(),
    length: length ?? null,
    offset: 0,
    metadata: request.headers["upload-metadata"] ?? "",
  };
  const location = locationOf(request, upload.id);
  const withData = request.headers["content-type"] === CONTENT_TYPE;
  if (withData && length !== undefined && bodySize(request) > length) {
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

function bodySize({ body }: BackendRequest): number {
  return body.kind === "raw" ? body.size : 0;
}

function append(state: BackendState, request: BackendRequest, stored: TusUpload): Exchange {
  const offset = Number(request.headers["upload-offset"]);
  if (offset !== stored.offset) {
    return whenComplete(() => refuse(409, `The upload is at ${stored.offset}, not ${offset}.`));
  }
  // Once known, the length stays. Saying it again is what a retried last chunk does.
  const length = byteCount(request.headers["upload-length"]) ?? stored.length;
  if (length !== null && ((stored.length ?? length) !== length || length < offset)) {
    return whenComplete(() => refuse(400, "Upload-Length does not fit this upload."));
  }
  if (length !== null && offset + bodySize(request) > length) {
    return whenComplete(() => refuse(413, "More data than Upload-Length announced."));
  }
  const upload = { ...stored, length };
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

/** What is wrong with a request before anybody looks at the upload it is about. */
function problemOf(request: BackendRequest, method: string): BackendResponse | undefined {
  if (request.headers["tus-resumable"] !== VERSION) {
    const answer = refuse(412, `Tus-Resumable must be ${VERSION}.`);
    return { ...answer, headers: { ...answer.headers, "tus-version": VERSION } };
  }
  if (method === "PATCH" && request.headers["content-type"] !== CONTENT_TYPE) {
    return refuse(415, `Content-Type must be ${CONTENT_TYPE}.`);
  }
  if (method === "PATCH" && request.headers["upload-offset"] === undefined) {
    return refuse(400, "Upload-Offset is required.");
  }
  for (const [name, isGood] of Object.entries(HEADER_RULES)) {
    const value = request.headers[name];
    if (value !== undefined && !isGood(value)) return refuse(400, `Invalid ${name}`);
  }
  return undefined;
}

/** `/tus/` and `/tus/:id`: the tus 1.0.0 protocol. */
export function tus(state: BackendState, request: BackendRequest, path: string): Exchange {
  const address = /^\/tus\/?([^/]+)?\/?$/.exec(path);
  if (!address) return whenComplete(() => refuse(404, "No such upload."));
  const id = address[1];
  const override = request.headers["x-http-method-override"];
  const method = (request.method === "POST" && override) || request.method;
  const methods = id ? UPLOAD_METHODS : CREATION_METHODS;
  if (!methods.includes(method)) {
    const allow = methods.join(", ");
    return whenComplete(() => {
      const answer = refuse(405, `Use ${allow}.`);
      return { ...answer, headers: { ...answer.headers, allow } };
    });
  }
  if (method === "OPTIONS") {
    return whenComplete(() => reply(204, { "tus-version": VERSION, "tus-extension": EXTENSIONS }));
  }
  const problem = problemOf(request, method);
  if (problem) return whenComplete(() => problem);
  if (!id) return create(state, request);

  const upload = state.tus.get(decodeSegment(id));
  if (!upload) return whenComplete(() => refuse(404, "No such upload."));
  if (method === "HEAD") return whenComplete(() => status(upload));
  if (method === "PATCH") return append(state, request, upload);
  return whenComplete(() => {
    state.tus.delete(upload.id);
    return reply(204);
  });
}
