import ts from "typescript";
import { describe, expect, it } from "vitest";
import { stripTypes } from "./stripTypes";

const strip = (source: string) => stripTypes(source, "x.tsx");

describe("stripTypes", () => {
  it.each([
    ["const a: number = 1;", "const a = 1;"],
    ["const [a, b] = useState<string | null>(null);", "const [a, b] = useState(null);"],
    ["const m = new Map<string, Array<number>>();", "const m = new Map();"],
    ["function f<T>(a: T, b?: string): Promise<T> {}", "function f(a, b) {}"],
    ["const f = (a: { b: string }): void => {};", "const f = (a) => {};"],
    ["const f = async <T,>(a: T) => a;", "const f = async (a) => a;"],
    ["const a = b as unknown as File;", "const a = b;"],
    ["const a = { b: 1 } satisfies C;", "const a = { b: 1 };"],
    ["a!.b!.c();", "a.b.c();"],
    ["const a = b ? c : d;", "const a = b ? c : d;"],
    ["const a = b?.c ?? d;", "const a = b?.c ?? d;"],
    ['import type { A } from "a";\nimport b from "b";', 'import b from "b";'],
    ['import b, { type A } from "b";', 'import b from "b";'],
    ['import { type A, b, type C, d } from "b";', 'import { b, d } from "b";'],
    ['import { type A } from "a";\nb();', "b();"],
    ['import "./a.css";', 'import "./a.css";'],
    ["type A = 1;\nexport type { A };\nb();", "b();"],
    [
      "class A extends B<C> implements D {\n  private readonly e: string = '';\n  f!: number;\n}",
      "class A extends B {\n  e = '';\n  f;\n}",
    ],
    ["function f(this: Window, a: number) {}", "function f(a) {}"],
    ["const a = <B<string> c={d as E} />;", "const a = <B c={d} />;"],
    ["for (const a of b as C[]) {}", "for (const a of b) {}"],
    ["try {} catch (e: unknown) {}", "try {} catch (e) {}"],
    ["declare const a: string;\nb();", "b();"],
  ])("%s", (source, expected) => {
    expect(strip(source).trim()).toBe(expected);
  });

  it("takes the comment of a type along, and no other", () => {
    const source =
      "// The top.\nconst a = 1; // beside\n\n/** What it holds. */\ninterface B {\n  c: string;\n}\n\n// Stays.\nconst d = 2;\n";
    expect(strip(source)).toBe("// The top.\nconst a = 1; // beside\n\n// Stays.\nconst d = 2;\n");
  });

  it("takes all lines of such a comment, and none that stands apart", () => {
    const source =
      "// Apart.\n\n// One.\n// Two.\ntype A = string;\n\nconst b = 1; // Beside.\ntype C = string;\nd();\n";
    expect(strip(source)).toBe("// Apart.\n\nconst b = 1; // Beside.\n\nd();\n");
  });

  it("gives code that parses", () => {
    const js = strip(
      "export default function A({ b }: { b: string }) {\n  return <p>{b!}</p>;\n}\n",
    );
    const { diagnostics } = ts.transpileModule(js, {
      fileName: "x.jsx",
      reportDiagnostics: true,
      compilerOptions: { allowJs: true, jsx: ts.JsxEmit.Preserve },
    });
    expect(diagnostics).toEqual([]);
    expect(js).toBe("export default function A({ b }) {\n  return <p>{b}</p>;\n}\n");
  });

  it.each([
    "enum A { B }",
    "namespace A { export const b = 1 }",
    "class A { constructor(private b: string) {} }",
  ])("refuses %s, naming file and line", (source) => {
    expect(() => strip(`\n${source}`)).toThrow("x.tsx:2:");
  });
});
