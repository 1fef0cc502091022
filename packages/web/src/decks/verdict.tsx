import { useEffect, useState } from "react"
import { cardStore } from "../cards/store.ts"
import { useLanguage } from "../i18n/words.ts"
import type { Catalogue, JudgedDeck } from "../protocol/card-messages.ts"
import type { DeckLists } from "../protocol/messages.ts"
import type { GameName } from "../shown/types.ts"
import { holding, sizeOf } from "./own-decks.ts"
import { useDeckWords } from "./words.ts"

/** What the rulebook says of these lists; null until it has. */
export function useJudged(game: GameName, lists: DeckLists | null): JudgedDeck | null {
  const [judged, setJudged] = useState<JudgedDeck | null>(null)
  useEffect(() => {
    if (lists === null) return
    let gone = false
    cardStore.ask("judge", { game, lists }).then(
      (found) => {
        if (!gone) setJudged(found)
      },
      () => {},
    )
    return () => {
      gone = true
    }
  }, [game, lists])
  return judged
}

const known = ["deck-size", "too-many-copies", "hyperspatial-size", "gr-size", "no-such-card"] as const

interface VerdictProps {
  readonly judged: JudgedDeck | null
  readonly lists: DeckLists
  readonly catalogue: Catalogue
}

/** Whether a deck is legal, and if not, what is wrong with it and by which rule. */
export function Verdict({ judged, lists, catalogue }: VerdictProps) {
  const say = useDeckWords()
  const lang = useLanguage()
  if (judged === null) return <p className="verdict">…</p>
  const { fault, rule } = judged
  if (fault === null)
    return (
      <p className="verdict" data-legal role="status">
        <span aria-hidden="true">✓ </span>
        {say("is-legal")}
      </p>
    )
  const code = known.find((one) => one === fault.code)
  const card = catalogue.cards.find(({ id }) => id === fault.card)?.name[lang] ?? fault.card ?? ""
  const n =
    fault.card !== null
      ? holding(lists, fault.card)
      : sizeOf(fault.code === "gr-size" ? lists.gr : fault.code === "deck-size" ? lists.cards : lists.hyperspatial)
  return (
    <p className="verdict" role="status">
      {say(code === undefined ? "fault" : `fault-${code}`, { card, n, count: n })}
      {rule !== null && ` ${rule[lang]}`} <span className="verdict-rule">{say("rule", { rule: fault.rule })}</span>
    </p>
  )
}
