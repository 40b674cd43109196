import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os, { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Thread } from ".";

interface Module {
  threadNumber(): number;
  priority(): number;
  sum(numbers: Set<number>): Promise<number>;
  fail(): never;
  end(): void;
  later(): Promise<string>;
}

const source = `
import { getPriority } from "node:os";
import { threadId } from "node:worker_threads";
export const priority = (): number => getPriority();
export const threadNumber = (): number => threadId;
export async function sum(numbers: Set<number>): Promise<number> {
  return [...numbers].reduce((all, one) => all + one, 0);
}
export function fail(): never {
  throw new Error("docs/page.mdx:3: no such thing");
}
export const later = async () => (await import("./later")).text;
export const end = () => {
  setImmediate(() => { throw new Error("the thread ended"); });
  return new Promise(() => {});
};
`;

let folder: string;
let thread: Thread<Module>;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "thread-"));
  const file = path.join(folder, "module.ts");
  writeFileSync(file, source);
  writeFileSync(path.join(folder, "later.ts"), 'export const text: string = "loaded";');
  thread = new Thread(file);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("calls functions of a TypeScript module in another thread, always the same one", async () => {
  const [first, second] = [await thread.call("threadNumber"), await thread.call("threadNumber")];
  expect(first).toBeGreaterThan(0);
  expect(second).toBe(first);
});

it("answers each of several calls at a time", async () => {
  const sums = await Promise.all([[1, 2], [3], []].map((n) => thread.call("sum", new Set(n))));
  expect(sums).toEqual([3, 3, 0]);
});

it("gives the message of an error, and goes on", async () => {
  await expect(thread.call("fail")).rejects.toThrow("docs/page.mdx:3: no such thing");
  expect(await thread.call("sum", new Set([4]))).toBe(4);
});

it("loads what a function asks for later", async () => {
  expect(await thread.call("later")).toBe("loaded");
});

it("starts another after it was ended", async () => {
  const before = await thread.call("threadNumber");
  await thread.end();
  expect(await thread.call("threadNumber")).not.toBe(before);
});

it("fails every call that waits when the thread ends, and starts another for the next", async () => {
  const before = await thread.call("threadNumber");
  await expect(thread.call("end")).rejects.toThrow("the thread ended");
  expect(await thread.call("threadNumber")).not.toBe(before);
});

it.runIf(process.platform === "linux")(
  "takes what the rest leaves of the processor, if it is needed last",
  async () => {
    const before = os.getPriority();
    const last = new Thread<Module>(path.join(folder, "module.ts"), { isNeededLast: true });
    expect(await last.call("priority")).toBe(os.constants.priority.PRIORITY_LOW);
    expect([os.getPriority(), await thread.call("priority")]).toEqual([before, before]);
    await last.end();
  },
);
