import { useEffect, useRef, useState } from "react"
import { PressButton } from "../app/press-button.tsx"
import { go } from "../app/routes.ts"
import { useAppWords } from "../app/words.ts"
import { useLanguage } from "../i18n/words.ts"
import { download } from "../saves/download.ts"
import { forget, type KeptGame, keptGames } from "../saves/kept.ts"
import { faultIn, tableStore } from "../table/store.ts"
import { useStartWords } from "./words.ts"

/** Games kept in this browser, and files from elsewhere. */
export function KeptList() {
  const say = useStartWords()
  const app = useAppWords()
  const lang = useLanguage()
  const [games, setGames] = useState<readonly KeptGame[]>([])
  const [refused, setRefused] = useState<string | null>(null)
  const files = useRef<HTMLInputElement>(null)
  const read = useRef(() => {
    void keptGames().then(setGames)
  })
  useEffect(() => read.current(), [])
  const open = async (file: string, kept?: KeptGame): Promise<void> => {
    setRefused(null)
    if (await tableStore.load(file, lang, kept)) return go("play")
    const { error } = tableStore.now()
    setRefused(faultIn(error)?.message[lang] ?? error?.message ?? "")
    tableStore.dismiss()
  }
  const when = new Intl.DateTimeFormat(lang === "ja" ? "ja-JP" : "en-GB", { dateStyle: "medium", timeStyle: "short" })
  return (
    <section className="kept" aria-labelledby="kept-title">
      <h2 id="kept-title">{say("go-on")}</h2>
      {games.length === 0 && <p className="hint">{say("no-kept")}</p>}
      <ul>
        {games.slice(0, 12).map((one) => (
          <li key={one.id}>
            <div>
              <strong>
                {one.decks.length < 2
                  ? app(one.game)
                  : say("against", { a: one.decks[0]?.[lang] ?? "", b: one.decks[1]?.[lang] ?? "" })}
              </strong>
              <span className="hint">
                {app(one.game)} · {say("turn", { turn: one.turn })}
                {one.over ? ` · ${say("over")}` : ""} · {when.format(one.at)}
              </span>
            </div>
            <div className="buttons">
              <PressButton className="button" onPress={() => void open(one.file, one)}>
                {say("continue")}
              </PressButton>
              <PressButton className="quiet" onPress={() => download(one.game, one.turn, one.file)}>
                {say("export")}
              </PressButton>
              <PressButton
                className="quiet"
                onPress={() => {
                  if (window.confirm(say("forget-ask"))) void forget(one.id).then(() => read.current())
                }}
              >
                {say("forget")}
              </PressButton>
            </div>
          </li>
        ))}
      </ul>
      <input
        ref={files}
        type="file"
        hidden
        accept="application/json,.json"
        onChange={({ target }) => {
          void target.files?.[0]?.text().then((text) => open(text))
          target.value = ""
        }}
      />
      <PressButton className="button" data-does="import" onPress={() => files.current?.click()}>
        {say("import")}
      </PressButton>
      {refused !== null && (
        <p role="alert" className="refused">
          {refused}
        </p>
      )}
    </section>
  )
}
