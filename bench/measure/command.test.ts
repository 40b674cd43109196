import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { failure, runMeasured } from "./command";
import { parseStat } from "./processTree";

const run = (script: string, options = {}) =>
  runMeasured(process.execPath, ["-e", script], { cwd: __dirname, env: process.env, ...options });

it("measures the time until the end, and shows lines when they are written", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "command-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const seen = path.join(folder, "seen");
  const lines: string[] = [];
  // The command goes on once its line was read: on a busy machine that may take a while.
  const { ms } = await run(
    `console.log('pages written');
    const waiting = setInterval(() => {
      if (!require('node:fs').existsSync(${JSON.stringify(seen)})) return;
      clearInterval(waiting);
      setTimeout(() => console.log('done'), 200);
    }, 10);`,
    {
      onLine: (line: string) => {
        lines.push(line);
        writeFileSync(seen, "");
      },
    },
  );
  expect(lines).toEqual(["pages written", "done"]);
  expect(ms).toBeGreaterThan(200);
});

it("says why a command failed, without folders of the machine", async () => {
  await expect(
    run("console.error('Error: no file /some/where/page.md here'); process.exit(2)"),
  ).rejects.toThrow("build failed: Error: no file page.md here");
  expect(failure("", true)).toMatch(/stopped after \d+ minutes/);
});

it("reads the parent and the memory of a process with an odd name", () => {
  const fields = ["S", "7", ...Array<string>(19).fill("0"), "123"];
  expect(parseStat(`42 (a) b (c) ${fields.join(" ")}`)).toEqual({ parent: 7, residentPages: 123 });
});
