import { defineConfig } from "vitest/config"

export default defineConfig({
  cacheDir: ".cache/vite",
  test: {
    include: ["packages/*/src/**/*.test.ts", "packages/*/test/**/*.test.ts", "scripts/**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/dist/**", "scripts/fixtures/**"],
    globalSetup: ["scripts/grammar.mjs"],
    pool: "threads",
    maxWorkers: 2,
    passWithNoTests: true,
    // Some tests run the checks themselves; a busy machine needs long for these.
    testTimeout: 180_000,
  },
})
