import postcss from "postcss";
import { expect, it } from "vitest";
import { removeOverridden } from "./pageVariables";

function rest(css: string): string {
  const root = postcss.parse(css);
  removeOverridden(root);
  return root.toString();
}

it.each([
  ["a later one", ":root{--a:1px}:root{--a:2px}", ":root{}:root{--a:2px}"],
  ["a more specific one", "html:root{--a:1px}:root{--a:2px}", "html:root{--a:1px}:root{}"],
  [
    "a later one for all themes",
    "html[data-theme=dark]{--a:1px}html:root{--a:2px}",
    "html[data-theme=dark]{}html:root{--a:2px}",
  ],
  [
    "a later one for all screens",
    "@media (width>1px){:root{--a:1px}}:root{--a:2px}",
    "@media (width>1px){:root{}}:root{--a:2px}",
  ],
])("takes out what %s overrides", (_what, css, expected) => {
  expect(rest(css)).toBe(expected);
});

it.each([
  ["holds for one theme", ":root{--a:1px}[data-theme=dark]{--a:2px}"],
  ["holds for some screens", ":root{--a:1px}@media (width>1px){:root{--a:2px}}"],
  ["holds for a part of the page", ".part{--a:1px}:root{--a:2px}"],
  ["is more specific in one theme", "[data-theme=dark]:root{--a:1px}html:root{--a:2px}"],
  ["is in a layer", "@layer theme{html:root{--a:1px}}:root{--a:2px}"],
])("leaves what %s", (_what, css) => {
  expect(rest(css)).toBe(css);
});
