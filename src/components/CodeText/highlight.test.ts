import { describe, expect, it } from "vitest";
import { readExamples } from "../../../plugins/examples/files";
import { highlightScript } from "./highlight";

const classesOf = (source: string) =>
  highlightScript(source).flatMap(({ text, token }) => (token ? [`${token}:${text}`] : []));

describe("highlightScript", () => {
  it("loses no letter", () => {
    for (const { files } of readExamples(process.cwd())) {
      for (const { source } of files) {
        expect(
          highlightScript(source)
            .map(({ text }) => text)
            .join(""),
        ).toBe(source);
      }
    }
  });

  it.each([
    ['import { a } from "b";', ["k:import", "k:from", 's:"b"']],
    ["const a = f(1); // of course", ["k:const", "f:f", "n:1", "c:// of course"]],
    [
      '<p id="x" hidden={true}>one of them</p>',
      ["t:p", "a:id", 's:"x"', "a:hidden", "n:true", "t:p"],
    ],
    ["useState<string[]>([])", ["f:useState", "k:string"]],
    ["{ url: `https://a/$0` }", ["a:url", "s:`https://a/$0`"]],
    ["/* not\nclosed", ["c:/* not\nclosed"]],
  ])("%s", (source, expected) => {
    expect(classesOf(source)).toEqual(expected);
  });

  it("stays quick with what does not end", () => {
    const started = performance.now();
    highlightScript(`${"<a ".repeat(5000)}${"(".repeat(5000)}\`${"x".repeat(20_000)}`);
    expect(performance.now() - started).toBeLessThan(500);
  });
});
