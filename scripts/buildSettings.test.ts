import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";

const NAMES = ["DOCUSAURUS_SSG_WORKER_THREAD_COUNT", "SKIP_HTML_MINIFICATION"];

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "build-settings-"));
  mkdirSync(path.join(folder, "scripts"));
  cpSync(path.join(__dirname, "buildSettings.cjs"), path.join(folder, "scripts/buildSettings.cjs"));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The settings of a site with that many documents. */
function settings(documents: number, given: NodeJS.ProcessEnv = {}): unknown {
  const docs = path.join(folder, "docs");
  rmSync(docs, { recursive: true, force: true });
  mkdirSync(path.join(docs, "below"), { recursive: true });
  writeFileSync(path.join(docs, "no-document.yml"), "");
  for (let number = 0; number < documents; number++) {
    writeFileSync(path.join(docs, "below", `${number}.mdx`), "");
  }
  const script = `console.log(JSON.stringify(${JSON.stringify(NAMES)}.map((name) => process.env[name] ?? null)))`;
  const output = execFileSync(
    process.execPath,
    ["--require=./scripts/buildSettings.cjs", "-e", script],
    { cwd: folder, encoding: "utf8", env: { PATH: process.env.PATH, ...given } },
  );
  return JSON.parse(output);
}

it("renders a site of this size in one thread, and leaves HTML to the last step", () => {
  expect(settings(120)).toEqual(["1", "true"]);
});

it("leaves the number of threads for a large site to the framework", () => {
  expect(settings(400)).toEqual([null, "true"]);
});

it("takes what is set", () => {
  const given = { DOCUSAURUS_SSG_WORKER_THREAD_COUNT: "3", SKIP_HTML_MINIFICATION: "false" };
  expect(settings(120, given)).toEqual(["3", "false"]);
});
