// What the production server does under abuse, on loopback and for a bounded time; writes abuse.md.
// Linux only: it counts connections and descriptors in /proc.
import { type ChildProcess, fork } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import http from "node:http";
import net from "node:net";
import { availableParallelism } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { LIMITS } from "../deploy/limits";
import { listFiles } from "../deploy/site";
import { ask, exchange, parse } from "../tests/http/rawClient";
import type { Memory } from "./measuredServer";
import { writeReport } from "./writeReport";

const root = path.resolve(__dirname, "..");
const build = path.join(root, "build");
const CONNECTIONS = 2_000;
const LOAD_SECONDS = 10;
const SLOW_CLIENTS = 500;
const ROUNDS_OF_MALICE = 20;
const REQUESTS_IN_ONE_GO = 20;
const LONGEST_WAIT_MS = 120_000;

interface Row {
  case: string;
  load: string;
  outcome: string;
  meanwhile: string;
}

async function main(): Promise<void> {
  const server = fork(path.join(__dirname, "measuredServer.ts"), {
    execArgv: ["--expose-gc", "--import", "tsx"],
  });
  const rows: Row[] = [];
  try {
    const base = await new Promise<string>((resolve) => server.once("message", resolve));
    const files = listFiles(build);
    const pages = files
      .filter((file) => file.endsWith("/index.html"))
      .map((file) => file.replace(/index\.html$/, ""));
    for (const file of files) {
      await ask(base, { path: file });
    }
    const before = await usage(server);

    const firstLoad = await manyConnections(base, pages);
    rows.push({ ...firstLoad, case: `${CONNECTIONS} connections at once` });
    await wait(LIMITS.keepAliveTimeoutMs + 2_000);
    const afterFirst = await usage(server);

    rows.push(await slowSenders(base));
    rows.push(await slowReaders(base, files));
    rows.push(...(await malice(base, files)));

    rows.push({ ...(await manyConnections(base, pages)), case: "the same load once more" });
    await wait(LIMITS.keepAliveTimeoutMs + 2_000);
    const after = await usage(server);

    const alive = server.exitCode === null && (await ask(base, { path: "/" })).status === 200;
    writeReport("abuse.md", render(rows, { before, afterFirst, after }, alive));
    if (!alive) {
      process.exitCode = 1;
    }
  } finally {
    server.kill("SIGTERM");
  }
}

/** Keeps every connection busy with requests for pages until the time is up. */
async function manyConnections(base: string, pages: string[]): Promise<Omit<Row, "case">> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times: number[] = [];
  const open = new Set<net.Socket>();
  let failures = 0;
  let retries = 0;
  let most = 0;
  const end = Date.now() + LOAD_SECONDS * 1000;
  const visit = (pathname: string): Promise<void> =>
    new Promise<void>((resolve) => {
      const started = performance.now();
      const request = http.get(
        new URL(pathname, base),
        { agent, headers: { "Accept-Encoding": "br" } },
        (response) => {
          failures += response.statusCode === 200 ? 0 : 1;
          response.resume().on("end", () => {
            times.push(performance.now() - started);
            resolve();
          });
        },
      );
      request.on("socket", (socket) => {
        if (!open.has(socket)) {
          open.add(socket);
          socket.once("close", () => open.delete(socket));
          most = Math.max(most, open.size);
        }
      });
      request.on("error", () => {
        // The server may close an idle connection just when the next request is on its way; like a
        // browser, ask again on another one.
        if (request.reusedSocket) {
          retries += 1;
          resolve(visit(pathname));
        } else {
          failures += 1;
          resolve();
        }
      });
    });
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async (_, index) => {
      for (let turn = index; Date.now() < end; turn++) {
        await visit(pages[turn % pages.length] ?? "/");
      }
    }),
  );
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0);
  return {
    load: `${most} open connections, ${LOAD_SECONDS} s`,
    outcome: `${times.length} answers (${Math.round(times.length / LOAD_SECONDS)} a second), ${failures} failed, ${retries} asked again`,
    meanwhile: `${at(0.5)} ms median, ${at(0.99)} ms at 99 %`,
  };
}

/** Clients that send one byte of a never-ending header each second. */
async function slowSenders(base: string): Promise<Row> {
  const { hostname, port } = new URL(base);
  const started = Date.now();
  const lifetimes: number[] = [];
  const sockets = Array.from({ length: SLOW_CLIENTS }, () => {
    const socket = net.connect(Number(port), hostname, () => {
      socket.write("GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ");
    });
    const drip = setInterval(() => socket.write("a"), 1_000);
    socket.on("error", () => {});
    socket.on("close", () => {
      clearInterval(drip);
      lifetimes.push(Date.now() - started);
    });
    return socket;
  });
  const latency = await latencyWhile(base, LIMITS.headersTimeoutMs + 5_000);
  for (const socket of sockets) {
    socket.destroy();
  }
  return {
    case: "slow senders",
    load: `${SLOW_CLIENTS} clients, a byte a second`,
    outcome: `${lifetimes.length} cut off after at most ${Math.round(Math.max(...lifetimes) / 1000)} s`,
    meanwhile: latency,
  };
}

/** Clients that ask for the biggest file over and over and never read. */
async function slowReaders(base: string, files: string[]): Promise<Row> {
  const { hostname, port } = new URL(base);
  const biggest = files.reduce((a, b) => (size(a) > size(b) ? a : b));
  const sockets = Array.from({ length: SLOW_CLIENTS }, () => {
    const socket = net.connect(Number(port), hostname, () => {
      socket.write(`GET ${biggest} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(REQUESTS_IN_ONE_GO));
    });
    socket.pause();
    socket.on("error", () => {});
    return socket;
  });
  const started = Date.now();
  const latency = await latencyWhile(
    base,
    LONGEST_WAIT_MS,
    () => establishedConnections(Number(port)) === 0,
  );
  const seconds = Math.round((Date.now() - started) / 1000);
  const held = establishedConnections(Number(port));
  for (const socket of sockets) {
    socket.destroy();
  }
  return {
    case: "clients that never read",
    load: `${SLOW_CLIENTS} clients, ${Math.round((size(biggest) * REQUESTS_IN_ONE_GO) / 1e6)} MB asked for by each`,
    outcome: `${SLOW_CLIENTS - held} cut off within ${seconds} s`,
    meanwhile: latency,
  };
}

/**
 * Connections the server still holds. A client that never reads does not learn that the server hung
 * up, so the system is asked.
 */
function establishedConnections(port: number): number {
  const serverSide = `:${port.toString(16).toUpperCase().padStart(4, "0")}`;
  return readFileSync("/proc/net/tcp", "utf8")
    .split("\n")
    .map((line) => line.trim().split(/\s+/))
    .filter(([, local, , state]) => local?.endsWith(serverSide) && state === "01").length;
}

/** Requests no browser sends; each kind many times. */
async function malice(base: string, files: string[]): Promise<Row[]> {
  const script = files.find((file) => file.startsWith("/assets/js/")) ?? "/";
  const climbs = [
    "../",
    "..%2f",
    "%2e%2e/",
    "%2e%2e%2f",
    "..%5c",
    "..\\",
    "%252e%252e%252f",
    "....//",
  ];
  const traversals = climbs.flatMap((climb) =>
    [1, 3, 8, 16].flatMap((depth) =>
      ["etc/passwd", "package.json", "deploy/server.ts"].map((file) => ({
        path: `/docs/${climb.repeat(depth)}${file}`,
      })),
    ),
  );
  const kinds: Record<
    string,
    { path: string; method?: string; headers?: Record<string, string> }[]
  > = {
    "path traversal": traversals,
    "null bytes and broken encodings": ["/%00", "/docs/%00/", "/%", "/%zz", "/%c0%ae", "/%ff"].map(
      (pathname) => ({ path: pathname }),
    ),
    "addresses of 64 kB": [{ path: `/${"a".repeat(65_536)}` }, { path: `/?${"a".repeat(65_536)}` }],
    "headers of 64 kB": [{ path: "/", headers: { "X-Long": "a".repeat(65_536) } }],
    "malformed ranges": ["bytes=5-2", "bytes=-", "bytes=a-b", "bytes=0-0,".repeat(500)].map(
      (Range) => ({ path: script, headers: { Range } }),
    ),
    "other methods": ["POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"].map((method) => ({
      path: "/",
      method,
      headers: { "Content-Length": "0" },
    })),
  };
  const rows: Row[] = [];
  for (const [kind, requests] of Object.entries(kinds)) {
    const statuses = new Map<number, number>();
    let leaks = 0;
    const started = performance.now();
    for (let round = 0; round < ROUNDS_OF_MALICE; round++) {
      await Promise.all(
        requests.map(async (request) => {
          const { status, body } = await ask(base, request);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
          leaks += /root:|"react-uploady-docs"|createHandler/.test(body.toString()) ? 1 : 0;
        }),
      );
    }
    const answers = [...statuses]
      .sort()
      .map(([status, count]) => `${count} × ${status || "closed"}`);
    rows.push({
      case: kind,
      load: `${requests.length * ROUNDS_OF_MALICE} requests`,
      outcome: `${answers.join(", ")}; ${leaks} leaks`,
      meanwhile: `${Math.round(performance.now() - started)} ms in all`,
    });
  }
  let closed = 0;
  for (let round = 0; round < ROUNDS_OF_MALICE * 10; round++) {
    const noise = Buffer.from(Array.from({ length: 512 }, (_, i) => (i * 31 + round * 7) % 256));
    closed += parse(await exchange(base, noise.toString("latin1"))).status === 400 ? 1 : 0;
  }
  rows.push({
    case: "noise instead of a request",
    load: `${ROUNDS_OF_MALICE * 10} connections`,
    outcome: `${closed} × 400`,
    meanwhile: "",
  });
  return rows;
}

/** How long an ordinary visitor waits for a page while something else goes on. */
async function latencyWhile(
  base: string,
  durationMs: number,
  isOver: () => boolean = () => false,
): Promise<string> {
  const end = Date.now() + durationMs;
  const times: number[] = [];
  while (Date.now() < end) {
    const started = performance.now();
    const { status } = await ask(base, { path: "/docs/" });
    if (status !== 200) {
      throw new Error(`A visitor got ${status}.`);
    }
    times.push(performance.now() - started);
    await wait(100);
    if (isOver()) {
      break;
    }
  }
  times.sort((a, b) => a - b);
  return `${Math.round(times[Math.floor(times.length / 2)] ?? 0)} ms median, ${Math.round(times.at(-1) ?? 0)} ms at worst`;
}

function size(file: string): number {
  return statSync(path.join(build, file)).size;
}

interface Usage extends Memory {
  descriptors: number;
}

async function usage(server: ChildProcess): Promise<Usage> {
  const memory = await new Promise<Memory>((resolve) => {
    server.once("message", (message) => resolve(message as Memory));
    server.send("memory");
  });
  return { ...memory, descriptors: readdirSync(`/proc/${server.pid}/fd`).length };
}

function render(
  rows: Row[],
  usages: Record<"before" | "afterFirst" | "after", Usage>,
  alive: boolean,
): string {
  const table = rows.map(
    (row) => `| ${row.case} | ${row.load} | ${row.outcome} | ${row.meanwhile} |`,
  );
  const line = (name: string, { heapMb, residentMb, descriptors }: Usage) =>
    `| ${name} | ${heapMb} MB | ${residentMb} MB | ${descriptors} |`;
  return `# The production server under abuse

Written by \`npm run bench:abuse\`: everything on loopback, load and server on the same ${availableParallelism()} cores, Node ${process.versions.node}.

| Case | Load | Outcome | Time |
| --- | --- | --- | --- |
${table.join("\n")}

| Server | In use after garbage collection | Held by the process | Open descriptors |
| --- | --- | --- | --- |
${line("after every file was asked for once", usages.before)}
${line("after the first load", usages.afterFirst)}
${line("after everything", usages.after)}

The server ${alive ? "was alive and answered at the end" : "DIED"}.
`;
}

main().catch((error: Error) => {
  console.error(error);
  process.exit(1);
});
