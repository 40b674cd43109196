// All checks, from a fresh clone on: install, format and lint, types, units, build, browser.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { requireBrowser } from "./browser.mjs";
import { installPackages, requireNode, root, run, runBeside } from "./setup.mjs";

requireNode();
installPackages();
const browser = requireBrowser();
run("npx", ["tsx", "scripts/nginx.ts"]);

const results = path.join(root, "test-results");
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const totals = { passed: 0, failed: 0 };

/**
 * A check that passes or fails as a whole.
 * @param {string} name
 * @param {string} command
 * @param {string[]} args
 */
function check(name, command, args) {
  console.log(`\n— ${name}`);
  const passed = run(command, args) === 0;
  totals[passed ? "passed" : "failed"] += 1;
  return passed;
}

/**
 * Checks that do not need each other run side by side; each is printed in one piece.
 * @param {[name: string, command: string, args: string[]][]} checks
 */
async function checkTogether(checks) {
  const running = checks.map(([name, command, args]) => ({
    name,
    result: runBeside(command, args),
  }));
  for (const { name, result } of running) {
    const { status, output } = await result;
    console.log(`\n— ${name}\n${output.trimEnd()}`);
    totals[status === 0 ? "passed" : "failed"] += 1;
  }
}

/**
 * A suite that counts its own tests in a report.
 * @template Report
 * @param {string} name
 * @param {string} command
 * @param {string[]} args
 * @param {string} reportFile
 * @param {(report: Report) => typeof totals} count
 */
function suite(name, command, args, reportFile, count) {
  console.log(`\n— ${name}`);
  const status = run(command, args, { env: { ...process.env, CHROME_PATH: browser } });
  let counted = { passed: 0, failed: 0 };
  try {
    counted = count(JSON.parse(readFileSync(path.join(results, reportFile), "utf8")));
  } catch (error) {
    console.error(`${name}: no readable report (${/** @type {Error} */ (error).message})`);
  }
  totals.passed += counted.passed;
  totals.failed += counted.failed;
  if (status !== 0 && counted.failed === 0) {
    totals.failed += 1;
  }
  if (status === 0 && counted.passed === 0) {
    console.error(`${name}: no test ran`);
    totals.failed += 1;
  }
}

await checkTogether([
  ["Format and lint", "npx", ["biome", "check", "--error-on-warnings"]],
  ["Types", "npx", ["tsc", "--noEmit"]],
  ["Spelling", "npx", ["cspell", "--no-progress", "--no-summary"]],
  ["Code fences", "npx", ["tsx", "scripts/check-fences.ts"]],
  ["Supply chain", "npx", ["tsx", "scripts/check-supply-chain.ts"]],
]);
suite(
  "Unit tests",
  "npx",
  [
    "vitest",
    "run",
    "--reporter=default",
    "--reporter=json",
    "--outputFile.json=test-results/unit.json",
  ],
  "unit.json",
  /** @param {{ numPassedTests: number, numFailedTests: number }} report */
  (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }),
);
if (check("Build", "node", ["scripts/build.mjs"])) {
  suite(
    "Browser tests",
    "npx",
    ["playwright", "test"],
    "browser.json",
    /** @param {{ stats: { expected: number, unexpected: number, flaky: number } }} report */
    ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
  );
}

console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);
