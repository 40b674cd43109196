import { expect, it } from "vitest";
import type { Library } from "../../plugins/library/model";
import { documentCopy, writtenOut } from "./copy";
import { hookOf, ownTime } from "./pluginShare";

it("moves the addresses that a document chooses itself", () => {
  expect(documentCopy("---\nslug: /\ntitle: A\n---\n", 2)).toContain("slug: /copy-2/\n");
  expect(documentCopy("---\ntitle: A\n---\nslug", 2)).toBe("---\ntitle: A\n---\nslug");
});

it("writes the sections of a page out, at their level", () => {
  // No symbols, so that no view has anything to show; headings remain.
  const library = { symbols: [], packages: [] } as unknown as Library;
  expect(writtenOut('<ApiSections level="3" />', ["pkg/One", "Two"], library)).toBe(
    "### One\n\n### Two",
  );
  expect(writtenOut('Text\n<ApiSections of="Two, Three" />', [], library)).toBe(
    "Text\n## Two\n\n## Three",
  );
});

it("reads how long hooks of our plugins took", () => {
  const names = ["library", "search"];
  const line = (label: string, time: string) =>
    `[PERF] Build > en > ${label} - ${time} - (Heap 90mb -> 120mb / Total 200mb)`;
  const load = "Load site > Load plugins > Load plugins content > Load";
  expect(hookOf(line(`${load} library@default`, "1.25 seconds!"), names)).toEqual({
    name: "library, reading",
    ms: 1250,
    shared: true,
  });
  expect(
    hookOf(line("allContentLoaded() > allContentLoaded() - search@default", "80.5 ms"), names),
  ).toEqual({ name: "search, all read", ms: 80.5, shared: false });
  expect(hookOf(line("postBuild()", "2.00 seconds!"), names)).toMatchObject({ ms: 2000 });
  expect(hookOf(line(`${load} docs@default`, "900.00 ms"), names)).toBeUndefined();
  expect(hookOf("compiled 90 files in 3.00 seconds", names)).toBeUndefined();
});

it("counts our code, what it calls, and waiting for a hook of ours", () => {
  const frame = (url: string, functionName = "run") => ({ url, functionName });
  const profile = {
    nodes: [
      { id: 1, callFrame: frame("", "(root)"), children: [2, 4, 5] },
      { id: 2, callFrame: frame("file:///site/plugins/x/remark.ts"), children: [3] },
      { id: 3, callFrame: frame("/modules/unist/index.js") },
      { id: 4, callFrame: frame("/modules/core/build.js") },
      { id: 5, callFrame: frame("", "(idle)") },
    ],
    startTime: 1_000_000,
    // At 1001, 1003, 1007, 1015 and 1031 ms.
    samples: [2, 3, 4, 3, 5],
    timeDeltas: [1000, 2000, 4000, 8000, 16000],
  };
  const time = (alone: [number, number][], shared: [number, number][]) =>
    ownTime(profile, "/site/plugins", { alone, shared });
  expect(time([], [])).toBe(11);
  expect(time([[1000, 1002]], [])).toBe(10);
  expect(time([], [[1000, 1040]])).toBe(27);
  expect(time([[1000, 1040]], [[1000, 1040]])).toBe(0);
});
