import type { LogNode } from "@dilemma-table/engine"

/*
 * Plain sentences of printed texts and what they make happen: a small table, made without the compiler, to check it by.
 */

type Event = Extract<LogNode["entry"], { readonly type: "event" }>["event"]
type Groups = Readonly<Record<string, string | undefined>>

/** How much a line of the log has of what a sentence says. */
export type Seen = (line: LogNode) => number

/** A sentence; what it makes happen (with the groups that it names), `n` times (once without that group); and how that is counted. */
export interface Row {
  readonly says: RegExp
  readonly what: string
  readonly seen: (groups: Groups) => Seen
}

const event =
  (count: (event: Event) => number): Seen =>
  ({ entry }) =>
    entry.type === "event" ? count(entry.event) : 0
const one = (is: (event: Event) => boolean) => (): Seen => event((found) => (is(found) ? 1 : 0))
const as = (word: string) => one((found) => found.as === word)
const amountAs = (word: string) => (): Seen => event((it) => (it.as === word ? Math.abs(it.amount ?? 0) : 0))
const moved = (to: string, from?: string) =>
  one((it) => it.type === "move" && it.to === to && (from === undefined || it.from === from))

const n = "(?<n>\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten)"
const english = (says: string): RegExp => new RegExp(`^${says}$`)
/** What a target is called; nothing conditional is in it. */
const thing = "target (?:(?! (?:if|unless|where) )[a-z' -])+"

/** An effect that lasts, with this power and toughness added. */
const pumped =
  ({ power, toughness }: Groups): Seen =>
  ({ entry }) => {
    if (entry.type !== "event" || entry.event.effect === undefined) return 0
    const does = entry.event.effect.does.does as { readonly power?: unknown; readonly toughness?: unknown }
    return (does.power ?? 0) === Number(power) && (does.toughness ?? 0) === Number(toughness) ? 1 : 0
  }

export const englishRows: readonly Row[] = [
  { says: english(`(?:you )?draw ${n} cards?`), what: "draw", seen: as("draws") },
  { says: english(`(?:you )?gain ${n} life`), what: "life gained", seen: amountAs("gains-life") },
  { says: english(`you lose ${n} life`), what: "life lost", seen: amountAs("loses-life") },
  {
    says: english(`.* deals ${n} damage to (?:any target|${thing})`),
    what: "damage",
    seen: () => event((it) => (it.type === "damage" ? (it.amount ?? 0) : 0)),
  },
  { says: english(`destroy ${thing}`), what: "destruction", seen: as("destroy") },
  { says: english(`exile ${thing}`), what: "exile", seen: moved("exile") },
  { says: english("counter target [a-z ]*spell"), what: "counter", seen: as("countered") },
  {
    says: english(`return ${thing} to its owner's hand`),
    what: "return to hand",
    seen: one(
      (it) => it.type === "move" && it.to === "hand" && ["battlefield", "stack", "graveyard"].includes(it.from ?? ""),
    ),
  },
  {
    says: english(`return ${thing} from your graveyard to your hand`),
    what: "back to hand",
    seen: moved("hand", "graveyard"),
  },
  {
    says: english(`return ${thing} from your graveyard to the battlefield`),
    what: "back to the battlefield",
    seen: moved("battlefield", "graveyard"),
  },
  { says: english(`tap ${thing}`), what: "tap", seen: one((it) => it.type === "tap" && it.as !== "taps-for-mana") },
  { says: english(`(?:you )?mill ${n} cards?`), what: "mill", seen: as("mills") },
  { says: english(`discard ${n} cards?`), what: "discard", seen: as("discards") },
  {
    says: english(`create ${n} (?:\\d+\\/\\d+ )?[a-z ]*tokens?(?: with [a-z]+)?`),
    what: "token",
    seen: one((it) => it.type === "create"),
  },
  {
    says: english(`put ${n} \\+1\\/\\+1 counters? on target creature(?: you control)?`),
    what: "+1/+1 counter",
    seen: () => event((it) => (it.type === "counters" && it.name === "+1/+1" ? (it.amount ?? 0) : 0)),
  },
  {
    says: english(
      "(?:target creature(?: you control)?|creatures you control|all creatures) gets? (?<power>[+-]\\d+)\\/(?<toughness>[+-]\\d+) until end of turn",
    ),
    what: "bonus of {power}/{toughness}",
    seen: pumped,
  },
]

/** 「相手のクリーチャーを1体選び、破壊する」「相手のクリーチャー1体を破壊する」: one way of naming things, then what is done. */
const things = (done: string): RegExp =>
  new RegExp(
    `^(?:バトルゾーンにある)?、?[^、。てら]*?相手の[^、。てら]*?(?:を(?<n>\\d+)(?:体|枚)(?:選び、?|選んで)?|(?<m>\\d+)(?:体|枚)を)${done}$`,
  )

export const japaneseRows: readonly Row[] = [
  { says: /^(?:自分の山札から)?カードを(?<n>\d+)枚引く$/, what: "draw", seen: as("draws") },
  { says: things("破壊する"), what: "destruction", seen: as("destroyed") },
  { says: things("(?:持ち主の|相手の)?手札に戻す"), what: "return to hand", seen: moved("hand", "battle") },
  {
    says: things("タップする"),
    what: "tap",
    seen: one((it) => it.type === "tap" && it.as !== "taps-for-mana"),
  },
  { says: things("(?:持ち主の)?マナゾーンに置く"), what: "put into mana", seen: moved("mana") },
  { says: things("(?:持ち主の)?墓地に置く"), what: "put into the graveyard", seen: moved("graveyard") },
  {
    says: /^自分の山札の上から(?:1枚目|(?<n>\d+)枚)を、?(?:タップして)?(?:自分の)?マナゾーンに置く$/,
    what: "put into mana",
    seen: moved("mana"),
  },
  {
    says: /^自分の山札の上から(?:1枚目|(?<n>\d+)枚)を、?(?:自分の)?墓地に置く$/,
    what: "put into the graveyard",
    seen: moved("graveyard", "deck"),
  },
  {
    says: /^自分の山札の上から(?:1枚目|(?<n>\d+)枚)を(?:裏向きのまま)?(?:シールド化する|自分のシールドに加える|シールドとして追加する)$/,
    what: "shield",
    seen: moved("shields"),
  },
  { says: /^相手は?、?(?:自身の)?手札を(?<n>\d+)枚(?:選び、?|選んで)?捨てる$/, what: "discard", seen: as("discards") },
]
