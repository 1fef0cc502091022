// `npm run bench`: installs the bench's own dependencies (the engines it compares with), then runs bench/src/main.ts.
import { spawnSync } from "node:child_process"
import { join } from "node:path"
import { install, requireNode, root } from "./ready.mjs"

requireNode()
console.log("Installing what the bench needs, then running bench/src/main.ts.")
install()
const bench = join(root, "bench")
// The peers run without their native parts, so nothing needs to be compiled; see bench/.npmrc for the engines.
install(bench, ["--ignore-scripts", "--engine-strict=false"])
// Bundled as the command is, so that no loader's own additions to the code are measured.
const { build } = await import("esbuild")
const outfile = join(bench, "dist/main.mjs")
await build({
  entryPoints: [join(bench, "src/main.ts")],
  outfile,
  bundle: true,
  platform: "node",
  format: "esm",
  external: ["pokemon-showdown"],
  banner: { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' },
  logLevel: "error",
})
const { status } = spawnSync(process.execPath, [outfile, ...process.argv.slice(2)], {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, NODE_ENV: "production" }, // peers check less then, as in use
})
process.exitCode = status ?? 1
