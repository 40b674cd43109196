import { expect, it } from "vitest";
import { parseYaml } from "./yaml";

it("reads dates as text, and numbers and flags as such", () => {
  expect(parseYaml("on: 2026-11-16\ncount: 2\ndone: true\nwhat: null")).toEqual({
    on: "2026-11-16",
    count: 2,
    done: true,
    what: null,
  });
});
