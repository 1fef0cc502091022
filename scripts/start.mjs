// `npm start`: installs what is missing, then `dilemma start`. Further arguments go to it.
import { spawnSync } from "node:child_process"
import { join } from "node:path"
import { install, requireNode, root } from "./ready.mjs"

requireNode()
console.log("Installing what is missing, then running every ruling, then a game.")
console.log("足りないものを入れてから、すべての裁定を実行し、その後で対戦します。")
install()
const { status } = spawnSync(
  process.execPath,
  [join(root, "packages/cli/bin/dilemma.mjs"), "start", ...process.argv.slice(2)],
  { cwd: root, stdio: "inherit" },
)
process.exitCode = status ?? 1
