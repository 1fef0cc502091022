import {
  answer,
  CHANCE,
  current,
  type Decision,
  decision,
  type Game,
  type Key,
  type ObjectId,
  type Option,
  object,
} from "@dilemma-table/engine"
import { place } from "@dilemma-table/magic"
import { defaultAnswer, onlyAnswer, usualDefaults } from "./automatic.ts"
import { labelsAt, type Position } from "./position.ts"
import { type Labels, seatOf } from "./refer.ts"
import { seatNames } from "./schema.ts"
import type { Path } from "./source.ts"

/** A choice of what has happened before, which the file leaves open; without a question where it is no instant or sorcery. */
export interface Open {
  readonly path: Path
  readonly asked: Decision | null
}

/** So many answers are given to what has happened before a position. */
const MOST = 500

/**
 * Plays what has happened before a position is taken up, in a game just begun: targets are those that the file names, and
 * what has a single answer has that. The game is then at the position's first decision.
 * @returns what stays open, or null
 */
export function doneBefore(game: Game, position: Position): Open | null {
  const { before } = position
  if (before.length === 0) return null
  const permanent = before.find(({ what, id }) => what === "spell" && !isSpell(game, id))
  if (permanent !== undefined) return { path: permanent.path, asked: null }
  const labels = labelsAt(game, position)
  const left = new Map(before.map(({ id, targets }) => [id, [...targets]]))
  for (let n = 0; n < MOST; n++) {
    const asked = decision(game)
    const [doing] = place(game).beforehand
    const one = before.find(({ id }) => id === doing?.object)
    if (asked === null || one === undefined) return null
    const keys = keysFor(game, asked, labels, left.get(one.id) ?? [])
    if (keys === null) return { path: one.path, asked }
    answer(game, asked.by, keys)
  }
  return { path: before[0]?.path ?? [], asked: decision(game) }
}

function isSpell(game: Game, id: ObjectId): boolean {
  const { card, face } = object(game.state, id)
  const types = game.card(card).faces[face]?.data.types
  return Array.isArray(types) && types.some((type) => type === "instant" || type === "sorcery")
}

/** @param targets those that weren't chosen yet; what is chosen is taken out */
function keysFor(game: Game, asked: Decision, labels: Labels, targets: string[]): readonly Key[] | null {
  const { space } = asked
  if (asked.kind === "targets" && space.type === "pick") {
    const keys: Key[] = []
    for (const name of [...targets]) {
      const key = keys.length < space.max ? keyOf(game, space.options, labels, name) : undefined
      if (key === undefined || keys.includes(key)) continue
      keys.push(key)
      targets.splice(targets.indexOf(name), 1)
    }
    if (keys.length > 0 && keys.length >= space.min) return keys
  }
  return onlyAnswer(game, labels, asked) ?? (asked.by === CHANCE ? defaultAnswer(game, asked, usualDefaults) : null)
}

function keyOf(game: Game, options: readonly Option[], labels: Labels, name: string): Key | undefined {
  const ids = (labels.get(name) ?? []).map((id) => current(game.state, id))
  const seat = seatNames.find((one) => one === name)
  return options.find(({ is }) => {
    if (is.type === "player") return seat !== undefined && is.player === seatOf(seat)
    return "object" in is && ids.includes(is.object)
  })?.key
}
