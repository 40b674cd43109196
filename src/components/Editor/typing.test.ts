import { describe, expect, it } from "vitest";
import { type Edit, indent, lineBreak, outdent, rangeOfLine } from "./typing";

/** Text with the selection marked: `a[b]c`, or `a|c` for a caret. */
function apply(change: (source: string, from: number, to: number) => Edit, marked: string): string {
  const caret = marked.indexOf("|");
  const source = marked.replace(/[[\]|]/g, "");
  const from = caret >= 0 ? caret : marked.indexOf("[");
  const to = caret >= 0 ? caret : marked.indexOf("]") - 1;
  const edit = change(source, from, to);
  const result = source.slice(0, edit.from) + edit.text + source.slice(edit.to);
  const [start, end] = edit.selection;
  if (start === end) return `${result.slice(0, start)}|${result.slice(start)}`;
  return `${result.slice(0, start)}[${result.slice(start, end)}]${result.slice(end)}`;
}

describe("typing", () => {
  it.each([
    [indent, "a|b", "a  |b"],
    [indent, "a[b]c", "a  |c"],
    [indent, "x\na[b\n\nc]d\ne", "x\n  a[b\n\n  c]d\ne"],
    [outdent, "    a|b", "  a|b"],
    [outdent, " a|", "a|"],
    [outdent, "|a", "|a"],
    [outdent, "  a[b\n  c]d", "a[b\nc]d"],
    [lineBreak, "  a|", "  a\n  |"],
    [lineBreak, "  if (a) {|", "  if (a) {\n    |"],
    [lineBreak, "a[b]c", "a\n|c"],
  ])("%o %s", (change, before, after) => {
    expect(apply(change, before)).toBe(after);
  });

  it("finds a line", () => {
    expect(rangeOfLine("ab\ncd\nef", 2)).toEqual([3, 5]);
    expect(rangeOfLine("ab\ncd", 9)).toEqual([3, 5]);
    expect(rangeOfLine("", 1)).toEqual([0, 0]);
  });
});
