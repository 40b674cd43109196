import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { compile } from "@mdx-js/mdx";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadLibrary } from "./cache";
import { readApiDocs } from "./docs";
import { dataFiles } from "./index";
import remarkLibrary from "./remark";

const SITE = path.resolve(__dirname, "../..");

let dir: string;
let data: Map<string, unknown>;
beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), "remark-library-"));
  data = dataFiles(await loadLibrary(), readApiDocs(SITE), SITE);
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
      'import libraryData0 from "@generated/library/default/symbol.useUploady.json";',
      'import libraryData1 from "@generated/library/default/symbol.UploadOptions.json";',
    ]);
    expect(code.match(/data=\{libraryData0\.Signature\}/g)).toHaveLength(2);
    expect(code).toContain("data={libraryData1.FullPropTable}");
  });

  test.each([
    ['<EventPayload of="CHUNK_START" />', "event.CHUNK_START", "EventPayload"],
    ["<EventTable />", "EventTable", "EventTable"],
    ["<LifecycleMap />", "LifecycleMap", "LifecycleMap"],
    ['<PackageFacts of="@rpldy/uploady" />', "package.uploady", "PackageFacts"],
    ['<PackageExports of="@rpldy/shared-ui" />', "package.shared-ui", "PackageExports"],
    ['<Members of="BATCH_STATES" />', "symbol.BATCH_STATES", "Members"],
    ['<Related of="shared/hasWindow" />', "symbol.shared-hasWindow", "Related"],
    ['Inline <Signature of="send" /> too.', "symbol.send", "Signature"],
  ])("%s", async (mdx, file, key) => {
    const code = await compiled(mdx);
    expect(code).toContain(`"@generated/library/default/${file}.json"`);
    expect(code).toContain(`data={libraryData0.${key}}`);
    expect(data.get(`${file}.json`)).toHaveProperty(key);
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
  expect(code).toContain('/symbol.BATCH_STATES.json"');
  expect(code).toContain('/symbol.Batch.json"');
  expect(code.match(/<\w+ of="\w+" data=\{[^}]+/g)).toEqual([
    '<Signature of="BATCH_STATES" data={libraryData0.Signature',
    '<ApiNotes of="BATCH_STATES" data={libraryData0.ApiNotes',
    '<Members of="BATCH_STATES" data={libraryData0.Members',
    '<Signature of="Batch" data={libraryData1.Signature',
    '<ApiNotes of="Batch" data={libraryData1.ApiNotes',
    '<PropTable of="Batch" data={libraryData1.PropTable',
  ]);
  const one = await compiled('<ApiSections of="Batch" level="3" />\n', "some.mdx");
  expect(one).toMatch(/<_components\.h3 id="batch">/);
  expect(one).not.toContain("BATCH_STATES");
});
