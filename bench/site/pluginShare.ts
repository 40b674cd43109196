import { readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { runMeasured } from "../measure/command";
import type { NodeForBuilds } from "../peers/node";
import { coveredTime } from "../report/stats";
import { workFolder } from "../workspace";
import { historyOf } from "./copy";

export interface PluginShare {
  /** The framework's build, from start to end, while it is watched. */
  buildMs: number;
  /** Time during which a hook of a plugin of ours was under way. */
  hooksMs: number;
  /** Work of our code on the main thread outside these: remark plugins, loaders, bundler hooks. */
  otherMs: number;
}

type Span = readonly [start: number, end: number];

interface Profile {
  nodes: { id: number; callFrame: { url: string }; children?: number[] }[];
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
  const hooks: Span[] = [];
  const run = await runMeasured(
    "node",
    [
      "--cpu-prof",
      `--cpu-prof-dir=${profiles}`,
      "--cpu-prof-interval=2000",
      path.join("node_modules", "@docusaurus", "core", "bin", "docusaurus.mjs"),
      "build",
    ],
    {
      cwd: folder,
      env: { ...env, ...historyOf(folder), DOCUSAURUS_PERF_LOGGER: "true" },
      onLine: (line) => {
        const ms = hookDuration(line, names);
        if (ms !== undefined) {
          const now = monotonicMs();
          hooks.push([now - ms, now]);
        }
      },
    },
  );
  // Worker threads write profiles of their own; the main thread's is number 0.
  const main = readdirSync(profiles).find((name) => /^CPU\.(?:\d+\.){3}0\./.test(name));
  const profile: Profile | undefined =
    main && JSON.parse(readFileSync(path.join(profiles, main), "utf8"));
  return {
    buildMs: run.ms,
    hooksMs: coveredTime(hooks),
    otherMs: profile ? ownTime(profile, path.join(folder, "plugins"), hooks) : Number.NaN,
  };
}

/** The profiler's clock, which every process of the machine shares. */
const monotonicMs = () => Number(process.hrtime.bigint() / 1000n) / 1000;

/**
 * How long a hook of ours took, from a line of the framework's performance log. What happens after
 * the pages are written is not told apart by plugin; nearly all of it is ours, so it counts as ours.
 */
export function hookDuration(line: string, names: readonly string[]): number | undefined {
  const [, label = "", amount = "", unit = ""] =
    /\[PERF\]\S* (.*?) - ([\d.]+) (ms|seconds)/.exec(line) ?? [];
  const steps = label.split(" > ");
  const last = steps.at(-1) ?? "";
  const name = /^(?:Load|allContentLoaded\(\) -) (.+?)(?:@.*)?$/.exec(last)?.[1];
  if (last !== "postBuild()" && !(name && names.includes(name))) {
    return undefined;
  }
  return Number(amount) * (unit === "seconds" ? 1000 : 1);
}

/** Milliseconds in which code below a folder was on the stack, outside the given spans. */
export function ownTime(profile: Profile, folder: string, outside: readonly Span[]): number {
  const own = new Set<number>();
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
  const children = new Set(profile.nodes.flatMap((node) => node.children ?? []));
  const open = profile.nodes
    .filter(({ id }) => !children.has(id))
    .map(({ id }) => ({ id, inherited: false }));
  for (let next = open.pop(); next; next = open.pop()) {
    const node = nodes.get(next.id);
    if (!node) continue;
    const url = node.callFrame.url.replace(/^file:\/\//, "");
    const inherited = next.inherited || url.startsWith(folder);
    if (inherited) own.add(node.id);
    open.push(...(node.children ?? []).map((id) => ({ id, inherited })));
  }
  let now = profile.startTime;
  let total = 0;
  profile.samples.forEach((id, index) => {
    const delta = profile.timeDeltas[index] ?? 0;
    now += delta;
    const at = now / 1000;
    if (own.has(id) && !outside.some(([start, end]) => at >= start && at <= end)) {
      total += delta / 1000;
    }
  });
  return total;
}
