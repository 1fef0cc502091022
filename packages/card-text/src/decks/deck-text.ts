import { foldedName } from "../names.ts"
import type { Entries, Entry, Reading } from "./deck-list.ts"

/** Headings of lists, folded, and what stands below them. */
const heads: Readonly<Record<string, "main" | "side" | "about">> = {
  deck: "main",
  main: "main",
  maindeck: "main",
  mainboard: "main",
  commander: "main",
  でっき: "main",
  めいん: "main",
  めいんでっき: "main",
  超次元: "main",
  超次元ぞーん: "main",
  gr: "main",
  grぞーん: "main",
  超gr: "main",
  超grぞーん: "main",
  hyperspatial: "main",
  hyperspatialzone: "main",
  ultragr: "main",
  ultragrzone: "main",
  sideboard: "side",
  side: "side",
  companion: "side",
  maybeboard: "side",
  さいど: "side",
  さいどぼーど: "side",
  about: "about",
}

/** Lines of .dck and .dec that say something of the deck and not of its cards. */
const about = /^(NAME|AUTHOR|LAYOUT (MAIN|SIDEBOARD)):\s*(.*)$/

/** A sideboard has at most so many cards, where it is known only by an empty line before it; the deck before it at least so many. */
const mostBeside = 15
const leastBefore = 40

/** The lines of a list of cards. `isCard`: is there a card of this name? */
export function textEntries(text: string, isCard: (name: string) => boolean): Entries {
  const entries: Entry[] = []
  let part: "main" | "side" | "about" = "main"
  let name: string | null = null
  let headed = false
  /** Where in `entries` a block begins that comes behind an empty line. */
  const blocks: number[] = []
  for (const [i, raw] of text
    .replace(/^\ufeff/, "")
    .split(/\r\n|\r|\n/)
    .entries()) {
    const line = tidied(raw)
    if (line === "") {
      if (entries.length > 0 && blocks.at(-1) !== entries.length) blocks.push(entries.length)
      continue
    }
    if (line.startsWith("//") || line.startsWith("#")) continue
    const said = about.exec(line)
    if (said !== null) {
      if (said[1] === "NAME") name ??= said[3] || null
      continue
    }
    const head = heads[foldedName(line).replace(/\d+枚?$/u, "")]
    if (head !== undefined && !isCard(line)) {
      part = head
      headed = true
      continue
    }
    if (part === "about") {
      name ??= /^name\s+(.+)$/i.exec(line)?.[1] ?? null
      continue
    }
    const marked = /^sb:\s*/i.test(line)
    headed ||= marked
    const readings = readingsOf(line.replace(/^sb:\s*/i, ""))
    entries.push({ line: i + 1, text: raw.trim(), part: marked ? "side" : part, readings })
  }
  return { name, entries: headed ? entries : withSideboard(entries, blocks) }
}

/** A list without headings whose last block is small enough is one with a sideboard, as Magic Online writes it. */
function withSideboard(entries: readonly Entry[], blocks: readonly number[]): readonly Entry[] {
  const inner = blocks.filter((at) => at < entries.length)
  const [begin] = inner
  if (begin === undefined || inner.length > 1) return entries
  const count = (list: readonly Entry[]): number => list.reduce((sum, { readings }) => sum + (readings[0]?.n ?? 1), 0)
  const isSide = count(entries.slice(begin)) <= mostBeside && count(entries.slice(0, begin)) >= leastBefore
  return isSide ? entries.map((entry, i) => (i < begin ? entry : { ...entry, part: "side" })) : entries
}

const tidied = (line: string): string =>
  line
    .normalize("NFKC")
    .replace(/^[\s・•*-]+/u, "")
    .trim()

/** What lists put behind a name: foil, a set and a number, a category, a tag. */
const behind: readonly RegExp[] = [
  /\s+\*[a-z]+\*\s*$/i,
  /\s+\^[^^]*\^\s*$/,
  /\s+\[[^\]]*\](?:\{[^}]*\})?\s*$/,
  /\s+#\S.*$/,
  /\s+[([][A-Z0-9_]{2,6}[)\]](\s+[A-Z0-9-]+[★†a-z]?)?\s*$/i,
]

/** What a line may say, the likeliest first. */
function readingsOf(line: string): readonly Reading[] {
  const found: Reading[] = []
  for (const one of new Set([bareOf(line), line])) {
    const before = /^(\d{1,9})\s*(?:枚\s*|[x×]\s*|\s)(.+)$/iu.exec(one) ?? /^(\d{1,9})(\D.*)$/u.exec(one)
    if (before !== null) found.push(...named(Number(before[1]), before[2] ?? ""))
    const after =
      /^(.+?)\s*[x×*]\s*(\d{1,9})\s*枚?$/iu.exec(one) ??
      /^(.+?)\s+(\d{1,9})\s*枚?$/u.exec(one) ??
      /^(.+?)(\d{1,9})枚$/u.exec(one)
    if (after !== null) found.push(...named(Number(after[2]), after[1] ?? ""))
    found.push({ n: 1, name: one })
  }
  return found
}

function bareOf(line: string): string {
  let bare = line
  for (let before = ""; before !== bare; ) {
    before = bare
    for (const pattern of behind) bare = bare.replace(pattern, "")
  }
  return bare
}

/** Some programs write a set and a number before the name: "4 [ZNR:177] Name". */
function named(n: number, name: string): readonly Reading[] {
  const bare = name.replace(/^\[[^\]]*\]\s*/, "")
  return bare === name
    ? [{ n, name }]
    : [
        { n, name: bare },
        { n, name },
      ]
}
