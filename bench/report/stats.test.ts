import { describe, expect, it } from "vitest";
import { coveredTime, median, middle } from "./stats";

describe("median", () => {
  it("takes the middle value whatever the order", () => {
    expect(median([9, 1, 5])).toBe(5);
  });
  it("takes the mean of the two in the middle", () => {
    expect(median([4, 1, 3, 100])).toBe(3.5);
  });
  it("knows no middle of nothing", () => {
    expect(median([])).toBeNaN();
  });
});

describe("middle", () => {
  const figureOf = ({ value }: { value: number }) => value;
  it("takes the one that the middle value belongs to", () => {
    expect(middle([{ value: 9 }, { value: 1 }, { value: 5 }], figureOf)).toEqual({ value: 5 });
  });
  it("takes the lower of two in the middle", () => {
    expect(middle([{ value: 4 }, { value: 3 }], figureOf)).toEqual({ value: 3 });
  });
  it("finds none among none", () => {
    expect(() => middle([], figureOf)).toThrow("nothing was measured");
  });
});

describe("coveredTime", () => {
  it("counts time in which several things happen once", () => {
    expect(
      coveredTime([
        [5, 7],
        [0, 3],
        [2, 4],
        [2.5, 2.6],
      ]),
    ).toBe(6);
  });
  it("is nothing without spans", () => {
    expect(coveredTime([])).toBe(0);
  });
});
