import { Button, Dialog, Heading, Modal, ModalOverlay } from "react-aria-components"
import { useAppWords } from "../app/words.ts"
import { useTablePart } from "./parts.tsx"
import { TableCard } from "./table-card.tsx"
import { useTableWords } from "./words.ts"
import type { OpenedZone } from "./zone-browser.tsx"

interface ZoneSheetProps {
  readonly opened: OpenedZone
  readonly onClose: () => void
}

/** All cards of a zone that the player may see. */
export default function ZoneSheet({ opened, onClose }: ZoneSheetProps) {
  const table = useTablePart("table")
  const past = useTablePart("past")
  const say = useTableWords()
  const app = useAppWords()
  const zone = (past?.table ?? table)?.zones.find((one) => one.zone === opened.zone && one.player === opened.player)
  if (zone === undefined) return null
  const unseen = zone.count - zone.cards.length
  return (
    <ModalOverlay className="veil" isDismissable isOpen onOpenChange={(open) => !open && onClose()}>
      <Modal className="sheet">
        <Dialog className="zone-browser">
          <Heading slot="title">
            {zone.label} <span className="hint">{say("cards", { count: zone.count })}</span>
          </Heading>
          <div className="zone-cards">
            {zone.cards.map((card) => (
              <div className="place" key={card.key}>
                <TableCard card={card} turns={false} />
              </div>
            ))}
          </div>
          {unseen > 0 && (
            <p className="hint">
              {say("face-down")}: {say("cards", { count: unseen })}
            </p>
          )}
          <Button slot="close" className="button">
            {app("close")}
          </Button>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
