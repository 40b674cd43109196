import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { BROWSER_ONLY } from "./browserOnly";

const src = path.resolve(__dirname, "../../src");
const sources = readdirSync(src, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
  .map((file) => readFileSync(path.join(src, file), "utf8"))
  .join("\n");

describe("what only browsers run", () => {
  it.each([
    "@site/src/components/Editor",
    "@site/src/lab",
    "@site/src/offline/reloadPrompt",
    "@site/src/sandbox/compile",
    "@site/src/search/Modal",
  ])("%s is there, is left out, and is imported by this name when it is needed", (name) => {
    const place = path.join(src, "..", name.slice("@site/".length));
    expect([place, `${place}.ts`, `${place}.tsx`].some((file) => existsSync(file))).toBe(true);
    expect(name).toMatch(BROWSER_ONLY);
    expect(sources).toContain(`import("${name}")`);
  });

  it("is every example, but not what pages know of examples", () => {
    expect("@site/examples/Queue.basic.tsx").toMatch(BROWSER_ONLY);
    expect("@site/examples/Home.hero").toMatch(BROWSER_ONLY);
    expect("@site/examples/heights.json").not.toMatch(BROWSER_ONLY);
  });

  it("is nothing beside or below", () => {
    expect("@site/src/sandbox/messages").not.toMatch(BROWSER_ONLY);
    expect("@site/src/components/Editor/fileName").not.toMatch(BROWSER_ONLY);
  });
});
