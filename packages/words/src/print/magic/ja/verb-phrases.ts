import type { PlayerRef, Selector, Value } from "@dilemma-table/engine"
import type { Price } from "@dilemma-table/magic"
import { abilityText, isKeyword } from "../../abilities.ts"
import { valueText } from "../../conditions.ts"
import { taForm } from "../../japanese/bend.ts"
import { counter, countOf, noun } from "../../japanese/phrases.ts"
import { costText } from "../../modes.ts"
import { bind, filterNp, selectorNp, whence } from "../../nouns.ts"
import { type Clause, clause, type Noun, type Np } from "../../phrase.ts"
import type { Printing, VerbPrinter } from "../../printing.ts"
import { colorNames, counterNames, supertypeNames, typeNames } from "../names.ts"
import type { Casting, ManaWhole, Whole } from "../verb-data.ts"
import { card, named, subtype } from "./nouns.ts"
import { priceText } from "./prices.ts"

/*
 * What verbs of Magic's texts are said with in Japanese: who does it, to what, how much of it.
 */

/** Who does it: you, unless it is said otherwise; said, too, where another player has it done. */
export const by = (p: Printing, whole: Whole): Np | null => {
  const who = whole.by ?? "you"
  return who === "you" && (p.actor === null || p.actor === "you") ? null : p.tongue.player(p, who)
}

/** Who does it, where a text says so even of the reader: 「あなたは３点のライフを得る」. */
export const spoken = (p: Printing, ref: PlayerRef | undefined): Np => {
  const { you: _, ...player } = p.tongue.player(p, ref ?? "you")
  return player
}

export const moved = (p: Printing, whole: Whole, np: Pick<Np, "noun" | "many">, verb: string): void =>
  bind(p, whole.as, np, { way: `これにより${taForm(verb)}` })

/** 「それを破壊する」; `middle` is said right before the verb, given 「オーナーの」 or 「あなたの」. */
export function doTo(
  p: Printing,
  what: Selector,
  verb: string,
  whole: Whole,
  middle: (owner: string) => string = () => "",
): Clause {
  const owner = whence(p, what).yours === true ? "あなたの" : "オーナーの"
  const np = selectorNp(p, what)
  moved(p, whole, np, verb)
  const chosen = np.reach === "choose" && np.chooser !== null
  return clause(verb, `${np.text}を${chosen ? "選び、" : ""}${middle(owner)}`, np.chooser)
}

export const simply =
  (verb: string): VerbPrinter =>
  (p, what: Selector, whole: Whole) =>
    doTo(p, what, verb, whole)

export const ofCards =
  (verb: string): VerbPrinter =>
  (p, count: Value, whole: Whole & { atRandom?: true; upTo?: true }) => {
    const how = whole.atRandom === true ? "無作為に選んだ" : whole.upTo === true ? "最大" : ""
    const many = countOf(p, count, card)
    moved(p, whole, { noun: card, many: count !== 1 }, verb)
    return clause(verb, `${how}${many}`, by(p, whole))
  }

export interface Token {
  readonly name?: { readonly ja?: string; readonly en?: string }
  readonly types: readonly string[]
  readonly subtypes?: readonly string[]
  readonly supertypes?: readonly string[]
  readonly colors?: readonly string[]
  readonly power?: Value
  readonly toughness?: Value
  readonly abilities?: readonly never[]
}

export const unpaid = (p: Printing, price: Price): string => `${priceText(p, price)}を支払わない`

/** 「1/1の」, 「X/Xの」; 「パワーとタフネスがそれぞれ手札の枚数に等しい」. */
function strengthText(p: Printing, power: Value, toughness: Value): string {
  const isPlain = (value: Value): boolean => typeof value === "number" || value === "x"
  if (isPlain(power) && isPlain(toughness)) return `${valueText(p, power)}/${valueText(p, toughness)}の`
  const same = JSON.stringify(power) === JSON.stringify(toughness)
  return same
    ? `パワーとタフネスがそれぞれ${valueText(p, power)}に等しい`
    : `パワーが${valueText(p, power)}、タフネスが${valueText(p, toughness)}に等しい`
}

/** 「飛行を持つ1/1の赤の士官・クリーチャー・トークン」. */
export function tokenNoun(outer: Printing, token: Token): Noun {
  const p: Printing = { ...outer, self: outer.words.manner.self(token.types) }
  const strength = token.power === undefined ? "" : strengthText(p, token.power, token.toughness ?? 0)
  const colors =
    token.colors === undefined
      ? ""
      : token.colors.length === 0
        ? "無色の"
        : `${token.colors.map((one) => named(colorNames, one)).join("と")}の`
  const supertypes = (token.supertypes ?? []).map((one) => named(supertypeNames, one)).join("")
  const kinds = [...(token.subtypes ?? []).map(subtype), ...token.types.map((one) => named(typeNames, one)), "トークン"]
  const texts = (token.abilities ?? []).map((one) =>
    isKeyword(p, one) ? abilityText(p, one) : `「${abilityText(p, one)}」`,
  )
  const having = texts.length === 0 ? "" : `${texts.join("と")}を持つ`
  const name = token.name?.ja ?? token.name?.en
  return noun(
    `${having}${name === undefined ? "" : `《${name}》という名前の`}${strength}${supertypes}${colors}${kinds.join("・")}`,
    token.types.includes("creature") ? "体" : "つ",
  )
}

export const counters = (p: Printing, value: Value, kind: string): string => {
  const its = noun(`${counterNames[kind] ?? kind}カウンター`, "個")
  return typeof value === "number" || value === "x"
    ? `${its.one}${counter(p, value, its)}`
    : `${valueText(p, value)}に等しい数の${its.one}`
}

export const withCounters = (p: Printing, all: Readonly<Record<string, number>> | undefined): string =>
  all === undefined
    ? ""
    : `${Object.entries(all)
        .map(([kind, n]) => counters(p, n, kind))
        .join("と")}を置いて`

/** 「それをマナ・コストを支払うことなく唱えてもよい」. */
export function casting(p: Printing, verb: string, may: string, what: Selector, whole: Casting): Clause {
  const np = selectorNp(p, what)
  moved(p, whole, np, verb)
  const cost =
    whole.free === true
      ? "マナ・コストを支払うことなく"
      : whole.cost === undefined
        ? ""
        : `${whole.cost.map((one) => costText(p, one)).join("、")}で`
  const as =
    whole.spell === undefined
      ? ""
      : `${filterNp(p, { zone: "stack", ...whole.spell }, { none: true }, "all").text}として`
  const one = `${np.text}${whole.copy === true ? "のコピー" : ""}`
  const rest = `${whole.any === true ? `${one}の中から好きな数の呪文` : one}を${whole.transformed === true ? "変身した状態で" : ""}${as}${cost}${whole.called === undefined ? "" : `(${whole.called})`}`
  return whole.must === true ? clause(verb, rest, by(p, whole)) : clause("よい", `${rest}${may}`, by(p, whole))
}

export const ofPlayer =
  (verb: string, rest: string): VerbPrinter =>
  (p, ref: PlayerRef) =>
    clause(verb, rest, spoken(p, ref))

/** 「クリーチャー呪文を唱えるためにのみ使える」 */
export const spentOn = (p: Printing, { only }: ManaWhole): string => {
  if (only === undefined) return ""
  const uses = [
    ...(only.spells === undefined
      ? []
      : [`${filterNp(p, { zone: "stack", ...only.spells }, { none: true }, "all").text}を唱える`]),
    ...(only.abilities === undefined
      ? []
      : [`${filterNp(p, only.abilities, { none: true }, "all").text}の能力を起動する`]),
  ]
  return `${uses.join("か")}ためにのみ使える`
}

/** 「あなたのライブラリーの一番上のカードを予示する」 */
export function lyingDown(p: Printing, verb: string, what: Selector, whole: Whole): Clause {
  const np = selectorNp(p, what)
  moved(p, whole, np, verb)
  return clause(verb, `${np.text}を`, by(p, whole))
}
