import path from "node:path";
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { STATEMENTS, type StatementId } from "./statements";

/** Prints which statement of the specification was proved by which test. */
export default class ConformanceReporter implements Reporter {
  private readonly rows = new Map<StatementId, string[]>();

  onTestEnd(test: TestCase, { status }: TestResult): void {
    const place = `${path.basename(test.location.file)}:${test.location.line}`;
    for (const [, id] of test.title.matchAll(/\[(\d-[\w-]+)\]/g)) {
      const known = this.rows.get(id as StatementId) ?? [];
      this.rows.set(id as StatementId, [...known, `${status} ${place}`]);
    }
  }

  onEnd(): void {
    if (this.rows.size === 0) {
      return;
    }
    console.log("\nStatements of the specification");
    for (const id of Object.keys(STATEMENTS) as StatementId[]) {
      console.log(`  ${id.padEnd(22)} ${this.rows.get(id)?.join(", ") ?? "not run"}`);
    }
  }

  printsToStdio(): boolean {
    return false;
  }
}
