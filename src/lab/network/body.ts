import type { FormPart, RequestBody } from "../backend/types";

/** Boundary, header names and line ends of one multipart part, as Chromium writes them. */
const PART_OVERHEAD = 100;

const encoder = new TextEncoder();
const utf8Length = (text: string) => encoder.encode(text).length;

/** What browsers do to line breaks in names and values of a form. */
const withCrlf = (text: string) => text.replace(/\r\n|\r|\n/g, "\r\n");

const ESCAPES: Record<string, string> = { "\n": "%0A", "\r": "%0D", '"': "%22" };
/** What browsers do to names in the header of a form part; nobody undoes it. */
const escapeName = (name: string) => name.replace(/[\n\r"]/g, (char) => ESCAPES[char] ?? char);

function formPart(name: string, value: FormDataEntryValue): FormPart {
  const field = escapeName(withCrlf(name));
  if (typeof value === "string") return { field, value: withCrlf(value) };
  const type = value.type || "application/octet-stream";
  return { field, file: { name: escapeName(value.name), size: value.size, type } };
}

/** What a body holds, from sizes and names only: file bytes are never read. */
export function describeBody(body: unknown): RequestBody {
  if (body === null || body === undefined) return { kind: "none" };
  if (body instanceof FormData) {
    return { kind: "form", parts: Array.from(body, ([field, value]) => formPart(field, value)) };
  }
  if (body instanceof URLSearchParams) {
    const text = body.toString();
    const type = "application/x-www-form-urlencoded;charset=UTF-8";
    return { kind: "raw", size: text.length, type, text };
  }
  if (body instanceof Blob) {
    const name = body instanceof File ? body.name : undefined;
    return { kind: "raw", size: body.size, type: body.type, name };
  }
  if (body instanceof ArrayBuffer || ArrayBuffer.isView(body)) {
    return { kind: "raw", size: body.byteLength, type: "" };
  }
  const text = String(body);
  return { kind: "raw", size: utf8Length(text), type: "text/plain;charset=UTF-8", text };
}

/** Bytes on the wire, the total that progress events report. */
export function bodySize(body: RequestBody): number {
  if (body.kind === "none") return 0;
  if (body.kind === "raw") return body.size;
  return body.parts.reduce((sum, part) => {
    const content = part.file ? part.file.size + part.file.name.length : utf8Length(part.value);
    return sum + PART_OVERHEAD + part.field.length + content;
  }, 0);
}

/** The Content-Type a browser adds when the page sets none. */
export function defaultContentType(body: RequestBody): string | undefined {
  if (body.kind === "form") return "multipart/form-data; boundary=----UploadLabBoundary";
  return (body.kind === "raw" && body.type) || undefined;
}
