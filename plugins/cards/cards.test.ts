import path from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { cardOf } from "./card";
import { SHADES } from "./colors";
import { FRAME, lettersOf, PALETTE } from "./draw";
import { withCard } from "./frontMatter";
import { pictureOf } from "./picture";

describe("cardOf", () => {
  it("names kind and place after the folder", () => {
    expect(cardOf(path.join("docs", "api", "hooks", "useUploady.mdx"), "useUploady")).toEqual({
      title: "useUploady",
      section: "API · Hook",
      image: "img/cards/docs/api/hooks/useUploady.png",
    });
    expect(cardOf("docs/introduction.mdx", "Introduction").section).toBe("Documentation");
  });

  it("asks for a section for an unknown folder", () => {
    expect(() => cardOf("notes/a.mdx", "A")).toThrow("notes/a.mdx");
  });
});

describe("pictureOf", () => {
  const card = { title: "Show upload progress", section: "Guide" };

  it("has the size that social networks expect, and is the same each time", async () => {
    const picture = await pictureOf(card);
    expect(picture.equals(await pictureOf(card))).toBe(true);
    const { width, height } = await sharp(picture).metadata();
    expect([width, height]).toEqual([1200, 630]);
  });

  it("shows the words as their outlines would be drawn, also where letters overlap", async () => {
    const card = { title: "Type AV To fj jf", section: "Guide" };
    const letters = lettersOf(card).map(({ glyph, size, x, y, paint }) => {
      const color = PALETTE[paint + SHADES - 1]?.join(",");
      return `<path fill="rgb(${color})" d="${glyph.getPath(x, y, size).toPathData(2)}"/>`;
    });
    const drawn = await pixelsOf(Buffer.from(FRAME.replace("</svg>", `${letters.join("")}</svg>`)));
    const painted = await pixelsOf(await pictureOf(card));
    const farthest = painted.reduce(
      (most, value, at) => Math.max(most, Math.abs(value - (drawn[at] ?? 0))),
      0,
    );
    expect(farthest).toBeLessThan(16);
  });

  it("makes room for the longest name of the library", async () => {
    const longest = { title: "getUploadPreviewForBatchItemsMethod", section: "API" };
    expect(lettersOf(longest)[3 + longest.title.length - 1]?.x).toBeLessThan(1200 - 96);
    expect(() => lettersOf({ title: "word ".repeat(80), section: "API" })).toThrow("shorten");
  });
});

const pixelsOf = (picture: Buffer) => sharp(picture).removeAlpha().raw().toBuffer();

describe("withCard", () => {
  const parse = (filePath: string, frontMatter: Record<string, unknown>) =>
    withCard("/site")({
      filePath,
      fileContent: "",
      defaultParseFrontMatter: async () => ({ frontMatter, content: "" }),
    });

  it("gives a page its own card", async () => {
    const { frontMatter } = await parse("/site/docs/guides/Crop.mdx", { title: "Crop" });
    expect(frontMatter.image).toBe("/img/cards/docs/guides/Crop.png");
  });

  it("leaves a card that the page names, and files that are no pages", async () => {
    const named = await parse("/site/docs/a.mdx", { title: "A", image: "/img/a.png" });
    expect(named.frontMatter.image).toBe("/img/a.png");
    const other = await parse("/site/examples/a.md", { title: "A" });
    expect(other.frontMatter.image).toBeUndefined();
  });
});
