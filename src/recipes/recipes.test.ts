import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { formatAll } from "../../plugins/examples/format";
import { stripTypes } from "../../plugins/examples/stripTypes";
import { compile } from "../../plugins/fences/compile";
import { choicesOf, searchOf } from "./address";
import { type Choices, DEFAULT_CHOICES } from "./choices";
import { compose, packagesOf } from "./compose";
import { allChoices, outputRefusal, serverRefusal, settle, shownRefusal } from "./rules";

const root = process.cwd();

const nameOf = ({ input, output, server, shown }: Choices) =>
  [input, output, server, ...shown].join("-");
const recipes = allChoices().map((choices) => ({
  choices,
  name: nameOf(choices),
  ...compose(choices),
}));

describe("every recipe that the form allows", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), "recipes-"));
    mkdirSync(path.join(folder, "files"));
    for (const { name, tsx, jsx } of recipes) {
      writeFileSync(path.join(folder, "files", `${name}.tsx`), tsx);
      writeFileSync(path.join(folder, "files", `${name}.jsx`), jsx);
    }
    const { vcs: _vcs, files: _files, ...config } = JSON.parse(readFileSync("biome.json", "utf8"));
    delete config.$schema;
    writeFileSync(path.join(folder, "biome.json"), JSON.stringify({ root: true, ...config }));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("stands as the project's formatter and linter want it", () => {
    const biome = require.resolve("@biomejs/biome/bin/biome");
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [biome, "check", "--error-on-warnings", "--max-diagnostics=3", "files"],
      { cwd: folder, encoding: "utf8" },
    );
    expect(`${stdout}${stderr}`).toContain(`Checked ${recipes.length * 2} files`);
    expect(status).toBe(0);
  }, 120_000);

  it("has the types the library asks for", () => {
    const scripts = recipes.map(({ name, tsx }) => ({
      page: name,
      path: path.posix.join(root, "recipes", `${name}.tsx`),
      source: tsx,
    }));
    const findings = compile(root, scripts as unknown as Parameters<typeof compile>[1]);
    const problems = [...findings].flatMap(([{ path: file }, list]) =>
      list.map(({ line, message }) => `${path.basename(file)}:${(line ?? 0) + 1} ${message}`),
    );
    expect(findings.size).toBe(recipes.length);
    expect(problems.slice(0, 5)).toEqual([]);
  }, 300_000);

  it("is in JavaScript what it is in TypeScript without the types", async () => {
    const stripped = await formatAll(
      root,
      new Map(recipes.map(({ name, tsx }) => [`${name}.jsx`, stripTypes(tsx, `${name}.tsx`)])),
    );
    // Where an import of types went, a blank line stays.
    const joined = (source = "") => source.replace(/;\n\nimport /g, ";\nimport ");
    const different = recipes.filter(
      ({ name, jsx }) => joined(stripped.get(`${name}.jsx`)) !== jsx,
    );
    expect(different.map(({ name }) => name)).toEqual([]);
  }, 120_000);

  it("names the packages it imports, and a handler that exists", () => {
    for (const { tsx, packages, serverFile } of recipes) {
      expect(packages).toEqual(packagesOf(tsx));
      expect(packages.length).toBeGreaterThan(0);
      expect(() => readFileSync(path.join(root, "servers", serverFile))).not.toThrow();
    }
  });

  it("can be told from its address", () => {
    const addresses = new Set<string>();
    for (const { choices } of recipes) {
      const search = searchOf(choices);
      expect(choicesOf(search)).toEqual(choices);
      addresses.add(search);
    }
    expect(addresses.size).toBe(recipes.length);
    expect(searchOf(DEFAULT_CHOICES)).toBe("");
    expect(searchOf(DEFAULT_CHOICES, "?in=drop&offlineMode=true")).toBe("?offlineMode=true");
  });
});

describe("rules", () => {
  it("let every option be chosen somewhere", () => {
    const all = allChoices();
    const used = (key: "input" | "output" | "server") => new Set(all.map((one) => one[key])).size;
    expect([used("input"), used("output"), used("server")]).toEqual([5, 5, 4]);
    expect(new Set(all.flatMap(({ shown }) => shown)).size).toBe(5);
  });

  it("leave at least one server for every way of sending", () => {
    for (const { input, output } of allChoices()) {
      expect(settle({ input, output, server: "tus", shown: [] })).toMatchObject({ input, output });
    }
  });

  it("give a reason in a sentence", () => {
    const reasons = [
      outputRefusal("tus", "url"),
      serverRefusal("multipart", "chunked", "button"),
      serverRefusal("presigned", "grouped", "button"),
      shownRefusal("progress", "custom", "button"),
      shownRefusal("preview", "plain", "url"),
    ];
    for (const reason of reasons) expect(reason).toMatch(/^[A-Z].*\.$/);
  });

  it.each<[string, Choices]>([
    [
      "?in=url&out=tus&show=preview.retry",
      { input: "url", output: "plain", server: "multipart", shown: ["retry"] },
    ],
    ["?out=chunked&server=presigned", { ...DEFAULT_CHOICES, output: "chunked", server: "chunked" }],
    ["?out=custom&show=progress", { ...DEFAULT_CHOICES, output: "custom" }],
    ["?in=<script>&out=&show=everything", DEFAULT_CHOICES],
  ])("mend the address %s", (search, expected) => {
    expect(choicesOf(search)).toEqual(expected);
  });
});
