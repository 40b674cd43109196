import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // Many compile code or wait for a process: that takes its time on a busy machine.
    testTimeout: 30_000,
    include: [
      "{plugins,src,servers,scripts,deploy,bench}/**/*.test.{ts,tsx}",
      "tests/**/*.test.ts",
    ],
  },
});
