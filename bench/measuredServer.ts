// The production server in a process of its own, which tells its memory when it is asked.
import path from "node:path";
import { startServer } from "../deploy/server";

export interface Memory {
  /** What is in use after garbage collection; a leak would show here. */
  heapMb: number;
  /** What the process holds, garbage and the allocator's reserve included. */
  residentMb: number;
}

const megabytes = (bytes: number) => Math.round(bytes / 2 ** 20);

async function main(): Promise<void> {
  const dir = path.resolve(__dirname, "../build");
  const { url } = await startServer({ dir, host: "127.0.0.1", port: 0 });
  process.on("message", () => {
    globalThis.gc?.();
    const { heapUsed, rss } = process.memoryUsage();
    process.send?.({ heapMb: megabytes(heapUsed), residentMb: megabytes(rss) } satisfies Memory);
  });
  process.send?.(url);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
