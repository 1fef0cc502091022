import { newGame, type PlayerId, view } from "@dilemma-table/engine"
import { asDeck } from "../games/as-deck.ts"
import type { KnownGame } from "../games/known.ts"
import { ruleTexts } from "../games/rule-texts.ts"
import type { Dealt, JudgedDeck } from "../protocol/card-messages.ts"
import type { DeckLists } from "../protocol/messages.ts"
import { Refused } from "../protocol/port.ts"
import type { GameName } from "../shown/types.ts"

/** What the rulebook says of a deck. */
export async function judged(known: KnownGame, lists: DeckLists): Promise<JudgedDeck> {
  const fault = known.deckFault(asDeck(lists))
  if (fault === null) return { fault: null, rule: null }
  const { code, rule, card = null } = fault
  const rules = await ruleTexts(known.rulebook.game as GameName)
  const entry = rules.find(({ id }) => id === rule)
  return { fault: { code, rule, card }, rule: entry === undefined ? null : { en: entry.en, ja: entry.ja } }
}

const first = 0 as PlayerId

/** The hand that this shuffle deals: of a game that is begun and not played. */
export function dealt(known: KnownGame, lists: DeckLists, seed: number): Dealt {
  const begun = newGame(known.rulebook, known.setup([lists, lists], seed, first))
  if (!begun.ok) throw new Refused(begun.fault)
  const hand = view(begun.value, first).zones.find(({ zone, player }) => zone === "hand" && player === first)
  return {
    hand: (hand?.objects ?? []).flatMap(({ card }) =>
      card === undefined || card === null ? [] : [known.listedAs(begun.value.card(card.index).data)],
    ),
  }
}
