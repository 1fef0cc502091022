import type { LogNode } from "@dilemma-table/engine"
import { englishRows, japaneseRows, type Row, type Seen } from "./said-rows.ts"

/*
 * What a text says that happens, read off it without the compiler. What is conditional, optional or counted in any other way
 * than by a number is left to the reading; the table only says what must be seen.
 */

/** Something that must have happened: so much of it. */
interface Said {
  readonly what: string
  readonly least: number
  /** The words it was read from. */
  readonly from: string
  readonly seen: Seen
}

/** What a text says, as far as the table reads it; `whole` if that is every sentence of it. */
export interface ReadOff {
  readonly said: readonly Said[]
  readonly whole: boolean
}

interface Language {
  readonly rows: readonly Row[]
  readonly ends: RegExp
  /** What an ability says that triggers as the card itself enters. */
  readonly enters: RegExp
}

const languages: Readonly<Record<"en" | "ja", Language>> = {
  en: {
    rows: englishRows,
    ends: /(?<=\.)\s+|\n/,
    enters: /^When (?:this [a-z]+|[A-Z][^,]*) enters(?: the battlefield)?, (?<then>[^,]*)$/m,
  },
  ja: {
    rows: japaneseRows,
    ends: /(?<=。)|\n/,
    enters: /^[■►▶]?\s*このクリーチャーが?(?:を?バトルゾーンに)?(?:出た|出した)(?:時|とき)、(?<then>.*)$/m,
  },
}

const numbers = ["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]

const numberOf = (word: string | undefined): number =>
  word === undefined || word === "a" || word === "an" ? 1 : Math.max(numbers.indexOf(word), Number(word) || 0)

const plain = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(/\([^)]*\)/g, "")
    .replace(/’/g, "'")

/** What these sentences of a text say that must happen. */
export function saidIn(lang: "en" | "ja", text: string): ReadOff {
  const { rows, ends } = languages[lang]
  const sentences = plain(text)
    .split(ends)
    .map((sentence) => sentence.trim().replace(/[.。]$/, ""))
    .filter((sentence) => sentence !== "")
  const said = sentences.flatMap((sentence, i) => {
    // What is done instead may have taken its place.
    if (/\binstead\b/.test(sentences[i + 1] ?? "")) return []
    const lower = sentence.replace(/^[A-Z]/, (letter) => letter.toLowerCase())
    for (const { says, what, seen } of rows) {
      const found = says.exec(lower)
      if (found === null) continue
      const groups = found.groups ?? {}
      const exactly = what.replace(/\{(\w+)\}/g, (_, name) => groups[name] ?? "")
      return [{ what: exactly, least: numberOf(groups.n ?? groups.m), from: sentence, seen: seen(groups) }]
    }
    return []
  })
  return { said, whole: said.length === sentences.length }
}

/** The same of what happens as a permanent enters; never the whole of its text. */
export function saidAsItEnters(lang: "en" | "ja", text: string): ReadOff {
  const then = languages[lang].enters.exec(plain(text))?.groups?.then ?? ""
  return { ...saidIn(lang, then), whole: false }
}

/** Of these no more may happen than is said, where the table reads the whole text. */
const counted: ReadonlySet<string> = new Set(["draw", "life gained", "damage", "token"])

/**
 * What was seen less often than the texts say, or too often; as a sentence with its count. Sayings of one kind add up.
 * @param others lines that other cards have made: nothing too much was done there
 */
export function differing(
  texts: readonly ReadOff[],
  lines: readonly LogNode[],
  others: ReadonlySet<LogNode> = new Set(),
): string | null {
  const all = texts.flatMap(({ said }) => said)
  const whole = texts.every((text) => text.whole)
  for (const { what, seen, from } of all) {
    // The same thing may be chosen again for a text that is carried out twice (a mode chosen again): then it is seen once.
    const same = all.filter((other) => other.what === what)
    const each = counted.has(what) ? same : [...new Map(same.map((other) => [other.from, other])).values()]
    const least = each.reduce((sum, other) => sum + other.least, 0)
    const found = lines.reduce((sum, line) => sum + seen(line), 0)
    const own = lines.reduce((sum, line) => sum + (others.has(line) ? 0 : seen(line)), 0)
    if (found < least || (whole && counted.has(what) && own > least)) return `“${from}”: ${what} ${found} of ${least}`
  }
  return null
}
