import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { compile } from "@mdx-js/mdx";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadLibrary } from "./cache";
import remarkLibrary from "./remark";

let dir: string;
beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), "remark-library-"));
  await loadLibrary();
}, 30_000);
afterAll(() => rmSync(dir, { recursive: true }));

async function compiled(value: string, name = "page.mdx"): Promise<string> {
  const file = { value, path: path.join(dir, name) };
  return String(await compile(file, { remarkPlugins: [remarkLibrary], jsx: true }));
}

describe("components get their data", () => {
  test("one import per file, passed as data", async () => {
    const code = await compiled(
      'Text.\n\n<Signature of="useUploady" />\n\n<PropTable of="UploadOptions" full />\n\n<Signature of="useUploady" />\n',
    );
    expect(code.match(/^import .*$/gm)).toEqual([
      'import libraryData0 from "@generated/library/default/signature.useUploady.json";',
      'import libraryData1 from "@generated/library/default/prop-table.UploadOptions.full.json";',
    ]);
    expect(code.match(/data=\{libraryData0\}/g)).toHaveLength(2);
    expect(code).toContain("data={libraryData1}");
  });

  test.each([
    ['<EventPayload of="CHUNK_START" />', "event-payload.CHUNK_START.json"],
    ["<EventTable />", "event-table.json"],
    ["<LifecycleMap />", "lifecycle-map.json"],
    ['<PackageFacts of="@rpldy/uploady" />', "package-facts.uploady.json"],
    ['<PackageExports of="@rpldy/shared-ui" />', "package-exports.shared-ui.json"],
    ['<Members of="BATCH_STATES" />', "members.BATCH_STATES.json"],
    ['<Related of="shared/hasWindow" />', "related.shared-hasWindow.json"],
    ['Inline <Signature of="send" /> too.', "signature.send.json"],
  ])("%s", async (mdx, file) => {
    expect(await compiled(mdx)).toContain(`"@generated/library/default/${file}"`);
  });

  test("a page without them stays as it is", async () => {
    expect(await compiled("# Hello\n")).not.toContain("@generated");
  });
});

describe("a wrong name stops the build", () => {
  test.each([
    [
      '<Signature of="useUplody" />',
      /page\.mdx:1: <Signature of="useUplody" \/>: the library has no useUplody\. Did you mean useUploady\?/,
    ],
    ['<EventPayload of="BATCH_ADDED" />', /Did you mean BATCH_ADD\?/],
    ['<Members of="useUploady" />', /useUploady is a hook and has nothing to show there/],
    ["<PropTable />", /<PropTable> needs an "of"/],
    ["<ApiSections />", /finds no symbols/],
  ])("%s", async (mdx, message) => {
    await expect(compiled(mdx)).rejects.toThrow(message);
  });
});

test("<ApiSections /> writes a section for each symbol beside the page", async () => {
  writeFileSync(
    path.join(dir, "some.api.yml"),
    'BATCH_STATES: { summary: "States." }\nBatch: { summary: "A batch." }\n',
  );
  const code = await compiled("Intro.\n\n<ApiSections />\n", "some.mdx");
  expect(code).toMatch(/<_components\.h2 id="batch_states">/);
  expect(code).toMatch(/<_components\.h2 id="batch">/);
  for (const file of [
    "signature.Batch",
    "api-notes.Batch",
    "prop-table.Batch",
    "members.BATCH_STATES",
  ]) {
    expect(code).toContain(`/${file}.json"`);
  }
  const one = await compiled('<ApiSections of="Batch" level="3" />\n', "some.mdx");
  expect(one).toMatch(/<_components\.h3 id="batch">/);
  expect(one).not.toContain("BATCH_STATES");
});
