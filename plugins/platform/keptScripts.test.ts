import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { rspack } from "@docusaurus/faster";
import type { Configuration } from "@rspack/core";
import { afterEach, beforeEach, expect, it } from "vitest";
import { keptScripts } from "./keptScripts";
import { steadyRuntime } from "./steadyRuntime";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "kept-scripts-"));
  mkdirSync(path.join(folder, "source"));
  write("one", 'export const one = { text: "one" };');
  write("two", 'export const two = { text: "two" };');
  write("main", 'import("./one").then(console.log); import("./two").then(console.log);');
});

afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, code: string) =>
  writeFileSync(path.join(folder, `source/${name}.js`), code);

/** Builds, and returns the text of each script by its name without hash. */
async function build(): Promise<Record<string, string>> {
  const output = path.join(folder, "output");
  const configuration: Configuration = {
    mode: "production",
    context: path.join(folder, "source"),
    entry: "./main.js",
    output: {
      path: output,
      clean: true,
      filename: "[name].[contenthash:8].js",
      chunkFilename: "[name].[contenthash:8].js",
    },
    optimization: { chunkIds: "named", runtimeChunk: true, realContentHash: true },
    plugins: [steadyRuntime, keptScripts(path.join(folder, "kept"))],
  };
  await new Promise<void>((resolve, reject) => {
    rspack(configuration, (error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
      else resolve();
    });
  });
  return Object.fromEntries(
    readdirSync(output).map((file) => [
      file.replace(/\.[^.]+\.js$/, ""),
      readFileSync(path.join(output, file), "utf8"),
    ]),
  );
}

/** Has the kept scripts say that they are. */
function markKept(): void {
  const file = path.join(folder, "kept/scripts.json");
  const kept = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
  const marked = Object.entries(kept).map(([key, code]) => [key, `${code}/* kept */`]);
  writeFileSync(file, JSON.stringify(Object.fromEntries(marked)));
}

it("minifies what has changed, and takes the rest from the build before", async () => {
  const first = await build();
  expect(first.one_js).not.toContain("\n");
  markKept();
  write("two", 'export const two = { text: "something else" };');
  const second = await build();
  expect(second.one_js).toBe(`${first.one_js}/* kept */`);
  expect(second.main).toBe(`${first.main}/* kept */`);
  expect(second.two_js).toContain("something else");
  expect(second.two_js).not.toMatch(/\n|kept/);
});

it("has the runtime ask for the files that are there", async () => {
  await build();
  write("two", 'export const two = { text: "something else" };');
  const scripts = await build();
  const files = readdirSync(path.join(folder, "output"));
  const hashOf = (name: string) =>
    files.find((file) => file.startsWith(name))?.split(".")[1] ?? "none";
  expect(scripts["runtime~main"]).toContain(hashOf("one_js"));
  expect(scripts["runtime~main"]).toContain(hashOf("two_js"));
});

it("makes the same of the same scripts", async () => {
  const first = await build();
  expect(await build()).toEqual(first);
});
