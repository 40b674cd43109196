import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { KeptTexts } from "./keptTexts";

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "kept-texts-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

it("finds a text of several lines again, and what is said about it", () => {
  const folder = temporaryFolder();
  const page = { key: "1", text: "first\nsecond\n", about: { links: ["/docs/\n"] } };
  new KeptTexts<object>(folder).keep("/docs/", page);
  expect(new KeptTexts(folder).find("/docs/")).toEqual(page);
  expect(new KeptTexts(folder).find("/blog/")).toBeUndefined();
});

it("keeps one text of a name", () => {
  const folder = temporaryFolder();
  const kept = new KeptTexts(folder);
  kept.keep("/docs/", { key: "1", text: "old", about: null });
  kept.keep("/docs/", { key: "2", text: "new", about: null });
  expect(kept.find("/docs/")).toEqual({ key: "2", text: "new", about: null });
  expect(readdirSync(folder)).toHaveLength(1);
});

it.each([
  ["damaged", '{"key":'],
  ["of another form", '{"key":"1","rest":{}}\ntext'],
])("finds no text whose file is %s", (_how, content) => {
  const folder = temporaryFolder();
  new KeptTexts(folder).keep("a", { key: "1", text: "text", about: null });
  writeFileSync(path.join(folder, "a"), content);
  expect(new KeptTexts(folder).find("a")).toBeUndefined();
});
