import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [
      "{plugins,src,servers,scripts,deploy,bench}/**/*.test.{ts,tsx}",
      "tests/**/*.test.ts",
    ],
  },
});
