import type { BackendRequest, BackendResponse, Exchange, FileInfo, FormPart } from "./types";

export function json(status: number, value: unknown, headers: Record<string, string> = {}) {
  return {
    status,
    headers: {
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
      ...headers,
    },
    body: JSON.stringify(value),
  } satisfies BackendResponse;
}

export function empty(status: number, headers: Record<string, string> = {}): BackendResponse {
  return { status, headers, body: "" };
}

export function failure(status: number, code: string, message: string): BackendResponse {
  return json(status, { error: { code, message } });
}

export function notAllowed(path: string, allowed: string): BackendResponse {
  const answer = failure(405, "method_not_allowed", `${path} takes ${allowed}.`);
  return { ...answer, headers: { ...answer.headers, allow: allowed } };
}

/** An exchange that only looks at the request once all of it is there. */
export function whenComplete(respond: () => BackendResponse): Exchange {
  return { receive() {}, finish: respond };
}

export function formParts(request: BackendRequest): FormPart[] {
  return request.body.kind === "form" ? request.body.parts : [];
}

export function fieldsOf(parts: FormPart[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const part of parts) {
    if (part.value !== undefined) {
      // defineProperty, because a field may be called "__proto__"
      Object.defineProperty(fields, part.field, {
        value: part.value,
        enumerable: true,
        configurable: true,
        writable: true,
      });
    }
  }
  return fields;
}

export function filesOf(parts: FormPart[]): ({ field: string } & FileInfo)[] {
  return parts.flatMap((part) => (part.file ? [{ field: part.field, ...part.file }] : []));
}

export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
