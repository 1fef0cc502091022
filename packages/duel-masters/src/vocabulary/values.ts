import {
  amountOf,
  type Filter,
  type Game,
  listOf,
  type ObjectId,
  objectsMatching,
  term,
  type Value,
  type ValueWord,
  type Vocabulary,
  yes,
} from "@dilemma-table/engine"
import { civilizationsOf, costOf, type Known, manaOf, powerOf, racesOf, typesOf } from "../characteristics.ts"

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

/** Numbers a card may count, beside the engine's own words. */
export const values: Readonly<Record<string, ValueWord>> = {
  brokenInAttack: {
    shape: yes,
    doc: {
      en: "how many shields the attacking creature has broken in this attack",
      ja: "攻撃中のクリーチャーがその攻撃中にブレイクしたシールドの数",
    },
    value: (game) => Number(game.state.loop.broken ?? 0),
  },
  civilizationsOf: different(civilizationsOf, { en: "how many civilizations are among them", ja: "その中の文明の数" }),
  typesOf: different(typesOf, { en: "how many card types are among them", ja: "その中のカードタイプの数" }),
  racesOf: different(racesOf, { en: "how many races are among them", ja: "その中の種族の数" }),
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
