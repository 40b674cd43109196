import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { checkLibrary, problemsOf } from "./check";
import { readApiDocs } from "./docs";
import { extractLibrary } from "./extract";
import { type FixtureSite, fixtureSite } from "./fixture";
import { type Surface, surfaceChanges, surfaceOf } from "./surface";

let site: FixtureSite;
beforeEach(() => {
  site = fixtureSite();
});
afterEach(() => site.dispose());

async function problems(): Promise<string[]> {
  const library = await extractLibrary(site.source);
  return problemsOf(library, readApiDocs(site.dir), { requirePages: true, eventFacts: [] });
}

const changesSince = async (accepted: Surface) =>
  surfaceChanges(accepted, surfaceOf(await extractLibrary(site.source)));

test("the fixture is in order", async () => {
  expect(await problems()).toEqual([]);
});

describe("library and pages drift apart", () => {
  test("a renamed export: the old name is a ghost, the new one has no home", async () => {
    site.edit("library/core/types/index.d.ts", "const openBox", "const opensBox");
    site.edit("library/core/lib/cjs/index.js", "exports.openBox", "exports.opensBox");
    site.edit("library/ui/types/index.d.ts", "openBox", "opensBox");
    site.edit(
      "library/ui/lib/cjs/index.js",
      "exports.openBox = core.openBox",
      "exports.opensBox = core.opensBox",
    );
    expect(await problems()).toEqual([
      "docs/rest.api.yml: openBox is not exported by any package. Remove it, or rename it to opensBox.",
      "@fixture/core: opensBox is exported but documented nowhere. List it in the .api.yml of the page it belongs to.",
    ]);
  });

  test("a deleted export", async () => {
    site.edit("library/ui/types/index.d.ts", "export const useBox: Hook<BoxOptions>;", "");
    site.edit("library/ui/lib/cjs/index.js", "exports.useBox = () => undefined;", "");
    expect(await problems()).toEqual([
      expect.stringMatching(
        /^docs\/rest\.api\.yml: useBox is not exported by any package\. Remove it/,
      ),
    ]);
  });

  test("an undocumented export", async () => {
    site.edit("docs/rest.api.yml", 'hidden:\n  summary: "There, but not typed."', "");
    expect(await problems()).toEqual([
      "@fixture/core: hidden is exported but documented nowhere. List it in the .api.yml of the page it belongs to.",
    ]);
  });

  test("an undocumented prop, and a described one that is gone", async () => {
    site.edit("library/ui/types/index.d.ts", "color: string;", "colour: string;");
    expect(await problems()).toEqual([
      'docs/rest.api.yml: BoxProps: member "colour" has no description. Add it under members.',
      'docs/rest.api.yml: BoxProps: "color" is described but does not exist. Remove it from members.',
    ]);
  });

  test("an undocumented parameter and an undocumented enum value", async () => {
    site.edit("docs/rest.api.yml", '    name: "Which."\n', "");
    site.edit("docs/rest.api.yml", '    SHUT: "It is shut."\n', "");
    expect(await problems()).toEqual([
      'docs/rest.api.yml: openBox: parameter "name" has no description. Add it under members.',
      'docs/rest.api.yml: BOX_STATES: value "SHUT" has no description. Add it under members.',
    ]);
  });

  test("props described at the component instead of at their type", async () => {
    site.edit(
      "docs/box.api.yml",
      'summary: "A box."',
      'summary: "A box."\n  members: { color: x }',
    );
    expect(await problems()).toEqual([
      'docs/box.api.yml: Box: "color" is described but does not exist. Describe it at BoxProps.',
    ]);
  });

  test("two homes, no page, no section", async () => {
    site.edit("docs/box.api.yml", "Box:", 'forgotten: { summary: "Twice." }\nBox:');
    site.remove("docs/box.mdx");
    site.edit(
      "docs/rest.mdx",
      "<ApiSections />",
      '<ApiSections of="BoxOptions, BoxProps" />\n## `openBox`\n## Follow {#usebox}\n## BOX_STATES\n## hidden',
    );
    expect(await problems()).toEqual([
      "docs/box.api.yml: no page beside it. Add docs/box.mdx.",
      "docs/rest.api.yml: forgotten is already documented in docs/box.api.yml. Keep one.",
      "docs/rest.mdx: no section for forgotten. Add a heading with the id forgotten, or move forgotten out of docs/rest.api.yml.",
    ]);
  });

  test("a file that is not in the agreed shape", async () => {
    site.edit("docs/box.api.yml", "summary", "sumary");
    expect(await problems()).toContainEqual(expect.stringMatching(/^docs\/box\.api\.yml: Box/));
  });

  test("everything is told in one error", async () => {
    site.edit("docs/rest.api.yml", '    name: "Which."\n', "");
    site.edit("docs/rest.api.yml", '    SHUT: "It is shut."\n', "");
    const library = await extractLibrary(site.source);
    const docs = readApiDocs(site.dir);
    expect(() => checkLibrary(library, docs, { requirePages: true, eventFacts: [] })).toThrow(
      /^The API reference has 2 problems:\n {2}docs\/rest.*"name".*\n {2}docs\/rest.*"SHUT"/,
    );
  });
});

describe("the library changes under the pages", () => {
  test("a default", async () => {
    const accepted = surfaceOf(await extractLibrary(site.source));
    // A second copy, since Node keeps the modules of the first one.
    const changed = fixtureSite();
    changed.edit("library/core/lib/cjs/defaults.js", "size: 3", "size: 4");
    const lines = surfaceChanges(accepted, surfaceOf(await extractLibrary(changed.source)));
    changed.dispose();
    expect(lines).toEqual([
      "BoxOptions: default of .size changed from 3 to 4. Update its page, then run npm run library:accept.",
    ]);
  });

  test("signature, added and removed names", async () => {
    const accepted = surfaceOf(await extractLibrary(site.source));
    site.edit("library/core/types/index.d.ts", "name?: string", "name: string");
    site.edit("library/core/types/index.d.ts", "forgotten: () => void", "remembered: () => void");
    const lines = await changesSince(accepted);
    expect(lines).toContainEqual(expect.stringMatching(/^forgotten: is gone\./));
    expect(lines).toContainEqual(expect.stringMatching(/^remembered: is new\./));
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^openBox: signature changed from .*name\?: string.* to .*name: string/,
      ),
    );
  });
});
