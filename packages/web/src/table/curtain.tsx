import { Button, Dialog, Heading, Modal, ModalOverlay } from "react-aria-components"
import { useTablePart } from "./parts.tsx"
import { tableStore } from "./store.ts"
import { useTableWords } from "./words.ts"

/** Hides the table while the screen is handed over, so that nobody sees the other's cards. */
export default function Curtain({ player }: { readonly player: number }) {
  const say = useTableWords()
  const table = useTablePart("table")
  const name = table?.seats[player]?.name ?? ""
  return (
    <ModalOverlay className="veil curtain" isOpen isKeyboardDismissDisabled>
      <Modal className="sheet">
        <Dialog role="alertdialog" className="curtain-dialog">
          <Heading slot="title">{say("hand-over-title", { player: name })}</Heading>
          <p>{say("hand-over")}</p>
          <Button autoFocus className="button primary big" onPress={() => void tableStore.act("sit", { player })}>
            {say("hand-over-ready", { player: name })}
          </Button>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
