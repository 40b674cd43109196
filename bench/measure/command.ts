import { spawn } from "node:child_process";
import { stripVTControlCharacters } from "node:util";
import { residentBytes } from "./processTree";

export interface CommandRun {
  ms: number;
  peakBytes: number | undefined;
}

export interface CommandOptions {
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Sees every line of the output when it is written. */
  onLine?: (line: string) => void;
}

const LONGEST_MS = 25 * 60_000;
const SAMPLE_MS = 150;
const OUTPUT_KEPT = 20_000;

/** Runs a command to its end and watches the memory of everything it starts. */
export async function runMeasured(
  command: string,
  args: readonly string[],
  { cwd, env, onLine }: CommandOptions,
): Promise<CommandRun> {
  const start = performance.now();
  // A group of its own, so that a command that hangs can be ended with all it started.
  const child = spawn(command, args, {
    cwd,
    env: { ...env, CI: "true", NO_COLOR: "1", FORCE_COLOR: "0" },
    stdio: ["ignore", "pipe", "pipe"],
    detached: process.platform !== "win32",
  });
  let output = "";
  let unfinished = "";
  const read = (chunk: Buffer) => {
    const lines = (unfinished + chunk.toString()).split("\n");
    unfinished = lines.pop() ?? "";
    for (const line of lines) onLine?.(plain(line));
    output = (output + chunk.toString()).slice(-OUTPUT_KEPT);
  };
  child.stdout.on("data", read);
  child.stderr.on("data", read);
  let peakBytes: number | undefined;
  const sampling = setInterval(() => {
    const now = child.pid && residentBytes(child.pid);
    if (now) peakBytes = Math.max(peakBytes ?? 0, now);
  }, SAMPLE_MS);
  const limit = setTimeout(() => endGroup(child.pid), LONGEST_MS);
  const stop = () => endGroup(child.pid);
  process.once("exit", stop);
  try {
    const status = await new Promise<number | null>((resolve, reject) => {
      child.once("error", reject);
      child.once("close", resolve);
    });
    const ms = performance.now() - start;
    if (status !== 0) {
      throw new Error(failure(output, ms >= LONGEST_MS));
    }
    return { ms, peakBytes };
  } finally {
    clearInterval(sampling);
    clearTimeout(limit);
    process.off("exit", stop);
  }
}

function endGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === "win32" ? pid : -pid, "SIGKILL");
  } catch {
    // It ended by itself.
  }
}

/** The line that most likely says why, without folders of this machine. */
export function failure(output: string, tooLong: boolean): string {
  if (tooLong) {
    return `build stopped after ${LONGEST_MS / 60_000} minutes`;
  }
  const lines = output.split("\n").map(plain).filter(Boolean);
  const telling = lines.find((line) => /error/i.test(line) && line.length > 12) ?? lines.at(-1);
  return `build failed: ${(telling ?? "no output").replace(/(?:\/[\w.@+-]+){2,}/g, (file) => file.split("/").at(-1) ?? "").slice(0, 200)}`;
}

const plain = (line: string) => stripVTControlCharacters(line).trim();
