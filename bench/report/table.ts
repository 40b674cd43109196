export type Cell = string | number | undefined;

const DASH = "–";

/** A Markdown table: figures to the right, words to the left, a dash for what was not measured. */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const printedRows = rows.map((row) => row.map(printed));
  const rule = head.map((_, column) =>
    column > 0 && printedRows.every((row) => isFigure(row[column] ?? "")) ? "---:" : "---",
  );
  return [[...head], rule, ...printedRows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

const isFigure = (text: string) => text === "" || text === DASH || /^\d/.test(text);

function printed(cell: Cell): string {
  if (cell === undefined || Number.isNaN(cell)) {
    return DASH;
  }
  return String(cell)
    .replace(/\s*\n\s*/g, " ")
    .replaceAll("|", "\\|");
}
