import { highlight } from "../highlight/highlight";
import type { ExampleFile, ExampleSource } from "./files";
import { formatAll } from "./format";
import { readHeights, type Space } from "./heights";
import { libraryDependencies } from "./packages";
import { stripTypes } from "./stripTypes";

export interface ShownFile {
  name: string;
  html: string;
}

/** What a page knows about an example. The code itself is only in the HTML, once per language. */
export interface ExampleData {
  name: string;
  title: string;
  files: { ts: ShownFile /** Left out where both languages share the file. */; js?: ShownFile }[];
  dependencies: Record<string, string>;
  /** Pixels to keep free for it while it loads. */
  space: Space;
}

/** Until `npm run examples:measure` has seen a new example. */
const UNMEASURED: Space = { narrow: 368, wide: 288 };

export async function buildExamples(
  root: string,
  examples: ExampleSource[],
): Promise<ExampleData[]> {
  const scripts = examples.flatMap(({ files }) => files.filter(isTypeScript));
  const javascript = await formatAll(
    root,
    new Map(
      scripts.map(({ name, source }) => [
        javascriptName(name),
        stripTypes(source, `examples/${name}`),
      ]),
    ),
  );
  const heights = readHeights(root);
  return Promise.all(
    examples.map(async ({ name, files }) => ({
      name,
      space: heights[name] ?? UNMEASURED,
      title: titleOf(name),
      files: await Promise.all(
        files.map(async (file) => {
          const shown = { ts: await show(file.name, file.source) };
          if (!isTypeScript(file)) return shown;
          const jsName = javascriptName(file.name);
          return { ...shown, js: await show(jsName, javascript.get(jsName) ?? "") };
        }),
      ),
      dependencies: libraryDependencies(
        root,
        files.map(({ source }) => source),
      ),
    })),
  );
}

async function show(name: string, source: string): Promise<ShownFile> {
  return { name, html: await highlight(source, name.split(".").at(-1) ?? "text") };
}

const isTypeScript = ({ name }: ExampleFile) => /\.tsx?$/.test(name);
const javascriptName = (name: string) => name.replace(/\.ts(x?)$/, ".js$1");

/** `UploadButton.basic` → `UploadButton, basic` */
const titleOf = (name: string) => name.replace(".", ", ");
