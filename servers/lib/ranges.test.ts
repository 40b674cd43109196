import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addRange, countBytes, type Range } from "./ranges";

const add = (...ranges: Range[]) => ranges.reduce<Range[]>(addRange, []);

describe("addRange", () => {
  it("joins ranges that touch or overlap and keeps others apart", () => {
    expect(add([0, 10], [10, 20])).toEqual([[0, 20]]);
    expect(add([10, 20], [0, 12])).toEqual([[0, 20]]);
    expect(add([20, 30], [0, 10])).toEqual([
      [0, 10],
      [20, 30],
    ]);
    expect(add([0, 10], [20, 30], [5, 25])).toEqual([[0, 30]]);
    expect(add([0, 30], [5, 10])).toEqual([[0, 30]]);
    expect(add([5, 5])).toEqual([]);
  });

  it("counts exactly the bytes that a naive set of positions would hold", () => {
    const range = fc.tuple(fc.nat(60), fc.nat(20)).map(([at, size]): Range => [at, at + size]);
    fc.assert(
      fc.property(fc.array(range), (ranges) => {
        const bytes = new Set<number>();
        for (const [start, end] of ranges) for (let at = start; at < end; at += 1) bytes.add(at);
        expect(countBytes(add(...ranges))).toBe(bytes.size);
      }),
    );
  });
});
