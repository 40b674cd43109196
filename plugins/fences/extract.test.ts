import { describe, expect, it } from "vitest";
import { extractFences, withoutFences } from "./extract";

describe("extractFences", () => {
  it("gives language, meta, code and line", () => {
    const [fence] = extractFences('# A\n\n```tsx title="a.tsx" {1}\nconst a = 1;\n\nb();\n```\n');
    expect(fence).toMatchObject({ lang: "tsx", line: 3, code: "const a = 1;\n\nb();" });
    expect(fence?.meta.title).toBe("a.tsx");
  });

  it("finds fences inside lists, quotes and components, without their indentation", () => {
    const text =
      "<Tabs>\n    ```ts\n    if (a) {\n      b();\n    }\n    ```\n</Tabs>\n\n> ```js\n> c();\n> ```\n\n1. ```bash\n   npm ci\n   ```\n";
    expect(extractFences(text).map(({ code }) => code)).toEqual([
      "if (a) {\n  b();\n}",
      "c();",
      "npm ci",
    ]);
  });

  it("does not look into a longer fence", () => {
    const fences = extractFences("````md\n```ts\na\n```\n````\n\n~~~ts\nb\n~~~\n");
    expect(fences.map(({ lang }) => lang)).toEqual(["md", "ts"]);
  });

  it("reads an empty fence, one without a language and one that never ends", () => {
    expect(extractFences("```ts\n```\n\n```\nx\n```\n\n```js\ny").map(({ code }) => code)).toEqual([
      "",
      "x",
      "y",
    ]);
  });

  it("leaves inline code alone", () => {
    expect(extractFences("``` ```ts ``` is how a fence starts")).toEqual([]);
  });
});

describe("withoutFences", () => {
  it("empties fences and keeps line numbers", () => {
    expect(withoutFences("a\n```ts\n<Example />\n```\nb")).toBe("a\n```ts\n\n```\nb");
  });
});
