import type { Key } from "@dilemma-table/engine"
import { useState } from "react"
import { PressButton } from "../app/press-button.tsx"
import type { ShownComparison } from "../shown/dilemma-types.ts"
import { tableStore } from "../table/store.ts"
import { named } from "./named.ts"
import { useDilemmaWords } from "./words.ts"

/** So often each answer is played out at first, and so many times as often when more is wanted. */
const firstPlayouts = 12
const further = 4

type State =
  | { readonly is: "nothing" | "busy" | "failed"; readonly found: ShownComparison | null }
  | { readonly is: "found"; readonly found: ShownComparison }

/** What the answers are worth, played out when somebody asks for it. */
export function Comparing({ pick }: { readonly pick: (keys: readonly Key[]) => void }) {
  const say = useDilemmaWords()
  const [state, setState] = useState<State>({ is: "nothing", found: null })
  const { found } = state
  const run = (playouts: number): void => {
    setState({ is: "busy", found })
    tableStore.ask("compare", { playouts }).then(
      (compared) => setState(compared === null ? { is: "failed", found } : { is: "found", found: compared }),
      () => setState({ is: "failed", found }),
    )
  }
  const next = found === null ? firstPlayouts : found.playouts * further
  return (
    <div className="comparing" aria-live="polite">
      {found !== null && <Compared found={found} pick={pick} />}
      {state.is === "failed" && <p className="hint">{say("compare-failed")}</p>}
      {state.is === "busy" ? (
        <p className="hint">{say("comparing")}</p>
      ) : (
        <PressButton className="quiet" data-compare onPress={() => run(next)}>
          {say(found === null ? "compare" : "compare-more")}
        </PressButton>
      )}
    </div>
  )
}

const points = (worth: number): string => worth.toFixed(1)

/** Every answer with its worth as a bar: the interval, and the mean in it. */
function Compared({ found, pick }: { readonly found: ShownComparison; readonly pick: (keys: readonly Key[]) => void }) {
  const say = useDilemmaWords()
  const { answers, more, playouts } = found
  const low = Math.min(...answers.map(({ worth }) => worth.mean - worth.half))
  const high = Math.max(...answers.map(({ worth }) => worth.mean + worth.half))
  const at = (worth: number): string => `${high > low ? ((worth - low) / (high - low)) * 100 : 50}%`
  return (
    <>
      <ol className="compared">
        {answers.map(({ keys, worth, behind, isClear }) => (
          <li key={keys.join("+")}>
            <PressButton className="combination" onPress={() => pick(keys)}>
              {keys.length === 0 ? say("none") : named(keys)}
            </PressButton>
            <span className="worth">
              {points(worth.mean)} <span className="spread">± {points(worth.half)}</span>
            </span>
            <span className="bar" aria-hidden="true">
              <span
                className="interval"
                style={{
                  insetInlineStart: at(worth.mean - worth.half),
                  width: `calc(${at(worth.mean + worth.half)} - ${at(worth.mean - worth.half)})`,
                }}
              />
              <span className="mean" style={{ insetInlineStart: at(worth.mean) }} />
            </span>
            <span className="behind">
              {behind === null
                ? say("compared-best")
                : say(isClear ? "compared-behind" : "compared-even", {
                    mean: points(behind.mean),
                    half: points(behind.half),
                  })}
            </span>
          </li>
        ))}
      </ol>
      <p className="hint">
        {say("compared-as", { n: String(playouts) })} {more && say("compared-some", { n: String(answers.length) })}
      </p>
    </>
  )
}
