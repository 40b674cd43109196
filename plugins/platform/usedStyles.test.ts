import { expect, it } from "vitest";
import { namesIn } from "./scriptNames";
import { usedStyles } from "./usedStyles";

const used = (sheets: string[], script: string, absent = /^gone-/) =>
  usedStyles(sheets, namesIn([script]), absent);

it("leaves out what no script names, and what is named but on no page", () => {
  expect(used([".card{a:b}.other{a:b}.gone-part{a:b}"], "card gone-part")).toEqual([".card{a:b}"]);
});

it("leaves out what is overridden in the sheet of every page, and nowhere else", () => {
  const sheet = ":root{--a:1px}:root{--a:2px}";
  expect(used([sheet, sheet], "--a")).toEqual([":root{--a:2px}", sheet]);
});

it("keeps a variable that another sheet reads, and puts a constant in its place in all of them", () => {
  const site = "p{--own:1px}:root{--all:2px}";
  expect(used([site, "p{a:var(--own);b:var(--all)}"], "")).toEqual([
    "p{--own:1px}:root{}",
    "p{a:var(--own);b:2px}",
  ]);
});
