import type { DuelMastersSource, MagicSource } from "@dilemma-table/card-text"
import * as duelMasters from "@dilemma-table/duel-masters"
import { type cards, magic } from "@dilemma-table/magic"
import { printCard } from "@dilemma-table/words"

const civilizations: Readonly<Record<string, string>> = {
  light: "光",
  water: "水",
  darkness: "闇",
  fire: "火",
  nature: "自然",
}

/** A card of Magic's library as a file would have it, as it is printed in English. */
export function printedMagic(card: (typeof cards)[number]): MagicSource {
  const printed = printCard("en", magic, card as never)
  return {
    name: printed.name,
    layout: card.layout ?? "normal",
    faces: printed.faces.map(({ name, cost, types, power, text }, i) => ({
      name,
      manaCost: cost,
      typeLine: types,
      pt: card.faces[i]?.loyalty === undefined ? power || null : `L${card.faces[i]?.loyalty}`,
      text: text.join("\n"),
    })),
  }
}

/**
 * The cards of a file that a card of Duel Masters' library is, as they are printed in Japanese: one whose halves belong together is
 * one, the sides of one that is turned over are cards by themselves.
 */
export function printedDuelMasters(card: (typeof duelMasters.library)[number]): readonly DuelMastersSource[] {
  const printed = printCard("ja", duelMasters.rulebook, card as never)
  const name = card.name.ja ?? card.name.en ?? ""
  const faces = card.faces.map((own, i) => {
    const { cost, power, text, types } = printed.faces[i] ?? { cost: "", power: "", text: [], types: "" }
    return {
      name: own.name?.ja ?? name,
      type: types.replace(/^\S+ /, "").replace(/[：(].*/, ""),
      civilizations: own.civilizations.map((one) => civilizations[one] ?? one),
      cost,
      power,
      races: own.races ?? [],
      mana: "",
      text: text.join("\n"),
    }
  })
  return card.layout === undefined ? faces.map((face) => ({ name, faces: [face] })) : [{ name, faces }]
}
