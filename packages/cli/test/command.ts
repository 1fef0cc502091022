import { spawnSync } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Readable } from "node:stream"
import { fileURLToPath } from "node:url"
import picocolors from "picocolors"
import { afterEach } from "vitest"
import { surroundingLanguage } from "../src/language.ts"
import { runCommand } from "../src/program.ts"

export const root = fileURLToPath(new URL("../../..", import.meta.url))
export const bin = join(root, "packages/cli/bin/dilemma.mjs")
const english = "en_US.UTF-8"

interface Surroundings {
  readonly cwd?: string
  readonly input?: string
  readonly lang?: string
  /** The folder of one's own cards; there is none else. */
  readonly data?: string
}

interface Ended {
  readonly status: number | null
  readonly out: string
  readonly err: string
}

/** Runs the command within the test: what `main.ts` does, with a pipe at either end. */
export async function dilemma(args: readonly string[], surroundings: Surroundings = {}): Promise<Ended> {
  const { cwd = root, input = "", lang = english, data = join(tmpdir(), "dilemma-without-cards") } = surroundings
  let out = ""
  let err = ""
  const terminal = {
    input: Readable.from([input]),
    interactive: false,
    columns: 100,
    paint: picocolors.createColors(false),
    print: (text = "") => {
      out += `${text}\n`
    },
    complain: (text: string) => {
      err += `${text}\n`
    },
  }
  const status = await runCommand(args, {
    terminal,
    cwd,
    lang: surroundingLanguage({ LANG: lang }),
    data,
    status: 0,
  })
  return { status, out, err }
}

/** How long a process may take on a busy machine; alone it takes less than a second. */
export const patience = 30_000

/** Runs the command as a shell does. */
export function dilemmaProcess(
  args: readonly string[],
  { cwd = root, input = "", lang = english, data = "" }: Surroundings = {},
): Ended {
  const env = {
    ...process.env,
    DILEMMA_DATA: data,
    LANG: lang,
    LC_ALL: "",
    LC_MESSAGES: "",
    NO_COLOR: "1",
    NODE_OPTIONS: "",
  }
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], { cwd, input, env, encoding: "utf8" })
  return { status, out: stdout, err: stderr }
}

/** The same in a shell's pipeline: `dilemma … | tail of the pipeline`. */
export function inPipeline(args: readonly string[], rest: string): Ended {
  const line = `set -o pipefail; "$0" "$@" | ${rest}`
  const env = { ...process.env, LANG: english, LC_ALL: "", LC_MESSAGES: "", NODE_OPTIONS: "" }
  const { status, stdout, stderr } = spawnSync("bash", ["-c", line, process.execPath, bin, ...args], {
    cwd: root,
    env,
    encoding: "utf8",
  })
  return { status, out: stdout, err: stderr }
}

const folders: string[] = []

/** A folder of its own for one test, with these files. */
export function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "dilemma-"))
  folders.push(folder)
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})
