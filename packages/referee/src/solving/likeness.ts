import {
  type Decision,
  type Game,
  type GameObject,
  isThere,
  type Key,
  NONE,
  type ObjectId,
} from "@dilemma-table/engine"

/**
 * Says of objects of one position which come to the same, so that of answers with alike objects one is enough. An object
 * that anything refers to (an attachment, combat, the stack, an effect, an ability that waits) is like no other.
 */
export class Likeness {
  private readonly game: Game
  private readonly signs = new Map<ObjectId, string>()
  private mentioned: ReadonlySet<ObjectId> | null = null

  constructor(game: Game) {
    this.game = game
  }

  /** The same text for objects that are alike. */
  of(id: ObjectId): string {
    const known = this.signs.get(id)
    if (known !== undefined) return known
    const found = this.game.state.objects[id]
    const sign = found === undefined || this.isMentioned(found) ? `#${id}` : content(this.game, found)
    this.signs.set(id, sign)
    return sign
  }

  private isMentioned(found: GameObject): boolean {
    if (found.kind === "ability" || found.under.length > 0 || found.over !== NONE || found.attachedTo !== NONE)
      return true
    this.mentioned ??= mentionsIn(this.game)
    return this.mentioned.has(found.id)
  }
}

function content({ state }: Game, found: GameObject): string {
  const { kind, card, face, owner, controller, zone, tapped, faceDown, known, counters, marks, since } = found
  const age = Math.min(state.turn - since, state.players.length)
  return JSON.stringify([
    kind,
    card,
    face,
    owner,
    controller,
    zone,
    tapped,
    faceDown,
    known,
    counters,
    timeless(marks),
    age,
  ])
}

const timeless = (marks: GameObject["marks"]): GameObject["marks"] =>
  Object.fromEntries(Object.entries(marks).filter(([name, n]) => n !== 0 && !name.startsWith("time")))

/** Every object to which something in the position refers by itself. */
function mentionsIn({ state }: Game): ReadonlySet<ObjectId> {
  const found = new Set<ObjectId>()
  const add = (data: unknown): void => {
    if (typeof data === "number") found.add(data as ObjectId)
    else if (typeof data === "object" && data !== null) for (const inner of Object.values(data)) add(inner)
  }
  add(state.loop)
  for (const { source, objects, names } of state.effects) add([source, objects, names])
  for (const { source, event, names } of state.waiting) add([source, event, names])
  for (const list of state.zones)
    for (const id of list) {
      const one = state.objects[id]
      if (one === undefined || !isThere(state, id)) continue
      if (one.attachedTo !== NONE) found.add(one.attachedTo)
      if (one.said !== null) add([one.said.targets, one.said.modes?.picks])
      if (one.stacked !== null) add([one.stacked.source, one.stacked.event, one.stacked.names])
    }
  return found
}

/**
 * An answer as a text: the same for two that differ only in which of alike objects they take. Objects are called by what
 * they are and the how-manieth of such they are in this answer, so that taking one twice isn't taking two.
 */
export function answerSign(asked: Decision, keys: readonly Key[], likeness: Likeness): string {
  const { space } = asked
  if (!("options" in space)) return JSON.stringify(keys)
  const counts = new Map<string, number>()
  const names = new Map<ObjectId, string>()
  const nameOf = (id: ObjectId): string => {
    const named = names.get(id)
    if (named !== undefined) return named
    const sign = likeness.of(id)
    const n = counts.get(sign) ?? 0
    counts.set(sign, n + 1)
    const name = `${sign}·${n}`
    names.set(id, name)
    return name
  }
  return keys
    .map((key) => {
      const is = space.options.find((option) => option.key === key)?.is
      if (is === undefined) return JSON.stringify(key)
      const object = "object" in is ? is.object : null
      const other = "other" in is ? is.other : null
      return String(key).replace(/\d+/g, (digits) => {
        const n = Number(digits)
        return n === object || n === other ? nameOf(n as ObjectId) : digits
      })
    })
    .join(" ")
}
