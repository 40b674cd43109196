import { readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { DIAGRAM_TEXTS } from "../../src/components/diagrams/texts";
import { readExamples } from "../examples/files";
import { contentFiles, pageUrl } from "../examples/usage";
import { dataFiles } from "../library";
import { loadLibrary } from "../library/cache";
import { readApiDocs } from "../library/docs";
import { COMPONENTS } from "./components";
import { leftovers } from "./leftovers";
import { type TwinSite, twinOf } from "./twin";

const root = path.resolve(__dirname, "../..");
const url = "https://site.example";

let site: TwinSite;

beforeAll(async () => {
  const library = await loadLibrary();
  site = {
    url,
    root,
    library,
    examples: new Map(readExamples(root).map((example) => [example.name, example])),
    data: dataFiles(library, readApiDocs(root), root),
    permalinks: new Map(contentFiles(root).map((file) => [file, pageUrl(root, file)])),
  };
}, 120_000);

const page = (text: string, file = "docs/api/hooks/useUploady.mdx") => ({
  permalink: "/docs/api/hooks/useUploady/",
  title: "A page",
  description: "What it is about.",
  body: { file, text },
});

/** The twin of a page with this text, without the lines that every twin begins with. */
async function body(text: string, file?: string): Promise<string> {
  const twin = await twinOf(page(text, file), site);
  const [, , , , , , ...lines] = twin.split("\n");
  return lines.join("\n").trim();
}

describe("a twin", () => {
  it("begins with title, description and source", async () => {
    expect(await twinOf(page("---\ntitle: A page\n---\n\nText.\n"), site)).toBe(
      [
        "# A page",
        "",
        "> What it is about.",
        "",
        `Source: <${url}/docs/api/hooks/useUploady/>`,
        "",
        "Text.",
        "",
      ].join("\n"),
    );
  });

  it("of a category page lists its pages", async () => {
    const twin = await twinOf(
      {
        ...page(""),
        body: { list: [{ permalink: "/docs/a/", title: "A", description: "First." }] },
      },
      site,
    );
    expect(twin).toContain(`- [A](${url}/docs/a/): First.`);
  });

  it("has links that work anywhere", async () => {
    const text =
      "[file](./useRetry.mdx#example), [up](../../guides/Crop.mdx), [here](#part), [root](/blog/), [out](https://example.com)";
    expect(await body(text)).toBe(
      `[file](${url}/docs/api/hooks/useRetry/#example), [up](${url}/docs/guides/Crop/), [here](${url}/docs/api/hooks/useUploady/#part), [root](${url}/blog/), [out](https://example.com)`,
    );
  });

  it("keeps code as it is and drops what only the site reads of a fence", async () => {
    const text = '```tsx title="App.tsx" {2} unchecked="why"\n<Uploady {...props}>\n```';
    expect(await body(text)).toBe('```tsx title="App.tsx"\n<Uploady {...props}>\n```');
  });

  it("uses a longer fence where the code holds one", async () => {
    expect(await body("````md\n```ts\n```\n````")).toBe("````md\n```ts\n```\n````");
  });

  it("drops imports, comments and the ids of headings", async () => {
    const text =
      'import x from "y";\n\n## Part {/* #own-id */}\n\n{/* truncate */}\n\nText{" "}end.';
    expect(await body(text)).toBe("## Part\n\nText end.");
  });

  it("makes quotes of boxes and leaves lone colons alone", async () => {
    expect(await body(":::warning[Mind *this*]\n\nBody.\n\n:::")).toBe(
      "> **Warning: Mind _this_**\n>\n> Body.",
    );
    expect(await body(":::note\nBody.\n:::")).toBe("> **Note**\n>\n> Body.");
    expect(await body("Ratio a:b stays.")).toBe("Ratio a:b stays.");
  });

  it("makes one list of those that follow each other", async () => {
    expect(await body('<Related of="useRetry" />\n\n- Own entry')).toMatch(/^- .*\n- Own entry$/m);
  });

  it("makes sections of tabs", async () => {
    const text =
      '## Part\n\n<Tabs>\n<TabItem value="a" label="One">\n\nFirst.\n\n</TabItem>\n<TabItem value="b">\n\nSecond.\n\n</TabItem>\n</Tabs>';
    expect(await body(text)).toBe("## Part\n\n### One\n\nFirst.\n\n### b\n\nSecond.");
  });
});

describe("every component becomes Markdown", () => {
  const written: Record<string, [mdx: string, expected: (string | RegExp)[]]> = {
    Signature: [
      '<Signature of="useUploady" />',
      ["```ts\nimport { useUploady } from", `](${url}/docs/packages/rpldy-shared-ui/)`],
    ],
    ApiNotes: ['<ApiNotes of="UPLOADER_EVENTS" />', [/\w+/]],
    PropTable: [
      '<PropTable of="UploadButton" />',
      ["| Name | Type | Default | Description |", "`extraProps`"],
    ],
    Members: ['<Members of="FILE_STATES" />', ["| Name | Value | Description |", '`"finished"`']],
    Related: ['<Related of="useItemFinishListener" />', [`- Events: [UPLOADER`, `](${url}/docs/`]],
    EventPayload: [
      '<EventPayload of="BATCH_ADD" />',
      ["`UPLOADER_EVENTS.BATCH_ADD`", "Return value:"],
    ],
    EventTable: ["<EventTable />", ["| Event |", "`UPLOADER_EVENTS.ITEM_START`"]],
    LifecycleMap: ["<LifecycleMap />", ["Step of a batch", `](${url}/docs/api/events/#batch_add)`]],
    PackageFacts: ['<PackageFacts of="@rpldy/uploady" />', ["| Version | 0.17.5 |"]],
    PackageExports: [
      '<PackageExports of="@rpldy/retry" />',
      ["| Export | Kind |", `](${url}/docs/`],
    ],
    Example: [
      '<Example name="Crop.single" height="regular" />',
      ['```tsx title="Crop.single.tsx"\n', '```tsx title="Crop.single.CropBox.tsx"\n', "```css"],
    ],
    ServerFile: ['<ServerFile name="multipart.ts" />', ['```ts title="servers/multipart.ts"\n']],
    Install: [
      '<Install packages="uploady retry" />',
      [
        "```bash\nnpm install @rpldy/uploady@0.17.5 @rpldy/retry@",
        "```bash\nyarn add",
        "```bash\npnpm add",
        "```bash\nbun add",
        `](${url}/docs/getting-started/installation/#overrides)`,
      ],
    ],
    Known: [
      '<Known mendedIn="1.0.0" title="It breaks">\n\n- Try\n\n```ts\nx\n```\n\n</Known>',
      [
        "> **Known in 0.17.5: It breaks**\n>\n> - Try\n>\n> ```ts\n> x\n> ```\n>\n> Mended in 1.0.0.",
      ],
    ],
    ErrorDecoder: ["<ErrorDecoder />", ["Cause: ", "Cure: ", `](${url}/docs/api/context/#`]],
    RecipeBuilder: [
      '<RecipeBuilder anchor="build-your-own" />',
      [`[Fill it in on the page](${url}/docs/api/hooks/useUploady/#build-your-own)`],
    ],
    Tabs: ["<Tabs>\n\nText\n\n</Tabs>", ["Text"]],
    TabItem: ['<TabItem label="One">Text</TabItem>', ["## One\n\nText"]],
    details: ["<details>\n<summary>More</summary>\n\nText\n\n</details>", ["**More**", "Text"]],
    summary: ["<summary>More</summary>", ["**More**"]],
    kbd: ["Press <kbd>Escape</kbd>.", ["Press Escape."]],
    br: ["one<br />two", ["one\\\ntwo"]],
    ...Object.fromEntries(
      Object.entries(DIAGRAM_TEXTS).map(([name, { title, caption }]) => [
        name,
        [`<${name} />`, [`**${title}.** ${caption.slice(0, 12)}`]],
      ]),
    ),
  };

  it("and each has a test here", () => {
    expect(Object.keys(written).sort()).toEqual(Object.keys(COMPONENTS).sort());
  });

  it.each(Object.entries(written))("%s", async (_name, [mdx, expected]) => {
    const made = await body(mdx);
    for (const part of expected) {
      if (typeof part === "string") expect(made).toContain(part);
      else expect(made).toMatch(part);
    }
    expect(leftovers(made)).toEqual([]);
  });

  it("also those that <ApiSections /> opens", async () => {
    const made = await body('<ApiSections of="BATCH_STATES" />', "docs/api/constants.mdx");
    expect(made).toMatch(/^## BATCH\\?_STATES/);
    expect(made).toContain("| Name | Value | Description |");
  });

  it("or the build stops and names file, line and component", async () => {
    await expect(body("Text.\n\n<Playground />")).rejects.toThrow(
      "docs/api/hooks/useUploady.mdx:3: <Playground> has no form as Markdown (mend: add it to plugins/twins/components.ts)",
    );
    await expect(body("{props.x}")).rejects.toThrow("{props.x} has no form as Markdown");
    await expect(body("[x](./gone.mdx)")).rejects.toThrow('"./gone.mdx" leads to no page');
    await expect(body('<Example name="No.where" />')).rejects.toThrow(
      'docs/api/hooks/useUploady.mdx:1: <Example>: no example is called "No.where"',
    );
    await expect(body(":::foo\nx\n:::")).rejects.toThrow('":::foo" is no known kind of box');
  });
});

describe("leftovers", () => {
  it.each([
    ["<Example name />", "<Example"],
    ["{/* note */}", "{/*"],
    ['import x from "y";', "import x"],
    [":::note", ":::note"],
    ["```ts\ncode", "a fence that never ends"],
    ["[x](./y.mdx)", "./y.mdx"],
    ["[x](/docs/)", "/docs/"],
  ])("names %s", (text, found) => {
    expect(leftovers(text).join()).toContain(found);
  });

  it("lets code be", () => {
    expect(leftovers('`<Uploady>` and\n\n```tsx\nimport x from "y";\n{/* a */}\n```\n')).toEqual(
      [],
    );
  });
});

describe("the pages of this site", () => {
  const twinOfFile = (file: string) =>
    twinOf(
      {
        ...page(readFileSync(path.join(root, file), "utf8"), file),
        permalink: pageUrl(root, file),
      },
      site,
    );

  it("all have a twin without a trace of MDX", async () => {
    const problems = new Map<string, string[]>();
    for (const file of contentFiles(root)) {
      const found = leftovers(await twinOfFile(file));
      if (found.length > 0) problems.set(file, found);
    }
    expect([...problems]).toEqual([]);
  }, 120_000);

  it("give the same twin each time", async () => {
    for (const file of [
      "docs/api/events.mdx",
      "docs/guides/Crop.mdx",
      "docs/packages/rpldy-uploady.mdx",
    ]) {
      expect(await twinOfFile(file), file).toBe(await twinOfFile(file));
    }
  }, 120_000);
});
