import { lazy, memo, type ReactNode, Suspense, useEffect } from "react"
import { fetchLater, later } from "../app/later.tsx"
import { Trouble } from "../app/trouble.tsx"
import { DilemmaView } from "../dilemma/dilemma-view.tsx"
import { useLanguage } from "../i18n/words.ts"
import { keptGames } from "../saves/kept.ts"
import type { ShownTable } from "../shown/types.ts"
import { Announcer } from "./announcer.tsx"
import { Answers, useAnswering } from "./answering.tsx"
import { Board } from "./board.tsx"
import { HasGhosts } from "./ghosts.tsx"
import { Inspects } from "./inspecting.tsx"
import { useKeys } from "./keys.ts"
import { Lines } from "./lines.tsx"
import { LogPanel } from "./log-panel.tsx"
import { Moves } from "./moves.tsx"
import { OfferedCards } from "./offered-cards.tsx"
import { afterPainted } from "./painted.ts"
import { InTurn, KnowsTurns, useFollowed, useIsDrawn, useTableInTurn, useTablePart } from "./parts.tsx"
import { QuestionBox } from "./question-box.tsx"
import { useSounds } from "./sound-switch.ts"
import { StackPanel } from "./stack-panel.tsx"
import { tableStore } from "./store.ts"
import "./table.css"
import { useTableWords } from "./words.ts"
import { OpensPiles } from "./zone-browser.tsx"

const Sounds = lazy(() => import("./sounds.tsx"))
const Curtain = later(() => import("./curtain.tsx"))

/** The table at which a game is played. The newest kept game is taken up where none is open. */
export default function PlayPage() {
  return (
    <KnowsTurns drawn={useFollowed()}>
      <Playing />
    </KnowsTurns>
  )
}

const Playing = memo(function Playing() {
  const say = useTableWords()
  const lang = useLanguage()
  const isThere = useTablePart("table") !== null
  const hasFailed = useTablePart("error") !== null
  useKeys()
  useEffect(() => {
    if (!isThere) return
    fetchLater()
    return afterPainted(() => void tableStore.ask("seen", null))
  }, [isThere])
  useEffect(() => {
    if (tableStore.now().table === null && !tableStore.now().busy)
      void keptGames().then(([newest]) => {
        if (newest !== undefined && tableStore.now().table === null) void tableStore.load(newest.file, lang, newest)
      })
    else tableStore.speak(lang)
  }, [lang])
  if (hasFailed) return <Failed />
  if (isThere) return <AtTable />
  return (
    <section className="trouble">
      <h1>{say("no-game")}</h1>
      <p>{say("no-game-about")}</p>
      <a className="button primary" href="#/">
        {say("new-game")}
      </a>
    </section>
  )
})

/** What went wrong, with a way on. */
function Failed() {
  const error = useTablePart("error")
  const file = useTablePart("file")
  const canUndo = useTablePart("canUndo")
  if (error === null) return null
  return (
    <Trouble
      error={error}
      again={() => tableStore.dismiss()}
      {...(canUndo === null ? {} : { back: () => void tableStore.act("undo", null) })}
      {...(file === null ? {} : { report: () => file })}
    />
  )
}

/** Everything that is seen of a game. Each part follows its own part of the state: nothing is drawn anew here. */
const AtTable = memo(function AtTable() {
  const say = useTableWords()
  const handOver = useTablePart("handOver")
  const hasSounds = useSounds()
  return (
    <InTurn turn="question">
      <Answers>
        <HasGhosts>
          <Inspects>
            <OpensPiles>
              <Play>
                <h1 className="unseen">{say("table")}</h1>
                <div className="ground">
                  <InTurn turn="near">
                    <PlayedBoard />
                  </InTurn>
                  <Dilemma />
                  <OfferedCards />
                </div>
                <aside className="side-panel">
                  <InTurn turn="log">
                    <Stack />
                    <LogPanel />
                  </InTurn>
                  <QuestionBox />
                </aside>
                <InTurn turn="log">
                  <LinesOnTable />
                </InTurn>
              </Play>
              <InTurn turn="log">
                <Announcer />
              </InTurn>
              {hasSounds && (
                <Suspense fallback={null}>
                  <Sounds />
                </Suspense>
              )}
              {handOver !== null && <Curtain player={handOver} />}
            </OpensPiles>
          </Inspects>
        </HasGhosts>
      </Answers>
    </InTurn>
  )
})

/** The board that is looked at: now, or at an earlier line. */
function PlayedBoard() {
  const past = useTablePart("past")
  const seats = useTablePart("seats")
  const near = useTableInTurn("near")
  const far = useTableInTurn("far")
  if (near === null) return null
  // Somebody else looks, or it is another game: both sides change together.
  const isOther = far !== null && (far.viewer !== near.viewer || far.game !== near.game)
  const table = past?.table ?? near
  const others = past?.table ?? (isOther ? near : far)
  return (
    <Moves table={table} far={others}>
      <Board table={table} far={others} seats={seats} />
    </Moves>
  )
}

function Stack() {
  const shown = useShown()
  return shown === null ? null : <StackPanel table={shown} />
}

function LinesOnTable() {
  const shown = useShown()
  return shown === null ? null : <Lines table={shown} />
}

/** The table that is looked at: now, or at an earlier line. */
function useShown(): ShownTable | null {
  const table = useTablePart("table")
  const past = useTablePart("past")
  return past?.table ?? table
}

/** Says whether everything is shown that has happened, and nothing is under way. */
function Play({ children }: { readonly children: ReactNode }) {
  const isDrawn = useIsDrawn()
  const past = useTablePart("past")
  const settled = useTablePart("settled")
  const busy = useTablePart("busy")
  const { pending } = useAnswering()
  const isSettled = isDrawn && settled && !busy && !pending
  return (
    <div className="play" data-past={past !== null || undefined} data-settled={isSettled || undefined}>
      {children}
    </div>
  )
}

function Dilemma() {
  const { question } = useAnswering()
  const handOver = useTablePart("handOver")
  const workedOut = useTablePart("dilemma")
  if (question === null || question.dilemma === null || handOver !== null) return null
  return <DilemmaView question={question} dilemma={workedOut ?? question.dilemma} />
}
