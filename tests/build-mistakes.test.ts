import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { siteBuild } from "../scripts/steps.mjs";

const root = path.resolve(__dirname, "..");
const COPIED = [
  "docs",
  "blog",
  "plugins",
  "scripts",
  "src",
  "docusaurus.config.ts",
  "sidebars.ts",
  "package.json",
  "package-lock.json",
];

let site: string;

beforeAll(() => {
  site = mkdtempSync(path.join(tmpdir(), "docs-mistake-"));
  for (const name of COPIED) {
    cpSync(path.join(root, name), path.join(site, name), { recursive: true });
  }
  symlinkSync(path.join(root, "static"), path.join(site, "static"));
  // What builds keep between them is theirs alone.
  mkdirSync(path.join(site, "node_modules"));
  for (const name of readdirSync(path.join(root, "node_modules"))) {
    if (name !== ".cache") {
      symlinkSync(path.join(root, "node_modules", name), path.join(site, "node_modules", name));
    }
  }
});

afterAll(() => rmSync(site, { recursive: true, force: true }));

/** Builds a copy of the site while one file is changed, and returns what the build said. */
function buildWith(file: string, change: (text: string) => string) {
  const target = path.join(site, file);
  const before = readFileSync(target, "utf8");
  const after = change(before);
  expect(after, "the mistake must be in the file").not.toBe(before);
  writeFileSync(target, after);
  const build = spawnSync(process.execPath, siteBuild, { cwd: site, encoding: "utf8" });
  writeFileSync(target, before);
  return { status: build.status, output: `${build.stdout}${build.stderr}` };
}

describe("a mistake fails the build with one line that names the mend", () => {
  it.each([
    [
      "a tag outside the vocabulary",
      "docs/api/hooks/useUploady.mdx",
      (text: string) => text.replace(/^tags: .*$/m, "tags: [hok]"),
      'docs/api/hooks/useUploady.mdx: tags: "hok" is not in tags.yml',
    ],
    [
      "a page without description",
      "docs/guides/Crop.mdx",
      (text: string) => text.replace(/^description: .*\n/m, ""),
      "docs/guides/Crop.mdx: description: is missing",
    ],
    [
      "a sidebar entry without its doc",
      "sidebars.ts",
      (text: string) => text.replace('"guides/Crop"', '"guides/Corp"'),
      'no doc has the id "guides/Corp"; did you mean "guides/Crop"?',
    ],
    [
      "a navbar item of unknown type",
      "docusaurus.config.ts",
      (text: string) => text.replace('type: "docSidebar", sidebarId: "api"', 'type: "docSidebr"'),
      "docSidebr",
    ],
    [
      "a navbar item with a missing sidebar",
      "docusaurus.config.ts",
      (text: string) => text.replace('sidebarId: "api"', 'sidebarId: "apis"'),
      'no sidebar has the id "apis"; use one of: docs, api',
    ],
    [
      "a navbar item with a missing doc",
      "docusaurus.config.ts",
      (text: string) =>
        text.replace('type: "docSidebar", sidebarId: "api"', 'type: "doc", docId: "introdution"'),
      'no doc has the id "introdution"; did you mean "introduction"?',
    ],
  ])("%s", { timeout: 60_000 }, (_, file, change, message) => {
    const { status, output } = buildWith(file, change);
    expect(status).toBe(1);
    expect(output).toContain(message);
  });
});
