import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createBackendState, createTusStore } from "../backend/state";
import { type Conditions, DEFAULT_CONDITIONS, planFault } from "./conditions";
import { Network, type NetworkHost } from "./network";

function host(change: Partial<Conditions>): NetworkHost {
  return {
    conditions: { ...DEFAULT_CONDITIONS, latency: 0, ...change },
    backend: createBackendState(createTusStore("test", undefined)),
    takeFault(size) {
      const { fault, next } = planFault(this.conditions, size);
      this.conditions = { ...this.conditions, ...next };
      return fault;
    },
  };
}

function send(network: Network, size: number) {
  const log: { progress: number[]; end: string; at: number } = { progress: [], end: "", at: 0 };
  const end = (how: string) => {
    log.end = how;
    log.at = performance.now();
  };
  const drop = network.start(
    {
      method: "POST",
      url: "https://uploads.example.com/echo",
      headers: {},
      body: { kind: "raw", size, type: "" },
    },
    size,
    {
      progress: (sent) => log.progress.push(sent),
      sent() {},
      response: ({ status }) => end(String(status)),
      error: () => end("error"),
    },
  );
  return { log, drop };
}

describe("the simulated connection", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("takes as long as the bandwidth says, and reports about every 50 ms", async () => {
    const { log } = send(new Network(host({ bandwidth: 1_000_000 })), 1_000_000);
    await vi.advanceTimersByTimeAsync(2000);
    expect(log.end).toBe("200");
    expect(log.at).toBeGreaterThanOrEqual(1000);
    expect(log.at).toBeLessThan(1100);
    expect(log.progress.length).toBeGreaterThanOrEqual(19);
    expect(log.progress).toEqual([...log.progress].sort((a, b) => a - b));
    expect(log.progress.at(-1)).toBe(1_000_000);
  });

  it("shares the bandwidth between requests", async () => {
    const network = new Network(host({ bandwidth: 1_000_000 }));
    const both = [send(network, 500_000), send(network, 500_000)];
    await vi.advanceTimersByTimeAsync(2000);
    for (const { log } of both) {
      expect(log.at).toBeGreaterThan(900);
      expect(log.at).toBeLessThan(1150);
    }
  });

  it("waits for the round trip", async () => {
    const { log } = send(new Network(host({ bandwidth: null, latency: 500 })), 10);
    await vi.advanceTimersByTimeAsync(490);
    expect(log.end).toBe("");
    await vi.advanceTimersByTimeAsync(20);
    expect(log.end).toBe("200");
  });

  it("cuts one upload and lets the next one through", async () => {
    const network = new Network(host({ bandwidth: 1_000_000, cutAt: 50 }));
    const first = send(network, 1_000_000).log;
    await vi.advanceTimersByTimeAsync(3000);
    expect(first.end).toBe("error");
    expect(Math.max(...first.progress)).toBeLessThanOrEqual(500_000);
    const second = send(network, 1_000_000).log;
    await vi.advanceTimersByTimeAsync(3000);
    expect(second.end).toBe("200");
  });

  it("drops everything when it goes offline, and forgets what was dropped", async () => {
    const own = host({ bandwidth: 1000 });
    const network = new Network(own);
    const { log } = send(network, 10_000);
    const dropped = send(network, 10_000);
    dropped.drop();
    own.conditions = { ...own.conditions, offline: true };
    network.conditionsChanged();
    await vi.advanceTimersByTimeAsync(10);
    expect(log.end).toBe("error");
    expect(dropped.log.end).toBe("");
  });

  it("does not send a whole file in the one tick of a sleeping tab", async () => {
    const { log } = send(new Network(host({ bandwidth: 1000 })), 60_000);
    vi.setSystemTime(Date.now());
    vi.advanceTimersByTime(50);
    const before = log.progress.at(-1) ?? 0;
    const now = performance.now();
    const clock = vi.spyOn(performance, "now").mockReturnValue(now + 60_000);
    vi.advanceTimersToNextTimer();
    clock.mockRestore();
    expect((log.progress.at(-1) ?? 0) - before).toBeLessThanOrEqual(1000);
  });
});

describe("planFault", () => {
  const plan = (change: Partial<Conditions>, size = 100) =>
    planFault({ ...DEFAULT_CONDITIONS, ...change }, size);

  it("counts down to the request that fails", () => {
    expect(plan({ failNth: 2 })).toEqual({ next: { failNth: 1 } });
    expect(plan({ failNth: 1, failWith: 401 })).toEqual({
      fault: { kind: "answer", status: 401 },
      next: { failNth: 0 },
    });
    expect(plan({ failNth: 1, failWith: "network" }).fault).toEqual({ kind: "drop", after: 0 });
  });

  it("cuts only what has a body", () => {
    expect(plan({ cutAt: 25 })).toEqual({ fault: { kind: "drop", after: 25 }, next: { cutAt: 0 } });
    expect(plan({ cutAt: 25 }, 0)).toEqual({ next: {} });
  });
});
