import { expect, it } from "vitest";
import { type Metric, type Names, place, verdict } from "./verdict";

const names: Names = {
  ours: "site",
  react: new Map([
    ["a", "Alpha"],
    ["b", "Beta"],
  ]),
  others: new Map([["s", "Star"]]),
};
const metric = (values: Record<string, number>, better: Metric["better"] = "lower"): Metric => ({
  name: "Scripts",
  better,
  values: new Map(Object.entries(values)),
  print: (value) => `${value} kB`,
});

it("knows which direction is better", () => {
  expect(place(10, 20, "lower")).toBe("ahead");
  expect(place(10, 20, "higher")).toBe("behind");
  expect(place(100, 100.5, "lower")).toBe("level");
  expect(place(0, 0, "lower")).toBe("level");
  expect(place(0, 1, "lower")).toBe("ahead");
});

it("says by how much the site is behind or ahead of each that is no React site", () => {
  expect(verdict(metric({ site: 100, a: 150, b: 200, s: 40 }), names)).toBe(
    "ahead of every React peer; **behind** Star by 60 kB (2.5 times)",
  );
  expect(verdict(metric({ site: 99, a: 70, b: 80, s: 98 }, "higher"), names)).toBe(
    "ahead of every React peer; ahead of Star by 1 kB",
  );
});

it("names the React peers that are not worse", () => {
  expect(verdict(metric({ site: 100, a: 95, b: 100 }), names)).toBe(
    "**behind** Alpha by 5 kB; level with Beta",
  );
});

it("claims nothing about peers that were not measured", () => {
  expect(verdict(metric({ site: 100, a: 150 }), names)).toBe("ahead of Alpha");
  expect(verdict(metric({ a: 150 }), names)).toBe("not measured");
});
