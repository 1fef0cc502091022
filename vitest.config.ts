import { defineConfig } from "vitest/config"

/** It listens to a rulebook's words, and so must have that rulebook to itself. */
const alone = "scripts/soak/reach.test.ts"

export default defineConfig({
  cacheDir: ".cache/vite",
  test: {
    globalSetup: ["scripts/grammar.mjs"],
    pool: "threads",
    maxWorkers: 2,
    passWithNoTests: true,
    // Some tests run the checks themselves; a busy machine needs long for these.
    testTimeout: 180_000,
    projects: [
      {
        extends: true,
        test: {
          name: "all",
          include: ["packages/*/src/**/*.test.ts", "packages/*/test/**/*.test.ts", "scripts/**/*.test.ts"],
          exclude: ["**/node_modules/**", "**/dist/**", "scripts/fixtures/**", alone],
          // Modules are loaded once a worker: loading them for every file took a third of the time.
          isolate: false,
        },
      },
      { extends: true, test: { name: "alone", include: [alone] } },
    ],
  },
})
