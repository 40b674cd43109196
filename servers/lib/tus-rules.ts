import type { IncomingMessage, ServerResponse } from "node:http";
import { type DataStore, ERRORS } from "@tus/server";
import { asStorageError } from "./files";
import { HttpError, headerOf, urlOf } from "./http";

const VERSION = "1.0.0";
const CONTENT_TYPE = "application/offset+octet-stream";
const CREATION_METHODS = ["POST", "OPTIONS"];
const UPLOAD_METHODS = ["HEAD", "PATCH", "DELETE", "OPTIONS"];

/** For networks that let only GET and POST through: a POST may say that it means another method. */
export function overrideMethod(req: IncomingMessage): void {
  const method = headerOf(req, "x-http-method-override");
  if (req.method === "POST" && method) req.method = method;
}

/**
 * What the tus server library lets pass or answers with another status than the protocol says.
 * True when the request was refused here.
 */
export function refuseByProtocol(req: IncomingMessage, res: ServerResponse): boolean {
  const refuse = (status: number, message: string, headers: Record<string, string> = {}) => {
    const type = { "Content-Type": "text/plain; charset=utf-8", "Tus-Resumable": VERSION };
    res.writeHead(status, { ...type, ...headers }).end(`${message}\n`);
    req.resume(); // a client reads the answer only once its whole body is sent
    return true;
  };

  const address = /^\/tus\/?([^/]+)?\/?$/.exec(urlOf(req).pathname);
  if (!address) return refuse(404, "No such upload.");
  const methods = address[1] ? UPLOAD_METHODS : CREATION_METHODS;
  if (!methods.includes(req.method ?? "")) {
    const allowed = methods.join(", ");
    return refuse(405, `Use ${allowed}.`, { Allow: allowed });
  }
  if (req.method === "OPTIONS") return false;
  if (headerOf(req, "tus-resumable") !== VERSION) {
    return refuse(412, `Tus-Resumable must be ${VERSION}.`, { "Tus-Version": VERSION });
  }
  if (req.method === "PATCH" && headerOf(req, "content-type") !== CONTENT_TYPE) {
    return refuse(415, `Content-Type must be ${CONTENT_TYPE}.`);
  }
  if (req.method === "PATCH" && headerOf(req, "upload-offset") === undefined) {
    return refuse(400, "Upload-Offset is required.");
  }
  return false;
}

/**
 * Checks lengths before the tus server library changes anything, so that a refused request leaves
 * the upload as it was. The library takes these errors and answers with them.
 */
export async function checkLength(store: DataStore, req: Request, id: string): Promise<void> {
  const announced = req.headers.get("upload-length");
  if (announced === null) return;
  const length = Number(announced);
  const bodySize = Number(req.headers.get("content-length") ?? 0);
  if (req.method === "POST") {
    const hasData = req.headers.get("content-type") === CONTENT_TYPE;
    if (hasData && bodySize > length) throw tooMuch();
  } else if (req.method === "PATCH") {
    const upload = await store.getUpload(id);
    if (Number(req.headers.get("upload-offset")) !== upload.offset) return; // a conflict anyway
    // Saying a known length again is what the retry of a deferred upload's last chunk does.
    if (upload.size === length) req.headers.delete("upload-length");
    else if (
      upload.sizeIsDeferred &&
      length >= upload.offset &&
      upload.offset + bodySize > length
    ) {
      throw tooMuch();
    }
  }
}

/**
 * The library's answer to an error it does not know holds the error's own words, and with them
 * paths of this machine. A full or broken disk is said as the other servers here say it.
 */
export function answerToError(error: Error | { status_code: number; body: string }) {
  if (error === ERRORS.FILE_WRITE_ERROR) {
    return { status_code: 507, body: "The server could not store this file.\n" };
  }
  if ("status_code" in error) return undefined; // the library's own answer will do
  const known = asStorageError(error);
  if (known instanceof HttpError) return { status_code: known.status, body: `${known.message}\n` };
  console.error("upload server:", error);
  return { status_code: 500, body: "The server failed to handle the request.\n" };
}

function tooMuch() {
  return { status_code: 413, body: "More data than Upload-Length announced.\n" };
}
