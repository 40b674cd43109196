import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { LoadContext } from "@docusaurus/types";
import { expect, it } from "vitest";
import contentRules from ".";

const UNTAGGED = `---
title: A page
sidebar_label: Page
description: One sentence that says what the page gives, long enough to be taken.
---
`;

it("asks pages of guides for tags, and no page beside them", async () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), "content-rules-"));
  try {
    for (const folder of ["docs/guides", "blog"]) {
      mkdirSync(path.join(siteDir, folder), { recursive: true });
    }
    writeFileSync(path.join(siteDir, "docs/tags.yml"), "hook:\n  label: Hook\n");
    writeFileSync(path.join(siteDir, "blog/tags.yml"), "news:\n  label: News\n");
    writeFileSync(path.join(siteDir, "docs/guides/page.mdx"), UNTAGGED);
    writeFileSync(path.join(siteDir, "docs/page.mdx"), UNTAGGED);
    const context = {
      siteDir,
      siteConfig: { themeConfig: { navbar: {} } },
    } as unknown as LoadContext;
    // The sidebars of the real site name pages that are not there, hence the other mistakes.
    const { message } = await contentRules(context).then(
      () => new Error("no mistake was found"),
      (error: Error) => error,
    );
    expect(message).toContain("docs/guides/page.mdx: tags:");
    expect(message).not.toContain("docs/page.mdx: ");
  } finally {
    rmSync(siteDir, { recursive: true, force: true });
  }
});
