import { readdirSync, readFileSync } from "node:fs";

interface Process {
  parent: number;
  residentPages: number;
}

const PAGE_BYTES = 4096;

/** Memory a process and everything it started hold right now; undefined where there is no /proc. */
export function residentBytes(root: number): number | undefined {
  const processes = readProcesses();
  if (!processes) {
    return undefined;
  }
  const children = new Map<number, number[]>();
  for (const [id, { parent }] of processes) {
    children.set(parent, [...(children.get(parent) ?? []), id]);
  }
  let pages = 0;
  const open = [root];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    pages += processes.get(id)?.residentPages ?? 0;
    open.push(...(children.get(id) ?? []));
  }
  return pages * PAGE_BYTES;
}

function readProcesses(): Map<number, Process> | undefined {
  let names: string[];
  try {
    names = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  } catch {
    return undefined;
  }
  const processes = new Map<number, Process>();
  for (const name of names) {
    try {
      processes.set(Number(name), parseStat(readFileSync(`/proc/${name}/stat`, "utf8")));
    } catch {
      // It ended in the meantime.
    }
  }
  return processes;
}

/** The name in parentheses may hold spaces and parentheses, so fields are counted after it. */
export function parseStat(stat: string): Process {
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return { parent: Number(fields[1]), residentPages: Number(fields[21]) };
}
