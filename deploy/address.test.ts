import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { accepts, readAddress } from "./address";

const LONGEST = 8192;

describe("readAddress", () => {
  it("decodes the path and keeps the query as it is", () => {
    expect(readAddress("/docs/a%20b/?q=%2F", LONGEST)).toEqual({
      kind: "path",
      pathname: "/docs/a b/",
      query: "?q=%2F",
    });
  });

  it.each([
    "http://evil.example/",
    "*",
    "",
    "/%",
    "/%zz",
    "/%00",
    "/a\\b",
    "/%5c",
    "/../a",
    "/a/..",
    "/%2e%2e/a",
    "/..%2fa",
    "/./a",
    "/a%0d%0ab",
  ])("refuses %j", (url) => {
    expect(readAddress(url, LONGEST).kind).toBe("malformed");
  });

  it("refuses what is too long", () => {
    expect(readAddress(`/${"a".repeat(LONGEST)}`, LONGEST).kind).toBe("too long");
    expect(readAddress(`/${"a".repeat(LONGEST - 1)}`, LONGEST).kind).toBe("path");
  });

  it("never lets a path climb or lead to another host", () => {
    const piece = fc.constantFrom("/", "//", "..", ".", "%2f", "%2e", "%5c", "\\", "a", "?", "%00");
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string())), (pieces) => {
        const address = readAddress(`/${pieces.join("")}`, LONGEST);
        if (address.kind === "path") {
          expect(address.pathname).toMatch(/^\/(?!\/)/);
          expect(address.pathname.split("/")).not.toContain("..");
        }
      }),
    );
  });
});

describe("accepts", () => {
  it.each([
    ["gzip, deflate, br", "br", true],
    ["gzip;q=0.5, br;q=1.0", "gzip", true],
    ["br;q=0", "br", false],
    ["BR; q=0.000", "br", false],
    ["brotli", "br", false],
    ["", "gzip", false],
  ])("%j, %s: %s", (header, encoding, expected) => {
    expect(accepts(header, encoding)).toBe(expected);
  });
});
