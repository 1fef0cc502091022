import { defineConfig } from "vitest/config"

export default defineConfig({
  cacheDir: ".cache/vite",
  test: {
    include: ["packages/*/src/**/*.test.ts", "packages/*/test/**/*.test.ts", "scripts/**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/dist/**", "scripts/fixtures/**"],
    globalSetup: ["scripts/grammar.mjs"],
    pool: "threads",
    maxWorkers: 2,
    // Modules are loaded once a worker: loading them for every file took a third of the time.
    isolate: false,
    passWithNoTests: true,
    // Some tests run the checks themselves; a busy machine needs long for these.
    testTimeout: 180_000,
  },
})
