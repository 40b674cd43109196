import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { STATEMENTS, type StatementId } from "./statements";

const SECTIONS: Record<string, string> = {
  "2": "Screens and routes",
  "4": "States and transitions",
  "5": "Validation rules",
  "7": "The calls it makes",
  "8": "Error catalogue",
  "9": "Business constants and limits",
};

/** Which spec files name the statement in a test. */
function provedBy(): Map<StatementId, string[]> {
  const found = new Map<StatementId, string[]>();
  for (const file of readdirSync(__dirname).filter((name) => name.endsWith(".spec.ts"))) {
    const code = readFileSync(path.join(__dirname, file), "utf8");
    for (const [, ids = ""] of code.matchAll(/\bproves\(([^)]*)\)/g)) {
      for (const [, id] of ids.matchAll(/"([^"]+)"/g)) {
        const files = found.get(id as StatementId) ?? [];
        found.set(id as StatementId, [...new Set([...files, file])]);
      }
    }
  }
  return found;
}

const proofs = provedBy();
const ids = Object.keys(STATEMENTS) as StatementId[];

function table(section: string): string {
  const rows = ids
    .filter((id) => id.startsWith(`${section}-`))
    .map((id) => {
      const files = (proofs.get(id) ?? []).map((file) => `[${file}](${file})`).join(", ");
      return `| ${id} | ${STATEMENTS[id].replaceAll("|", "\\|")} | ${files} |`;
    });
  return [
    `## ${section}. ${SECTIONS[section]}`,
    "",
    "| Statement | In the specification's words | Test |",
    "| --- | --- | --- |",
    ...rows,
    "",
  ].join("\n");
}

describe("statements of the specification", () => {
  it.each(ids)("%s has a test", (id) => {
    expect(proofs.get(id), `no test says proves("${id}")`).toBeDefined();
  });

  it("are listed with their tests for contributors", async () => {
    const page = [
      "# Conformance",
      "",
      "Every statement of the specification, and the browser test that proves it. A statement without a test fails `npm test`. After adding one, `npx vitest run tests/conformance -u` writes this page.",
      "",
      ...Object.keys(SECTIONS).map(table),
    ].join("\n");
    await expect(page).toMatchFileSnapshot(path.join(__dirname, "CONFORMANCE.md"));
  });
});
