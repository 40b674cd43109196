import { describe, expect, it } from "vitest";
import { licencesOf, reviewLockfile } from "./supplyChain";

const review = {
  licences: ["MIT", "Apache-2.0"],
  licenceExceptions: { "tool-*": "build only" },
  unhashed: { "binary-*": "not carried" },
  reviewedInstallScripts: {},
};
const locked = { version: "1.0.0", license: "MIT", integrity: "sha512-x" };
const lockfileOf = (packages: Record<string, object>) => ({
  packages: { "": { version: "0" }, ...packages },
});

describe("reviewLockfile", () => {
  it("has nothing to say about what is reviewed", () => {
    const lockfile = lockfileOf({
      "node_modules/a": locked,
      "node_modules/@scope/b": { ...locked, license: "(GPL-3.0 OR MIT)" },
      "node_modules/c": { ...locked, license: "Apache-2.0 AND MIT" },
      "node_modules/tool-linux": { ...locked, license: "MPL-2.0" },
      "node_modules/d": { ...locked, license: "GPL-3.0", dev: true },
    });
    expect(reviewLockfile(lockfile, review)).toEqual([]);
  });

  it.each([
    ["a new install script", { ...locked, hasInstallScript: true }, "install script"],
    [
      "an install script of a test tool",
      { ...locked, hasInstallScript: true, dev: true },
      "install",
    ],
    ["a licence off the list", { ...locked, license: "GPL-3.0" }, "GPL-3.0"],
    ["a half-allowed pair", { ...locked, license: "MIT AND GPL-3.0" }, "MIT AND GPL-3.0"],
    ["no licence", { ...locked, license: undefined }, "(none)"],
    ["no integrity hash", { ...locked, integrity: undefined }, "integrity"],
    ["a git address", { ...locked, resolved: "git+ssh://git@host/x" }, "registry"],
  ])("names a package with %s", (_, entry, fault) => {
    const faults = reviewLockfile(
      lockfileOf({ "node_modules/a/node_modules/@x/bad": entry }),
      review,
    );
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain("@x/bad@1.0.0");
    expect(faults[0]).toContain(fault);
  });

  it("asks to complete a lockfile without the binaries of other systems", () => {
    const binary = { ...locked, integrity: undefined };
    const tool = {
      ...locked,
      optionalDependencies: { "binary-linux-x64": "1.0.0", "binary-darwin-x64": "1.0.0" },
    };
    const lockfile = lockfileOf({
      "node_modules/a/node_modules/tool": tool,
      "node_modules/a/node_modules/binary-linux-x64": binary,
    });
    expect(reviewLockfile(lockfile, review)).toEqual([
      'binary-darwin-x64 is missing, so "npm ci" refuses the lockfile: run "npm run lock".',
    ]);
  });

  it("asks to clear a review that outlived its package", () => {
    const stale = { ...review, reviewedInstallScripts: { gone: "was needed" } };
    expect(reviewLockfile(lockfileOf({}), stale)).toEqual([expect.stringContaining("gone")]);
  });
});

describe("licencesOf", () => {
  it("counts production packages only", () => {
    const lockfile = lockfileOf({
      "node_modules/a": locked,
      "node_modules/b": locked,
      "node_modules/c": { ...locked, license: "Apache-2.0" },
      "node_modules/d": { ...locked, dev: true },
    });
    expect(licencesOf(lockfile)).toEqual([
      ["MIT", 2],
      ["Apache-2.0", 1],
    ]);
  });
});
