import path from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { cardOf } from "./card";
import { drawCard } from "./draw";
import { withCard } from "./frontMatter";

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

describe("drawCard", () => {
  it("draws the size that social networks expect, the same each time", async () => {
    const card = { title: "Show upload progress", section: "Guide" };
    const drawing = drawCard(card);
    expect(drawing).toBe(drawCard(card));
    expect(drawing).not.toContain("<text");
    const { width, height } = await sharp(Buffer.from(drawing)).metadata();
    expect([width, height]).toEqual([1200, 630]);
  });

  it("makes room for the longest name of the library", () => {
    const longest = { title: "getUploadPreviewForBatchItemsMethod", section: "API" };
    expect(drawCard(longest)).toContain("<path");
    expect(() => drawCard({ title: "word ".repeat(80), section: "API" })).toThrow("shorten");
  });
});

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
