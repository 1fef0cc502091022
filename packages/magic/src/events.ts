import type { GameEvent } from "@dilemma-table/engine"
import { ALL_UNLOCKED } from "./layouts.ts"

const NONE: readonly string[] = []

/** Words under which a note of this kind is watched, by itself. */
const moved: Readonly<Record<string, readonly string[]>> = {
  draws: ["draws"],
  discards: ["discards"],
  sacrifices: ["sacrifices"],
  mills: ["mills"],
  "plays-land": ["plays-land"],
}

/** The name of a destruction whose object can't be regenerated (701.19c), and what regeneration replaces: the others. */
export const NO_REGENERATION = "no-regeneration"
export const COULD_REGENERATE = "could-regenerate"

/** What would put a card into its owner's hand or library; of a commander this is replaced (903.9b). */
export const INTO_HAND_OR_LIBRARY = "into-hand-or-library"

const cache = new Map<string, readonly string[]>()

const UNTAPPED: readonly string[] = ["becomes-untapped"]
const TAPPED: readonly string[] = ["becomes-tapped"]

/**
 * The names under which an event is watched: what happened in the words of the card language. Entering (603.6a), leaving
 * the battlefield and dying (603.6c, 700.4) follow from where it moved.
 */
export function eventNames(event: GameEvent): readonly string[] {
  const { type, as } = event
  if (type === "mana" || type === "mark") return NONE
  if (type === "tap") return TAPPED
  if (type === "untap") return UNTAPPED
  if (as === undefined && type !== "move") return namesOf(event)
  return namesKept(event, `${type}|${as ?? ""}|${event.from ?? ""}|${event.to ?? ""}|${apart(event)}`)
}

/** What else tells events of one kind apart. */
function apart({ as, name, face, over, object: id }: GameEvent): unknown {
  if (as === "destroy") return name
  if (as === "unlocks-door") return face
  if (as === "attacks") return over === undefined
  return as === "becomes-target" ? id === undefined : ""
}

/** What happens most is read off once for each kind of event. */
function namesKept(event: GameEvent, key: string): readonly string[] {
  const known = cache.get(key)
  if (known !== undefined) return known
  const names = namesOf(event)
  cache.set(key, names)
  return names
}

function namesOf({ type, as, face, from, to, name, over, object: id }: GameEvent): readonly string[] {
  switch (type) {
    case "move": {
      const names = [...(moved[as ?? ""] ?? NONE)]
      if (to === "battlefield") names.push("enters")
      if (as === "destroy") names.push("destroyed", ...(name === NO_REGENERATION ? [] : [COULD_REGENERATE]))
      if (from === "battlefield") names.push("leaves")
      if (to === "graveyard") names.push(...(from === "battlefield" ? ["dies"] : []), "put-into-graveyard")
      if (as === "resolved" && to === "graveyard") names.push("finishes-resolving")
      if (to === "exile") names.push("exiled")
      if (to === "hand" || to === "library") names.push(INTO_HAND_OR_LIBRARY)
      return names
    }
    // Its owner leaves the game (603.6c).
    case "cease":
      return from === "battlefield" ? ["leaves"] : NONE
    case "create":
      return ["enters"]
    case "damage":
      return as === "combat-damage" ? ["deals-damage", "deals-combat-damage"] : ["deals-damage"]
    case "counters":
      if (as === "last-counter") return ["last-counter-removed", "counters-removed"]
      return as === "removes-counters" ? ["counters-removed"] : as === "repeated" ? NONE : ["counters-put"]
    case "face":
      if (as === "unlocks-door") return face === ALL_UNLOCKED ? [as, "fully-unlocks"] : [as]
      return as === "transforms" || as === "converts" ? ["transforms"] : as === "turns-up" ? ["turns-up"] : NONE
    case "copy-on-stack":
      return ["copied"]
    case "player-mark":
      return as === "gets-counters" ? [as] : NONE
    case "life":
      return as === undefined ? NONE : [as]
    case "phase":
      return as === undefined ? NONE : [as]
    case "note":
      if (as === "attacks" && over === undefined) return [as, "attacks-player"]
      if (as === "becomes-target" && id === undefined) return ["player-becomes-target"]
      return as === "modes" ? ["chooses-modes"] : as === undefined ? NONE : [as]
    default:
      return NONE
  }
}

/** Abilities that watch for these look back at how things were (603.10a, 603.10b). */
export const looksBack: ReadonlySet<string> = new Set(["leaves", "dies", "sacrifices", "loses-game", "phases-out"])
