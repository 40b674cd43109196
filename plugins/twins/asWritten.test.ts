import { describe, expect, it } from "vitest";
import { asWritten } from "./asWritten";
import { parseMdx } from "./markdown";

function written(text: string): (string | undefined)[] {
  return parseMdx(text).children.map((block) =>
    asWritten(block, { text }, (url) => `https://site${url}`),
  );
}

describe("asWritten", () => {
  it("gives Markdown back as it is, line breaks and all", () => {
    const blocks = ["## A `b`", "one\ntwo *three*", "- a\n  - b", "| a |\n| -- |\n| b |"];
    expect(written(blocks.join("\n\n"))).toEqual(blocks);
  });

  it("replaces the addresses of links, each in its place", () => {
    expect(written('a [b](/c) and [`d`](/e "f"), [b](/c)')).toEqual([
      'a [b](https://site/c) and [`d`](https://site/e "f"), [b](https://site/c)',
    ]);
    expect(written("see https://a.example/b.")).toEqual(["see https://a.example/b."]);
  });

  it.each([
    "a <Known>b</Known>",
    "a {/* comment */}",
    "- a\n\n  <Known>b</Known>",
    "[a][b]\n\n[b]: /c",
    "![a](/b.png)",
    ":::note\n\na\n\n:::",
    '```tsx title="a.tsx"\nb\n```',
    "inside &lt;Uploady&gt;",
  ])("leaves %s to others", (text) => {
    expect(written(text)[0]).toBeUndefined();
  });
});
