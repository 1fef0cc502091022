import {
  amountOf,
  type Filter,
  type Game,
  listOf,
  mark,
  numberOf,
  type ObjectId,
  object,
  objectsMatching,
  type Selector,
  select,
  term,
  type Value,
  type ValueWord,
  type Vocabulary,
  yes,
} from "@dilemma-table/engine"
import { civilizationsOf, costOf, type Known, manaOf, powerOf, racesOf, typesOf } from "../characteristics.ts"
import { DONE_FOR_COST } from "../executing.ts"
import { linkedParts } from "../links.ts"

const different = (
  of: (game: Game, id: ObjectId) => Known<readonly string[]>,
  doc: ValueWord["doc"] & object,
): ValueWord => ({
  shape: term("filter"),
  doc,
  value: (game, frame, filter: Filter) => {
    const found = new Set<string>()
    for (const id of objectsMatching(game, frame, filter)) {
      const has = of(game, id)
      if (has !== "unknown") for (const one of has) found.add(one)
    }
    return found.size
  },
})

const extreme = (pick: (...numbers: number[]) => number, doc: ValueWord["doc"] & object): ValueWord => ({
  shape: listOf(term("value"), 1),
  doc,
  value: (game, frame, values: readonly Value[]) => pick(...values.map((value) => amountOf(game, frame, value))),
})

/** One number of all that match, and which of them is taken. */
const among = (pick: (...numbers: number[]) => number, doc: ValueWord["doc"] & object): ValueWord => ({
  shape: term("number-name"),
  fields: { among: term("filter") },
  doc,
  value: (game, frame, name: string, whole: { readonly among: Filter }) => {
    const found = objectsMatching(game, frame, whole.among).map((id) => numberOf(game, name, id))
    return found.length === 0 ? 0 : pick(...found)
  },
})

/** Numbers a card may count, beside the engine's own words. */
export const values: Readonly<Record<string, ValueWord>> = {
  civilizationsOf: different(civilizationsOf, { en: "how many civilizations are among them", ja: "その中の文明の数" }),
  typesOf: different(typesOf, { en: "how many card types are among them", ja: "その中のカードタイプの数" }),
  racesOf: different(racesOf, { en: "how many races are among them", ja: "その中の種族の数" }),
  highest: among(Math.max, { en: "the greatest number of this kind among these", ja: "その中で一番大きい数" }),
  lowest: among(Math.min, { en: "the smallest number of this kind among these", ja: "その中で一番小さい数" }),
  doneForCost: {
    shape: yes,
    doc: {
      en: "to how many cards something was done for the changes of its own cost that the ability's card has, as it was used",
      ja: "このカードを使う時、自身のコストを変えるためにこうしたカードの数",
    },
    value: (game, frame) => mark(object(game.state, frame.source).marks, DONE_FOR_COST),
  },
  linkedCards: {
    shape: term("selector"),
    doc: { en: "how many cards are linked with this one", ja: "これにリンクしているカードの数" },
    value: (game, frame, what: Selector) =>
      select(game, frame, what).reduce((sum, id) => sum + linkedParts(game, id).length, 0),
  },
  brokenInAttack: {
    shape: yes,
    doc: {
      en: "how many shields were broken in the attack that goes on or has just ended",
      ja: "その攻撃中にブレイクされたシールドの数",
    },
    value: (game) => Number(game.state.loop.broken ?? 0),
  },
  smaller: extreme(Math.min, { en: "the smallest of these", ja: "これらのうち一番小さい数" }),
  greater: extreme(Math.max, { en: "the greatest of these", ja: "これらのうち一番大きい数" }),
}

/** Numbers of one card. */
export const numbers: Vocabulary["numbers"] = {
  cost: costOf,
  power: powerOf,
  mana: manaOf,
  civilizations: (game, id) => {
    const has = civilizationsOf(game, id)
    return has === "unknown" ? has : has.length
  },
}
