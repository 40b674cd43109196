import { describe, expect, it } from "vitest";
import { SearchUnavailable } from "../types";
import { createEmbeddedEngine } from "./engine";
import { INDEX_FORMAT, type PagesPart } from "./parts";

const pagesPart: PagesPart = {
  format: INDEX_FORMAT,
  pages: [
    {
      route: "/docs/a/",
      title: "Alpha",
      kind: "page",
      sidebar: "docs",
      crumbs: [],
      description: "The first letter.",
    },
  ],
  sections: "sections.json",
  text: "text.json",
};
const files: Record<string, unknown> = {
  "/search-index.json": pagesPart,
  "/sections.json": [[["", "", "betaSymbol"]]],
  "/text.json": [[["gamma rays", ""]]],
};

/** Serves files one by one, each when it is let through. */
function gatedFiles() {
  const waiting = new Map<string, (fail?: Error) => void>();
  const load = (address: string) =>
    new Promise<unknown>((resolve, reject) => {
      waiting.set(address, (fail) => (fail ? reject(fail) : resolve(files[address])));
    });
  const release = async (address: string, fail?: Error) => {
    while (!waiting.has(address)) {
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    waiting.get(address)?.(fail);
    waiting.delete(address);
  };
  return { load, release };
}

function improvement(engine: ReturnType<typeof createEmbeddedEngine>): Promise<void> {
  return new Promise((resolve) => {
    const stop = engine.onImproved(() => {
      stop();
      resolve();
    });
  });
}

describe("the embedded engine", () => {
  it("answers from the first part and grows with the others", async () => {
    const { load, release } = gatedFiles();
    const engine = createEmbeddedEngine("/", load);
    const first = engine.search("alpha", {}, 5);
    await release("/search-index.json");
    expect(await first).toMatchObject({ total: 1, complete: false });
    expect(await engine.search("betaSymbol", {}, 5)).toMatchObject({ total: 0 });

    let improved = improvement(engine);
    await release("/sections.json");
    await improved;
    expect(await engine.search("betaSymbol", {}, 5)).toMatchObject({ total: 1, complete: false });

    improved = improvement(engine);
    await release("/text.json");
    await improved;
    expect(await engine.search("gamma", {}, 5)).toMatchObject({ total: 1, complete: true });
  });

  it("keeps answering when a later part fails, and asks again at the next opening", async () => {
    const { load, release } = gatedFiles();
    const engine = createEmbeddedEngine("/", load);
    const first = engine.search("alpha", {}, 5);
    await release("/search-index.json");
    await first;
    const improved = improvement(engine);
    await release("/sections.json", new Error("404"));
    await improved;
    expect(await engine.search("alpha", {}, 5)).toMatchObject({ total: 1, complete: true });

    engine.warmUp();
    await release("/search-index.json");
    await release("/sections.json");
    await release("/text.json");
    while (!(await engine.search("gamma", {}, 5)).total) {
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  });

  it("says so when nothing can be loaded, and recovers", async () => {
    const { load, release } = gatedFiles();
    const engine = createEmbeddedEngine("/", load);
    const first = engine.search("alpha", {}, 5);
    const refused = expect(first).rejects.toThrow(SearchUnavailable);
    await release("/search-index.json", new Error("offline"));
    await refused;
    const second = engine.search("alpha", {}, 5);
    await release("/search-index.json");
    expect(await second).toMatchObject({ total: 1 });
  });

  it("refuses parts of another format", async () => {
    const engine = createEmbeddedEngine("/", async () => ({ ...pagesPart, format: 99 }));
    await expect(engine.search("alpha", {}, 5)).rejects.toThrow(SearchUnavailable);
  });
});
