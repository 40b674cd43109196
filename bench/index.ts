/**
 * Measures this site and the same text in other frameworks; writes RESULTS.md.
 * Run after a build: npm run bench, or parts of it: npm run bench -- weight lighthouse
 */
import { launchBrowser } from "./measure/browser";
import { describeMachine, installedVersions } from "./measure/machine";
import { type Bench, MEASURES } from "./parts";
import { renderReport } from "./report/render";
import { PARTS, type Part, type Results, readResults, writeResults } from "./results";
import { compareSearchEngines } from "./search";
import { comparison } from "./sites";
import { deleteAside } from "./workspace";
import { writeReport } from "./writeReport";

const isPart = (name: string): name is Part => PARTS.some((part) => part === name);

async function measure<P extends Part>(part: P, bench: Bench, results: Results): Promise<void> {
  console.log(`${part} …`);
  const start = performance.now();
  const date = new Date().toISOString();
  const data = await MEASURES[part](bench);
  const minutes = (performance.now() - start) / 60_000;
  Object.assign(results.parts, { [part]: { date, minutes: Number(minutes.toFixed(1)), data } });
}

async function main(): Promise<void> {
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => !isPart(name));
  if (unknown.length > 0) {
    throw new Error(`No such part: ${unknown.join(", ")}. Parts are ${PARTS.join(", ")}.`);
  }
  // Of a run that was ended.
  deleteAside();
  // Leaving by the exit door ends the builds that are under way.
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => process.exit(130));
  }
  const parts = PARTS.filter((part) => asked.length === 0 || asked.includes(part));
  const results = readResults();
  const browser = await launchBrowser();
  try {
    const bench = { browser, comparison: comparison() };
    for (const part of parts) {
      try {
        await measure(part, bench, results);
        if (part === "search") await compareSearchEngines();
      } catch (error) {
        console.error(`${part}: ${(error as Error).message}`);
        process.exitCode = 1;
      }
      results.machine = describeMachine(browser, bench.comparison.node);
      results.versions = installedVersions();
      writeResults(results);
    }
  } finally {
    await browser.close();
    deleteAside();
  }
  writeReport("RESULTS.md", renderReport(results));
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
