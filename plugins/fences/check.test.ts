import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkFences } from "./check";
import { formatProblem, type Problem } from "./problem";

const project = process.cwd();
const tick = "```";
const fence = (info: string, ...lines: string[]) =>
  [`${tick}${info}`, ...lines, tick, ""].join("\n");

const pages: Record<string, string> = {
  "docs/good.mdx": [
    fence(
      'tsx title="App.tsx"',
      'import Uploady, { useItemFinishListener } from "@rpldy/uploady";',
      'import UploadButton from "@rpldy/upload-button";',
      'import { maxSize } from "./limits";',
      "",
      "function Log() {",
      "  useItemFinishListener((item) => console.log(item.file.name, maxSize));",
      "  return null;",
      "}",
      "",
      "export const App = () => (",
      '  <Uploady destination={{ url: "/upload" }}>',
      "    <Log />",
      "    <UploadButton>Choose {1} file</UploadButton>",
      "  </Uploady>",
      ");",
    ),
    fence('ts title="limits.ts"', "export const maxSize = 10;"),
    fence("ts", 'const first: string = "a";'),
    fence("ts continues", "console.log(first.length);"),
    fence('ts expect-error="TS2322"', 'const count: number = "one";'),
    fence("ts expect-error=\"TS2322 not assignable to type 'number'\"", 'const n: number = "";'),
    fence('ts unchecked="needs a package that is not installed"', 'import x from "no-such";'),
    fence(
      "js",
      'import { createUploader } from "@rpldy/uploady";',
      "createUploader({}).anything();",
    ),
    fence("bash", "npm install @rpldy/uploady && echo done"),
    fence("json", '{ "a": [1, 2] }'),
    fence("jsonc", "{ // why", '  "a": 1, }'),
    fence("text", "anything { goes"),
  ].join("\n"),
  "docs/bad/types.mdx": [
    fence("ts", "", 'const count: number = "one";'),
    fence("ts", "console.log(missing);"),
    fence("tsx", 'import { useNothing } from "@rpldy/uploady";', "useNothing();"),
    fence("ts", 'import x from "no-such-package";', "x();"),
    fence("ts", "const = 1;"),
  ].join("\n"),
  "docs/bad/flags.mdx": [
    fence("ts continues", "export {};"),
    fence('ts expect-error="TS2322"', "const fine = 1;"),
    fence('ts expect-error="nothing"', "const fine = 1;"),
    fence('ts expect-error="TS2322"', 'const a: number = "";', "missing();"),
    fence("ts unchecked", "const fine = 1;"),
    fence('ts unchecked=" "', "const fine = 1;"),
    fence("ts", 'const broken: number = "a";'),
    fence("ts continues", "", "broken.toUpperCase();"),
  ].join("\n"),
  "blog/bad.mdx": [
    fence("js", 'import { useNothing } from "@rpldy/uploady";'),
    fence("js", 'import x from "@rpldy/no-such";'),
    fence("jsx", "const a = <p>;"),
    fence("js", "const a: number = 1;"),
    fence("bash", "echo ok", 'echo "unfinished'),
    fence("json", "{", '  "a": 1,', "}"),
    fence("jsonc", '{ "a" 1 }'),
    fence("json unchecked", "{"),
  ].join("\n"),
};

let root: string;
let problems: Problem[];

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), "fences-"));
  symlinkSync(path.join(project, "node_modules"), path.join(root, "node_modules"), "dir");
  symlinkSync(path.join(project, "types"), path.join(root, "types"), "dir");
  for (const [name, text] of Object.entries(pages)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  problems = checkFences({ root, cacheFile: false });
}, 60_000);

afterAll(() => rmSync(root, { recursive: true }));

const of = (file: string) => problems.filter((problem) => problem.file === file).map(formatProblem);

/** Line of the first occurrence of a text, as a reader would look it up. */
const lineOf = (page: string, text: string) =>
  (pages[page] ?? "").split("\n").findIndex((line) => line.includes(text)) + 1;

describe("checkFences", () => {
  it("is content with code that holds", () => {
    expect(of("docs/good.mdx")).toEqual([]);
  });

  it("reports type errors at their line, with what to do", () => {
    const page = "docs/bad/types.mdx";
    const found = of(page);
    expect(found[0]).toBe(
      `${page}:${lineOf(page, "count: number")}: TS2322: Type 'string' is not assignable to type 'number'. (mend: correct the code, or say expect-error="TS…" where the mistake is the point)`,
    );
    expect(found[1]).toContain(`:${lineOf(page, "(missing)")}: TS2304: Cannot find name 'missing'`);
    expect(found[2]).toMatch(/TS2614.*useNothing.*\(mend: import a name/);
    expect(found[3]).toMatch(/TS2307.*no-such-package/);
    expect(found[4]).toMatch(/TS1\d{3}.*correct the syntax/);
  });

  it("reports flags that say nothing or no longer hold", () => {
    const found = of("docs/bad/flags.mdx").join("\n");
    expect(found).toContain("continues, but no code stands before it");
    expect(found).toContain("expects TS2322, which does not occur");
    expect(found).toContain("expect-error names no error");
    expect(found).toContain("TS2304: Cannot find name 'missing'");
    expect(found.match(/unchecked without a reason/g)).toHaveLength(2);
  });

  it("judges a continued fence by its own lines only", () => {
    const page = "docs/bad/flags.mdx";
    const found = of(page).filter((problem) => problem.includes("TS23"));
    expect(
      found.some((problem) => problem.includes(`:${lineOf(page, "broken: number")}: TS2322`)),
    ).toBe(true);
    expect(
      found.some((problem) => problem.includes(`:${lineOf(page, "broken.toUpper")}: TS2339`)),
    ).toBe(true);
    expect(found.filter((problem) => problem.includes("TS2322: Type"))).toHaveLength(1);
  });

  it("reads JavaScript, shell and JSON", () => {
    const page = "blog/bad.mdx";
    const found = of(page);
    expect(found[0]).toContain("has no exported member 'useNothing'");
    expect(found[1]).toContain("Cannot find module '@rpldy/no-such'");
    expect(found[2]).toMatch(/TS17008|TS1005/);
    const rest = found.join("\n");
    expect(rest).toContain(`:${lineOf(page, "const a: number")}: TS8010`);
    expect(rest).toContain("the shell cannot read this");
    expect(rest).toContain(`:${lineOf(page, '"a": 1,') + 1}: not valid JSON`);
    expect(rest).toContain("not valid JSONC");
    expect(rest).toContain("unchecked without a reason");
  });

  it("remembers the result until something changes", () => {
    // No page here needs the library, so that compiling takes no time worth measuring.
    const small = path.join(root, "small");
    const cacheFile = path.join(small, "cache.json");
    mkdirSync(path.join(small, "docs"), { recursive: true });
    writeFileSync(path.join(small, "docs/a.mdx"), fence("ts", "missing();"));
    const first = checkFences({ root: small, cacheFile });
    expect(first).toHaveLength(1);
    const stored = readFileSync(cacheFile, "utf8");
    writeFileSync(cacheFile, stored.replaceAll("missing", "remembered"));
    expect(checkFences({ root: small, cacheFile })[0]?.message).toContain("remembered");
    writeFileSync(path.join(small, "docs/new.mdx"), fence("ts", "const fine = 1;"));
    expect(checkFences({ root: small, cacheFile })).toEqual(first);
  }, 60_000);
});
