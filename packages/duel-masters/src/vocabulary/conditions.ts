import {
  allIn,
  type ConditionWord,
  either,
  type Filter,
  type Frame,
  type Game,
  listOf,
  mark,
  matches,
  object,
  objectsMatching,
  type Tri,
  term,
  text,
  words,
  yes,
  zonesOf,
} from "@dilemma-table/engine"
import { byMark } from "../by-keyword.ts"
import { civilizationsOf } from "../characteristics.ts"
import { civilizations, type KeywordWord, keywordWords } from "../lexicon.ts"
import { paidWithMark } from "../paid-with.ts"

function civilizationsAmong(game: Game, frame: Frame, filter: Filter, all: readonly string[]): Tri {
  const found = new Set<string>(objectsMatching(game, frame, filter, false).flatMap((id) => known(game, id)))
  if (all.every((one) => found.has(one))) return true
  const perhaps = zonesOf(game, filter).some((zone) =>
    allIn(game, zone).some((id) => matches(game, frame, id, filter) === "unknown"),
  )
  return perhaps ? "unknown" : false
}

function known(game: Game, id: Parameters<typeof civilizationsOf>[1]): readonly string[] {
  const civilizations = civilizationsOf(game, id)
  return civilizations === "unknown" ? [] : civilizations
}

/** What can be the case, beside the engine's own words. */
export const conditions: Readonly<Record<string, ConditionWord>> = {
  civilizationsAmong: {
    shape: term("filter"),
    fields: { all: listOf(words(...civilizations), 1) },
    doc: {
      en: "these civilizations are all there among what matches",
      ja: "該当するものの中にこれらの文明がそろっている",
    },
    holds: (game, frame, filter: Filter, { all }: { all: readonly string[] }) =>
      civilizationsAmong(game, frame, filter, all),
  },
  usedFrom: {
    shape: term("zone"),
    doc: { en: "the ability's card was used from this zone", ja: "このゾーンから使われた" },
    holds: (game, frame, zone: string) => {
      const found = object(game.state, frame.source)
      return found.zone === zone || mark(found.marks, `used-from-${zone}`) > 0
    },
  },
  lastUsed: {
    shape: term("filter"),
    doc: {
      en: "the card that the ability's controller used last this turn, before the ability's own, matches",
      ja: "このターン、このカードの直前に使われたカードが該当する",
    },
    holds: (game, frame, filter: Filter) => {
      const uses = game.state.history.filter(
        (event) =>
          event.player === frame.you &&
          event.type === "note" &&
          event.object !== undefined &&
          game.rulebook.eventNames(event).includes("uses"),
      )
      // A spell that came back is the same card in the hand still: of its uses only the last is its own.
      const own = uses.findLastIndex(({ object }) => object === frame.source)
      const last = own < 0 ? uses.at(-1) : uses[own - 1]
      if (last?.object === undefined) return false
      return matches(game, frame, last.object, filter)
    },
  },
  wasSummoned: {
    shape: yes,
    doc: { en: "the ability's creature was summoned", ja: "召喚されて出た" },
    holds: (game, frame) => mark(object(game.state, frame.source).marks, "summoned") > 0,
  },
  usedBy: {
    shape: words("pay", "free", "instead", "fixed", "pay-for"),
    doc: {
      en: "the cost of the ability's card was met in this way when it was used",
      ja: "このやり方でコストを満たして使われた",
    },
    holds: (game, frame, way: string) => mark(object(game.state, frame.source).marks, `used-by-${way}`) > 0,
  },
  paidAdditional: {
    shape: either(yes, text),
    doc: {
      en: "an additional cost of the ability's card was paid, any or the one of this name",
      ja: "追加コスト(名前があればそれ)が支払われた",
    },
    holds: (game, frame, which: true | string) =>
      mark(object(game.state, frame.source).marks, which === true ? "paid-additional" : `paid-additional-${which}`) > 0,
  },
  byKeyword: {
    shape: words(...keywordWords),
    doc: {
      en: "the ability's card was used or put out by this keyword",
      ja: "このキーワード能力によって使われた、または出た",
    },
    holds: (game, frame, keyword: KeywordWord) => mark(object(game.state, frame.source).marks, byMark(keyword)) > 0,
  },
  paidWith: {
    shape: term("filter"),
    doc: {
      en: "a card of the mana zone that matches was tapped to pay for the ability's card",
      ja: "該当するマナゾーンのカードをタップして使われた",
    },
    holds: (game, frame, filter: Filter) => mark(object(game.state, frame.source).marks, paidWithMark(filter)) > 0,
  },
  wasPaidFor: {
    shape: yes,
    doc: { en: "the cost of the ability's card was paid, or counts as paid", ja: "コストを支払って使われた" },
    holds: (game, frame) => mark(object(game.state, frame.source).marks, "paid-for") > 0,
  },
}
