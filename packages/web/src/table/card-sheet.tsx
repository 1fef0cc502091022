import { useEffect, useState } from "react"
import { Button, Dialog, Heading, Modal, ModalOverlay } from "react-aria-components"
import { useAppWords } from "../app/words.ts"
import { Card } from "../card/card-face.tsx"
import { Symbols } from "../card/symbols.tsx"
import { capital } from "../i18n/capital.ts"
import type { Wish } from "../protocol/messages.ts"
import type { ShownCard } from "../shown/types.ts"
import { useAnswering } from "./answering.tsx"
import { useAsks, useTablePart } from "./parts.tsx"
import { RuleNumber } from "./rule-number.tsx"

import { useTableWords } from "./words.ts"

interface CardSheetProps {
  readonly card: ShownCard
  readonly onClose: () => void
}

/** A card large, all its faces; what can be done with it now, and of everything else why not. */
export default function CardSheet({ card, onClose }: CardSheetProps) {
  const prints = useTablePart("prints")
  const say = useTableWords()
  const app = useAppWords()
  const print = card.print === null ? undefined : prints[card.print]
  const others = print === undefined || print.layout === "twinpact" ? [] : print.faces.map((_, i) => i)
  return (
    <ModalOverlay className="veil" isDismissable isOpen onOpenChange={(open) => !open && onClose()}>
      <Modal className="sheet">
        <Dialog className="card-sheet">
          <Heading slot="title">{card.name}</Heading>
          <div className="card-sheet-cards">
            {print !== undefined && (
              <Card print={print} face={card.face} strength={card.strength} strengthIs={card.strengthIs} />
            )}
            {print !== undefined &&
              others.filter((face) => face !== card.face).map((face) => <Card key={face} print={print} face={face} />)}
          </div>
          <div className="card-sheet-about">
            <Doing card={card} done={onClose} />
            {card.under.length > 0 && (
              <p>
                {say("under", { n: card.under.length })}: {card.under.map(({ name }) => name).join(" · ")}
              </p>
            )}
          </div>
          <Button slot="close" className="button">
            {app("close")}
          </Button>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

function Doing({ card, done }: { readonly card: ShownCard; readonly done: () => void }) {
  const say = useTableWords()
  const table = useTablePart("table")
  const answering = useAnswering()
  const wishes = useWishes(card)
  const options = answering.optionsFor(card.key)
  const isOwn = card.controller === table?.viewer
  const blocked = wishes?.filter(({ possible }) => !possible) ?? []
  return (
    <>
      {options.length > 0 && (
        <section>
          <h3>{say("can-do")}</h3>
          <div className="buttons">
            {options.map((option) => (
              <Button
                key={String(option.key)}
                className="button primary"
                onPress={() => {
                  answering.press(option)
                  done()
                }}
              >
                {option.detail ?? option.text}
              </Button>
            ))}
          </div>
        </section>
      )}
      {blocked.length > 0 && (
        <section>
          <h3>{say("why-not")}</h3>
          <ul className="reasons">
            {blocked.map((wish) => (
              <li key={wish.label}>
                <strong>{wish.label}</strong>
                {wish.reasons.map((reason) => (
                  <p key={reason.text}>
                    <Symbols text={capital(reason.text)} /> {reason.rule !== null && <RuleNumber rule={reason.rule} />}
                    {reason.remedy !== null && (
                      <span className="hint"> → {say("remedy", { remedy: reason.remedy })}</span>
                    )}
                  </p>
                ))}
              </li>
            ))}
          </ul>
        </section>
      )}
      {table?.viewer !== null && options.length === 0 && wishes !== null && wishes.length === 0 && (
        <p className="hint">{say(isOwn ? "nothing-here" : "not-yours")}</p>
      )}
    </>
  )
}

function useWishes(card: ShownCard): readonly Wish[] | null {
  const asks = useAsks()
  const [wishes, setWishes] = useState<readonly Wish[] | null>(null)
  useEffect(() => {
    let gone = false
    asks.why(card.key).then(
      (found) => {
        if (!gone) setWishes(found)
      },
      () => setWishes([]),
    )
    return () => {
      gone = true
    }
  }, [card.key, asks])
  return wishes
}
