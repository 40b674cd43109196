import { describe, expect, it } from "vitest";
import { parseMeta } from "./meta";

describe("parseMeta", () => {
  it("reads title, lines and flags in any order", () => {
    const meta = parseMeta(`{2,4-6} title="a b.ts" continues expect-error='TS2322: "x"'`);
    expect(meta.title).toBe("a b.ts");
    expect([...meta.lines]).toEqual([2, 4, 5, 6]);
    expect([...meta.flags]).toEqual([
      ["continues", true],
      ["expect-error", 'TS2322: "x"'],
    ]);
  });

  it("keeps an empty value apart from a bare word", () => {
    expect(parseMeta('unchecked=""').flags.get("unchecked")).toBe("");
    expect(parseMeta("unchecked").flags.get("unchecked")).toBe(true);
  });

  it("has nothing to say about no meta", () => {
    expect(parseMeta(null)).toEqual({ lines: new Set(), flags: new Map() });
  });
});
