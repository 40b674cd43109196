import type { FormPart, RequestBody } from "../backend/types";

/** Boundary, header names and line ends of one multipart part, as Chromium writes them. */
const PART_OVERHEAD = 100;

const encoder = new TextEncoder();
const utf8Length = (text: string) => encoder.encode(text).length;

function formPart(field: string, value: FormDataEntryValue): FormPart {
  return typeof value === "string"
    ? { field, value }
    : { field, file: { name: value.name, size: value.size, type: value.type } };
}

/** What a body holds, from sizes and names only: file bytes are never read. */
export function describeBody(body: unknown): RequestBody {
  if (body === null || body === undefined) return { kind: "none" };
  if (body instanceof FormData) {
    return { kind: "form", parts: Array.from(body, ([field, value]) => formPart(field, value)) };
  }
  if (body instanceof URLSearchParams) {
    return { kind: "form", parts: Array.from(body, ([field, value]) => formPart(field, value)) };
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
  if (body.kind === "form") return "multipart/form-data";
  return (body.kind === "raw" && body.type) || undefined;
}
