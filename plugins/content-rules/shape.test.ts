import { readFileSync } from "node:fs";
import path from "node:path";
import { Globby } from "@docusaurus/utils";
import { describe, expect, it } from "vitest";
import { duplicateProblems, fillerProblems, type Page, shapeProblems } from "./shape";

const root = path.resolve(__dirname, "../..");

async function contentPages(): Promise<Page[]> {
  const files = await Globby(["docs/**/*.mdx", "blog/**/*.mdx"], { cwd: root });
  return files.sort().map((file) => ({ file, text: readFileSync(path.join(root, file), "utf8") }));
}

const guide = (sections: string[]) => ({
  file: "docs/guides/X.mdx",
  text: `---\ntitle: X\n---\n\nThe problem.\n\n${sections
    .map((section) => `## ${section}\n\n<Example name="X.y" />`)
    .join("\n\n")}\n`,
});
const complete = ["Try it", "How it works", "Variations", "Pitfalls", "Troubleshooting", "Related"];

describe("shape", () => {
  it("accepts a complete page, also with sections of its own", () => {
    expect(shapeProblems(guide(complete))).toEqual([]);
    expect(
      shapeProblems(guide([...complete.slice(0, 2), "On the server", ...complete.slice(2)])),
    ).toEqual([]);
  });

  it("names a missing section", () => {
    expect(shapeProblems(guide(complete.filter((name) => name !== "Pitfalls")))).toEqual([
      'docs/guides/X.mdx: the section "## Pitfalls" is missing',
    ]);
  });

  it("names sections in the wrong order", () => {
    expect(shapeProblems(guide(["How it works", "Try it", ...complete.slice(2)]))).toEqual([
      'docs/guides/X.mdx: "## How it works" stands before "## Try it"; swap them',
    ]);
  });

  it("wants a live example in a guide", () => {
    const { file, text } = guide(complete);
    expect(shapeProblems({ file, text: text.replaceAll("<Example", "<Other") })).toEqual([
      "docs/guides/X.mdx: does not show a live <Example />",
    ]);
  });
});

describe("words", () => {
  it("finds filler, but not in code", () => {
    const page = (text: string) => ({ file: "docs/x.mdx", text });
    expect(fillerProblems(page("You simply pass it."))).toHaveLength(1);
    expect(fillerProblems(page("Pass `simply` here.\n\n```ts\nsimply();\n```\n"))).toEqual([]);
  });

  it("finds a paragraph that stands on two pages", () => {
    const paragraph =
      "The uploader keeps the queue and hands every request to the sender it was given.";
    expect(
      duplicateProblems([
        { file: "docs/a.mdx", text: paragraph },
        { file: "docs/b.mdx", text: paragraph },
      ]),
    ).toEqual([expect.stringContaining("docs/b.mdx")]);
  });
});

describe("the pages of this site", () => {
  it("keep their shape", async () => {
    expect((await contentPages()).flatMap(shapeProblems)).toEqual([]);
  });

  it("hold no filler", async () => {
    expect((await contentPages()).flatMap(fillerProblems)).toEqual([]);
  });

  it("repeat no paragraph", async () => {
    expect(duplicateProblems(await contentPages())).toEqual([]);
  });
});
