import fc from "fast-check";
import { fileBytes, form } from "./multipart";
import type { Sent } from "./sides";

const mediaType = fc.constantFrom("image/png", "text/plain", "", "nonsense", "image/png\nx");

/** What a client may get wrong after it asked for a signed URL. */
const MISUSES = ["none", "none", "none", "type", "key", "signature", "form", "method", "deeper"];

export const objectSteps = fc.array(
  fc.record({
    signMethod: fc.constantFrom("GET", "GET", "GET", "POST"),
    name: fc.constantFrom("a.png", 'odd "name" ü/?', ""),
    type: mediaType,
    bytes: fileBytes,
    misuse: fc.constantFrom(...MISUSES),
  }),
  { minLength: 1, maxLength: 4 },
);

type ObjectStep = { type: string; bytes: Uint8Array; misuse: string };

export function prepareObject({ type, bytes, misuse }: ObjectStep, url: URL): Sent {
  const headers = { "Content-Type": type || "application/octet-stream" };
  const path = url.pathname + url.search;
  const request = { method: "PUT", path, headers, body: bytes };
  switch (misuse) {
    case "type":
      return { ...request, headers: { "Content-Type": "text/html" } };
    case "key":
      return { ...request, path: path.replace(/^\/objects\/./, "/objects/_") };
    case "signature":
      return { ...request, path: url.pathname };
    case "form": {
      const body = new FormData();
      body.set("file", new File([bytes as BlobPart], "a.png"));
      return { ...request, headers: {} as typeof headers, body };
    }
    case "method":
      return { ...request, method: "POST" };
    case "deeper":
      return { ...request, path: path.replace("?", "/more?") };
    default:
      return request;
  }
}

const address = fc.constantFrom(
  "https://example.com/cat.png",
  " http://example.com ",
  "HTTPS://EXAMPLE.com/ü",
  "\u0001https://example.com/",
  "ftp://example.com/",
  "javascript:alert(1)",
  "//example.com",
  "not a URL",
  "",
);

function formOf(field: string, value: string | File): FormData {
  const body = new FormData();
  body.append("first", "1");
  body.append(field, value);
  return body;
}

const toUrl = fc
  .record({
    method: fc.constantFrom("POST", "PUT", "POST", "PATCH"),
    address,
    as: fc.constantFrom("text", "file", "url", "other", "a file", "form-urlencoded"),
  })
  .map(({ method, address, as }): Sent => {
    const request = { method, path: "/url" };
    if (as === "text") return { ...request, body: address };
    if (as === "a file") return { ...request, body: formOf("file", new File([address], "a.txt")) };
    if (as === "form-urlencoded") {
      const headers = { "Content-Type": "application/x-www-form-urlencoded" };
      return { ...request, headers, body: new URLSearchParams({ url: address }).toString() };
    }
    return { ...request, body: formOf(as, address) };
  });

const toToken = fc
  .constantFrom("GET", "POST", "PUT", "DELETE")
  .map((method): Sent => ({ method, path: "/token" }));

const toEcho = fc
  .record({ method: fc.constantFrom("POST", "PUT", "PATCH", "DELETE"), form, plain: fc.boolean() })
  .map(({ method, form, plain }): Sent => {
    const body = plain ? "plain text, no form" : form.body;
    return { method, path: "/echo?a=1&b=%20two", headers: { "X-Mine": "yes" }, body };
  });

const elsewhere = fc.record({
  method: fc.constantFrom("GET", "POST", "PUT"),
  path: fc.constantFrom(
    "/",
    "/nowhere",
    "/uploads",
    "/upload/more",
    "/chunked/1",
    "/chunkedx",
    "/objects",
    "/objects/",
    "/objects/x",
    "/sign/",
    "/token/x",
    "/url/",
    "/echo/1",
    "/tusk",
  ),
});

export const serviceRequests = fc.array(fc.oneof(toUrl, toToken, toEcho, elsewhere), {
  minLength: 1,
  maxLength: 6,
});
