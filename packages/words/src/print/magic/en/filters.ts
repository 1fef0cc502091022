import type { PlayerRef, Selector, Value } from "@dilemma-table/engine"
import type { MagicFilterWords } from "@dilemma-table/magic"
import { valueText } from "../../conditions.ts"
import { article, listed } from "../../english/bend.ts"
import { noun, possessive } from "../../english/phrases.ts"
import { filterNp, nextTo, selectorNp } from "../../nouns.ts"
import type { Noun, Piece } from "../../phrase.ts"
import type { FilterPrinter, Printing, TextPrinter } from "../../printing.ts"
import { colorNames, keywordNames, supertypeNames } from "../names.ts"
import { actionFilters } from "./actions.ts"
import { boardFilters, boardValues } from "./board.ts"
import { castingFilters, castingValues } from "./casting.ts"
import { choiceFilters, choiceValues } from "./choices.ts"
import { countingValues } from "./counting.ts"
import { effectConditions, effectFilters } from "./effects.ts"
import { all, basicLandTypes, type Many, named, orNoun, typeNoun } from "./nouns.ts"
import { playersConditions, playersValues } from "./players.ts"
import { subtypePlural } from "./plurals.ts"
import { relationConditions, relationFilters, relationValues } from "./relations.ts"

interface Bounds {
  readonly min?: Value
  readonly max?: Value
}

/** "power 3 or less", "mana value 2 or greater". */
const bounded =
  (what: string): FilterPrinter =>
  (p, { min, max }: Bounds) => {
    const text = (value: Value): string => valueText(p, value)
    if (min !== undefined && max !== undefined) {
      const equal = typeof min === "number" || text(min) === "X" ? "" : "equal to "
      if (JSON.stringify(min) === JSON.stringify(max)) return { with: `with ${what} ${equal}${text(min)}` }
      return { with: `with ${what} from ${text(min)} to ${text(max)}` }
    }
    const value = min ?? max ?? 0
    const next = nextTo(value, min === undefined ? -1 : 1)
    if (next !== null) return { with: `with ${what} ${min === undefined ? "less" : "greater"} than ${text(next)}` }
    const said = text(value)
    if (typeof value === "number" || said === "X")
      return { with: `with ${what} ${said} or ${min === undefined ? "less" : "greater"}` }
    return { with: `with ${what} ${min === undefined ? "less" : "greater"} than or equal to ${said}` }
  }

/** "a creature that's a Wolf or Werewolf": either, and what is said of it before. */
const thatIs = (nouns: readonly Noun[]): Piece => ({ with: `that's ${article(orNoun(nouns).one)}` })

const fixedWord =
  (word: string): FilterPrinter =>
  () => ({ adjective: word })
const abilities: Readonly<Record<string, string>> = {
  activated: "activated ability",
  triggered: "triggered ability",
  any: "activated or triggered ability",
}

/** They are called so together (700.12). */
const outlaws = "Assassin,Mercenary,Pirate,Rogue,Warlock"

export const filters: Readonly<Record<keyof MagicFilterWords, FilterPrinter>> = {
  ...boardFilters,
  ...castingFilters,
  ...actionFilters,
  ...relationFilters,
  ...effectFilters,
  ...choiceFilters,
  type: (_, types: Many, whole) =>
    "commander" in whole && all(types).length > 1
      ? thatIs(all(types).map(typeNoun))
      : { noun: orNoun(all(types).map(typeNoun)) },
  subtype: (_, types: Many, { type, zone }) =>
    type === "creature" && zone === undefined && all(types).length > 1 && all(types).join() !== outlaws
      ? thatIs(all(types).map((each) => noun(each, subtypePlural(each))))
      : all(types).join() === basicLandTypes.join()
        ? { with: "with a basic land type" }
        : {
            noun:
              all(types).join() === outlaws
                ? { ...noun("outlaw"), rank: 0 }
                : orNoun(
                    all(types).map((type) => noun(type, subtypePlural(type))),
                    0,
                  ),
          },
  supertype: (_, type: string) => ({ adjective: named(supertypeNames, type) }),
  color: (_, colors: Many) => ({
    adjective: listed(
      all(colors).map((color) => named(colorNames, color)),
      "or",
    ),
  }),
  colorless: fixedWord("colorless"),
  multicolored: fixedWord("multicolored"),
  permanent: () => ({ noun: { ...noun("permanent"), rank: 2 } }),
  spell: () => ({ noun: { ...noun("spell"), rank: 3 } }),
  ability: (_, kind: string) => ({
    noun: { ...noun(abilities[kind] ?? kind, (abilities[kind] ?? kind).replace(/y$/, "ies")), rank: 3 },
  }),
  power: bounded("power"),
  toughness: bounded("toughness"),
  manaValue: bounded("mana value"),
  keyword: (_, keyword: string) => ({ with: `with ${named(keywordNames, keyword)}` }),
  modal: (_, is: boolean) => ({ adjective: is ? "modal" : "nonmodal" }),
  name: (_, name: string) => ({ with: `named ${name}` }),
  attacking: fixedWord("attacking"),
  blocking: fixedWord("blocking"),
  bearer: (p) => ({ adjective: p.bearer.adjective }),
  commander: () => ({ noun: { ...noun("commander"), rank: 2 } }),
  targets: (p, filter: never) => ({ with: `that targets ${filterNp(p, filter, { exactly: 1 }, "all").text}` }),
  targetsOnly: (p, filter: never) => ({ with: `that targets only ${filterNp(p, filter, { exactly: 1 }, "all").text}` }),
  targetCount: (p, { min, max }: Bounds) =>
    min === 1 && max === 1
      ? { with: "with a single target" }
      : min === undefined
        ? { with: `with ${valueText(p, max ?? 0)} or fewer targets` }
        : { with: `with ${valueText(p, min)} or more targets` },
  resolving: (_, is: boolean) => (is ? { adjective: "resolving" } : { with: "other than the one that is resolving" }),
  variableCost: () => ({ with: "with {X} in its mana cost" }),
  linked: (p) => ({ with: `exiled with this ${p.self.one}` }),
  transformed: (_, is: boolean) => ({ adjective: is ? "transformed" : "not transformed" }),
  doubleFaced: fixedWord("double-faced"),
  chosenName: () => ({ with: "with the chosen name" }),
  top: () => ({ with: "on top of its library" }),
  parity: (_, which: string) => ({ with: `with ${which} mana value` }),
  damagedBy: (p, what: Selector) => ({ with: `dealt damage by ${selectorNp(p, what).text} this turn` }),
  damagedThisTurn: () => ({ with: "that was dealt damage this turn" }),
}

const have = (p: Printing, ref: PlayerRef): string => {
  const player = p.tongue.player(p, ref)
  return player.you ? "you have" : `${player.text} has`
}

/** Costs that are said by what has been done. */
const paidNames: Readonly<Record<string, string>> = {
  kicker: "kicked",
  bargain: "bargained",
  teamwork: "cast using teamwork",
}

export const conditions: Readonly<Record<string, TextPrinter>> = {
  ...playersConditions,
  ...relationConditions,
  ...effectConditions,
  paid: (p, cost: string, whole: { atLeast?: number }) => {
    const self = p.event === p.self ? "it" : `this ${p.self.one}`
    if (cost === "gift") return "the gift was promised"
    const done = paidNames[cost]
    if (done !== undefined && whole.atLeast === undefined) return `${self} was ${done}`
    return `${self === "it" ? "its" : `${self}'s`} ${cost} cost was paid${whole.atLeast === undefined ? "" : ` ${whole.atLeast} or more times`}`
  },
  itIs: (_, is: string) => (is === "neither" ? "it's neither day nor night" : `it's ${is}`),
  lifeAtMost: (p, amount: Value, whole: { of: PlayerRef }) =>
    `${have(p, whole.of)} ${valueText(p, amount)} or less life`,
}

export const values: Readonly<Record<string, TextPrinter>> = {
  ...boardValues,
  ...castingValues,
  ...choiceValues,
  ...playersValues,
  ...relationValues,
  ...countingValues,
  life: (p, ref: PlayerRef) => `${possessive(p, ref)} life total`,
  half: (p, of: Value, whole: { rounded: string }) => `half ${valueText(p, of)}, rounded ${whole.rounded}`,
  greatest: (p, name: string, whole: { of: Selector }) =>
    `the greatest ${p.words.numbers[name] ?? name} among ${selectorNp(p, whole.of).text.replace(/^all /, "")}`,
  cardsIn: (p, zone: string, whole: { of: PlayerRef }) => {
    const words = p.words.zones[zone]
    const name = words?.name ?? zone
    return words?.shared === true
      ? `the number of cards ${article(name).replace(/^an? /, "in ")} that ${p.tongue.player(p, whole.of).you ? "you own" : `${p.tongue.player(p, whole.of).text} owns`}`
      : `the number of cards in ${possessive(p, whole.of)} ${name}`
  },
}
