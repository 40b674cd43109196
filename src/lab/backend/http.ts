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

/** What is wrong with a request that should be a multipart form. */
export function formProblem({ headers, body }: BackendRequest): BackendResponse | undefined {
  const type = headers["content-type"];
  if (body.kind !== "form" || (type && !/^multipart\/form-data\b/i.test(type))) {
    return failure(415, "not_a_form", "Send the files as multipart/form-data.");
  }
  // Only the browser knows the boundary: a page that sets this header itself breaks its form.
  if (type && !/;\s*boundary=/i.test(type)) {
    return failure(400, "bad_form", "The Content-Type names no form boundary.");
  }
  return undefined;
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
  return parts.flatMap(({ field, file }) =>
    // Parameters such as a charset are no part of what a form parser calls the type.
    file ? [{ field, ...file, type: file.type.replace(/\s*;.*$/, "") }] : [],
  );
}

export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
