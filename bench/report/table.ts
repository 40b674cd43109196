export type Cell = string | number | undefined;

/** A Markdown table; what was not measured shows as a dash. */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const line = (cells: readonly Cell[]) => `| ${cells.map(printed).join(" | ")} |`;
  const rule = `| ${head.map((_, column) => (column === 0 ? "---" : "---:")).join(" | ")} |`;
  return [line(head), rule, ...rows.map(line)].join("\n");
}

function printed(cell: Cell): string {
  if (cell === undefined || Number.isNaN(cell)) {
    return "–";
  }
  return String(cell)
    .replace(/\s*\n\s*/g, " ")
    .replaceAll("|", "\\|");
}
