import { expect, it } from "vitest";
import { withoutConstants } from "./constantStyles";
import { wordsOf } from "./unusedStyles";

const inlined = (sheets: string[], script = "") => withoutConstants(sheets, wordsOf(script));

it("puts a constant where it is read, in every sheet, also by way of another", () => {
  const site = ":root{--a:1px;--b:calc(var(--a) * 2)}p{margin:var(--b) var(--a)}";
  expect(inlined([site, "b{top:var(--b)}"])).toEqual([
    ":root{}p{margin:calc(1px * 2) 1px}",
    "b{top:calc(1px * 2)}",
  ]);
});

it.each([
  ["another theme", ":root{--a:1px}[data-theme=dark]{--a:2px}p{margin:var(--a)}"],
  ["a wide screen", ":root{--a:1px}@media (width>1px){:root{--a:2px}}p{margin:var(--a)}"],
  ["a part of the page only", ".part{--a:1px}p{margin:var(--a)}"],
  ["nothing: it is switched off", ":root{--a:initial}p{margin:var(--a)}"],
  ["some screens only", "@media (width>1px){:root{--a:2px}}p{margin:var(--a)}"],
])("leaves a variable that has a value for %s", (_when, css) => {
  expect(inlined([css])).toEqual([css]);
});

it("leaves a variable that another sheet sets anew, or declares alone", () => {
  const sheets = [":root{--a:1px}p{margin:var(--a)}", "b{--a:2px}:root{--c:1px}"];
  expect(inlined(sheets)).toEqual(sheets);
});

it("leaves a variable that a script reads or sets", () => {
  const css = ":root{--a:1px}p{margin:var(--a)}";
  expect(inlined([css], 'style.setProperty("--a", "2px")')).toEqual([css]);
});

it("leaves a value that stands in for a missing one", () => {
  const css = "p{margin:var(--a, 1px)}";
  expect(inlined([css])).toEqual([css]);
});
