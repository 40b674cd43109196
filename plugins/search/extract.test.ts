import { describe, expect, it } from "vitest";
import { extractPage, isIndexed } from "./extract";
import { sectionsOf } from "./fromSource";

// As the minifier leaves it: quotes and closing tags omitted where HTML allows.
const html = `<!doctype html><html><head><meta name=description content="What it gives."><meta name=keywords content=one,two>
<body><nav>Menu</nav><main><article><nav class=theme-doc-breadcrumbs><ul><li class=breadcrumbs__item><a href=/><svg></svg></a><li class=breadcrumbs__item>Hooks<li class=breadcrumbs__item>useRetry</ul></nav>
<div class="theme-doc-markdown markdown"><header><h1>useRetry</h1></header><p>Send <code>BatchItem</code> again.<ul><li>First point<li>Second point</ul>
<h2 class=anchor id=options>Options<a class=hash-link href=#options>\u200b</a></h2><table><tr id=option-autoUpload><td><code>autoUpload</code><td>Start at once.<tr><td><code>maxRetries</code><td>How often.</table>
<p>After the table.<button>Copy</button><pre><code>const retry = useRetryHook();</code></pre>
<h3 id=error>Error: <code>retry was not registered</code></h3><p>Add the enhancer.</div><footer>Tags</footer></article></main></html>`;

describe("a rendered page", () => {
  const extracted = extractPage("/docs/api/hooks/useRetry/", html);

  it("says what it is", () => {
    expect(extracted?.page).toMatchObject({
      route: "/docs/api/hooks/useRetry/",
      title: "useRetry",
      kind: "hook",
      sidebar: "api",
      crumbs: ["Hooks"],
      description: "What it gives.",
      keywords: expect.stringMatching(/^one, two, retry one file/),
    });
  });

  it("gives its sections and rows with their anchors and symbols", () => {
    expect(extracted?.sections).toEqual([
      ["", "", "BatchItem"],
      ["options", "Options", "maxRetries"],
      ["option-autoUpload", "autoUpload", "autoUpload"],
      ["error", "Error: retry was not registered", ""],
    ]);
  });

  it("gives the words that stand on the page, without its furniture", () => {
    expect(extracted?.texts).toEqual([
      ["Send BatchItem again. First point Second point", ""],
      ["maxRetries How often. After the table.", "const retry useRetryHook"],
      ["autoUpload Start at once.", ""],
      ["Add the enhancer.", ""],
    ]);
  });
});

describe("what is indexed", () => {
  it.each([
    ["/docs/api/", true],
    ["/docs/category/hooks/", true],
    ["/blog/road-to-1.0.0/", true],
    ["/blog/", false],
    ["/blog/tags/releases/", false],
    ["/docs/tags/hook/", false],
    ["/search/", false],
  ])("%s: %s", (route, indexed) => {
    expect(isIndexed(route)).toBe(indexed);
  });

  it("a category page gives its title and description only", () => {
    const category = extractPage(
      "/docs/category/hooks/",
      "<main><h1>Hooks</h1><article><h2 id=a>useA</h2></article></main>",
    );
    expect(category?.sections).toEqual([["", "", ""]]);
  });

  it("a page without a title is none", () => {
    expect(extractPage("/x/", "<main><p>Nothing</main>")).toBeUndefined();
  });
});

describe("a source page", () => {
  it("is split at its headings, code left out", () => {
    const source = `---\ntitle: X\n---\n\nimport A from "a";\n\nLead with [a link](./b.mdx).\n\n## First \`thing\`\n\n\`\`\`ts\n## no heading\n\`\`\`\n\n### Named {#own-name}\n\nWords.\n`;
    expect(sectionsOf(source).map(({ anchor, heading }) => [anchor, heading])).toEqual([
      ["", ""],
      ["first-thing", "First thing"],
      ["own-name", "Named"],
    ]);
  });
});
