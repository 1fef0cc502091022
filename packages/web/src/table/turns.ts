import type { ShownLine } from "../shown/types.ts"
import type { TableState } from "./store.ts"

/*
 * What is new is drawn in turns, each in a frame of its own: drawn at once, it would hold the page up. First comes the side of
 * who looks on, then what is asked, then the other sides, and last what has been said. A turn that has nothing new is passed
 * over. Where modes are asked and what they lead to is still being worked out, the other turns go first, so that the modes
 * need to be drawn only once.
 */

/** The parts of the state that wait for their turn; all others are always the newest. */
const partsOfTurn = {
  near: ["table"],
  question: ["table", "dilemma", "cancel", "canUndo"],
  far: ["table"],
  log: ["table", "fresh", "lines"],
} as const satisfies Readonly<Record<string, readonly (keyof TableState)[]>>

export type Turn = keyof typeof partsOfTurn

const turns = Object.keys(partsOfTurn) as readonly Turn[]

/** Where modes are asked: is it worked out what they lead to? */
const isWorkedOut = ({ table, dilemma }: TableState): boolean =>
  dilemma !== null || (table?.question?.dilemma ?? null) === null

/** The turn that draws next; none where nothing is new. */
function nextTurn(drawn: Drawn, newest: TableState): Turn | undefined {
  const open = turns.filter((turn) => !isSame(turn, drawn[turn], newest))
  return open.find((turn) => turn !== "question" || isWorkedOut(newest)) ?? open[0]
}

/** The state as each turn has drawn it. */
export type Drawn = Readonly<Record<Turn, TableState>>

const eachTurn = (state: (turn: Turn) => TableState): Drawn => ({
  near: state("near"),
  question: state("question"),
  far: state("far"),
  log: state("log"),
})

export const drawnAs = (state: TableState): Drawn => eachTurn(() => state)

export const partsOf = (turn: Turn): readonly (keyof TableState)[] => partsOfTurn[turn]

const isSame = (turn: Turn, one: TableState, other: TableState): boolean =>
  partsOf(turn).every((part) => one[part] === other[part])

/** Has every turn drawn what the first one has? */
export const isWhole = (drawn: Drawn): boolean => turns.every((turn) => isSame(turn, drawn[turn], drawn.near))

/** So many lines of the log are drawn in one frame at least, and in so many frames all of them. */
const fewestLines = 6
const mostFrames = 8

/** The lines that are drawn next: those that were, and some more. */
function someMore(drawn: readonly ShownLine[], all: readonly ShownLine[]): readonly ShownLine[] {
  const missing = all.length - drawn.length
  const more = Math.max(fewestLines, Math.ceil(missing / mostFrames))
  return missing <= more || drawn.at(-1) !== all[drawn.length - 1] ? all : all.slice(0, drawn.length + more)
}

/** The newest state is taken up where nothing has to be drawn for it, and by the first turn. */
const taken = (drawn: Drawn, newest: TableState): Drawn =>
  eachTurn((turn) => (turn === "near" || isSame(turn, drawn[turn], newest) ? newest : drawn[turn]))

/** What the next turn draws is added; `drawn` itself where nothing is left. */
export function further(drawn: Drawn): Drawn {
  const newest = drawn.near
  const next = nextTurn(drawn, newest)
  if (next === undefined) return drawn
  const lines = next === "log" ? someMore(drawn.log.lines, newest.lines) : newest.lines
  return taken({ ...drawn, [next]: { ...newest, lines } }, newest)
}

/** The newest state, of which the first turn that has something new draws its part. */
export function withNewest(drawn: Drawn, newest: TableState): Drawn {
  const isNear = isSame("near", drawn.near, newest)
  const now = taken(drawn, newest)
  return isNear && isWhole(drawn) ? further(now) : now
}
