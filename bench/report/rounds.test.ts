import { expect, it } from "vitest";
import { middleOfRounds } from "./rounds";

const row = (coldMs: number, peakBytes?: number) => ({
  coldMs,
  warmMs: coldMs / 2,
  peakBytes,
  outputBytes: 5,
});
const site = { id: "site", name: "This site" };
const peer = { id: "peer", name: "A peer" };

it("takes the middle of all rounds, figure by figure", () => {
  const ours = [row(10, 3), row(40, 1), row(20, 2)].map((value) => [
    { ...site, value: { ...value, publishedMs: { cold: value.coldMs + 1, warm: value.warmMs } } },
    { ...peer, value: row(value.coldMs) },
  ]);
  expect(middleOfRounds(ours)).toEqual([
    { ...site, value: { ...row(20, 2), publishedMs: { cold: 21, warm: 10 } } },
    { ...peer, value: row(20) },
  ]);
});

it("leaves out rounds in which a site could not be built, and says why if there is no other", () => {
  const failed = { ...peer, error: "out of memory" };
  expect(middleOfRounds([[failed], [{ ...peer, value: row(7) }]])).toEqual([
    { ...peer, value: row(7) },
  ]);
  expect(middleOfRounds([[failed], [failed]])).toEqual([failed]);
});
