import { highlightMarked } from "../highlight/highlight";
import { Kept } from "../kept";
import type { ExampleFile, ExampleSource } from "./files";
import { formatAll } from "./format";
import { readHeights, type Space } from "./heights";
import { libraryDependencies } from "./packages";
import { stripTypes } from "./stripTypes";

export interface ShownFile {
  name: string;
  marked: string;
}

/** What a page knows about an example, its code in both languages included. */
export interface ExampleData {
  name: string;
  title: string;
  /** `js` is left out where both languages share the file. */
  files: { ts: ShownFile; js?: ShownFile }[];
  dependencies: Record<string, string>;
  /** Pixels to keep free for it while it loads. */
  space: Space;
}

/** Until `npm run examples:measure` has seen a new example. */
const UNMEASURED: Space = { narrow: 368, wide: 288 };

/** Formatting takes its time, and most examples stay as they are from one build to the next. */
export const keptExamples = () =>
  new Kept<ExampleData["files"]>("examples", [
    "plugins/examples",
    "plugins/highlight",
    "src/sandbox/compile",
    "src/theme/CodeBlock/marked.ts",
    "biome.json",
    "package-lock.json",
  ]);

export async function buildExamples(
  root: string,
  examples: ExampleSource[],
  kept = keptExamples(),
): Promise<ExampleData[]> {
  const changed = examples.filter((example) => !kept.find(example));
  const shown = await showAll(root, changed);
  for (const [index, example] of changed.entries()) {
    kept.keep(example, shown[index] ?? []);
  }
  const heights = readHeights(root);
  return examples.map((example) => ({
    name: example.name,
    space: heights[example.name] ?? UNMEASURED,
    title: titleOf(example.name),
    files: kept.find(example) ?? [],
    dependencies: libraryDependencies(
      root,
      example.files.map(({ source }) => source),
    ),
  }));
}

async function showAll(root: string, examples: ExampleSource[]): Promise<ExampleData["files"][]> {
  const scripts = examples.flatMap(({ files }) => files.filter(isTypeScript));
  const formatting = formatAll(
    root,
    new Map(
      scripts.map(({ name, source }) => [
        javascriptName(name),
        stripTypes(source, `examples/${name}`),
      ]),
    ),
  );
  // While the formatter works.
  const asWritten = examples.map(({ files }) =>
    files.map((file) => ({ file, ts: show(file.name, file.source) })),
  );
  const javascript = await formatting;
  return asWritten.map((files) =>
    files.map(({ file, ts }) => {
      if (!isTypeScript(file)) return { ts };
      const jsName = javascriptName(file.name);
      return { ts, js: show(jsName, javascript.get(jsName) ?? "") };
    }),
  );
}

function show(name: string, source: string): ShownFile {
  return { name, marked: highlightMarked(source, name.split(".").at(-1) ?? "text") };
}

const isTypeScript = ({ name }: ExampleFile) => /\.tsx?$/.test(name);
const javascriptName = (name: string) => name.replace(/\.ts(x?)$/, ".js$1");

/** `UploadButton.basic` → `UploadButton, basic` */
const titleOf = (name: string) => name.replace(".", ", ");
