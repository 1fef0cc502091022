import {
  type Frame,
  type Game,
  type GameEvent,
  type ObjectId,
  objectsOf,
  optional,
  type Procedure,
  type Selector,
  type Shape,
  term,
  type VerbWord,
  words,
} from "@dilemma-table/engine"
import { phaseIn, phaseOut } from "../phasing.ts"
import { goneUntil, mayGoUntil } from "../until-leaves.ts"
import { present } from "./present.ts"

/*
 * Words about phasing (702.26).
 */

interface Whole {
  readonly until?: "source-leaves"
  readonly as?: string
}

/** Keeps what has happened for "if you do", and the objects under the name given. */
function told(frame: Frame, done: readonly GameEvent[], name: string | undefined): readonly ObjectId[] {
  frame.done.push(...done)
  const ids = done.flatMap(({ type, object }) => (type === "phase" && object !== undefined ? [object] : []))
  if (name !== undefined) frame.names[name] = ids
  return ids
}

/** These phase out; perhaps until the source leaves the battlefield (610.3). */
function* phasesOut(game: Game, frame: Frame, what: unknown, { until, as }: Whole): Procedure<boolean> {
  if (until !== undefined && !mayGoUntil(game, frame)) return false
  const wanted = yield* present(game, frame, what)
  const ids = told(frame, yield* phaseOut(game, wanted, frame.source), as)
  if (until !== undefined)
    yield* goneUntil(
      game,
      frame,
      ids.filter((id) => wanted.includes(id)),
      { cantPhaseIn: true },
    )
  return ids.length > 0
}

function* phasesIn(game: Game, frame: Frame, what: unknown, { as }: Whole): Procedure<boolean> {
  const ids = yield* objectsOf(game, frame, what as Selector)
  return told(frame, yield* phaseIn(game, ids, frame.source), as).length > 0
}

const as = { as: optional({ shape: "binds" } as Shape) }

export const phasingVerbs: Readonly<Record<string, VerbWord>> = {
  phaseOut: {
    shape: term("selector"),
    fields: { until: optional(words("source-leaves")), ...as },
    unknowns: "stops",
    run: phasesOut as VerbWord["run"],
  },
  phaseIn: { shape: term("selector"), fields: as, unknowns: "stops", run: phasesIn as VerbWord["run"] },
}

export const phasingVerbLines: Readonly<Record<string, readonly [en: string, ja: string]>> = {
  phaseOut: [
    "these phase out; `until`: they phase in as the source leaves, and not before",
    "フェイズ・アウトする。`until`: 発生源が戦場を離れたときにフェイズ・インする(それまではしない)",
  ],
  phaseIn: ["these, which are phased out, phase in", "フェイズ・アウトしているこれらがフェイズ・インする"],
}
