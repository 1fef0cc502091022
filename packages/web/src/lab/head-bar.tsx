import { useState } from "react"
import { Button, FileTrigger, Menu, MenuItem, MenuTrigger, Popover } from "react-aria-components"
import { go } from "../app/routes.ts"
import { useAppWords } from "../app/words.ts"
import { useLanguage } from "../i18n/words.ts"
import type { Eyes } from "../protocol/lab-messages.ts"
import { tableStore } from "../table/store.ts"
import { Choice } from "./builder.tsx"
import { EditionSwitch, OtherDate } from "./edition-switch.tsx"
import { sourceOfFile } from "./link.ts"
import { Share } from "./share.tsx"
import { labStore, useLab } from "./store.ts"
import { templates } from "./templates.ts"
import { useLabWords } from "./words.ts"

interface LabHeadBarProps {
  readonly isCompared: boolean
  readonly hasText: boolean
  /** Shows or hides the text; null where there is none. */
  readonly onText: (() => void) | null
}

/** What is open, under which edition, and what can be done with it. */
export function LabHeadBar({ isCompared, hasText, onText }: LabHeadBarProps) {
  const say = useLabWords()
  const { reading, source, origin } = useLab()
  const [isOpen, setOpen] = useState(false)
  const head = reading?.head ?? null
  const isChanged = source?.kind === "ruling" && origin !== null && origin.text !== source.text
  return (
    <div className="lab-head">
      <div className="lab-title">
        <h1>{source?.kind === "game" ? say("game-title") : (head?.title ?? say("title"))}</h1>
        <p className="hint">
          {source?.kind === "game" && say("game-about")}
          {head?.id}
          {isChanged && (
            <>
              {" · "}
              {say("changed")}{" "}
              <Button className="line-link" onPress={() => labStore.write(origin.text)}>
                {say("revert")}
              </Button>
            </>
          )}
        </p>
      </div>
      <div className="lab-tools">
        {head !== null && head.id !== null && <EditionSwitch head={head} />}
        <div className="lab-more" data-open={isOpen || undefined}>
          {head !== null && head.id !== null && <OtherDate />}
          <EyesChoice />
          {onText !== null && isCompared && (
            <Button className="quiet" aria-expanded={hasText} onPress={onText}>
              {say(hasText ? "hide-text" : "show-text")}
            </Button>
          )}
          <New />
          <OpenFile />
        </div>
        <div className="buttons lab-buttons">
          {source?.kind === "game" && <PlayOn file={source.file} />}
          <Button className="quiet lab-more-button" aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
            {say("more-tools")}
          </Button>
          <Share />
        </div>
      </div>
    </div>
  )
}

function OpenFile() {
  const say = useLabWords()
  return (
    <FileTrigger
      acceptedFileTypes={[".yaml", ".yml", ".json", "application/json", "text/yaml"]}
      onSelect={(files) => {
        const file = files?.[0]
        if (file !== undefined)
          void sourceOfFile(file).then(
            (found) => labStore.open(found),
            (error: unknown) => labStore.fail(error),
          )
      }}
    >
      <Button className="quiet">{say("open")}</Button>
    </FileTrigger>
  )
}

function New() {
  const say = useLabWords()
  const app = useAppWords()
  return (
    <MenuTrigger>
      <Button className="quiet">{say("new")}</Button>
      <Popover className="menu-popover">
        <Menu
          className="menu"
          onAction={(key) => {
            const text = templates[key as keyof typeof templates]
            if (text !== undefined) void labStore.open({ kind: "ruling", text })
          }}
        >
          <MenuItem id="duel-masters">{say("new-for", { game: app("duel-masters") })}</MenuItem>
          <MenuItem id="magic">{say("new-for", { game: app("magic") })}</MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}

function PlayOn({ file }: { readonly file: string }) {
  const say = useLabWords()
  const lang = useLanguage()
  return (
    <Button
      className="button"
      onPress={() => {
        void tableStore.load(file, lang)
        go("play")
      }}
    >
      {say("play-on")}
    </Button>
  )
}

function EyesChoice() {
  const say = useLabWords()
  const { eyes, sides } = useLab()
  const seats = sides[0]?.table.seats ?? []
  const choices: readonly { readonly id: string; readonly label: string; readonly eyes: Eyes }[] = [
    { id: "hands", label: say("eyes-hands"), eyes: "hands" },
    ...seats.map(({ player, name }) => ({ id: String(player), label: say("eyes-of", { player: name }), eyes: player })),
    { id: "all", label: say("eyes-all"), eyes: null },
  ]
  return (
    <Choice
      label={say("eyes")}
      value={eyes === null ? "all" : String(eyes)}
      choices={choices}
      onChoose={(id) => {
        const chosen = choices.find((one) => one.id === id)
        if (chosen !== undefined) labStore.look(chosen.eyes)
      }}
    />
  )
}
