import { readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { siteBuild } from "../../scripts/steps.mjs";
import { runMeasured } from "../measure/command";
import type { NodeForBuilds } from "../peers/node";
import { coveredTime } from "../report/stats";
import { workFolder } from "../workspace";
import { historyOf } from "./copy";

export interface PluginShare {
  /** The build, from start to end, while it is watched. */
  buildMs: number;
  /** Time in hooks of ours that run when no plugin of the framework does. */
  hooksMs: number;
  /**
   * Outside these: time of our code on the main thread (remark plugins, loaders, bundler hooks), and
   * time in which a hook of ours was under way and the main thread had nothing to do but wait.
   */
  otherMs: number;
  /** Work of threads that our plugins started, beside the build. */
  threadsMs: number;
  /** Hooks by the time from their start to their end, the longest first. */
  longest: { name: string; ms: number }[];
}

/** Of the build, from 0 to 1. */
export const shareOf = ({ buildMs, hooksMs, otherMs }: PluginShare) =>
  (hooksMs + otherMs) / buildMs;

export interface Hook {
  name: string;
  ms: number;
  /** Whether plugins of the framework run at the same time. */
  shared: boolean;
}

const LONGEST_SHOWN = 8;

/** What every thread of our plugins runs. */
const THREAD = "plugins/thread/worker.cjs";

type Span = readonly [start: number, end: number];

interface Profile {
  nodes: { id: number; callFrame: { url: string; functionName: string }; children?: number[] }[];
  startTime: number;
  samples: number[];
  timeDeltas: number[];
}

/** Watches a first build: when hooks run, and whose code the main thread runs. */
export async function measurePluginShare(
  folder: string,
  { env }: NodeForBuilds,
): Promise<PluginShare> {
  const profiles = workFolder("profile");
  rmSync(profiles, { recursive: true, force: true });
  const names = readdirSync(path.join(folder, "plugins"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const alone: Span[] = [];
  const shared: Span[] = [];
  const hooks: Hook[] = [];
  const run = await runMeasured(
    "node",
    ["--cpu-prof", `--cpu-prof-dir=${profiles}`, "--cpu-prof-interval=2000", ...siteBuild],
    {
      cwd: folder,
      env: { ...env, ...historyOf(folder), DOCUSAURUS_PERF_LOGGER: "true" },
      onLine: (line) => {
        const hook = hookOf(line, names);
        if (hook) {
          const now = monotonicMs();
          hooks.push(hook);
          (hook.shared ? shared : alone).push([now - hook.ms, now]);
        }
      },
    },
  );
  // Worker threads write profiles of their own; the main thread's is number 0.
  const main = readdirSync(profiles).find((name) => /^CPU\.(?:\d+\.){3}0\./.test(name));
  const read = (name: string): Profile =>
    JSON.parse(readFileSync(path.join(profiles, name), "utf8"));
  const profile = main && read(main);
  const threads = readdirSync(profiles)
    .filter((name) => name !== main)
    .map(read)
    .filter(({ nodes }) => nodes.some(({ callFrame }) => callFrame.url.endsWith(THREAD)));
  return {
    buildMs: run.ms,
    hooksMs: coveredTime(alone),
    otherMs: profile
      ? ownTime(profile, path.join(folder, "plugins"), { alone, shared })
      : Number.NaN,
    threadsMs: threads.reduce((sum, thread) => sum + busyTime(thread), 0),
    longest: hooks
      .sort((a, b) => b.ms - a.ms)
      .slice(0, LONGEST_SHOWN)
      .map(({ name, ms }) => ({ name, ms })),
  };
}

/** The profiler's clock, which every process of the machine shares. */
const monotonicMs = () => Number(process.hrtime.bigint() / 1000n) / 1000;

/**
 * A hook of ours, from a line of the framework's performance log. What happens after the pages are
 * written is not told apart by plugin; nearly all of it is ours, so it counts as ours.
 */
export function hookOf(line: string, names: readonly string[]): Hook | undefined {
  const [, label = "", amount = "", unit = ""] =
    /\[PERF\]\S* (.*?) - ([\d.]+) (ms|seconds)/.exec(line) ?? [];
  const last = label.split(" > ").at(-1) ?? "";
  const ms = Number(amount) * (unit === "seconds" ? 1000 : 1);
  if (last === "postBuild()") {
    return { name: "after the pages are written", ms, shared: false };
  }
  const [, phase, name = ""] = /^(Load|allContentLoaded\(\) -) (.+?)(?:@.*)?$/.exec(last) ?? [];
  if (!names.includes(name)) {
    return undefined;
  }
  return phase === "Load"
    ? { name: `${name}, reading`, ms, shared: true }
    : { name: `${name}, all read`, ms, shared: false };
}

/** Milliseconds for which our code is answerable, outside the hooks that run alone. */
export function ownTime(
  profile: Profile,
  folder: string,
  { alone, shared }: { alone: readonly Span[]; shared: readonly Span[] },
): number {
  const own = ownNodes(profile, folder);
  const waiting = idleNodes(profile);
  const isIn = (spans: readonly Span[], at: number) =>
    spans.some(([start, end]) => at >= start && at <= end);
  let now = profile.startTime;
  let total = 0;
  profile.samples.forEach((id, index) => {
    const delta = profile.timeDeltas[index] ?? 0;
    now += delta;
    const at = now / 1000;
    const isOurs = own.has(id) || (waiting.has(id) && isIn(shared, at));
    if (isOurs && !isIn(alone, at)) {
      total += delta / 1000;
    }
  });
  return total;
}

const idleNodes = ({ nodes }: Profile) =>
  new Set(nodes.filter(({ callFrame }) => callFrame.functionName === "(idle)").map(({ id }) => id));

function busyTime(profile: Profile): number {
  const idle = idleNodes(profile);
  return profile.samples.reduce(
    (sum, id, index) => sum + (idle.has(id) ? 0 : (profile.timeDeltas[index] ?? 0) / 1000),
    0,
  );
}

/** Calls of functions below a folder, and all calls made by them. */
function ownNodes({ nodes }: Profile, folder: string): Set<number> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const called = new Set(nodes.flatMap(({ children }) => children ?? []));
  const own = new Set<number>();
  const open = nodes
    .filter(({ id }) => !called.has(id))
    .map(({ id }) => ({ id, inherited: false }));
  for (let next = open.pop(); next; next = open.pop()) {
    const node = byId.get(next.id);
    if (!node) continue;
    const file = node.callFrame.url.replace(/^file:\/\//, "");
    const inherited = next.inherited || file.startsWith(folder);
    if (inherited) own.add(node.id);
    open.push(...(node.children ?? []).map((id) => ({ id, inherited })));
  }
  return own;
}
