import { beforeAll, describe, expect, it } from "vitest";
import { HOSTILE_QUERIES } from "../hostileQueries";
import type { PageHit } from "../types";
import { answer, type Searchable } from "./answer";
import { buildIndex, recordsOf } from "./indexer";
import type { PageEntry, SectionsPart, TextPart } from "./parts";

const page = (route: string, title: string, kind: PageEntry["kind"], description: string) =>
  ({
    route,
    title,
    kind,
    sidebar: route.startsWith("/docs/api/") ? "api" : "docs",
    crumbs: ["Crumb"],
    description,
  }) satisfies PageEntry;

const pages: PageEntry[] = [
  page("/docs/api/hooks/useItemProgressListener/", "useItemProgressListener", "hook", "Follow it."),
  page("/docs/api/components/uploadDropZone/", "UploadDropZone", "component", "A drop target."),
  page("/docs/api/hooks/useAbortItem/", "useAbortItem", "hook", "Abort one file."),
  page("/docs/guides/ProgressUI/", "Show upload progress", "guide", "Draw a bar."),
  page("/docs/packages/rpldy-uploady/", "@rpldy/uploady", "package", "Show upload progress."),
  page("/docs/api/", "Uploady", "provider", "The provider."),
];
const sections: SectionsPart = [
  [["", "", "completed loaded"]],
  [["", "", ""]],
  [["", "", ""]],
  [
    ["", "", ""],
    ["progress-jumps", "My progress jumps", ""],
  ],
  [["", "", ""]],
  [
    ["", "", ""],
    ["prop-forceJsonResponse", "forceJsonResponse", "forceJsonResponse boolean"],
    ["no-context", "Valid UploadyContext not found", ""],
  ],
];
const text: TextPart = sections.map((entries) =>
  entries.map(([, heading]) => [heading ? `Words about ${heading}.` : "Some words.", ""]),
);

let searchable: Searchable;
const find = (query: string, limit = 10) => answer(searchable, query, {}, limit);
const routes = (query: string) => find(query).pages.map(({ url }) => url);
const plain = (pieces: PageHit["title"]) => pieces.map(({ text }) => text).join("");

beforeAll(async () => {
  const records = recordsOf(pages, sections, text);
  searchable = { index: await buildIndex(records), records, pages, complete: true };
});

describe("what is found first", () => {
  it.each([
    ["useItemProgressListener", "/docs/api/hooks/useItemProgressListener/"],
    ["itemProgress", "/docs/api/hooks/useItemProgressListener/"],
    ["useItemProg", "/docs/api/hooks/useItemProgressListener/"],
    ["drop zone", "/docs/api/components/uploadDropZone/"],
    ["dropzone", "/docs/api/components/uploadDropZone/"],
    ["drpo zoen", "/docs/api/components/uploadDropZone/"],
    ["abrot", "/docs/api/hooks/useAbortItem/"],
    ["cancel", "/docs/api/hooks/useAbortItem/"],
    ["how do I show upload progress", "/docs/guides/ProgressUI/"],
    ["force json response", "/docs/api/"],
    ["UploadyContext not found", "/docs/api/"],
  ])("%s", (query, route) => {
    expect(routes(query)[0]).toBe(route);
  });

  it("leads to the section that says it", () => {
    const [first] = find("forceJsonResponse").pages;
    expect(first?.sections[0]?.url).toBe("/docs/api/#prop-forceJsonResponse");
    expect(first?.sections[0]?.heading).toEqual([{ text: "forceJsonResponse", hit: true }]);
  });

  it("marks the found part of a symbol", () => {
    expect(find("progress").pages.find(({ kind }) => kind === "hook")?.title).toEqual([
      { text: "useItem", hit: false },
      { text: "Progress", hit: true },
      { text: "Listener", hit: false },
    ]);
  });
});

describe("counts", () => {
  it("are those of everything found, not of what is shown", () => {
    const all = find("progress");
    const one = find("progress", 1);
    expect(one.pages).toHaveLength(1);
    expect(one.more).toBe(true);
    expect(one.total).toBe(all.pages.length);
  });

  it("of each filter are taken within the other", () => {
    const filtered = answer(searchable, "progress", { kind: "hook" }, 10);
    expect(filtered.pages.every(({ kind }) => kind === "hook")).toBe(true);
    expect(filtered.kinds).toEqual(find("progress").kinds);
    expect(filtered.sidebars).toEqual({ api: filtered.total });
  });
});

describe("hostile queries", () => {
  it.each(HOSTILE_QUERIES)("%j", (query) => {
    const results = find(query);
    expect(results.query.length).toBeLessThanOrEqual(200);
    for (const hit of results.pages) {
      expect(pages.map(({ title }) => title)).toContain(plain(hit.title));
    }
  });

  it("finds nothing for nothing", () => {
    expect(find("   ").total).toBe(0);
    expect(find("zzzzqqqq").total).toBe(0);
  });
});
