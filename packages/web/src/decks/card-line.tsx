import type { ReactNode } from "react"
import { Button } from "react-aria-components"
import { Symbols } from "../card/symbols.tsx"
import { usePrint } from "../cards/store.ts"
import { useLanguage } from "../i18n/words.ts"
import type { ListedCard } from "../protocol/card-messages.ts"

interface LineProps {
  readonly card: ListedCard
  readonly onLook: (card: ListedCard) => void
  readonly children?: ReactNode
}

/** A card on one line: its colours, name and cost; pressed, it is shown large. */
export function CardLine({ card, onLook, children }: LineProps) {
  const lang = useLanguage()
  const cost = usePrint(lang, card)?.faces[0]?.cost ?? ""
  return (
    <Button className="card-line" onPress={() => onLook(card)}>
      <span className="line-colors" aria-hidden="true">
        {card.colors.map((color) => (
          <span key={color} data-color={color} />
        ))}
      </span>
      <span className="line-name">
        {card.name[lang]}
        {children}
      </span>
      <span className="line-cost">
        <Symbols text={cost} />
      </span>
    </Button>
  )
}
