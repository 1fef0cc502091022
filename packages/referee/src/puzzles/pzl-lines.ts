import { type Mistake, mistake } from "../source.ts"

/** A line of a puzzle file, taken apart. */
export interface PzlEntry {
  readonly section: "metadata" | "state"
  /** In small letters. */
  readonly key: string
  readonly value: string
  readonly line: number
  /** Where the value begins, counted from 1. */
  readonly column: number
}

export interface PzlLines {
  readonly entries: readonly PzlEntry[]
  readonly mistakes: readonly Mistake[]
}

/** Takes a puzzle file (*.pzl) apart: sections in brackets, in them a line for each key; `#` begins a comment. */
export function pzlLines(file: string, text: string): PzlLines {
  const entries: PzlEntry[] = []
  const mistakes: Mistake[] = []
  let section: PzlEntry["section"] | null = null
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/)
  const add = (line: number, code: string, en: string, ja: string, allowed?: readonly string[]): void => {
    mistakes.push(mistake(file, { line, column: 1 }, code, en, ja, allowed))
  }
  for (const [i, raw] of lines.entries()) {
    const line = i + 1
    const said = raw.trim()
    if (said === "" || said.startsWith("#")) continue
    const [, header] = /^\[(.*)\]$/.exec(said) ?? []
    if (header !== undefined) {
      const name = header.trim().toLowerCase()
      section = name === "metadata" || name === "state" ? name : null
      if (section === null)
        add(
          line,
          "pzl-section",
          `There is no section [${header}]; there are [metadata] and [state].`,
          `[${header}]というセクションはありません。[metadata]と[state]があります。`,
          ["[metadata]", "[state]"],
        )
      continue
    }
    if (section === null) {
      if (!mistakes.some(({ code }) => code === "pzl-section"))
        add(
          line,
          "pzl-no-section",
          "This line stands before any section. A puzzle file begins with [metadata].",
          "この行はどのセクションにも属していません。問題ファイルは[metadata]から始めてください。",
          ["[metadata]", "[state]"],
        )
      continue
    }
    const parted = section === "metadata" ? /^([^:=]+)[:=](.*)$/.exec(said) : /^([^=:]+)[=:](.*)$/.exec(said)
    if (parted === null) {
      const sign = section === "metadata" ? ":" : "="
      add(
        line,
        "pzl-line",
        `“${said}” can't be read: write a key, “${sign}” and a value.`,
        `「${said}」を読めません。「キー${sign}値」の形で書いてください。`,
      )
      continue
    }
    const [, key = "", value = ""] = parted
    const from = raw.length - raw.trimStart().length + key.length + 1
    const column = from + (value.length - value.trimStart().length) + 1
    entries.push({ section, key: key.trim().toLowerCase(), value: value.trim(), line, column })
  }
  if (entries.length === 0 && mistakes.length === 0)
    add(
      1,
      "empty",
      "The file holds no puzzle: it has no line in [metadata] or [state].",
      "ファイルに問題がありません。[metadata]や[state]の行がありません。",
    )
  return { entries, mistakes }
}
