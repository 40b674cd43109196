import { setTimeout as wait } from "node:timers/promises";
import { expect, it } from "vitest";
import { createLock } from "./lock";

it("runs tasks of one key in turn, goes on after a failure, and does not hold up other keys", async () => {
  const lock = createLock();
  const log: string[] = [];
  const task = (name: string, ms: number) => async () => {
    log.push(`${name} starts`);
    await wait(ms);
    log.push(`${name} ends`);
    if (name === "bad") throw new Error("bad");
  };
  const results = await Promise.allSettled([
    lock("a", task("bad", 30)),
    lock("a", task("good", 0)),
    lock("b", task("other", 0)),
  ]);
  expect(results.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled"]);
  expect(log.filter((line) => !line.startsWith("other"))).toEqual([
    "bad starts",
    "bad ends",
    "good starts",
    "good ends",
  ]);
  expect(log.indexOf("other ends")).toBeLessThan(log.indexOf("bad ends"));
});
