import { useEffect, useState } from "react"
import {
  Button,
  Dialog,
  DialogTrigger,
  Heading,
  Input,
  Label,
  Modal,
  ModalOverlay,
  TextField,
} from "react-aria-components"
import { labStore, useLab } from "./store.ts"
import { useLabWords } from "./words.ts"

/** From here on some programs cut a link off. */
const long = 8_000

/** What is open as a link or a file; of a game also as one player sees it. */
export function Share() {
  const say = useLabWords()
  return (
    <DialogTrigger>
      <Button className="button">{say("share")}</Button>
      <ModalOverlay className="veil" isDismissable>
        <Modal className="sheet">
          <Dialog className="share">
            <Heading slot="title">{say("share-title")}</Heading>
            <Shared />
            <Button slot="close" className="button">
              {say("close")}
            </Button>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </DialogTrigger>
  )
}

function Shared() {
  const say = useLabWords()
  const { source, reading, step, sides } = useLab()
  const [link, setLink] = useState("")
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    void labStore.link().then(setLink)
  }, [])
  if (source === null) return null
  const seats = source.kind === "game" ? (sides[0]?.table.seats ?? []) : []
  return (
    <>
      {source.kind === "game" && (
        <p className="warning">
          <span aria-hidden="true">⚠ </span>
          {say("share-hidden")}
        </p>
      )}
      <p>{say("share-link-about")}</p>
      <TextField className="field link-field" value={link} isReadOnly>
        <Label>{say("link-label")}</Label>
        <Input onFocus={(event) => event.currentTarget.select()} />
      </TextField>
      {link.length > long && <p className="hint">{say("share-long", { n: link.length })}</p>}
      <div className="buttons">
        <Button
          className="button primary"
          onPress={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}
        >
          {say(copied ? "copied" : "share-link")}
        </Button>
        <Button
          className="button"
          onPress={() =>
            source.kind === "game"
              ? saveFile(source.file, "dilemma-game.json", "application/json")
              : saveFile(source.text, `${reading?.head?.id ?? "ruling"}.yaml`, "text/yaml")
          }
        >
          {say("share-file")}
        </Button>
      </div>
      {seats.length > 0 && (
        <section className="share-view">
          <h3>{say("share-view")}</h3>
          <p className="hint">{say("share-view-about")}</p>
          <div className="buttons">
            {seats.map(({ player, name }) => (
              <Button
                key={player}
                slot="close"
                className="button"
                onPress={() =>
                  void labStore
                    .ask("asRuling", { run: 0, step, seat: player })
                    .then((text) => labStore.open({ kind: "ruling", text }))
                }
              >
                {say("share-view-of", { player: name })}
              </Button>
            ))}
          </div>
        </section>
      )}
    </>
  )
}

function saveFile(text: string, name: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement("a")
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
