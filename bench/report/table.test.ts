import { expect, it } from "vitest";
import { table } from "./table";

it("aligns figures to the right and words to the left", () => {
  expect(table(["Site", "kB", "Why"], [["ours", "1.5", "small"]])).toBe(
    ["| Site | kB | Why |", "| --- | ---: | --- |", "| ours | 1.5 | small |"].join("\n"),
  );
});

it("shows a dash for what was not measured, and keeps a column of figures a column of figures", () => {
  const [, rule, first, second] = table(
    ["Site", "kB"],
    [
      ["a", undefined],
      ["b", Number.NaN],
    ],
  ).split("\n");
  expect([rule, first, second]).toEqual(["| --- | ---: |", "| a | – |", "| b | – |"]);
});

it("keeps a reason with bars and line breaks in its cell", () => {
  expect(
    table(["Site"], [["one | two\n  three"]])
      .split("\n")
      .at(-1),
  ).toBe("| one \\| two three |");
});
