import { expect, it } from "vitest";
import { goOn, untilAllIsDone } from "./unfinished";

it("waits for all work, and learns of what failed", async () => {
  const done: string[] = [];
  goOn(new Promise((resolve) => setTimeout(resolve, 5)).then(() => done.push("slow")));
  await untilAllIsDone();
  expect(done).toEqual(["slow"]);
  goOn(Promise.reject(new Error("no page at /docs/none/")));
  await expect(untilAllIsDone()).rejects.toThrow("no page at /docs/none/");
});
