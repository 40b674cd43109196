import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Kept } from "./kept";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "kept-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (madeBy = ["package.json"]) => new Kept<string>("texts", madeBy, folder);

test("the next build finds what this one kept, for the same input and code only", () => {
  const first = open();
  expect(first.find({ name: "a" })).toBeUndefined();
  first.keep({ name: "a" }, "made");
  expect(first.find({ name: "a" })).toBe("made");
  first.save();
  expect(open().find({ name: "a" })).toBe("made");
  expect(open().find({ name: "b" })).toBeUndefined();
  expect(open(["package.json", "plugins/highlight"]).find({ name: "a" })).toBeUndefined();
});

test("what a build does not ask for is forgotten", () => {
  const first = open();
  first.keep(["a"], "one");
  first.keep(["b"], "two");
  first.save();
  const second = open();
  second.find(["b"]);
  second.save();
  expect(open().find(["a"])).toBeUndefined();
  expect(open().find(["b"])).toBe("two");
});

test("a damaged file is as good as none", () => {
  open().save();
  writeFileSync(path.join(folder, "texts.json"), "{");
  const kept = open();
  expect(kept.find(["a"])).toBeUndefined();
  kept.save();
  expect(readFileSync(path.join(folder, "texts.json"), "utf8")).toBe("{}");
});

test("makes what is not kept, once", async () => {
  const kept = open();
  let made = 0;
  const make = () => `made ${++made}`;
  expect(await kept.findOrMake(["a"], make)).toBe("made 1");
  expect(await kept.findOrMake(["a"], make)).toBe("made 1");
  expect(await kept.findOrMake(["b"], make)).toBe("made 2");
});
