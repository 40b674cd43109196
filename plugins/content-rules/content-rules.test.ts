import { describe, expect, it } from "vitest";
import { docSchema, frontMatterProblems, postSchema } from "./frontMatter";
import { docIdsOf, navbarProblems, nearest, sidebarProblems } from "./references";

const vocabulary = ["hook", "event"];
const good = {
  title: "useUploady",
  sidebar_label: "useUploady",
  description: "The context of the nearest provider: upload, options, pending files and events.",
  tags: ["hook"],
};

function problemsOf(change: Record<string, unknown>) {
  return frontMatterProblems("docs/x.mdx", { ...good, ...change }, docSchema(vocabulary, true));
}

describe("front matter", () => {
  it("accepts a complete page", () => {
    expect(problemsOf({})).toEqual([]);
  });

  it.each([
    [{ title: undefined }, "docs/x.mdx: title: is missing; add the title of the page"],
    [
      { description: "Too short." },
      "docs/x.mdx: description: has 10 characters; write at least 50",
    ],
    [
      { description: "x".repeat(161) },
      "docs/x.mdx: description: has 161 characters; cut it to 160",
    ],
    [{ tags: ["hok"] }, 'docs/x.mdx: tags: "hok" is not in tags.yml; use one of: hook, event'],
    [{ tags: [] }, "docs/x.mdx: tags: needs at least 1 entry from tags.yml"],
    [
      { sidebar_label: undefined },
      "docs/x.mdx: sidebar_label: is missing; add the short label shown in the sidebar",
    ],
    [{ descripton: "x" }, "docs/x.mdx: descripton: is not a known field; remove or rename it"],
  ])("names file, field and mend for %j", (change, line) => {
    expect(problemsOf(change)).toEqual([line]);
  });

  it("asks a post for its authors", () => {
    const { sidebar_label: _, ...post } = good;
    expect(
      frontMatterProblems("blog/p.mdx", { ...post, slug: "p" }, postSchema(vocabulary)),
    ).toEqual(["blog/p.mdx: authors: must be a list of authors, each with name and url"]);
  });
});

describe("sidebars", () => {
  const sidebars = {
    docs: [
      "introduction",
      { type: "category" as const, label: "Guides", items: ["guides/Crop", "guides/Corp"] },
    ],
  };

  it("finds ids at every depth", () => {
    expect(docIdsOf(sidebars.docs)).toEqual(["introduction", "guides/Crop", "guides/Corp"]);
  });

  it("names the entry without a doc and what was probably meant", () => {
    expect(sidebarProblems(sidebars, ["introduction", "guides/Crop"])).toEqual([
      'sidebars.ts: docs: no doc has the id "guides/Corp"; did you mean "guides/Crop"?',
    ]);
  });
});

describe("navbar", () => {
  it.each([
    [
      { type: "docSidebr" },
      /navbar\.items\[0\]: type "docSidebr" is unknown; did you mean "docSidebar"/,
    ],
    [
      { type: "doc", docId: "introdction" },
      /no doc has the id "introdction"; did you mean "introduction"/,
    ],
    [
      { type: "docSidebar", sidebarId: "doc" },
      /no sidebar has the id "doc"; use one of: docs, api/,
    ],
  ])("describes the mistake in %j", (item, message) => {
    expect(navbarProblems([item], ["introduction"], ["docs", "api"])).toEqual([
      expect.stringMatching(message),
    ]);
  });

  it("accepts custom types and plain links", () => {
    const items = [{ type: "custom-registryLink" }, { to: "/blog/", label: "Blog" }];
    expect(navbarProblems(items, [], [])).toEqual([]);
  });
});

describe("nearest", () => {
  it("gives nothing when no name is close", () => {
    expect(nearest("completely-different", ["hook"])).toBeUndefined();
  });
});
