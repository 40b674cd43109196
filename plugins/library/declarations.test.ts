import ts from "typescript";
import { expect, test, vi } from "vitest";
import { readDeclarations } from "./declarations";
import { installedPackages, REAL_LIBRARY } from "./source";

test("nothing but the library's own types is read: React's and the browser's would take longer", () => {
  const packages = installedPackages(REAL_LIBRARY);
  const read = vi.spyOn(ts.sys, "readFile");
  readDeclarations(packages, ({ name }) => name);
  const files = read.mock.calls.map(([file]) => file).filter((file) => file.endsWith(".d.ts"));
  read.mockRestore();
  expect(files.length).toBeGreaterThanOrEqual(packages.length);
  expect(files.filter((file) => packages.every(({ dir }) => !file.startsWith(dir)))).toEqual([]);
});
