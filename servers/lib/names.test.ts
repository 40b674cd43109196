import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reportName } from "./names";

describe("reportName", () => {
  it.each([
    ["photo.png", "photo.png"],
    ["../../x", "x"],
    ["/etc/passwd", "passwd"],
    ["C:\\temp\\x.txt", "x.txt"],
    ["..", "file"],
    [".", "file"],
    ["", "file"],
    [undefined, "file"],
    ["a\0b.png", "ab.png"],
    ["a\r\nSet-Cookie: x.png", "aSet-Cookie: x.png"],
    ["קובץ.pdf", "קובץ.pdf"],
    ["photo\u202egnp.exe", "photognp.exe"],
    ["🦊 fox.png", "🦊 fox.png"],
  ])("shows %j as %j", (given, expected) => {
    expect(reportName(given)).toBe(expected);
  });

  it("shortens a long name without cutting an emoji in half", () => {
    expect(reportName("a".repeat(300))).toBe("a".repeat(200));
    expect(reportName("🦊".repeat(300))).toBe("🦊".repeat(200));
  });

  it("never gives a path, a control character or nothing, whatever comes in", () => {
    fc.assert(
      fc.property(fc.array(fc.nat(0x10ffff)), (codePoints) => {
        const name = String.fromCodePoint(...codePoints);
        const shown = reportName(name);
        expect(shown).not.toMatch(/[/\\\p{Cc}]/u);
        expect(["", ".", ".."]).not.toContain(shown);
      }),
    );
  });
});
