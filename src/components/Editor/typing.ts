const INDENT = "  ";

export interface Edit {
  /** The range that is replaced. */
  from: number;
  to: number;
  text: string;
  /** What is selected afterwards. */
  selection: [from: number, to: number];
}

/** Tab: one step of indentation, for every line of a selection that spans several. */
export function indent(source: string, from: number, to: number): Edit {
  if (!source.slice(from, to).includes("\n")) {
    const caret = from + INDENT.length;
    return { from, to, text: INDENT, selection: [caret, caret] };
  }
  return changeLines(source, from, to, (line) => (line === "" ? line : INDENT + line));
}

/** Shift and Tab: one step back. */
export function outdent(source: string, from: number, to: number): Edit {
  return changeLines(source, from, to, (line) => line.replace(/^ {1,2}|^\t/, ""));
}

/** Enter: the next line starts where this one does. */
export function lineBreak(source: string, from: number, to: number): Edit {
  const start = source.lastIndexOf("\n", from - 1) + 1;
  const margin = /^[ \t]*/.exec(source.slice(start, from))?.[0] ?? "";
  const deeper = /[{([]$|=>$/.test(source.slice(start, from)) ? INDENT : "";
  const text = `\n${margin}${deeper}`;
  const caret = from + text.length;
  return { from, to, text, selection: [caret, caret] };
}

function changeLines(
  source: string,
  from: number,
  to: number,
  change: (line: string) => string,
): Edit {
  const start = source.lastIndexOf("\n", from - 1) + 1;
  const lineEnd = source.indexOf("\n", to);
  const end = lineEnd < 0 ? source.length : lineEnd;
  const before = source.slice(start, end).split("\n");
  const after = before.map(change);
  const text = after.join("\n");
  const firstShift = (after[0]?.length ?? 0) - (before[0]?.length ?? 0);
  const wholeShift = text.length - (end - start);
  return {
    from: start,
    to: end,
    text,
    selection: [Math.max(start, from + firstShift), Math.max(start, to + wholeShift)],
  };
}

/** Where a line begins and ends; the last one for a number beyond it. */
export function rangeOfLine(source: string, line: number): [from: number, to: number] {
  const lines = source.split("\n");
  const index = Math.min(line, lines.length) - 1;
  const from = lines.slice(0, index).reduce((sum, text) => sum + text.length + 1, 0);
  return [from, from + (lines[index]?.length ?? 0)];
}
