// `npm start`: installs and builds what is missing, then serves the page on this computer and opens it.
// Without a terminal, or with --check: `dilemma start` instead, which runs every ruling, plays a game and ends.
// --terminal: a game in the terminal. --serve: the page also where there is no terminal. Further arguments go on.
import { spawnSync } from "node:child_process"
import { join } from "node:path"
import { install, requireNode, root } from "./ready.mjs"

const own = ["--check", "--terminal", "--serve"]
const words = process.argv.slice(2)
const rest = words.filter((word) => !own.includes(word))
const isInteractive = process.stdout.isTTY === true && !process.env.CI
const inTerminal = words.includes("--check") || words.includes("--terminal") || rest.length > 0
const servesPage = words.includes("--serve") || (isInteractive && !inTerminal)

requireNode()
if (servesPage) {
  console.log("Installing and building what is missing; then the table opens in the browser.")
  console.log("足りないものを入れて組み立ててから、ブラウザで卓を開きます。")
  install()
  const { servePage } = await import("./page.mjs")
  await servePage()
} else {
  const plays = isInteractive && !words.includes("--check")
  console.log(`Installing what is missing, then ${plays ? "a game" : "running every ruling, then a game"}.`)
  console.log(`足りないものを入れてから、${plays ? "対戦します" : "すべての裁定を実行し、その後で対戦します"}。`)
  install()
  // Where a check is asked for, nobody is waited for.
  const stdio = words.includes("--check") ? ["ignore", "inherit", "inherit"] : "inherit"
  const { status } = spawnSync(process.execPath, [join(root, "packages/cli/bin/dilemma.mjs"), "start", ...rest], {
    cwd: root,
    stdio,
  })
  process.exitCode = status ?? 1
}
