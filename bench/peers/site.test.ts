import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import type { PeerPage } from "./content";
import { rspress } from "./rspress";
import { changePage } from "./site";

const page = (slug: string): PeerPage => ({
  slug,
  title: slug,
  description: "",
  body: `About ${slug}.`,
});

it("changes the file of one page and writes no other", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "peer-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const pages = [page("docs/one"), page("docs/two")];
  const files = Object.keys(rspress.files(pages));
  for (const name of files) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), "not written");
  }
  changePage(rspress, folder, pages, { slug: "docs/one", change: (body) => `${body} More.` });
  const written = files.map((name) => readFileSync(path.join(folder, name), "utf8"));
  expect(written.filter((text) => text !== "not written")).toEqual([
    expect.stringContaining("About docs/one. More."),
  ]);
});

it("says so if there is no such page", () => {
  expect(() =>
    changePage(rspress, "", [page("docs/one")], { slug: "docs/two", change: () => "" }),
  ).toThrow("0 files of Rspress are made from docs/two, not one");
});
