export {
  type AsOf,
  type Change,
  changeBetween,
  editionFor,
  editionNames,
  isEdition,
  isEditionFor,
  type RulesChange,
  rulingsByChange,
  runAsOf,
  type TracedLine,
} from "./as-of.ts"
export { type Completion, type Completions, completionsAt } from "./completion.ts"
export { editorSchema } from "./editor-schema.ts"
export { type Exercised, type ExerciseFault, exerciseCard } from "./exercise/index.ts"
export { changeLines } from "./exploring/changes.ts"
export { type Explored, explore, type Tree } from "./exploring/explore.ts"
export { rulingAt } from "./exploring/ruling-at.ts"
export { type Filler, fillerCard } from "./fillers.ts"
export { type ReadRuling, type Ruling, type RulingEdition, type RulingText, readRuling, readRulings } from "./format.ts"
export type { FindOwnCard, OwnCard } from "./own-cards.ts"
export type { Failure, Play } from "./play.ts"
export { definedCard } from "./position.ts"
export { type Puzzle, readPuzzle } from "./puzzles/puzzle.ts"
export { solutionRuling } from "./puzzles/solution.ts"
export { failureText, type RulingJson, rulingJson, rulingsJson, runRead } from "./report.ts"
export { type Played, playUnder, type RulingResult, type RunOptions, runRuling } from "./run.ts"
export type { Line, LineMove } from "./solving/line.ts"
export { type Solved, solve } from "./solving/solve.ts"
export type { Mistake, Path } from "./source.ts"
export { stepOfTurn, zoneOf } from "./terms.ts"
export { sayLine, type TraceLine, traceOf } from "./trace.ts"
export { type Reason, why, whyNothing } from "./why.ts"
export { everyWish, type Possible, type WishedAct } from "./why-all.ts"
