import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { LibrarySource } from "./source";

export interface FixtureSite {
  /** Folder with docs/ in it. */
  dir: string;
  source: LibrarySource;
  /** Replaces text in a file of the site; fails when the text is not there. */
  edit(file: string, from: string, to: string): void;
  remove(file: string): void;
  dispose(): void;
}

/** A private copy of the small library and its docs, for a test to break. */
export function fixtureSite(): FixtureSite {
  const dir = mkdtempSync(path.join(tmpdir(), "library-"));
  cpSync(path.join(__dirname, "fixtures"), dir, { recursive: true });
  return {
    dir,
    source: {
      root: path.join(dir, "library"),
      scope: "@fixture",
      versionOf: "@fixture/core",
      defaults: [
        {
          types: ["BoxOptions"],
          package: "@fixture/core",
          file: "lib/cjs/defaults.js",
          export: "DEFAULTS",
        },
      ],
    },
    edit(file, from, to) {
      const target = path.join(dir, file);
      const text = readFileSync(target, "utf8");
      if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
      writeFileSync(target, text.replace(from, to));
    },
    remove: (file) => rmSync(path.join(dir, file)),
    dispose: () => rmSync(dir, { recursive: true }),
  };
}
