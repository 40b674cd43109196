import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // Many compile code or wait for a process: that takes its time on a busy machine.
    testTimeout: 30_000,
    // One core less than there are is the default: on two cores that is one test file at a time.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    include: [
      "{plugins,src,servers,scripts,deploy,bench}/**/*.test.{ts,tsx}",
      "tests/**/*.test.ts",
    ],
  },
});
