import type { GlobalVersion } from "@docusaurus/plugin-content-docs/client";
import { expect, test } from "vitest";
import { docAt } from "./docAt";

const doc = (path: string) => ({ id: path, path, sidebar: "docs" });
const version = { docs: [doc("/docs/"), doc("/docs/a"), doc("/docs/a/b")] } as GlobalVersion;

test.each([
  ["/docs/", "/docs/"],
  ["/docs", "/docs/"],
  ["/docs/a/", "/docs/a"],
  ["/docs/a/b", "/docs/a/b"],
])("the document at %s", (address, path) => {
  expect(docAt(version, address)).toEqual(doc(path));
});

test("no document elsewhere", () => {
  expect(docAt(version, "/docs/category/guides/")).toBeUndefined();
});

test("each version has its own", () => {
  const next = { docs: [doc("/docs/next/a")] } as GlobalVersion;
  expect(docAt(next, "/docs/a")).toBeUndefined();
  expect(docAt(next, "/docs/next/a/")).toEqual(doc("/docs/next/a"));
});
