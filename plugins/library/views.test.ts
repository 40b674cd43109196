import path from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { ViewBuilder } from "./build-views";
import { loadLibrary } from "./cache";
import { homesOf, readApiDocs, routeOf } from "./docs";
import { dataFiles } from "./index";
import {
  eventTableMarkdown,
  membersMarkdown,
  packageExportsMarkdown,
  packageFactsMarkdown,
  propTableMarkdown,
  relatedMarkdown,
  signatureMarkdown,
} from "./markdown";
import type { Library } from "./model";

const SITE = path.resolve(__dirname, "../..");

let library: Library;
let views: ViewBuilder;
beforeAll(async () => {
  library = await loadLibrary();
  views = new ViewBuilder(library, homesOf(readApiDocs(SITE)));
}, 30_000);

const symbol = (id: string) => {
  const found = library.symbols.find((entry) => entry.id === id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};
const rowNames = (id: string, full = false) =>
  views.propTable(symbol(id), full).sections.map((section) => ({
    from: section.from?.name,
    rows: section.rows.map((row) => row.name),
  }));

describe("prop tables", () => {
  test("keep own props and link the options they take over", () => {
    expect(rowNames("UploadButton")).toEqual([
      { from: "ButtonProps", rows: ["className", "id", "children", "text", "extraProps", "ref"] },
    ]);
    expect(views.propTable(symbol("UploadButton")).more).toEqual([
      { name: "UploadOptions", href: "/docs/api/types/#uploadoptions", allOptional: false },
    ]);
  });

  test("write inherited options out on demand", () => {
    const [own, inherited] = rowNames("UploadOptions", true);
    expect(own?.rows).toContain("formatGroupParamName");
    expect(inherited?.from).toBe("SendOptions");
    expect(inherited?.rows).not.toContain("formatGroupParamName");
    const method = views
      .propTable(symbol("UploadOptions"), true)
      .sections.flatMap((s) => s.rows)
      .find((row) => row.name === "method");
    expect(method).toMatchObject({ required: false, default: '"POST"' });
  });

  test("show an item as one list, though its types are split", () => {
    const [section, ...rest] = rowNames("BatchItem");
    expect(rest).toEqual([]);
    expect(section?.rows).toEqual([
      "url",
      "id",
      "batchId",
      "state",
      "uploadResponse",
      "uploadStatus",
      "completed",
      "loaded",
      "recycled",
      "previousBatch",
      "file",
    ]);
  });

  test("describe every row", () => {
    const bare = library.symbols.flatMap((entry) =>
      views
        .propTable(entry, true)
        .sections.flatMap((s) => s.rows)
        .filter((row) => row.text.length === 0)
        .map((row) => `${entry.id}.${row.name}`),
    );
    expect(bare).toEqual([]);
  });
});

test("types link to where they are documented", () => {
  const [row] = views.propTable(symbol("getChunkedEnhancer")).sections[0]?.rows ?? [];
  expect(row?.type).toEqual([{ t: "ChunkedOptions", href: "/docs/api/types/#chunkedoptions" }]);
});

describe("signatures", () => {
  test.each([
    ["useBatchAddListener", 'import { useBatchAddListener } from "@rpldy/uploady";'],
    ["UploadButton", 'import UploadButton from "@rpldy/upload-button";'],
    ["createUploader", 'import createUploader from "@rpldy/uploader";'],
    ["UploadOptions", 'import type { UploadOptions } from "@rpldy/uploady";'],
    ["BATCH_STATES", 'import { BATCH_STATES } from "@rpldy/uploady";'],
    ["useUploader", undefined],
  ])("%s is imported from where it is typed and real", (id, line) => {
    expect(views.signature(symbol(id)).importLine).toBe(line);
  });

  test("break long parameter lists into lines", () => {
    const code = views.signature(symbol("usePasteUpload")).code.map((t) => t.t);
    expect(code.join("")).toBe(
      [
        "usePasteUpload(",
        "  uploadOptions: UploadOptions,",
        "  element: React.RefObject<HTMLHtmlElement>,",
        "  onPasteUpload: PasteUploadHandler,",
        "): PasteUploadHookResult",
      ].join("\n"),
    );
  });
});

test("related symbols follow event, hook and HOC in every direction", () => {
  const related = (id: string) =>
    Object.fromEntries(
      views.related(symbol(id)).groups.map((g) => [g.label, g.links.map((l) => l.name)]),
    );
  expect(related("useBatchStartListener")).toMatchObject({
    Events: ["UPLOADER_EVENTS.BATCH_START"],
    HOCs: ["withBatchStartUpdate"],
  });
  expect(related("withBatchStartUpdate")).toMatchObject({ Hooks: ["useBatchStartListener"] });
  expect(related("ChunkedOptions")).toMatchObject({ Components: ["ChunkedUploady", "TusUploady"] });
  expect(related("UploadyContextType").Hooks).toEqual(["useUploady", "useUploadyContext"]);
});

test("data files differ also where a file system ignores case", () => {
  const files = [...dataFiles(library, readApiDocs(SITE), SITE).keys()];
  expect(new Set(files.map((name) => name.toLowerCase())).size).toBe(files.length);
});

test("routes follow the path, index pages and slugs", () => {
  expect(routeOf("api/hooks/useUploady", "")).toBe("/docs/api/hooks/useUploady/");
  expect(routeOf("api/index", "")).toBe("/docs/api/");
  expect(routeOf("introduction", "---\nslug: /\n---\n")).toBe("/docs/");
  expect(routeOf("api/x", "---\nslug: y\n---\n")).toBe("/docs/api/y/");
});

describe("Markdown", () => {
  test("signature", () => {
    expect(signatureMarkdown(views.signature(symbol("useRetry")))).toBe(
      '```ts\nimport { useRetry } from "@rpldy/retry-hooks";\n\nuseRetry(): RetryMethod\n```\n\nFrom [@rpldy/retry-hooks](/docs/packages/rpldy-retry-hooks/).',
    );
  });

  test("tables keep pipes inside cells", () => {
    const text = propTableMarkdown(views.propTable(symbol("UploadOptions")));
    expect(text).toContain("| `autoUpload` | `boolean` | `true` | Send files");
    expect(text).toContain(
      "And all of [SendOptions](/docs/api/types/#sendoptions), each optional.",
    );
    const paste = propTableMarkdown(views.propTable(symbol("asUploadButton")));
    expect(paste).toContain("ForwardRefExoticComponent<T> \\| React.ComponentType<T>");
  });

  test("constants, events, relations and packages", () => {
    expect(membersMarkdown(views.members(symbol("PREVIEW_TYPES")))).toContain(
      '| `IMAGE` | `"image"` |',
    );
    expect(eventTableMarkdown(views.eventTable())).toContain(
      '| `UPLOADER_EVENTS.ITEM_START` | `"FILE-START"` | `item: BatchItem` | yes | no | yes |',
    );
    expect(relatedMarkdown(views.related(symbol("useRetryListener")))).toContain(
      "- Events: [RETRY_EVENT](/docs/api/events/#retry_event)",
    );
    expect(packageFactsMarkdown(views.packageFacts("@rpldy/uploady"))).toContain(
      "| Version | 0.17.5 |",
    );
    const exports = packageExportsMarkdown(views.packageExports("@rpldy/native-uploady"));
    expect(exports).toContain("Mind: typed, but undefined at run time");
    expect(exports).toContain("NativeUploady](/docs/api/providers/native-uploady/) (default)");
  });
});
