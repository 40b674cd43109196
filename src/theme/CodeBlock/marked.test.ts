import { expect, test } from "vitest";
import { highlight } from "../../../plugins/highlight/highlight";
import { toHtml, toMarked } from "./marked";

const CODE = `const a = ~b ^ /^~$/; // <k> & ~ "c"
type B = Record<string, "x">;
`;

test("the elements are the same again", () => {
  const html = highlight(CODE, "ts", new Set([2]));
  const marked = toMarked(html);
  expect(marked).not.toContain("<");
  expect(marked.length).toBeLessThan(html.length);
  expect(toHtml(marked).replaceAll("&#94;", "^").replaceAll("&#126;", "~")).toBe(html);
});

test("signs of the code itself are not taken for marks", () => {
  expect(toMarked('<span class="k">^k</span>~')).toBe("^k&#94;k~&#126;");
});
