// `npm test`: the checks, the unit and property tests, the ruling files. Each check counts as one test, each ruling
// file as one. The last line is always `N passed, N failed`; the exit code is 1 if anything failed.
import { spawn } from "node:child_process"
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { install, requireNode, root } from "./ready.mjs"

const checks = [
  // The native compiler; the workspace has the older one as well, for its interface.
  { name: "types", node: "typescript-7/bin/tsc", run: ["-p", "tsconfig.json"] },
  { name: "types of the page", node: "typescript-7/bin/tsc", run: ["-p", "packages/web/tsconfig.json"] },
  { name: "yield", run: ["tsx", "scripts/check-yield.ts"] },
  { name: "rooms", run: ["depcruise", "--config", ".dependency-cruiser.mjs", "packages", "scripts"] },
  { name: "unused", run: ["knip", "--no-config-hints"] },
  { name: "lint", run: ["biome", "ci", "--colors=off", "--error-on-warnings", "."] },
  { name: "citations", run: ["tsx", "scripts/check-citations.ts"] },
  { name: "habits", run: ["tsx", "scripts/check-habits.ts"] },
]
const atOnce = 2

requireNode()
console.log(`Running ${checks.length} checks, then the tests, then the rulings (installing first what is missing).`)
install()

let passed = 0
const failures = []
await runChecks()
await runTests()
await runRulings()

if (failures.length > 0) console.log(["", "Failed:", ...failures.map((name) => `  ${name}`)].join("\n"))
console.log(`\n${passed} passed, ${failures.length} failed`)
process.exitCode = failures.length > 0 ? 1 : 0

async function runChecks() {
  const waiting = [...checks]
  const lane = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) await runCheck(check)
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
}

async function runCheck({ name, node, run: words }) {
  const started = Date.now()
  const [command, ...args] =
    node === undefined
      ? [bin(words[0]), ...words.slice(1)]
      : [process.execPath, join(root, "node_modules", node), ...words]
  const { status, output, problems } = await run(command, args)
  const took = `${((Date.now() - started) / 1000).toFixed(1)} s`
  if (status === 0) {
    passed++
    console.log(`ok      ${name} (${took})`)
  } else {
    failures.push(`check: ${name}`)
    console.log(
      [
        `FAILED  ${name} (${took})`,
        ...`${output}${problems}`
          .trimEnd()
          .split("\n")
          .map((line) => `        ${line}`),
      ].join("\n"),
    )
  }
}

async function runTests() {
  const report = join(root, ".cache/tests.json")
  mkdirSync(join(root, ".cache"), { recursive: true })
  rmSync(report, { force: true })
  const args = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`]
  const { status } = await run(bin("vitest"), args, { show: true })
  const before = failures.length
  if (existsSync(report)) {
    for (const file of JSON.parse(readFileSync(report, "utf8")).testResults) countTestFile(file)
  }
  // A crash, or an error outside of any test.
  if (status !== 0 && failures.length === before) failures.push("tests: vitest itself failed, see above")
}

function countTestFile({ name, status, assertionResults }) {
  const file = name.replace(`${root}/`, "")
  passed += assertionResults.filter((test) => test.status === "passed").length
  const failed = assertionResults.filter((test) => test.status === "failed")
  for (const { fullName } of failed) failures.push(`test: ${file}: ${fullName}`)
  if (status === "failed" && failed.length === 0) failures.push(`test: ${file}: could not be loaded or set up`)
}

/**
 * Plays all rulings, half of them beside the other half. `dilemma rulings --json` prints one object:
 * { rulings: [{ id, file, ok, failures: [sentence, …] }] }.
 */
async function runRulings() {
  const command = join(root, "packages/cli/bin/dilemma.mjs")
  const files = readdirSync(join(root, "rulings"), { recursive: true })
    .filter((file) => file.endsWith(".yaml"))
    .sort()
    .map((file) => join("rulings", file))
  const halves = Array.from({ length: atOnce }, (_, lane) => files.filter((_, n) => n % atOnce === lane))
  const counts = await Promise.all(
    halves.map(async (half) => countRulings(await run(process.execPath, [command, "rulings", "--json", ...half]))),
  )
  const [played, failed] = [0, 1].map((n) => counts.reduce((sum, count) => sum + count[n], 0))
  if (played < files.length) failures.push(`rulings: of ${files.length} files only ${played} were played`)
  console.log(`${played} rulings, ${failed} failed`)
}

/** @returns how many rulings were played, and how many of them failed */
function countRulings({ status, output, problems }) {
  const rulings = parseRulings(output)
  if (rulings === undefined) {
    failures.push("rulings: `dilemma rulings --json` did not print its results")
    console.log(`${output.slice(0, 2000)}${problems}`.trimEnd())
    return [0, 0]
  }
  const failed = rulings.filter(({ ok }) => !ok)
  passed += rulings.length - failed.length
  for (const { id, file, failures: reasons } of failed) {
    failures.push(`ruling: ${id} (${file})`)
    console.log(
      [`FAILED  ${id}`, ...(reasons ?? []).map((reason) => String(reason).replace(/^/gm, "        "))].join("\n"),
    )
  }
  if (status !== 0 && failed.length === 0)
    failures.push(`rulings: the command ended with ${status}. ${problems}`.trimEnd())
  return [rulings.length, failed.length]
}

function parseRulings(output) {
  try {
    const { rulings } = JSON.parse(output)
    return Array.isArray(rulings) ? rulings : undefined
  } catch {
    return undefined
  }
}

function bin(command) {
  return join(root, "node_modules/.bin", process.platform === "win32" ? `${command}.cmd` : command)
}

/** Runs a command in the workspace. Its output is kept, or shown as it comes. */
function run(command, args, { show = false } = {}) {
  return new Promise((resolve) => {
    const shell = command.endsWith(".cmd")
    const child = spawn(command, args, { cwd: root, shell, stdio: show ? "inherit" : ["ignore", "pipe", "pipe"] })
    let output = ""
    let problems = ""
    child.stdout?.setEncoding("utf8").on("data", (text) => {
      output += text
    })
    child.stderr?.setEncoding("utf8").on("data", (text) => {
      problems += text
    })
    child.on("error", ({ message }) => resolve({ status: 1, output, problems: message }))
    child.on("close", (status) => resolve({ status: status ?? 1, output, problems }))
  })
}
