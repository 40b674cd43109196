import path from "node:path";
import { describe, expect, it } from "vitest";
import { installCommands } from "./commands";

const root = path.resolve(__dirname, "../..");

describe("installCommands", () => {
  it("pins the documented version for every package manager", () => {
    expect(installCommands(root, ["uploady", "upload-button"])).toEqual({
      commands: {
        npm: "npm install @rpldy/uploady@0.17.5 @rpldy/upload-button@0.17.5",
        yarn: "yarn add @rpldy/uploady@0.17.5 @rpldy/upload-button@0.17.5",
        pnpm: "pnpm add @rpldy/uploady@0.17.5 @rpldy/upload-button@0.17.5",
        bun: "bun add @rpldy/uploady@0.17.5 @rpldy/upload-button@0.17.5",
      },
      needsOverrides: false,
    });
  });

  it("says when a stand-in release needs overrides", () => {
    expect(installCommands(root, ["uploady", "retry-hooks"]).needsOverrides).toBe(true);
  });

  it("names a package that does not exist", () => {
    expect(() => installCommands(root, ["upload-buton"])).toThrow(
      'no package is called "@rpldy/upload-buton"',
    );
  });
});
