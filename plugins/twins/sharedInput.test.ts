import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { sharedInput } from "./sharedInput";
import type { TwinSite } from "./twin";

const project = path.resolve(__dirname, "../..");
let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "shared-input-"));
  for (const name of ["docs", "servers", "package.json"]) {
    cpSync(path.join(project, name), path.join(root, name), { recursive: true });
  }
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const input = (other: Partial<TwinSite> = {}) =>
  sharedInput({
    url: "https://site.example",
    root,
    library: { version: "1.0.0", packages: [], symbols: [] } as unknown as TwinSite["library"],
    docs: { pages: [], problems: [] },
    examples: new Map(),
    data: new Map(),
    permalinks: new Map(),
    ...other,
  });

const change = (name: string, edit: (text: string) => string) => {
  const file = path.join(root, name);
  writeFileSync(file, edit(readFileSync(file, "utf8")));
};

it("is the same for a site that stays as it is", () => {
  expect(input()).toBe(input());
});

it.each([
  ["package.json", (text: string) => text.replace('"version": "', '"version": "9.')],
  ["servers/multipart.ts", (text: string) => `${text}\n// changed`],
  ["docs/troubleshooting.yml", (text: string) => text.replace(/cure: /, "cure: Otherwise, ")],
])("changes with %s", (name, edit) => {
  const before = input();
  change(name, edit);
  expect(input()).not.toBe(before);
});

it("changes with examples, data of the library and addresses of pages", () => {
  const inputs = [
    input(),
    input({ examples: new Map([["A.b", { name: "A.b", files: [] }]]) }),
    input({ data: new Map([["index.json", {}]]) }),
    input({ permalinks: new Map([["docs/a.mdx", "/docs/a/"]]) }),
    input({ url: "https://other.example" }),
  ];
  expect(new Set(inputs).size).toBe(inputs.length);
});
