import { spawnSync } from "node:child_process"
import { join } from "node:path"
import { expect, test } from "vitest"

const root = join(import.meta.dirname, "..")

interface Violation {
  readonly from: string
  readonly to: string
  readonly rule: { readonly name: string }
}

test("each broken rule of the rooms is found, and nothing else", () => {
  const command = join(root, "node_modules/dependency-cruiser/bin/dependency-cruise.mjs")
  const config = join(root, ".dependency-cruiser.mjs")
  const { stdout } = spawnSync(process.execPath, [command, "--config", config, "-T", "json", "packages"], {
    cwd: join(import.meta.dirname, "fixtures/rooms"),
    encoding: "utf8",
  })
  const { violations } = (JSON.parse(stdout) as { summary: { violations: readonly Violation[] } }).summary
  const found = violations.map(({ rule, from, to }) => `${rule.name}: ${short(from)} -> ${short(to)}`).toSorted()
  expect(found).toEqual([
    "is-declared: engine/src/inside.ts -> yaml",
    "is-found: magic/src/index.ts -> ./nowhere.ts",
    "no-cycle: engine/src/a.ts -> engine/src/b.ts",
    "node-stays-outside: engine/src/inside.ts -> fs",
    "nothing-imports-tests: engine/src/uses-test.ts -> engine/src/inside.test.ts",
    "room-duel-masters: duel-masters/src/index.ts -> magic/src/index.ts",
    "room-engine: engine/src/inside.ts -> magic/src/index.ts",
    "room-is-listed: novelty/src/index.ts -> engine/src/index.ts",
    "through-the-door: magic/src/reaches-in.ts -> engine/src/c.ts",
  ])
})

function short(path: string): string {
  return path.replace(/^packages\//, "").replace(/^.*node_modules\/([^/]+)\/.*$/, "$1")
}
