import { describe, expect, it } from "vitest";
import { compact, stem, termsOf, tokenize } from "./tokenize";

describe("terms of a symbol", () => {
  it.each([
    ["useItemProgress", ["use", "item", "progress", "useitem", "itemprogress", "useitemprogress"]],
    ["ITEM_START", ["item", "start", "itemstart"]],
    ["@rpldy/tus-sender", ["rpldy", "tus", "sender", "rpldytus", "tussender", "rpldytussender"]],
    ["XMLHttpRequest", ["xml", "http", "request", "xmlhttp", "httprequest", "xmlhttprequest"]],
    [
      "useRequestPreSend",
      [
        ...["use", "request", "pre", "send", "userequest", "requestpre", "presend"],
        ...["requestpresend", "userequestpresend"],
      ],
    ],
    ["S3", ["s3"]],
    ["UploadButton.", ["upload", "button", "uploadbutton"]],
  ])("%s", (text, expected) => {
    expect(termsOf(text)).toEqual(expected);
  });

  it("says where each part stands", () => {
    const text = "see useRetry";
    const at = Object.fromEntries(
      tokenize(text).map(({ term, start, end }) => [term, text.slice(start, end)]),
    );
    expect(at).toEqual({ see: "see", use: "use", retry: "Retry", useretry: "useRetry" });
  });
});

describe("stem", () => {
  it.each([
    ["uploads", "upload"],
    ["uploading", "upload"],
    ["uploaded", "upload"],
    ["cancelled", "cancel"],
    ["canceled", "cancel"],
    ["cancelling", "cancel"],
    ["retries", "retry"],
    ["progress", "progress"],
    ["resumable", "resum"],
    ["resume", "resum"],
    ["images", "imag"],
    ["status", "status"],
    ["tus", "tus"],
    ["s3", "s3"],
  ])("%s", (word, expected) => {
    expect(stem(word)).toBe(expected);
  });
});

describe("compact", () => {
  it("is the same for every spelling of a name", () => {
    expect(
      ["Upload Button", "upload-button", "uploadButton", "UPLOAD_BUTTON"].map(compact),
    ).toEqual(Array(4).fill("uploadbutton"));
  });
});

describe("hostile text", () => {
  it.each([
    "",
    "<script>alert(1)</script>",
    "((((([[[[*+?^$",
    "\u202Eabc\u202C",
    "👩‍👩‍👧‍👦👍🏽",
    "العربية",
    "עברית",
    "中文搜索",
    "\0\uD800",
    "a".repeat(10_000),
  ])("%j", (text) => {
    for (const { term, start, end } of tokenize(text)) {
      expect(term.length).toBeLessThanOrEqual(60);
      expect(end).toBeGreaterThan(start);
    }
  });
});
