import { describe, expect, it } from "vitest";
import { leanData, leanRoute } from "./lean";

describe("leanData", () => {
  it("leaves out what no page reads", () => {
    const document = {
      id: "guides/Queue",
      title: "Queue",
      source: "@site/docs/guides/Queue.mdx",
      sourceDirName: "guides",
      slug: "/guides/Queue",
      draft: false,
      unlisted: false,
      permalink: "/docs/guides/Queue",
      tags: [
        { inline: false, label: "Batch", permalink: "/docs/tags/batch", description: "Files" },
      ],
    };
    expect(leanData(document)).toEqual({
      id: "guides/Queue",
      title: "Queue",
      unlisted: false,
      permalink: "/docs/guides/Queue",
      tags: [{ label: "Batch", permalink: "/docs/tags/batch" }],
    });
  });

  it.each([["text"], [{ tags: [{ label: "Batch", description: "Files" }] }]])(
    "keeps what describes no document: %j",
    (data) => expect(leanData(data)).toEqual(data),
  );
});

describe("leanRoute", () => {
  it("leaves out the descriptions of a version, however deep its route is", () => {
    const version = { label: "Next", docs: { queue: { id: "queue", title: "Queue" } } };
    const page = { path: "/docs/queue", component: "@theme/DocItem", exact: true };
    const route = {
      path: "/docs",
      component: "@theme/DocsRoot",
      routes: [{ path: "/docs", component: "@theme/Version", props: { version }, routes: [page] }],
    };
    expect(leanRoute(route)).toEqual({
      ...route,
      routes: [
        { ...route.routes[0], props: { version: { label: "Next", docs: {} } }, routes: [page] },
      ],
    });
  });
});
