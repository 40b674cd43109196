import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import busboy from "busboy";
import { HttpError } from "./http";
import { reportName } from "./names";

export interface FormLimits {
  /** Files in one request. */
  files: number;
  /** Text fields in one request. */
  fields: number;
  /** Bytes of one text field. */
  fieldSize: number;
}

export interface FilePart {
  field: string;
  /** Safe to show, never to be used as a path. */
  name: string;
  type: string;
}

export type Fields = Record<string, string>;

/** Called for each file, with the text fields that came before it. Must read the stream. */
export type OnFile = (part: FilePart, stream: Readable, fields: Fields) => Promise<void>;

export function isForm(req: IncomingMessage): boolean {
  return /^multipart\/form-data\b/i.test(req.headers["content-type"] ?? "");
}

/** Reads a multipart form. Resolves with its text fields once every file was handled. */
export async function readForm(
  req: IncomingMessage,
  limits: FormLimits,
  onFile: OnFile,
): Promise<Fields> {
  const parser = createParser(req, limits);
  const fields = new Map<string, string>();
  const files: Promise<void>[] = [];

  try {
    await new Promise<void>((resolve, reject) => {
      const refuse = (limit: keyof FormLimits) => reject(tooMuch(limit, limits[limit]));

      parser.on("field", (name, value, info) => {
        if (info.valueTruncated) refuse("fieldSize");
        fields.set(name, value);
      });
      parser.on("file", (field, stream, info) => {
        // Whoever reads the stream sees its errors; unread, they must not end the process.
        stream.on("error", () => {});
        const part = { field, name: reportName(info.filename), type: info.mimeType };
        const handled = onFile(part, stream, Object.fromEntries(fields));
        handled.catch(reject);
        files.push(handled);
      });
      parser.on("filesLimit", () => refuse("files"));
      parser.on("fieldsLimit", () => refuse("fields"));
      parser.on("error", (cause: Error) =>
        reject(new HttpError(400, "bad_form", `The form cannot be read: ${cause.message}.`)),
      );
      parser.on("close", resolve);
      req.on("error", reject);
      req.on("close", () => {
        if (!req.complete) reject(new HttpError(400, "aborted", "The client went away."));
      });
      // Not stream.pipeline(): on an error it destroys the request and with it the connection,
      // and the client would never see the answer.
      req.pipe(parser);
    });
    await Promise.all(files);
  } catch (error) {
    req.unpipe(parser);
    parser.destroy();
    await Promise.allSettled(files);
    throw error;
  }
  return Object.fromEntries(fields);
}

function createParser(req: IncomingMessage, limits: FormLimits) {
  if (!isForm(req)) {
    throw new HttpError(415, "not_a_form", "Send the files as multipart/form-data.");
  }
  try {
    return busboy({
      headers: req.headers,
      defParamCharset: "utf8", // browsers send file names as UTF-8
      limits: {
        files: limits.files,
        fields: limits.fields,
        // The parser calls a field truncated when it is exactly as long as the limit.
        fieldSize: limits.fieldSize + 1,
        // No fileSize: the parser would cut a file short and go on. See atMost() instead.
      },
    });
  } catch {
    throw new HttpError(400, "bad_form", "The Content-Type names no form boundary.");
  }
}

function tooMuch(limit: keyof FormLimits, value: number): HttpError {
  const messages = {
    files: `At most ${value} files per request.`,
    fields: `At most ${value} text fields per request.`,
    fieldSize: `A text field may hold at most ${value} bytes.`,
  };
  const codes = {
    files: "too_many_files",
    fields: "too_many_fields",
    fieldSize: "field_too_large",
  };
  return new HttpError(413, codes[limit], messages[limit], { limit: value });
}
