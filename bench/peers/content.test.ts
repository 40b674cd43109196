import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { fileOf, frontMatter, multiply, pageOf, readTwins } from "./content";
import { sidebarOf } from "./sidebar";

const TWIN = `# Show \\*progress\\*

> What it does.

Source: <https://react-uploady.org/docs/guides/ProgressUI/>

See [the hook](https://react-uploady.org/docs/api/useIt/#params), <https://example.org/a> and
[the tags](https://react-uploady.org/docs/tags/).

\`\`\`html
<https://react-uploady.org/docs/api/useIt/>
\`\`\`
`;
let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), "twins-"));
  const write = (address: string, text: string) => {
    mkdirSync(path.join(dir, address), { recursive: true });
    writeFileSync(path.join(dir, address, "index.md"), text);
  };
  write("docs", "# Start\n\n> Begin here.\n\nText.\n");
  write("docs/guides/ProgressUI", TWIN);
  write("docs/api/useIt", "# useIt\n\nText.\n");
  write("blog/road-to-1.0.0", "# Road\n\nText.\n");
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

it("takes title and description apart from the text", () => {
  const page = pageOf("/docs/guides/ProgressUI/", TWIN);
  expect(page).toMatchObject({
    slug: "docs/guides/progressui",
    title: "Show *progress*",
    description: "What it does.",
  });
  expect(page.body.startsWith("See [the hook]")).toBe(true);
});

it("makes links to its pages local, leaves others and code alone", () => {
  const guide = readTwins(dir).find(({ slug }) => slug === "docs/guides/progressui");
  expect(guide?.body).toContain("[the hook](/docs/api/useit#params)");
  expect(guide?.body).toContain("[https://example.org/a](https://example.org/a)");
  expect(guide?.body).toContain("(https://react-uploady.org/docs/tags/)");
  expect(guide?.body).toContain("<https://react-uploady.org/docs/api/useIt/>");
});

it("reads the documents only, and says when there are none", () => {
  expect(readTwins(dir).map(({ slug }) => slug)).toEqual([
    "docs/api/useit",
    "docs/guides/progressui",
    "docs",
  ]);
  rmSync(path.join(dir, "docs"), { recursive: true });
  expect(() => readTwins(dir)).toThrow(/npm run build/);
});

it("copies pages under other addresses, which link to each other", () => {
  const grown = multiply(readTwins(dir), 3);
  expect(grown).toHaveLength(9);
  expect(new Set(grown.map(({ slug }) => slug)).size).toBe(9);
  const copy = grown.find(({ slug }) => slug === "docs/copy-3/guides/progressui");
  expect(copy?.body).toContain("(/docs/copy-3/api/useit#params)");
});

it("makes a page with pages below it their index", () => {
  const pages = readTwins(dir);
  expect(fileOf("docs", pages)).toBe("docs/index.md");
  expect(fileOf("docs/api/useit", pages)).toBe("docs/api/useit.md");
});

it("groups the sidebar by folders", () => {
  expect(sidebarOf(readTwins(dir))).toEqual([
    { slug: "docs", label: "Start" },
    { label: "Api", items: [{ slug: "docs/api/useit", label: "useIt" }] },
    { label: "Guides", items: [{ slug: "docs/guides/progressui", label: "Show *progress*" }] },
  ]);
});

it("quotes front matter and leaves out what is empty", () => {
  expect(frontMatter({ title: 'A "b": c', description: "" })).toBe(
    '---\ntitle: "A \\"b\\": c"\n---\n\n',
  );
});
