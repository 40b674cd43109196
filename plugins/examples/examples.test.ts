import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toHtml } from "../../src/theme/CodeBlock/marked";
import type { JsxElement, Parent } from "../highlight/mdx";
import { buildExamples } from "./build";
import { exampleNames, readExamples } from "./files";
import { readHeights } from "./heights";
import { libraryDependencies } from "./packages";
import remarkExamples from "./remark";
import { findUnusedExamples, findUsages, pageUrl, unusedExamplesProblem } from "./usage";

const project = process.cwd();
let root: string;

const files: Record<string, string> = {
  "biome.json": '{ "formatter": { "indentStyle": "space", "lineWidth": 100 } }',
  "package.json": '{ "dependencies": { "@rpldy/uploady": "0.17.5", "react": "19.3.1" } }',
  "node_modules/@rpldy/uploady/package.json": "{}",
  "node_modules/@rpldy/uploady/lib/esm/index.js": "",
  "examples/Button.basic.tsx":
    'import Uploady, { type Batch } from "@rpldy/uploady";\nimport { label } from "./Button.basic.label";\nimport "./Button.basic.styles.css";\n\ninterface Props {\n  batch?: Batch;\n}\n\nexport default function App({\n  batch,\n}: Props) {\n  return <Uploady>{label(batch?.id ?? "")}</Uploady>;\n}\n',
  "examples/Button.basic.label.ts": "export const label = (text: string): string => text;\n",
  "examples/Button.basic.styles.css": ".button { color: red; }\n",
  "examples/Button.basic.test.ts": "// not shown",
  "examples/Queue.basic.tsx": "export default () => null;\n",
  "docs/intro.mdx": '---\nslug: /\n---\n\n# A\n\n<Example name="Button.basic" />\n',
  "docs/guides/01-more.mdx": '```mdx\n<Example name="Queue.basic" />\n```\n',
  "docs/guides/index.mdx": "# Guides\n",
  "docs/guides/Own.mdx": "---\nslug: other\n---\n",
  "blog/2024-01-02-news.mdx": "# News\n",
};

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), "examples-"));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
});

afterAll(() => rmSync(root, { recursive: true }));

describe("files", () => {
  it("takes components as examples, and files of the same name as theirs, without tests", () => {
    expect(exampleNames(root)).toEqual(["Button.basic", "Queue.basic"]);
    expect(readExamples(root)[0]?.files.map(({ name }) => name)).toEqual([
      "Button.basic.tsx",
      "Button.basic.label.ts",
      "Button.basic.styles.css",
    ]);
  });

  it("finds none where there is no folder", () => {
    expect(exampleNames(path.join(root, "docs"))).toEqual([]);
  });
});

describe("build", () => {
  it("shows TypeScript as written and JavaScript as if written so", async () => {
    // The formatter comes from the project, everything else from the small tree above.
    const examples = readExamples(root);
    const [data] = await buildExamples(project, examples.slice(0, 1));
    const [main, helper, css] = data?.files ?? [];
    expect(main?.ts.name).toBe("Button.basic.tsx");
    expect(main?.ts.marked).toContain("^kinterface~");
    expect(main?.js?.name).toBe("Button.basic.jsx");
    expect(text(main?.js?.marked)).toBe(
      'import Uploady from "@rpldy/uploady";\nimport { label } from "./Button.basic.label";\nimport "./Button.basic.styles.css";\n\nexport default function App({ batch }) {\n  return <Uploady>{label(batch?.id ?? "")}</Uploady>;\n}',
    );
    expect(text(helper?.js?.marked)).toBe("export const label = (text) => text;");
    expect(css?.js).toBeUndefined();
    expect(data?.dependencies).toEqual({ "@rpldy/uploady": "0.17.5" });
  }, 30_000);
});

describe("libraryDependencies", () => {
  it("adds what a package imports without declaring it", () => {
    expect(Object.keys(libraryDependencies(project, ['import "@rpldy/tus-uploady";']))).toEqual([
      "@rpldy/tus-uploady",
      "@rpldy/uploader",
      "@rpldy/uploady",
    ]);
  });

  it("names a package that package.json lacks", () => {
    expect(() =>
      libraryDependencies(root, ['import "@rpldy/uploady/x"; import "@rpldy/retry";']),
    ).toThrow();
  });
});

describe("usage", () => {
  it("finds examples in pages, not in the code they show", () => {
    expect(findUsages(root)).toEqual([{ name: "Button.basic", file: "docs/intro.mdx", line: 7 }]);
  });

  it("lists examples that no page shows in one message", () => {
    expect(findUnusedExamples(root)).toEqual(["Queue.basic"]);
    expect(unusedExamplesProblem(root)).toContain("examples/Queue.basic.tsx");
  });

  it.each([
    ["docs/intro.mdx", "/docs/"],
    ["docs/guides/01-more.mdx", "/docs/guides/more/"],
    ["docs/guides/index.mdx", "/docs/guides/"],
    ["docs/guides/Own.mdx", "/docs/guides/other/"],
    ["blog/2024-01-02-news.mdx", "/blog/news/"],
  ])("%s is found at %s", (file, url) => {
    expect(pageUrl(root, file)).toBe(url);
  });
});

describe("remark", () => {
  const element = (name: string): JsxElement => ({
    type: "mdxJsxFlowElement",
    name: "Example",
    attributes: [{ type: "mdxJsxAttribute", name: "name", value: name }],
    children: [],
    position: { start: { line: 4, column: 1 }, end: { line: 4, column: 9 } },
  });
  const run = (...names: string[]) => {
    const tree: Parent = { type: "root", children: names.map(element) };
    remarkExamples({ root })(tree, { path: "docs/a.mdx" });
    return tree;
  };

  it("passes data and a loader, importing the data once", () => {
    const tree = run("Button.basic", "Button.basic", "Queue.basic");
    expect(tree.children).toHaveLength(6);
    expect(tree.children[1]).toMatchObject({
      type: "mdxjsEsm",
      value: 'import example_Button_basic from "@generated/examples/default/Button.basic.json";',
    });
    const attributes = (tree.children[5] as JsxElement).attributes;
    expect(attributes).toMatchObject([
      { name: "name" },
      { name: "data", value: { value: "example_Queue_basic" } },
      { name: "load", value: { value: '() => import("@site/examples/Queue.basic.tsx")' } },
    ]);
  });

  it("exports the loader of the first example, and uses that very one", () => {
    const [ahead, , example] = run("Button.basic").children;
    expect(JSON.stringify(ahead)).toContain('"name":"loadAhead"');
    expect(JSON.stringify(ahead)).toContain('"value":"@site/examples/Button.basic.tsx"');
    expect((example as JsxElement).attributes.at(-1)).toMatchObject({
      name: "load",
      value: { value: "loadAhead" },
    });
  });

  it("names file, line and the nearest name when there is no such example", () => {
    expect(() => run("Button.basics")).toThrow(
      'docs/a.mdx:4: no example is called "Button.basics" (mend: did you mean "Button.basic"?)',
    );
  });
});

describe("heights.json", () => {
  it('knows every example of the site; "npm run examples:measure" writes it', () => {
    expect(Object.keys(readHeights(project))).toEqual(exampleNames(project));
  });
});

function text(marked = ""): string {
  return toHtml(marked)
    .replace(/<[^>]+>/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
