import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { symbolsIn } from "./docs";

it("reads a file again after a change, as the development server needs it", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "docs-"));
  const file = path.join(folder, "page.api.yml");
  try {
    const symbols = ["useOne", "useTwo"].map((name) => {
      writeFileSync(file, `${name}:\n  summary: Does something.\n`);
      return symbolsIn(file);
    });
    expect(symbols).toEqual([["useOne"], ["useTwo"]]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
