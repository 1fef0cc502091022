import type { PlayerRef, Selector, Value } from "@dilemma-table/engine"
import type { MagicFilterWords } from "@dilemma-table/magic"
import { keywordTerms } from "../../../glossary/magic.ts"
import { valueText } from "../../conditions.ts"
import { either, noun } from "../../japanese/phrases.ts"
import { filterNp, selectorNp } from "../../nouns.ts"
import type { FilterPrinter, TextPrinter } from "../../printing.ts"
import { colorNames, keywordNames, supertypeNames } from "../names.ts"
import { actionFilters } from "./actions.ts"
import { boardFilters, boardValues } from "./board.ts"
import { castingFilters, castingValues } from "./casting.ts"
import { choiceFilters, choiceValues } from "./choices.ts"
import { countingValues } from "./counting.ts"
import { effectConditions, effectFilters } from "./effects.ts"
import { all, type Many, named, orNoun, subtype, typeNoun } from "./nouns.ts"
import { playersConditions, playersValues } from "./players.ts"
import { relationConditions, relationFilters, relationValues } from "./relations.ts"

interface Bounds {
  readonly min?: Value
  readonly max?: Value
}

const bounded =
  (what: string): FilterPrinter =>
  (p, { min, max }: Bounds) => {
    if (min !== undefined && max !== undefined) {
      if (JSON.stringify(min) === JSON.stringify(max)) return { with: `${what}が${valueText(p, min)}である` }
      return { with: `${what}が${valueText(p, min)}以上${valueText(p, max)}以下の` }
    }
    return { with: `${what}が${valueText(p, min ?? max ?? 0)}${min === undefined ? "以下" : "以上"}の` }
  }

const fixedWord =
  (word: string): FilterPrinter =>
  () => ({ adjective: word })

const abilities: Readonly<Record<string, string>> = {
  activated: "起動型能力",
  triggered: "誘発型能力",
  any: "起動型能力または誘発型能力",
}

export const filters: Readonly<Record<keyof MagicFilterWords, FilterPrinter>> = {
  ...boardFilters,
  ...castingFilters,
  ...actionFilters,
  ...relationFilters,
  ...effectFilters,
  ...choiceFilters,
  type: (_, types: Many) => ({ noun: orNoun(all(types).map(typeNoun)) }),
  subtype: (_, types: Many) => ({
    noun: orNoun(
      all(types).map((type) => noun(subtype(type), "つ")),
      0,
    ),
  }),
  supertype: (_, type: string) => ({ adjective: named(supertypeNames, type) }),
  color: (_, colors: Many) => ({ adjective: `${either(all(colors).map((color) => named(colorNames, color)))}の` }),
  colorless: fixedWord("無色の"),
  multicolored: fixedWord("多色の"),
  permanent: () => ({ noun: { ...noun("パーマネント", "つ"), rank: 2 } }),
  spell: () => ({ noun: { ...noun("呪文", "つ"), rank: 3 } }),
  ability: (_, kind: string) => ({ noun: { ...noun(abilities[kind] ?? kind, "つ"), rank: 3 } }),
  power: bounded("パワー"),
  toughness: bounded("タフネス"),
  manaValue: bounded("マナ総量"),
  keyword: (_, keyword: string) => ({ with: `${named(keywordNames, keyword)}を持つ` }),
  modal: (_, is: boolean) => ({ with: is ? "モードを持つ" : "モードを持たない" }),
  name: (_, name: string) => ({ with: `《${name}》という名前の` }),
  attacking: fixedWord("攻撃している"),
  blocking: fixedWord("ブロックしている"),
  bearer: (p) => ({ adjective: p.bearer.adjective }),
  commander: () => ({ noun: { ...noun("統率者", "体"), rank: 2 } }),
  targets: (p, filter: never) => ({ with: `${filterNp(p, filter, { none: true }, "all").text}を対象とする` }),
  targetsOnly: (p, filter: never) => ({ with: `${filterNp(p, filter, { none: true }, "all").text}のみを対象とする` }),
  targetCount: (p, { min, max }: Bounds) =>
    min === 1 && max === 1
      ? { with: "対象が１つだけの" }
      : { with: `対象が${valueText(p, min ?? max ?? 0)}つ以${min === undefined ? "下" : "上"}の` },
  resolving: (_, is: boolean) => ({ with: is ? "解決中の" : "解決中でない" }),
  variableCost: () => ({ with: "マナ・コストに{X}を含む" }),
  linked: (p) => ({ with: `この${p.self.one}によって追放された` }),
  transformed: (_, is: boolean) => ({ with: is ? "変身している" : "変身していない" }),
  doubleFaced: fixedWord("両面の"),
  chosenName: () => ({ with: "選ばれた名前を持つ" }),
  top: () => ({ with: "ライブラリーの一番上にある" }),
  parity: (_, which: string) => ({ with: `マナ総量が${which === "even" ? "偶数" : "奇数"}の` }),
  damagedBy: (p, what: Selector) => ({ with: `このターンに${selectorNp(p, what).text}からダメージを受けた` }),
  damagedThisTurn: fixedWord("このターンにダメージを受けた"),
}

const paidNames: Readonly<Record<string, { readonly ja: string }>> = keywordTerms

export const conditions: Readonly<Record<string, TextPrinter>> = {
  ...playersConditions,
  ...relationConditions,
  ...effectConditions,
  paid: (p, cost: string, whole: { atLeast?: number }) =>
    cost === "gift"
      ? "贈呈する約束をした"
      : `この${p.self.one}の${cost === "additional" ? "追加" : `${paidNames[cost]?.ja ?? cost}・`}コストが${whole.atLeast === undefined ? "" : `${whole.atLeast}回以上`}支払われた`,
  itIs: (_, is: string) => (is === "neither" ? "昼でも夜でもない" : is === "day" ? "昼である" : "夜である"),
  lifeAtMost: (p, amount: Value, whole: { of: PlayerRef }) =>
    `${p.tongue.player(p, whole.of).text}のライフが${valueText(p, amount)}点以下である`,
}

export const values: Readonly<Record<string, TextPrinter>> = {
  ...boardValues,
  ...castingValues,
  ...choiceValues,
  ...playersValues,
  ...relationValues,
  ...countingValues,
  life: (p, ref: PlayerRef) => `${p.tongue.player(p, ref).text}のライフの総量`,
  half: (p, of: Value, whole: { rounded: string }) =>
    `${valueText(p, of)}の半分(端数${whole.rounded === "up" ? "切り上げ" : "切り捨て"})`,
  greatest: (p, name: string, whole: { of: Selector }) =>
    `${selectorNp(p, whole.of).text}の${p.words.numbers[name] ?? name}のうち最大の値`,
  cardsIn: (p, zone: string, whole: { of: PlayerRef }) =>
    `${p.tongue.player(p, whole.of).text}の${p.words.zones[zone]?.name ?? zone}にあるカードの枚数`,
}
