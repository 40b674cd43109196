import { expect, it } from "vitest";
import { bySite, closeTo, overRounds } from "./rounds";

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
    { ...site, value: { ...row(10, 2), publishedMs: { cold: 11, warm: 5 }, rounds: 3 } },
    { ...peer, value: { ...row(10), rounds: 3 } },
  ]);
});

it("leaves out rounds in which a site could not be built, and says why if there is no other", () => {
  const failed = { ...peer, error: "out of memory" };
  expect(overRounds([[failed], [{ ...peer, value: row(7) }]])).toEqual([
    { ...peer, value: { ...row(7), rounds: 1 } },
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
    { ...site, value: { ...row(8), rounds: 2 } },
    { ...peer, value: { ...row(30), rounds: 1 } },
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
  expect([...closeTo("site", peers(row(24)))]).toEqual(["site", "peer"]);
  expect([...closeTo("site", peers(row(26)))]).toEqual(["site"]);
  expect([...closeTo("site", peers({ ...row(26), warmMs: 6 }))]).toEqual(["site", "peer"]);
});

it("gives the steps of one site in their order, or why it failed", () => {
  const steps = [1, 3].map((times) => [
    { ...site, value: times },
    { ...peer, ...(times === 3 ? { error: "out of memory" } : { value: times }) },
  ]);
  expect(bySite(site, steps)).toEqual({ ...site, value: [1, 3] });
  expect(bySite(peer, steps)).toEqual({ ...peer, error: "out of memory" });
});
