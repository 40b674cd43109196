import { expect, it } from "vitest";
import { withoutHashes } from "./steadyRuntime";

const runtime = (first: string, second: string) =>
  `u = (id) => ({"12": "c141421f"}[id] || id) + "." + {"12": "${first}","34": "${second}"}[id]`;

it("makes two runtimes the same that differ in hashes of files only", () => {
  const one = withoutHashes(runtime("0a1b2c3d", "ffffffff"));
  const other = withoutHashes(runtime("12345678", "abcdef01"));
  expect(one.code).toBe(other.code);
});

it("puts every hash back, also where the minifier took out spaces", () => {
  const source = runtime("00000007", "ffffffff");
  const { code, restore } = withoutHashes(source);
  expect(restore(code)).toBe(source);
  expect(restore(code.replace(/: /g, ":"))).toBe(source.replace(/: /g, ":"));
});
