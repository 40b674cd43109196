import postcss from "postcss";
import { expect, it } from "vitest";
import { inlineConstants } from "./constantStyles";
import { namesIn } from "./scriptNames";

function inlined(sheets: string[], script = ""): string[] {
  const roots = sheets.map((css) => postcss.parse(css));
  inlineConstants(roots, namesIn([script]));
  return roots.map(String);
}

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

const THEMES = ":root{--c:#fff}[data-theme=dark]{--c:#000}";

it("puts another name of a colour of the theme where it is read, one after the other", () => {
  const css = `${THEMES}html:root{--a:var(--b);--b:var(--c)}p{color:var(--a)}`;
  expect(inlined([css])).toEqual([`${THEMES}html:root{}p{color:var(--c)}`]);
});

it.each([
  ["a part of the page sets", ".part{--c:red}", ""],
  ["a script sets", "", 'style: {"--c": color}'],
])("leaves another name of a variable that %s", (_who, rule, script) => {
  const css = `${THEMES}${rule}:root{--a:var(--c)}p{color:var(--a)}`;
  expect(inlined([css], script)).toEqual([css]);
});

it("takes a script that reads a colour for no change of it", () => {
  const css = `${THEMES}:root{--a:var(--c)}p{color:var(--a)}`;
  expect(inlined([css], 'fill: "var(--c)"')).toEqual([`${THEMES}:root{}p{color:var(--c)}`]);
});
