import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { digest } from "./digest";

const PROJECT = path.resolve(__dirname, "..");
const CACHE = path.join(PROJECT, "node_modules/.cache/kept");

/**
 * Results of slow work, kept between builds for inputs that stay as they are. They belong to the
 * code that made them: the files and folders of the project named in `madeBy`. What a build neither
 * finds nor keeps is forgotten when it saves.
 */
export class Kept<Result> {
  private readonly file: string;
  private readonly code: string;
  private readonly known: Record<string, Result>;
  private readonly used: Record<string, Result> = {};
  /** An input can be a whole page, and is looked for before it is kept: it must not change meanwhile. */
  private readonly keys = new WeakMap<object, string>();

  constructor(name: string, madeBy: readonly string[], folder = CACHE) {
    this.file = path.join(folder, `${name}.json`);
    this.code = codeOf(madeBy);
    this.known = read(this.file);
  }

  find(input: object): Result | undefined {
    const key = this.keyOf(input);
    const result = this.used[key] ?? this.known[key];
    if (result !== undefined) {
      this.used[key] = result;
    }
    return result;
  }

  keep(input: object, result: Result): void {
    this.used[this.keyOf(input)] = result;
  }

  /** What was kept for the input, or else what is made of it now. */
  async findOrMake(input: object, make: () => Result | Promise<Result>): Promise<Result> {
    const found = this.find(input);
    if (found !== undefined) {
      return found;
    }
    const made = await make();
    this.keep(input, made);
    return made;
  }

  save(): void {
    mkdirSync(path.dirname(this.file), { recursive: true });
    // Written aside and renamed, so that a second process never reads half a file.
    const draft = `${this.file}.${process.pid}`;
    writeFileSync(draft, JSON.stringify(this.used));
    renameSync(draft, this.file);
  }

  private keyOf(input: object): string {
    const key = this.keys.get(input) ?? digest(this.code, JSON.stringify(input));
    this.keys.set(input, key);
    return key;
  }
}

/** Where a site keeps what its pages are made of: another site must not forget it. */
export const keptFolder = (generatedFilesDir: string) => path.join(generatedFilesDir, "kept");

/** Stands for the code that makes something: files and folders of the project. */
export const codeOf = (parts: readonly string[]): string =>
  digest(...parts.flatMap((part) => contents(path.join(PROJECT, part))));

/** Stands for a large input that many results share. */
export const fingerprint = (input: unknown): string => digest(JSON.stringify(input));

function read<Result>(file: string): Record<string, Result> {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Record<string, Result>;
  } catch {
    // There is none yet, or it is damaged: it is made anew.
    return {};
  }
}

function contents(part: string): string[] {
  if (!statSync(part).isDirectory()) {
    return [readFileSync(part, "utf8")];
  }
  return readdirSync(part, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.[cm]?[jt]sx?$/.test(name) && !/\.test\.\w+$/.test(name))
    .sort()
    .map((name) => readFileSync(path.join(part, name), "utf8"));
}
