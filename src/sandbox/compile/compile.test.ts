import { createElement, Fragment } from "react";
import { describe, expect, it } from "vitest";
import { readExamples } from "../../../plugins/examples/files";
import { modules } from "../modules";
import { runModules } from "../runtime";
import { CompileError, compileModule, compileProgram, type Problem } from ".";

const inNode = async ({ code }: { code: string }) => {
  const url = `data:text/javascript;base64,${Buffer.from(code).toString("base64")}`;
  return (await import(/* @vite-ignore */ url)) as Record<string, unknown>;
};

async function exportOf(source: string, file = "a.tsx"): Promise<unknown> {
  const { modules: compiled } = compileProgram({ [file]: source });
  return (await runModules(compiled, modules, inNode)).default;
}

function problemOf(files: Record<string, string>): Problem {
  try {
    compileProgram(files);
  } catch (error) {
    if (error instanceof CompileError) return error.problem;
    throw error;
  }
  throw new Error("It compiles.");
}

describe("types are left out", () => {
  it.each<[string, unknown]>([
    ["const a: number = 1; export default a as unknown as string;", 1],
    [
      "interface A { b: string }\ntype C = A;\nconst a = { b: 2 } satisfies object;\nexport default a!.b;",
      2,
    ],
    [
      "function f<T extends object>(this: void, a: T, b?: number): T | undefined { return b ? a : undefined }\nexport default f<object>({}, 0);",
      undefined,
    ],
    ["const f = async <T,>(a: T): Promise<T> => a;\nexport default typeof f<number>;", "function"],
    ["let a!: number; a = 3; export default a;", 3],
    ["declare const nothing: string;\nexport type T = typeof nothing;\nexport default 4;", 4],
    [
      "class A implements B { private readonly a: number = 5; static b?: string; public get c(): number { return this.a } }\ninterface B {}\nexport default new A().c;",
      5,
    ],
    [
      "abstract class A { abstract b(): void; protected c(): number { return 6 } d() { return this.c() } }\nclass E extends A { b() {} }\nexport default new E().d();",
      6,
    ],
    [
      "function f(a: string): string;\nfunction f(a: unknown) { return a }\nexport default f('7');",
      "7",
    ],
    [
      "const isText = (a: unknown): a is string => typeof a === 'string';\nexport default isText(8);",
      false,
    ],
  ])("%s", async (source, expected) => {
    expect(await exportOf(source)).toEqual(expected);
  });
});

describe("JSX becomes elements", () => {
  const e = createElement;
  it.each<[string, unknown]>([
    ["<p/>", e("p")],
    [
      '<p className="a" hidden data-x={1 + 1} />',
      e("p", { className: "a", hidden: true, "data-x": 2 }),
    ],
    [
      "<p {...{ id: 'a' }} title='b &amp; c'>d &lt; e</p>",
      e("p", { id: "a", title: "b & c" }, "d < e"),
    ],
    ["<><b>x</b>{' '}y</>", e(Fragment, null, e("b", null, "x"), " ", "y")],
    [
      "<ul>\n  {[1, 2].map((n) => (\n    <li key={n}>{n} of{' '}\n      two</li>\n  ))}\n  {/* nothing */}\n</ul>",
      e("ul", null, [
        e("li", { key: 1 }, 1, " of", " ", "two"),
        e("li", { key: 2 }, 2, " of", " ", "two"),
      ]),
    ],
    ["<p>\n  many\n  lines {true && <i />}\n</p>", e("p", null, "many lines ", e("i"))],
    ["<C<string> a={(b as string)} />", e("span", null, "b")],
    ["<a.b c={<i />} />", e("em", null, e("i"))],
  ])("%s", async (source, expected) => {
    const context =
      'const b = "b"; const C = ({ a }) => <span>{a}</span>; const a = { b: ({ c }) => <em>{c}</em> };';
    const element = (await exportOf(`${context}\nexport default ${source};`)) as typeof expected;
    const rendered = (node: unknown): unknown => {
      const { type, props } = node as { type: unknown; props: object };
      return typeof type === "function" ? type(props) : node;
    };
    expect(rendered(element)).toEqual(rendered(expected));
  });
});

describe("modules", () => {
  it("are found in the table or among the files", async () => {
    const { modules: compiled, styles } = compileProgram({
      "a.tsx":
        'import x, { y as z, type T } from "./b";\nimport type { U } from "./c";\nimport * as r from "react";\nimport "./d.css";\nexport default [x, z, typeof r.useState];',
      "b.ts": "export const y: number = 2; export default 1;",
      "d.css": "p { color: red }",
    });
    expect(styles).toEqual(["p { color: red }"]);
    expect((await runModules(compiled, modules, inNode)).default).toEqual([1, 2, "function"]);
  });

  it("say which one is missing", async () => {
    expect(problemOf({ "a.tsx": '\nimport "./nowhere";' })).toEqual({
      message: 'No file "./nowhere"',
      file: "a.tsx",
      line: 2,
    });
    await expect(exportOf('import "lodash"; export default 1;')).rejects.toThrow('"lodash"');
  });
});

describe("what is wrong is named with its place", () => {
  it.each<[string, number, RegExp]>([
    ["const a = 1;\nconst b = ;\n", 2, /Unexpected token/],
    ["export default () => (\n  <p>\n    <b>\n  </p>\n);", 4, /JSX/],
    ["\n\nenum A { B }", 3, /enum/],
    ["export * from './b';", 1, /Re-exports/],
    ["class A { constructor(private a: string) {} }", 1, /constructor/],
  ])("%s", (source, line, message) => {
    const problem = problemOf({ "a.tsx": source });
    expect(problem).toMatchObject({ file: "a.tsx", line });
    expect(problem.message).toMatch(message);
  });
});

describe("the examples of the site", () => {
  const examples = readExamples(process.cwd());

  it.each(examples.map(({ name, files }) => [name, files] as const))("%s", (_name, files) => {
    const sources = Object.fromEntries(files.map(({ name, source }) => [name, source]));
    const program = compileProgram(sources);
    for (const { file, code } of program.modules) {
      const source = sources[file] ?? "";
      expect(code.split("\n").length, "lines keep their numbers").toBe(source.split("\n").length);
      for (const { specifier } of compileModule(file, source).imports) {
        expect(specifier.startsWith(".") || specifier in modules, specifier).toBe(true);
      }
    }
  });
});
