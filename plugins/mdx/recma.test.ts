import { compile } from "@mdx-js/mdx";
import { describe, expect, it } from "vitest";
import recmaLeanPages from "./recma";

async function compiled(mdx: string): Promise<string> {
  const options = { providerImportSource: "@mdx-js/react" };
  return String(await compile(mdx, { ...options, recmaPlugins: [[recmaLeanPages, ["Example"]]] }));
}

describe("recmaLeanPages", () => {
  it("checks for no component that every page has", async () => {
    const code = await compiled("Text.\n\n<Example />");
    expect(code).toContain("_jsx(Example, {})");
    expect(code).not.toContain("_missingMdxReference");
  });

  it("keeps the check for an unknown one", async () => {
    const code = await compiled("<Example />\n\n<Exmaple />");
    expect(code.match(/if \(!\w+\) \w+\("\w+"/g)).toEqual([
      'if (!Exmaple) _missingMdxReference("Exmaple"',
    ]);
    expect(code).toContain("function _missingMdxReference(");
  });

  it("asks for no wrapper, and hands components over", async () => {
    const code = await compiled("Text.");
    expect(code).not.toContain("wrapper");
    expect(code).toMatch(
      /export default function MDXContent\(props = {}\) {\s+return _createMdxContent\(props\);\s+}/,
    );
  });
});
