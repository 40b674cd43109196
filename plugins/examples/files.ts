import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

export interface ExampleFile {
  /** As the reader sees it and as other files import it. */
  name: string;
  source: string;
}

export interface ExampleSource {
  /** `Thing.case` */
  name: string;
  /** The one with the component first. */
  files: ExampleFile[];
}

const component = /^([A-Z]\w*\.[A-Za-z]\w*)\.tsx$/;
const shown = /\.(tsx?|css|json)$/;
const test = /\.test\.tsx?$/;

export const examplesFolder = "examples";

export function exampleNames(root: string): string[] {
  return fileNames(root)
    .flatMap((file) => file.match(component)?.[1] ?? [])
    .sort();
}

export function readExamples(root: string): ExampleSource[] {
  const all = fileNames(root);
  return exampleNames(root).map((name) => {
    const main = `${name}.tsx`;
    const others = all
      .filter((file) => file !== main && file.startsWith(`${name}.`))
      .filter((file) => shown.test(file) && !test.test(file))
      .sort();
    return { name, files: [main, ...others].map((file) => read(root, file)) };
  });
}

function fileNames(root: string): string[] {
  try {
    return readdirSync(path.join(root, examplesFolder));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

function read(root: string, name: string): ExampleFile {
  return { name, source: readFileSync(path.join(root, examplesFolder, name), "utf8") };
}
