import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { keepAssets, rememberAssets } from "./keepAssets";

const DAY_MS = 24 * 60 * 60 * 1000;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "kept-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Publishes a build with one script on a given day; returns whether a file is in it. */
function publish(day: number, script: string): (file: string) => boolean {
  const buildDir = path.join(folder, `build-${day}`);
  mkdirSync(path.join(buildDir, "assets/js"), { recursive: true });
  writeFileSync(path.join(buildDir, "assets/js", script), script);
  const options = { buildDir, keptDir: path.join(folder, "kept"), days: 30, now: day * DAY_MS };
  rememberAssets(options);
  keepAssets(options);
  return (file) => existsSync(path.join(buildDir, "assets/js", file));
}

it("publishes the files of the deployments before, until they are too old", () => {
  const a = "main.aaaaaaaa.js";
  const b = "main.bbbbbbbb.js";
  const c = "main.cccccccc.js";
  publish(1, a);
  const second = publish(10, b);
  expect([a, b].map(second)).toEqual([true, true]);
  const third = publish(35, c);
  expect([a, b, c].map(third)).toEqual([false, true, true]);
});

it("counts a file's age from the last build that held it", () => {
  const a = "main.aaaaaaaa.js";
  publish(1, a);
  publish(20, a);
  expect(publish(45, "main.bbbbbbbb.js")(a)).toBe(true);
});
