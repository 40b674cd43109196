import { expect, test } from "vitest";
import type { GeneratedRoutes } from "./generatedRoutes";
import { directoryOf } from "./routeDirectory";

const generated: GeneratedRoutes = {
  routes: [
    {
      path: "/docs/",
      component: { hash: "aaa" },
      routes: [{ path: "/docs/one/", component: { hash: "bbb" }, exact: true }],
    },
    { path: "*", component: {} },
  ],
  chunkNames: {
    "/docs/-aaa": { __comp: "root" },
    "/docs/one/-bbb": { __comp: "item", items: [{ content: "text" }] },
  },
};
const modules = {
  root: { id: 11, chunks: ["1"] },
  item: { id: 22, chunks: ["1", "styles", "2"] },
  text: { id: 33, chunks: ["3"] },
};
const files = {
  1: "assets/js/root.aa.js",
  2: "assets/js/item.bb.js",
  3: "assets/js/text.cc.js",
};
const assets = {
  "assets/js/text.cc.js": {
    buffer: () => Buffer.from(crypto.getRandomValues(new Uint8Array(2e3))),
  },
};

test("names each file once and says by number what a route is made of", () => {
  const { weights, ...directory } = directoryOf(generated, { modules, files }, assets);
  expect(directory).toEqual({
    chunks: ["1", "2", "3"],
    files: ["root.aa", "item.bb", "text.cc"],
    // A chunk without a script, such as one of styles only, is none to fetch.
    parts: [
      [11, 0],
      [22, 0, 1],
      [33, 2],
    ],
    routes: [
      [
        "/docs/",
        "aaa",
        {},
        { __comp: 0 },
        ["/docs/one/", "bbb", { exact: true }, { __comp: 1, items: [{ content: 2 }] }],
      ],
      ["*", "", {}, null],
    ],
  });
  expect(weights[2]).toBeCloseTo(2.1, 1);
});
