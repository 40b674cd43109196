import { describe, expect, it } from "vitest";
import { completeLockfile } from "./completeLockfile";

const toolWith = (optionalDependencies: Record<string, string>) => ({
  packages: {
    "node_modules/tool": { version: "2.0.0", dev: true, optionalDependencies },
    "node_modules/tool-linux-x64": { version: "2.0.0", integrity: "sha512-x" },
  },
});

describe("completeLockfile", () => {
  it("adds what the name tells of a system's binary and leaves the rest alone", () => {
    const lockfile = toolWith({
      "tool-linux-x64": "2.0.0",
      "tool-linux-arm64-musl": "2.0.0",
      "@tool/win32-x64-msvc": "2.0.0",
    });
    expect(completeLockfile(lockfile)).toEqual([
      "tool-linux-arm64-musl@2.0.0",
      "@tool/win32-x64-msvc@2.0.0",
    ]);
    expect(lockfile.packages).toMatchObject({
      "node_modules/tool-linux-x64": { version: "2.0.0", integrity: "sha512-x" },
      "node_modules/tool-linux-arm64-musl": {
        version: "2.0.0",
        os: ["linux"],
        cpu: ["arm64"],
        libc: ["musl"],
        dev: true,
        optional: true,
      },
      "node_modules/@tool/win32-x64-msvc": { os: ["win32"], cpu: ["x64"] },
    });
  });

  it("names a package it knows nothing of", () => {
    expect(() => completeLockfile(toolWith({ extra: "1.0.0" }))).toThrow("extra is missing");
  });
});
