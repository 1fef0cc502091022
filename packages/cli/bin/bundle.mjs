// Bundles the command from the workspace's sources. Says nothing on stdout: that belongs to the command.
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

const packages = fileURLToPath(new URL("../../", import.meta.url))
/** The command, and what its threads run. */
const entries = {
  dilemma: "cli/src/main.ts",
  "exercise-worker": "cli/src/cards/exercise-worker.ts",
  "simulate-worker": "cli/src/simulate/simulate-worker.ts",
  "bot-worker": "cli/src/bots/bot-worker.mjs",
}

/** Brings `bundle` up to date with the sources of all packages. Two processes may do so at once. Exits with 1 if it can't be built. */
export async function ensureBundle(bundle) {
  const built = modified(bundle)
  if (built !== undefined && !anythingNewer(built)) return

  const started = new Date()
  const { build } = await import("esbuild")
  const result = await build({
    entryPoints: Object.fromEntries(Object.entries(entries).map(([name, path]) => [name, join(packages, path)])),
    outdir: dirname(bundle),
    outExtension: { ".js": ".mjs" },
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    sourcemap: true,
    write: false,
    logLevel: "silent",
    plugins: [npmPackagesStayOutside],
  }).catch((failure) => fail(failure))

  mkdirSync(dirname(bundle), { recursive: true })
  // The command itself last and the maps first: what a bundle needs is there before it is seen.
  const files = result.outputFiles.toSorted(
    (a, b) => Number(a.path === bundle) - Number(b.path === bundle) || b.path.length - a.path.length,
  )
  for (const file of files) writeAtOnce(file.path, file.contents, started)
}

/** What isn't relative, isn't a package's own ("#…") and isn't one of our packages is left to Node to find. */
const npmPackagesStayOutside = {
  name: "npm-packages-stay-outside",
  setup(build) {
    build.onResolve({ filter: /^[^./#]/ }, ({ path, kind }) =>
      kind === "entry-point" || path.startsWith("@dilemma-table/") ? undefined : { path, external: true },
    )
  },
}

function fail(failure) {
  const places = (failure.errors ?? []).map(
    ({ text, location }) => (location ? `${location.file}:${location.line}:${location.column + 1}: ` : "") + text,
  )
  console.error(["dilemma could not be built:", ...(places.length > 0 ? places : [failure.message])].join("\n  "))
  process.exit(1)
}

function modified(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs
}

function anythingNewer(than) {
  for (const room of readdirSync(packages)) {
    const src = join(packages, room, "src")
    const entries = modified(src) === undefined ? [] : readdirSync(src, { recursive: true, withFileTypes: true })
    // Folders count too: a deleted or renamed file leaves its trace only there.
    if (modified(src) > than || entries.some((file) => modified(join(file.parentPath, file.name)) > than)) return true
  }
  return modified(fileURLToPath(import.meta.url)) > than
}

/** Dates the file to before the sources were read: what changes while building makes the bundle old again. */
function writeAtOnce(path, contents, date) {
  const temporary = `${path}.${process.pid}.tmp`
  try {
    writeFileSync(temporary, contents)
    utimesSync(temporary, date, date)
    renameSync(temporary, path)
  } finally {
    rmSync(temporary, { force: true })
  }
}
