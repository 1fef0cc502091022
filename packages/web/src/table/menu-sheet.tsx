import { type RefObject, useState } from "react"
import { Button, Dialog, Popover, Switch } from "react-aria-components"
import { go } from "../app/routes.ts"
import { download } from "../saves/download.ts"
import { useTablePart } from "./parts.tsx"
import { setSounds, useSounds } from "./sound-switch.ts"
import { type Pace, paces, tableStore } from "./store.ts"
import { useTableWords } from "./words.ts"

/** The game to the lab, where it can be looked at line by line and shared as a link. */
async function intoLab(file: string): Promise<void> {
  const { labStore } = await import("../lab/store.ts")
  go("lab")
  await labStore.open({ kind: "game", file })
}

interface MenuSheetProps {
  readonly by: RefObject<HTMLButtonElement | null>
  readonly onClose: () => void
}

/** What is left to the program, how fast others' steps are shown, and the game as a file. */
export default function MenuSheet({ by, onClose }: MenuSheetProps) {
  const say = useTableWords()
  const handling = useTablePart("handling")
  const file = useTablePart("file")
  const table = useTablePart("table")
  const hasSounds = useSounds()
  const [pace, setPace] = useState<Pace>(tableStore.pace)
  const full = !handling.autoPass && !handling.autoPay
  return (
    <Popover
      className="menu-popover"
      placement="bottom end"
      triggerRef={by}
      isOpen
      onOpenChange={(open) => !open && onClose()}
    >
      <Dialog className="table-menu" aria-label={say("menu")}>
        <h3>{say("handling")}</h3>
        <Switch isSelected={handling.autoPay} onChange={(autoPay) => tableStore.setHandling({ ...handling, autoPay })}>
          <span className="switch" aria-hidden="true" />
          {say("auto-pay")}
        </Switch>
        <Switch
          isSelected={handling.autoPass}
          onChange={(autoPass) => tableStore.setHandling({ ...handling, autoPass })}
        >
          <span className="switch" aria-hidden="true" />
          {say("auto-pass")}
        </Switch>
        <Switch isSelected={full} onChange={(now) => tableStore.setHandling({ autoPass: !now, autoPay: !now })}>
          <span className="switch" aria-hidden="true" />
          <span>
            {say("full-control")} <span className="hint">{say("full-control-about")}</span>
          </span>
        </Switch>
        <Switch isSelected={hasSounds} onChange={setSounds}>
          <span className="switch" aria-hidden="true" />
          {say("sounds")}
        </Switch>
        <h3>{say("speed")}</h3>
        <div className="buttons">
          {paces.map((one) => (
            <Button
              key={one}
              className="button"
              data-picked={one === pace || undefined}
              aria-pressed={one === pace}
              onPress={() => {
                tableStore.setPace(one)
                setPace(one)
              }}
            >
              {say(`speed-${one}`)}
            </Button>
          ))}
        </div>
        <p className="hint">{say("save-hidden")}</p>
        <div className="buttons">
          <Button
            className="button"
            isDisabled={file === null || table === null}
            onPress={() => file !== null && table !== null && download(table.game, table.turn, file)}
          >
            {say("save")}
          </Button>
          <Button className="button" isDisabled={file === null} onPress={() => file !== null && void intoLab(file)}>
            {say("to-lab")}
          </Button>
          <a className="button" href="#/">
            {say("new-game")}
          </a>
        </div>
        <h3>{say("keys")}</h3>
        <p className="hint">{say("keys-about")}</p>
      </Dialog>
    </Popover>
  )
}
