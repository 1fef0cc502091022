import type { LogNode } from "@dilemma-table/engine"

/*
 * What a text says that happens, read off it without the compiler: a small table of plain sentences. What is conditional,
 * optional or counted in any other way than by a number is left to the reading; the table only says what must be seen.
 */

/** Something that must have happened: so many events of a kind. */
export interface Said {
  readonly what: string
  readonly least: number
  /** The words it was read from. */
  readonly from: string
  readonly happened: (line: LogNode) => number
}

type Event = Extract<LogNode["entry"], { readonly type: "event" }>["event"]

const numbers: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
}

const numberOf = (word: string): number => numbers[word.toLowerCase()] ?? Number(word)

const event =
  (count: (event: Event) => number) =>
  (line: LogNode): number =>
    line.entry.type === "event" ? count(line.entry.event) : 0
const one = (is: (event: Event) => boolean): ((line: LogNode) => number) => event((found) => (is(found) ? 1 : 0))
const as = (word: string): ((line: LogNode) => number) => one((found) => found.as === word)

const amount = "(\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten)"

/** A sentence, what it makes happen, and how that is counted. The first group is how much; once where there is none. */
interface Row {
  readonly says: RegExp
  readonly what: string
  readonly happened: (line: LogNode) => number
}

const english: readonly Row[] = [
  { says: new RegExp(`^(?:you )?draw ${amount} cards?$`), what: "draw", happened: as("draws") },
  {
    says: new RegExp(`^(?:you )?gain ${amount} life$`),
    what: "life gained",
    happened: event((it) => (it.as === "gains-life" ? Math.abs(it.amount ?? 0) : 0)),
  },
  {
    says: new RegExp(`^you lose ${amount} life$`),
    what: "life lost",
    happened: event((it) => (it.as === "loses-life" ? Math.abs(it.amount ?? 0) : 0)),
  },
  {
    says: new RegExp(`^.* deals ${amount} damage to (?:any target|target [a-z ]+)$`),
    what: "damage",
    happened: event((it) => (it.type === "damage" ? (it.amount ?? 0) : 0)),
  },
  { says: /^destroy target [a-z ]+$/, what: "destruction", happened: as("destroy") },
  { says: /^exile target [a-z ]+$/, what: "exile", happened: one((it) => it.type === "move" && it.to === "exile") },
  {
    says: /^return target [a-z ]+ to its owner's hand$/,
    what: "return to hand",
    happened: one((it) => it.type === "move" && it.to === "hand"),
  },
  { says: /^tap target [a-z ]+$/, what: "tap", happened: one((it) => it.type === "tap") },
  { says: new RegExp(`^(?:you )?mill ${amount} cards?$`), what: "mill", happened: as("mills") },
  { says: new RegExp(`^discard ${amount} cards?$`), what: "discard", happened: as("discards") },
  {
    says: new RegExp(`^create ${amount} (?:\\d+/\\d+ )?[a-z ]*tokens?(?: with [a-z]+)?$`),
    what: "token",
    happened: one((it) => it.type === "create"),
  },
  {
    says: new RegExp(`^put ${amount} \\+1/\\+1 counters? on target creature$`),
    what: "+1/+1 counter",
    happened: event((it) => (it.type === "counters" && it.name === "+1/+1" ? (it.amount ?? 0) : 0)),
  },
]

/** 「相手のクリーチャーを1体選び、破壊する」「相手のクリーチャー1体を破壊する」: one way of naming things, then what is done. */
const japaneseThings = (done: string): RegExp =>
  new RegExp(`^(?:バトルゾーンにある)?相手の[^、。]*?(?:を(\\d+)(?:体|枚)(?:選び、)?|(\\d+)(?:体|枚)を)${done}$`)

const japanese: readonly Row[] = [
  { says: /^(?:自分の山札から)?カードを(\d+)枚引く$/, what: "draw", happened: as("draws") },
  { says: japaneseThings("破壊する"), what: "destruction", happened: as("destroyed") },
  {
    says: japaneseThings("(?:持ち主の)?手札に戻す"),
    what: "return to hand",
    happened: one((it) => it.type === "move" && it.to === "hand"),
  },
  { says: japaneseThings("タップする"), what: "tap", happened: one((it) => it.type === "tap") },
  {
    says: japaneseThings("(?:持ち主の)?マナゾーンに置く"),
    what: "put into mana",
    happened: one((it) => it.type === "move" && it.to === "mana"),
  },
  {
    says: /^自分の山札の上から(\d+)枚(?:目)?を、?(?:タップして)?(?:自分の)?マナゾーンに置く$/,
    what: "put into mana",
    happened: one((it) => it.type === "move" && it.to === "mana"),
  },
  {
    says: /^自分の山札の上から(\d+)枚(?:目)?を、?(?:自分の)?墓地に置く$/,
    what: "put into the graveyard",
    happened: one((it) => it.type === "move" && it.to === "graveyard"),
  },
]

const tables: Readonly<Record<"en" | "ja", { readonly rows: readonly Row[]; readonly ends: RegExp }>> = {
  en: { rows: english, ends: /(?<=\.)\s+|\n/ },
  ja: { rows: japanese, ends: /(?<=。)|\n/ },
}

/** What a text says, as far as the table reads it; `whole` if that is every sentence of it. */
export interface ReadOff {
  readonly said: readonly Said[]
  readonly whole: boolean
}

/** What these sentences of a text say that must happen. */
export function saidIn(lang: "en" | "ja", text: string): ReadOff {
  const { rows, ends } = tables[lang]
  const sentences = text
    .normalize("NFKC")
    .replace(/\([^)]*\)/g, "")
    .replace(/’/g, "'")
    .split(ends)
    .map((sentence) => sentence.trim().replace(/[.。]$/, ""))
    .filter((sentence) => sentence !== "")
  const said = sentences.flatMap((sentence) => {
    const lower = sentence.replace(/^[A-Z]/, (letter) => letter.toLowerCase())
    for (const { says, what, happened } of rows) {
      const found = says.exec(lower)
      if (found === null) continue
      const size = found.slice(1).find((group) => group !== undefined)
      return [{ what, least: size === undefined ? 1 : numberOf(size), from: sentence, happened }]
    }
    return []
  })
  return { said, whole: said.length === sentences.length }
}

/** Of these no more may happen than is said, where the table reads the whole text. */
const counted: ReadonlySet<string> = new Set(["draw", "life gained", "damage", "token"])

/** What was seen less often than the texts say, or too often; as a sentence with its count. Sayings of one kind add up. */
export function differing(texts: readonly ReadOff[], lines: readonly LogNode[]): string | null {
  const all = texts.flatMap(({ said }) => said)
  const whole = texts.every((text) => text.whole)
  for (const { what, happened, from } of all) {
    const least = all.filter((other) => other.what === what).reduce((sum, other) => sum + other.least, 0)
    const seen = lines.reduce((sum, line) => sum + happened(line), 0)
    if (seen < least || (whole && counted.has(what) && seen > least)) return `“${from}”: ${what} ${seen} of ${least}`
  }
  return null
}
