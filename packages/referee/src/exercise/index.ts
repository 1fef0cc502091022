import { type CardData, randomSource } from "@dilemma-table/engine"
import { gameOf } from "../games.ts"
import type { GameName } from "../terms.ts"
import { Tried } from "./coverage.ts"
import { duelMastersExercises, homeOf } from "./duel-masters-board.ts"
import { lies, magicExercises } from "./magic-board.ts"
import { type Exercise, type ExerciseFault, run, type Use } from "./run.ts"
import { differing, type ReadOff, saidAsItEnters, saidIn } from "./said.ts"

export type { ExerciseFault } from "./run.ts"

/** A card tried out: every way of using it and every mode it offers, in positions made for it. */
export interface Exercised {
  /** How often it was used, and how much of what its text says could be compared with what happened. */
  readonly uses: number
  readonly compared: number
  readonly faults: readonly ExerciseFault[]
}

/** So many positions of each kind are tried while something hasn't been reached. */
const rounds = 3

/**
 * Tries out a card: in positions made for it, it is used as each of its faces, every mode it offers is chosen in turn, and
 * everything is carried out. What happens is compared with what a small table reads off its text.
 * @param texts each face's printed text, English for Magic, Japanese for Duel Masters; nothing is compared without
 */
export function exerciseCard(game: GameName, card: CardData, texts: readonly string[] = []): Exercised {
  const { rulebook } = gameOf(game)
  const tried = new Tried(rulebook, card, game === "magic" ? lies(card) : homeOf(card) !== "deck")
  const faults: ExerciseFault[] = []
  const uses: Use[] = []
  let position = 0
  for (let round = 0; round < rounds && faults.length === 0 && !tried.all; round++) {
    const random = randomSource(round + 1)
    for (const exercise of positionsFor(game, card, random)) {
      const done = run(rulebook, exercise, tried, round * 16 + position)
      uses.push(...done.uses)
      if (done.fault !== null) faults.push({ ...done.fault, position })
      position++
      if (tried.all || faults.length > 0) break
    }
  }
  const left = [...tried.unused(), ...tried.missing()]
  if (faults.length === 0 && left.length > 0)
    faults.push({ code: "not-reached", position: null, detail: left.join(", ") })
  const { compared, differs } = comparedUses(game, card, uses, texts)
  faults.push(...differs)
  return { uses: uses.length, compared, faults }
}

/**
 * Each way of using it is compared with its text. Where a choice could be without effect (tapping what is tapped), one use of
 * several shows it.
 */
function comparedUses(
  game: GameName,
  card: CardData,
  uses: readonly Use[],
  texts: readonly string[],
): { readonly compared: number; readonly differs: readonly ExerciseFault[] } {
  const lang = game === "magic" ? "en" : "ja"
  const open = new Map<string, string | null>()
  let compared = 0
  for (const use of uses) {
    const way = `${use.act} ${use.face} ${[...new Set(use.modes)].sort().join()}`
    if (open.get(way) === null) continue
    const said = saidOf(lang, card, use, texts)
    compared += said.reduce((sum, text) => sum + text.said.length, 0)
    open.set(way, differing(said, use.lines, use.others))
  }
  const details = [...open.values()].filter((detail) => detail !== null)
  return { compared, differs: details.map((detail) => ({ code: "not-as-said", position: null, detail })) }
}

const positionsFor = (game: GameName, card: CardData, random: (below: number) => number): readonly Exercise[] =>
  game === "magic" ? magicExercises(card, random) : duelMastersExercises(card, random)

/** What the text says of one use: of modes those chosen, of a spell without modes all of it, of a permanent what it does as it enters. */
function saidOf(
  lang: "en" | "ja",
  card: CardData,
  { face, act, modes }: Use,
  texts: readonly string[],
): readonly ReadOff[] {
  const types = card.faces[face]?.types ?? []
  const text = texts[face]
  if (text === undefined || !/^(cast|use)$/.test(act)) return []
  const bullets = text.split("\n").filter((line) => bullet.test(line))
  if (bullets.length > 0) return modes.map((mode) => saidIn(lang, (bullets[mode - 1] ?? "").replace(bullet, "")))
  if (types.some((type) => spells.has(type))) return [saidIn(lang, text.split("\n").filter(isOfSpell).join("\n"))]
  return (card.faces[face]?.abilities ?? []).some(triggersAsItEnters) ? [saidAsItEnters(lang, text)] : []
}

/** Does this ability trigger as the card enters, whatever else holds? */
const triggersAsItEnters = (ability: unknown): boolean => {
  const { when, if: condition } = ability as {
    readonly when?: Readonly<Record<string, unknown>>
    readonly if?: unknown
  }
  return condition === undefined && when?.on === "enters" && when.object === "this"
}

/** Does a line of a spell's text say what the spell does, and not what another ability of the card does (a cost before a colon, a trigger)? */
const isOfSpell = (line: string): boolean => !/^[^."(]*: |^(?:When|Whenever|At the beginning) /.test(line)

const spells: ReadonlySet<string> = new Set(["instant", "sorcery", "spell"])
const bullet = /^[•▶►]\ufe0e?\s*/
