import { createContext, type ReactNode, useContext, useMemo, useState } from "react"
import { Button, Dialog, Heading, Modal, ModalOverlay } from "react-aria-components"
import { useAppWords } from "../app/words.ts"
import type { ShownZone } from "../shown/types.ts"
import { useTable } from "./store.ts"
import { TableCard } from "./table-card.tsx"
import { useTableWords } from "./words.ts"

interface Piles {
  /** Shows all cards of a zone that the player may see. */
  open(zone: ShownZone): void
}

const Context = createContext<Piles | null>(null)

export function usePiles(): Piles {
  const found = useContext(Context)
  if (found === null) throw new Error("No zone can be opened here")
  return found
}

interface Opened {
  readonly zone: string
  readonly player: number | null
}

/** Lets zones be opened that lie as piles. What can be chosen in them is chosen there. */
export function OpensPiles({ children }: { readonly children: ReactNode }) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const value = useMemo((): Piles => ({ open: ({ zone, player }) => setOpened({ zone, player }) }), [])
  return (
    <Context value={value}>
      {children}
      {opened !== null && <Browser opened={opened} onClose={() => setOpened(null)} />}
    </Context>
  )
}

function Browser({ opened, onClose }: { readonly opened: Opened; readonly onClose: () => void }) {
  const { table, past } = useTable()
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
