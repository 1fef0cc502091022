// What must hold before anything else can run: a Node that is new enough, and the installed dependencies.
// Uses Node only, and nothing that an older Node can't read.
import { spawnSync } from "node:child_process"
import { existsSync, readFileSync, statSync, utimesSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

/** The workspace's folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Ends the process with one line if this Node is older than package.json asks for. */
export function requireNode() {
  const { engines } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"))
  const wanted = engines.node.replace(">=", "")
  const [major, minor = 0] = wanted.split(".").map(Number)
  const [hasMajor, hasMinor] = process.versions.node.split(".").map(Number)
  if (hasMajor > major || (hasMajor === major && hasMinor >= minor)) return
  console.error(`Dilemma needs Node ${wanted} or newer; this is Node ${process.versions.node}.`)
  process.exit(1)
}

/**
 * Installs the dependencies of `folder` if they are missing or older than its lock file; in the workspace, makes the parsers
 * that are older than their grammars. Ends the process on failure.
 */
export function install(folder = root, options = []) {
  installPackages(folder, options)
  if (folder !== root) return
  const { status } = spawnSync(process.execPath, [join(root, "scripts/grammar.mjs"), "--quiet"], { stdio: "inherit" })
  if (status !== 0) process.exit(1)
}

function installPackages(folder, options) {
  const lock = join(folder, "package-lock.json")
  const installed = join(folder, "node_modules/.package-lock.json")
  const missing = !existsSync(installed)
  if (!missing && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return
  const { status } = npm([missing ? "ci" : "install", "--no-fund", "--no-audit", ...options], folder)
  if (status !== 0) {
    console.error("The dependencies could not be installed.")
    process.exit(1)
  }
  // An install that finds nothing to do leaves the date as it was.
  const now = new Date()
  if (existsSync(installed)) utimesSync(installed, now, now)
}

function npm(args, folder) {
  const windows = process.platform === "win32"
  return spawnSync(windows ? "npm.cmd" : "npm", args, {
    cwd: folder,
    stdio: ["ignore", "inherit", "inherit"],
    shell: windows,
  })
}
