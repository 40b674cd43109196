import { failure, fieldsOf, filesOf, formParts, formProblem, json, notAllowed } from "./http";
import type { BackendRequest, BackendResponse, BackendState } from "./types";

/** `/upload`: a form with files. */
export function upload(state: BackendState, request: BackendRequest): BackendResponse {
  if (request.method !== "POST" && request.method !== "PUT") {
    return notAllowed("/upload", "POST, PUT");
  }
  const problem = formProblem(request);
  if (problem) return problem;
  const parts = formParts(request);
  if (parts.length === 0) {
    return failure(400, "empty_form", "The form holds neither files nor fields.");
  }
  const files = filesOf(parts).map((file) => ({ id: state.newId(), ...file }));
  return json(200, { files, fields: fieldsOf(parts) });
}
