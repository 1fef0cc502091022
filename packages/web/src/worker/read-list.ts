import { type Fault, nearest } from "@dilemma-table/engine"
import type { ListedCard, ReadList, UnknownLine } from "../protocol/card-messages.ts"
import type { DeckPile } from "../protocol/messages.ts"
import { Refused } from "../protocol/port.ts"
import { folded } from "../shown/folded.ts"

/** A list is this long at most, in letters and in lines. */
const mostLetters = 40_000
const mostLines = 600
/** So many copies can be meant. */
const mostCopies = 99
/** For so many unknown lines near names are looked for. */
const mostGuessed = 40
const shownLetters = 80

interface Meant {
  readonly name: string
  readonly n: number
}

const heads: Readonly<Record<string, "main" | "beside" | "about">> = {
  deck: "main",
  main: "main",
  maindeck: "main",
  mainboard: "main",
  commander: "main",
  でっき: "main",
  めいんでっき: "main",
  超次元: "main",
  超次元ぞーん: "main",
  gr: "main",
  grぞーん: "main",
  超grぞーん: "main",
  hyperspatial: "main",
  hyperspatialzone: "main",
  ultragr: "main",
  ultragrzone: "main",
  sideboard: "beside",
  side: "beside",
  companion: "beside",
  maybeboard: "beside",
  さいどぼーど: "beside",
  about: "about",
}

/** Reads a list of cards as people write it: "4 Name", "4x 名前", "名前 ×4", and what Arena exports. Unknown lines are named. */
export function readList(cards: readonly ListedCard[], text: string): ReadList {
  const lines = text.split(/\r\n|\r|\n/)
  if (text.length > mostLetters || lines.length > mostLines) throw new Refused(tooLong(text.length, lines.length))
  const known = new Map<string, ListedCard>()
  for (const card of cards) for (const name of card.folded) if (!known.has(name)) known.set(name, card)
  const counts: Record<DeckPile, Map<string, number>> = { cards: new Map(), hyperspatial: new Map(), gr: new Map() }
  const unknown: UnknownLine[] = []
  let part: "main" | "beside" | "about" = "main"
  let name: string | null = null
  let beside = 0
  let count = 0
  for (const [i, raw] of lines.entries()) {
    const line = tidied(raw)
    if (line === "" || line.startsWith("//") || line.startsWith("#")) continue
    const head = heads[folded(line).replace(/\d+枚?$/, "")]
    if (head !== undefined && !known.has(folded(line))) {
      part = head
      continue
    }
    if (part === "about") {
      name ??= /^name\s+(.+)$/i.exec(line)?.[1]?.slice(0, shownLetters) ?? null
      continue
    }
    const readings = readingsOf(line.replace(/^sb:\s*/i, ""))
    const isBeside = part === "beside" || /^sb:/i.test(line)
    const meant = readings.find((one) => known.has(folded(one.name)))
    const card = meant === undefined ? undefined : known.get(folded(meant.name))
    if (meant === undefined || card === undefined || meant.n > mostCopies) {
      const guess = meant ?? readings[0] ?? { name: line, n: 1 }
      const near = unknown.length < mostGuessed ? nearTo(guess.name, known) : []
      unknown.push({ line: i + 1, text: raw.trim().slice(0, shownLetters), n: Math.min(guess.n, mostCopies), near })
    } else if (isBeside) beside += meant.n
    else {
      counts[card.pile].set(card.id, (counts[card.pile].get(card.id) ?? 0) + meant.n)
      count += meant.n
    }
  }
  const listOf = (pile: DeckPile) => Object.fromEntries([...counts[pile]].filter(([, n]) => n > 0))
  return {
    name,
    lists: { cards: listOf("cards"), hyperspatial: listOf("hyperspatial"), gr: listOf("gr") },
    count,
    unknown,
    beside,
  }
}

const tidied = (line: string): string =>
  line
    .normalize("NFKC")
    .replace(/^[\s・•*-]+/u, "")
    .trim()

/** What a line may say, the likeliest first. */
function readingsOf(line: string): readonly Meant[] {
  const bare = line
    .replace(/\s+\*[a-z]+\*\s*$/i, "")
    .replace(/\s+[([][A-Z0-9_]{2,6}[)\]](\s+[A-Z0-9-]+[★†a-z]?)?\s*$/i, "")
  const found: Meant[] = []
  for (const one of bare === line ? [line] : [bare, line]) {
    const before = /^(\d{1,9})\s*(?:枚\s*|[x×]\s*|\s)(.+)$/iu.exec(one) ?? /^(\d{1,9})(\D.*)$/u.exec(one)
    if (before !== null) found.push({ n: Number(before[1]), name: before[2] ?? "" })
    const after =
      /^(.+?)\s*[x×*]\s*(\d{1,9})\s*枚?$/iu.exec(one) ??
      /^(.+?)\s+(\d{1,9})\s*枚?$/u.exec(one) ??
      /^(.+?)(\d{1,9})枚$/u.exec(one)
    if (after !== null) found.push({ n: Number(after[2]), name: after[1] ?? "" })
    found.push({ n: 1, name: one })
  }
  return found
}

/** Up to three cards whose names are like this one. */
function nearTo(name: string, known: ReadonlyMap<string, ListedCard>): readonly string[] {
  const wanted = folded(name).slice(0, shownLetters)
  if (wanted.length < 2) return []
  const near = new Set<string>()
  const left = new Map(known)
  for (let tries = 0; tries < 3; tries++) {
    const one = nearest(wanted, left.keys())
    if (one === null) break
    near.add(left.get(one)?.id ?? "")
    left.delete(one)
  }
  for (const [other, card] of known) {
    if (near.size >= 3) break
    if (other.includes(wanted) || (other.length > 3 && wanted.includes(other))) near.add(card.id)
  }
  return [...near]
}

const tooLong = (letters: number, lines: number): Fault => ({
  code: "list-too-long",
  place: `${lines} lines, ${letters} letters`,
  message: {
    en: `This is too long for a list of cards. Paste at most ${mostLines} lines and ${mostLetters} letters.`,
    ja: `カードの一覧としては長すぎます。${mostLines}行、${mostLetters}文字までにしてください。`,
  },
})
