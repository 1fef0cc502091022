import { useState } from "react"
import {
  Button,
  Dialog,
  FileTrigger,
  Heading,
  Label,
  Modal,
  ModalOverlay,
  Text,
  TextArea,
  TextField,
} from "react-aria-components"
import { useAppWords } from "../app/words.ts"
import { cardStore } from "../cards/store.ts"
import { useLanguage } from "../i18n/words.ts"
import type { ReadList, UnknownLine } from "../protocol/card-messages.ts"
import type { DeckLists } from "../protocol/messages.ts"
import { Refused } from "../protocol/port.ts"
import type { GameName } from "../shown/types.ts"
import { withCard } from "./own-decks.ts"
import { useDeckWords } from "./words.ts"

interface PasteProps {
  /** The deck's game; null lets the list say it. */
  readonly game: GameName | null
  readonly onDone: (game: GameName, lists: DeckLists, name: string | null) => void
  readonly onClose: () => void
}

interface Reading extends ReadList {
  readonly game: GameName
}

const games: readonly GameName[] = ["duel-masters", "magic"]

/** Reads the list as the game's of whose cards it names more. */
async function readAs(text: string, wanted: readonly GameName[]): Promise<Reading> {
  const all = await Promise.all(
    wanted.map(async (game): Promise<Reading> => ({ ...(await cardStore.ask("readList", { game, text })), game })),
  )
  const [best] = all.sort((a, b) => b.count - a.count)
  if (best === undefined) throw new RangeError("A list is read for some game")
  return best
}

/** A list of cards is pasted, and read; each line that names no card is shown, with what it may mean. */
export function PasteSheet({ game, onDone, onClose }: PasteProps) {
  const say = useDeckWords()
  const app = useAppWords()
  const lang = useLanguage()
  const [text, setText] = useState("")
  const [reading, setReading] = useState<Reading | null>(null)
  const [refused, setRefused] = useState<Error | null>(null)
  const read = (from: string, as: readonly GameName[]): void => {
    setRefused(null)
    readAs(from, as).then(setReading, (error: Error) => {
      setReading(null)
      setRefused(error)
    })
  }
  const take = (unknown: UnknownLine, id: string): void => {
    if (reading === null) return
    const card = cardStore.cardOf(reading.game, id)
    if (card === null) return
    setReading({
      ...reading,
      lists: withCard(reading.lists, card.pile, id, unknown.n),
      count: reading.count + unknown.n,
      unknown: reading.unknown.filter((one) => one !== unknown),
    })
  }
  return (
    <ModalOverlay className="veil" isDismissable isOpen onOpenChange={(open) => !open && onClose()}>
      <Modal className="sheet">
        <Dialog className="paste">
          <Heading slot="title">{say("paste-title")}</Heading>
          <TextField
            className="field"
            value={text}
            autoFocus
            onChange={(next) => {
              setText(next)
              setReading(null)
              setRefused(null)
            }}
          >
            <Label>{say("paste-label")}</Label>
            <TextArea rows={reading === null ? 12 : 5} spellCheck="false" />
            <Text slot="description">{say("paste-about")}</Text>
          </TextField>
          <div className="buttons">
            <Button
              className={reading === null ? "button primary" : "button"}
              isDisabled={text.trim() === ""}
              onPress={() => read(text, game === null ? games : [game])}
            >
              {say("read")}
            </Button>
            <FileTrigger
              acceptedFileTypes={["text/plain", ".txt", ".dec", ".dek", ".dck", ".cod", ".mwDeck", ".o8d"]}
              onSelect={(files) => {
                void files?.[0]?.text().then((from) => {
                  setText(from.slice(0, 100_000))
                  read(from, game === null ? games : [game])
                })
              }}
            >
              <Button className="button">{say("from-file")}</Button>
            </FileTrigger>
          </div>
          {refused !== null && (
            <p role="alert" className="refused">
              {refused instanceof Refused ? refused.fault.message[lang] : refused.message}
            </p>
          )}
          {reading !== null && (
            <div className="was-read" role="status">
              {game === null && (
                <fieldset className="read-as">
                  <legend>{say("read-as")}</legend>
                  {games.map((one) => (
                    <Button
                      key={one}
                      className="chip"
                      aria-pressed={one === reading.game}
                      onPress={() => read(text, [one])}
                    >
                      {app(one)}
                    </Button>
                  ))}
                </fieldset>
              )}
              <p>
                <strong>{say(reading.count === 0 ? "nothing-read" : "was-read", { count: reading.count })}</strong>{" "}
                {reading.beside > 0 && say("beside", { count: reading.beside })}
              </p>
              {reading.unknown.length > 0 && (
                <>
                  <p>{say("unknown", { count: reading.unknown.length })}</p>
                  <ul className="unknown-lines">
                    {reading.unknown.map((one) => (
                      <Unknown key={one.line} game={reading.game} unknown={one} take={take} />
                    ))}
                  </ul>
                </>
              )}
            </div>
          )}
          <div className="buttons">
            {reading !== null && reading.count > 0 && (
              <Button className="button primary" onPress={() => onDone(reading.game, reading.lists, reading.name)}>
                {say(game === null ? "make" : "add-all")}
              </Button>
            )}
            <Button slot="close" className="button">
              {say("close")}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

interface UnknownProps {
  readonly game: GameName
  readonly unknown: UnknownLine
  readonly take: (unknown: UnknownLine, id: string) => void
}

function Unknown({ game, unknown, take }: UnknownProps) {
  const say = useDeckWords()
  const lang = useLanguage()
  return (
    <li>
      <span className="hint">{say("line", { line: unknown.line })}</span> <q>{unknown.text}</q>
      <div className="near">
        <span className="hint">{say(unknown.near.length === 0 ? "no-near" : "meant")}</span>
        {unknown.near.map((id) => {
          const name = cardStore.cardOf(game, id)?.name[lang] ?? id
          return (
            <Button
              key={id}
              className="chip"
              aria-label={say("take-near", { card: name, n: unknown.n })}
              onPress={() => take(unknown, id)}
            >
              {name}
            </Button>
          )
        })}
      </div>
    </li>
  )
}
