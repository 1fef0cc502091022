// `npm run soak`: bundles scripts/soak/main.ts and runs it with the arguments given (`npm run soak -- --help`).
import { spawnSync } from "node:child_process"
import { join } from "node:path"
import { install, requireNode, root } from "./ready.mjs"

requireNode()
install()
// Bundled as the command is: a loader would cost every worker its time.
const { build } = await import("esbuild")
const outfile = join(root, ".cache/soak/main.mjs")
const built = await build({
  entryPoints: [join(root, "scripts/soak/main.ts")],
  outfile,
  bundle: true,
  platform: "node",
  format: "esm",
  sourcemap: "inline",
  logLevel: "error",
}).catch(() => null) // esbuild has said what is wrong
if (built === null) process.exit(1)
const { status } = spawnSync(process.execPath, ["--enable-source-maps", outfile, ...process.argv.slice(2)], {
  cwd: root,
  stdio: "inherit",
})
process.exitCode = status ?? 1
