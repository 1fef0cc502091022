// `npm run bench`: installs the bench's own dependencies (the engines it compares with), then measures the engine
// (bench/src/main.ts), simulations (bench/src/simulate.ts) and the page in Chromium (bench/src/web.ts). `-- --engine`,
// `-- --simulate` and `-- --web` measure one of them.
import { spawnSync } from "node:child_process"
import { join } from "node:path"
import { buildPage } from "./page.mjs"
import { install, requireNode, root } from "./ready.mjs"

requireNode()
const words = process.argv.slice(2)
const parts = ["--engine", "--simulate", "--web"]
const all = !parts.some((part) => words.includes(part))
const bench = join(root, "bench")
console.log("Installing what the bench needs, then measuring.")
install()
let failed = false
if (all || words.includes("--engine")) {
  // The peers run without their native parts, so nothing needs to be compiled; see bench/.npmrc for the engines.
  install(bench, ["--ignore-scripts", "--engine-strict=false"])
  failed = (await measure("main")) || failed
}
if (all || words.includes("--simulate")) {
  const thread = join(root, "packages/cli/src/simulate/simulate-worker.ts")
  failed = (await measure("simulate", { "simulate-worker": thread })) || failed
}
if (all || words.includes("--web")) {
  await buildPage()
  failed = (await measure("web")) || failed
}
process.exitCode = failed ? 1 : 0

/** Bundled as the command is, so that no loader's own additions to the code are measured. Did it fail? `beside`: what its threads run. */
async function measure(name, beside = {}) {
  const { build } = await import("esbuild")
  const outdir = join(bench, "dist")
  await build({
    entryPoints: { [name]: join(bench, `src/${name}.ts`), ...beside },
    outdir,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    platform: "node",
    format: "esm",
    external: ["pokemon-showdown", "playwright-core", "piscina", "vite"],
    banner: { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' },
    logLevel: "error",
  })
  const { status } = spawnSync(process.execPath, [join(outdir, `${name}.mjs`), ...words], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "production" }, // peers check less then, as in use
  })
  return status !== 0
}
