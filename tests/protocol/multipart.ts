import fc from "fast-check";
import type { Sent } from "./sides";

/**
 * Text as a browser may put into a form. Control characters are left out of names: the server's
 * parser refuses such a part, and no browser lets a visitor pick such a file. So are backslashes,
 * which parsers of forms read in ways of their own.
 */
const character = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(..."abz09 ._-") },
  { weight: 2, arbitrary: fc.constantFrom(...'"%;=:/<>&+\r\n') },
  { weight: 2, arbitrary: fc.constantFrom("é", "ש", "漢", "🦊", "\u202e") },
);
const name = fc.array(character, { minLength: 1, maxLength: 12 }).map((all) => all.join(""));
const value = fc.string({ unit: "grapheme", maxLength: 20 });

export const fileBytes = fc.uint8Array({ maxLength: 200 });

const mediaType = fc.constantFrom("", "text/plain", "image/png", "text/plain;charset=utf-8");

const part = fc.oneof(
  fc.record({ field: name, value }),
  fc.record({ field: name, fileName: name, type: mediaType, bytes: fileBytes }),
);

export const form = fc.array(part, { maxLength: 5 }).map((parts) => {
  const body = new FormData();
  const files: Uint8Array[] = [];
  for (const item of parts) {
    if ("value" in item) {
      body.append(item.field, item.value);
    } else {
      const file = new File([item.bytes as BlobPart], item.fileName, { type: item.type });
      body.append(item.field, file, item.fileName);
      files.push(item.bytes);
    }
  }
  return { body, files };
});

const method = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom("POST", "PUT") },
  { weight: 1, arbitrary: fc.constantFrom("DELETE", "PATCH") },
);

const request = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.tuple(method, form).map(([method, { body, files }]) => {
      const request: Sent = { method, path: "/upload", body };
      return { request, files };
    }),
  },
  {
    weight: 2,
    arbitrary: fc
      .record({
        method,
        path: fc.constantFrom("/upload", "/upload/"),
        headers: fc.constantFrom<Record<string, string>[]>(
          {},
          { "Content-Type": "application/json" },
        ),
        body: fc.constantFrom(null, "", "just text", new Uint8Array(5)),
      })
      .map((request: Sent) => ({ request, files: [] as Uint8Array[] })),
  },
  {
    weight: 1,
    // The mistake of setting the header by hand, which loses the boundary.
    arbitrary: form.map(({ body, files }) => {
      const headers = { "Content-Type": "multipart/form-data" };
      const request: Sent = { method: "POST", path: "/upload", headers, body };
      return { request, files };
    }),
  },
);

export const multipartRequests = fc.array(request, { minLength: 1, maxLength: 4 });
