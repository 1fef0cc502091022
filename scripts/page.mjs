// The page as static files: built when a source is newer than what was built, and served on this computer.
import { existsSync, readdirSync, statSync } from "node:fs"
import { join } from "node:path"
import { root } from "./ready.mjs"

const page = join(root, "packages/web")

/** Builds the page if that was never done, or if a source has changed since. */
export async function buildPage() {
  const built = modified(join(page, "dist/index.html"))
  if (built !== undefined && !anythingNewer(built)) return
  const { build } = await import("vite")
  await build({ root: page, configFile: join(page, "vite.config.ts"), logLevel: "warn" })
}

/** Serves the page, prints its address, and opens it where there is a browser. Goes on until it is stopped. */
export async function servePage() {
  await buildPage()
  const { preview } = await import("vite")
  const hasScreen = process.platform === "darwin" || process.platform === "win32" || Boolean(process.env.DISPLAY)
  const server = await preview({
    root: page,
    configFile: join(page, "vite.config.ts"),
    logLevel: "warn",
    preview: { host: "127.0.0.1", port: 4173, open: hasScreen },
  })
  const [address = ""] = server.resolvedUrls?.local ?? []
  console.log(`\n  Dilemma: ${address}\n\n  Stop with Ctrl+C. · Ctrl+Cで終わります。`)
}

function modified(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs
}

function anythingNewer(than) {
  const sources = [...roomsOf("src"), join(root, "rulings"), join(page, "index.html"), join(page, "vite.config.ts")]
  return sources.some((path) => {
    if (!existsSync(path)) return false
    if (modified(path) > than) return true
    if (!statSync(path).isDirectory()) return false
    const entries = readdirSync(path, { recursive: true, withFileTypes: true })
    return entries.some((entry) => modified(join(entry.parentPath, entry.name)) > than)
  })
}

function roomsOf(folder) {
  return readdirSync(join(root, "packages")).map((room) => join(root, "packages", room, folder))
}
