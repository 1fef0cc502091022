import { useState } from "react"
import { Button } from "react-aria-components"
import { Card } from "../card/card-face.tsx"
import { cardStore, usePrint } from "../cards/store.ts"
import { useLanguage } from "../i18n/words.ts"
import type { ListedCard } from "../protocol/card-messages.ts"
import type { DeckLists } from "../protocol/messages.ts"
import { Refused } from "../protocol/port.ts"
import type { GameName } from "../shown/types.ts"
import { sizeOf } from "./own-decks.ts"
import { useDeckWords } from "./words.ts"

interface HandProps {
  readonly game: GameName
  readonly lists: DeckLists
  readonly onLook: (card: ListedCard) => void
}

/** A shuffle that nobody chose. */
const anySeed = (): number => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 1_000_000

/** The hand that a game with this deck may begin with. */
export function FirstHand({ game, lists, onLook }: HandProps) {
  const say = useDeckWords()
  const lang = useLanguage()
  const [hand, setHand] = useState<readonly ListedCard[]>([])
  const [refused, setRefused] = useState<Error | null>(null)
  const deal = (): void => {
    cardStore.ask("deal", { game, lists, seed: anySeed() }).then(
      ({ hand: dealt }) => {
        setHand(dealt.flatMap((id) => cardStore.cardOf(game, id) ?? []))
        setRefused(null)
      },
      (error: Error) => setRefused(error),
    )
  }
  if (sizeOf(lists.cards) === 0) return null
  return (
    <section className="hand-panel" aria-labelledby="hand-title">
      <h2 id="hand-title">
        {say("hand")} <span className="hint">{say("hand-about")}</span>
      </h2>
      <div className="dealt" aria-live="polite">
        {hand.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a hand holds several of one card and is dealt at once
          <HandCard key={i} card={card} onLook={onLook} />
        ))}
      </div>
      {refused !== null && (
        <p className="refused" role="alert">
          {refused instanceof Refused ? refused.fault.message[lang] : refused.message}
        </p>
      )}
      <Button className="button" onPress={deal}>
        {say(hand.length === 0 ? "deal" : "deal-again")}
      </Button>
    </section>
  )
}

interface HandCardProps {
  readonly card: ListedCard
  readonly onLook: (card: ListedCard) => void
}

function HandCard({ card, onLook }: HandCardProps) {
  const say = useDeckWords()
  const lang = useLanguage()
  const print = usePrint(lang, card)
  return (
    <Button className="tile" onPress={() => onLook(card)}>
      <span className="unseen">{say("look", { card: card.name[lang] })}</span>
      <div aria-hidden="true">
        {print === null ? <div className="card unprinted">{card.name[lang]}</div> : <Card print={print} />}
      </div>
    </Button>
  )
}
