import { describe, expect, it } from "vitest";
import { formatBytes, Note, snapshot } from "./snapshot";

describe("snapshot", () => {
  it("does not change with the object it was taken of", () => {
    const item = { state: "added", nested: { completed: 1 } };
    const copy = snapshot(item);
    item.state = "finished";
    item.nested.completed = 100;
    expect(copy).toEqual({ state: "added", nested: { completed: 1 } });
  });

  it("describes files instead of keeping them", () => {
    const file = new File(["abc"], "a.txt", { type: "text/plain" });
    expect(snapshot({ file })).toEqual({ file: new Note("File a.txt · 3 B · text/plain") });
    expect(snapshot(new Blob([]))).toEqual(new Note("Blob (no name) · 0 B · no type"));
  });

  it("survives cycles, throwing getters, functions, symbols and errors", () => {
    const cycle: Record<string, unknown> = {};
    cycle.self = cycle;
    expect(snapshot(cycle)).toEqual({ self: new Note("circular") });
    const throwing = {
      get bad(): never {
        throw new Error("no");
      },
    };
    expect(snapshot(throwing)).toEqual({ bad: new Note("not readable") });
    expect(snapshot(function named() {})).toEqual(new Note("function named"));
    expect(snapshot(Symbol("s"))).toEqual(new Note("Symbol(s)"));
    expect(snapshot(new TypeError("x"))).toEqual(new Note("TypeError: x"));
    expect(snapshot(JSON.parse('{"__proto__": 1}'))).toHaveProperty("__proto__", 1);
  });

  it("stays small for a batch of a thousand files", () => {
    const items = Array.from({ length: 1000 }, (_, id) => ({ id, file: { a: { b: 1 } } }));
    const copy = snapshot({ items });
    expect(JSON.stringify(copy).length).toBeLessThan(5000);
    expect(JSON.stringify(copy)).toContain("980 more");
    expect(snapshot("x".repeat(10_000))).toHaveLength(501);
  });
});

it("writes sizes as people read them", () => {
  expect([0, 999, 1500, 5_242_880].map(formatBytes)).toEqual(["0 B", "999 B", "1.5 kB", "5.24 MB"]);
});
