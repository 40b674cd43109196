import { expect, it } from "vitest";
import { closeTo, overRounds } from "./rounds";

const row = (coldMs: number, peakBytes?: number) => ({
  coldMs,
  warmMs: coldMs / 2,
  changedMs: coldMs / 4,
  peakBytes,
  outputBytes: 5,
});
const site = { id: "site", name: "This site" };
const peer = { id: "peer", name: "A peer" };

it("takes the least time and the middle of memory of all rounds, figure by figure", () => {
  const ours = [row(20, 3), row(10, 1), row(40, 2)].map((value) => [
    { ...site, value: { ...value, publishedMs: { cold: value.coldMs + 1, warm: value.warmMs } } },
    { ...peer, value: row(value.coldMs) },
  ]);
  expect(overRounds(ours)).toEqual([
    { ...site, value: { ...row(10, 2), publishedMs: { cold: 11, warm: 5 } } },
    { ...peer, value: row(10) },
  ]);
});

it("leaves out rounds in which a site could not be built, and says why if there is no other", () => {
  const failed = { ...peer, error: "out of memory" };
  expect(overRounds([[failed], [{ ...peer, value: row(7) }]])).toEqual([
    { ...peer, value: row(7) },
  ]);
  expect(overRounds([[failed], [failed]])).toEqual([failed]);
});

it("takes a site that has fewer rounds as it is", () => {
  const rounds = [
    [
      { ...site, value: row(9) },
      { ...peer, value: row(30) },
    ],
    [{ ...site, value: row(8) }],
  ];
  expect(overRounds(rounds)).toEqual([
    { ...site, value: row(8) },
    { ...peer, value: row(30) },
  ]);
});

it("goes on with sites that are close in any figure", () => {
  const peers = (value: ReturnType<typeof row>) => [
    [
      { ...site, value: row(10) },
      { ...peer, value },
      { id: "c", name: "C", error: "failed" },
    ],
  ];
  expect([...closeTo("site", peers(row(14)))]).toEqual(["site", "peer"]);
  expect([...closeTo("site", peers(row(16)))]).toEqual(["site"]);
  expect([...closeTo("site", peers({ ...row(16), warmMs: 6 }))]).toEqual(["site", "peer"]);
});
