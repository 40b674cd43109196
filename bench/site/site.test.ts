import { expect, it } from "vitest";
import type { Library } from "../../plugins/library/model";
import { documentCopy, writtenOut } from "./copy";
import { hookDuration, ownTime } from "./pluginShare";

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
  const at = "[PERF] Build > en > Load site > Load plugins";
  const heap = "(Heap 90mb -> 120mb / Total 200mb)";
  expect(
    hookDuration(
      `${at} > Load plugins content > Load library@default - 1.25 seconds! - ${heap}`,
      names,
    ),
  ).toBe(1250);
  expect(
    hookDuration(
      `${at} > allContentLoaded() > allContentLoaded() - search@default - 80.5 ms - ${heap}`,
      names,
    ),
  ).toBe(80.5);
  expect(hookDuration(`[PERF] Build > en > postBuild() - 2.00 seconds! - ${heap}`, names)).toBe(
    2000,
  );
  expect(
    hookDuration(`${at} > Load plugins content > Load docs@default - 900.00 ms - ${heap}`, names),
  ).toBeUndefined();
  expect(hookDuration("compiled 90 files in 3.00 seconds", names)).toBeUndefined();
});

it("counts the time of our code and what it calls, outside hooks", () => {
  const frame = (url: string) => ({ url });
  const profile = {
    nodes: [
      { id: 1, callFrame: frame(""), children: [2, 4] },
      { id: 2, callFrame: frame("file:///site/plugins/x/remark.ts"), children: [3] },
      { id: 3, callFrame: frame("/modules/unist/index.js") },
      { id: 4, callFrame: frame("/modules/core/build.js") },
    ],
    startTime: 1_000_000,
    samples: [2, 3, 4, 3],
    timeDeltas: [1000, 2000, 4000, 8000],
  };
  expect(ownTime(profile, "/site/plugins", [])).toBe(11);
  expect(ownTime(profile, "/site/plugins", [[1000, 1002]])).toBe(10);
  expect(ownTime(profile, "/site/plugins", [[1000, 1005]])).toBe(8);
});
