import type { GameEvent, Vocabulary } from "@dilemma-table/engine"
import { type DmEventWord, eventWords } from "../lexicon.ts"

/** Names that patterns may watch. */
export const events: Vocabulary["events"] = Object.fromEntries(eventWords.map((word) => [word, {}]))

/** Leaving and what goes with it: abilities of what leaves at the same time look back (603.5c). */
export const looksBack: ReadonlySet<string> = new Set<DmEventWord>([
  "leaves",
  "destroyed",
  "put-into-hand",
  "put-into-mana",
  "put-into-graveyard",
  "put-into-deck",
  "put-into-shields",
])

const into: Readonly<Record<string, DmEventWord>> = {
  hand: "put-into-hand",
  mana: "put-into-mana",
  graveyard: "put-into-graveyard",
  deck: "put-into-deck",
  shields: "put-into-shields",
}

/** Ways of using a card under one name, and GR summoning as summoning. */
const also: Readonly<Record<string, readonly DmEventWord[]>> = {
  summons: ["uses"],
  casts: ["uses"],
  generates: ["uses"],
  "gr-summons": ["summons"],
  modes: ["chooses-modes"],
}

type Names = readonly string[]
const plain = new Map<string, Map<string, Names>>()
const moves = new Map<string, Map<string, Map<string, readonly [Names, Names]>>>()

function kept<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const found = map.get(key)
  if (found !== undefined) return found
  const made = make()
  map.set(key, made)
  return made
}

/** Every name under which an event is watched. Worked out once for each kind of event. */
export function eventNames(event: GameEvent): Names {
  const { type, as = "" } = event
  if (type !== "move") {
    const named = kept(plain, type, () => new Map<string, Names>())
    return kept(named, as, () => namesOf(type, as, []))
  }
  const { from = "", to = "" } = event
  const named = kept(moves, as, () => new Map<string, Map<string, readonly [Names, Names]>>())
  const left = kept(named, from, () => new Map<string, readonly [Names, Names]>())
  const both = kept(left, to, (): readonly [Names, Names] => [
    namesOf(type, as, moveNames(from, to, false)),
    namesOf(type, as, moveNames(from, to, true)),
  ])
  return event.over === undefined ? both[0] : both[1]
}

const namesOf = (type: string, as: string, more: Names): Names => [
  ...new Set([type, ...(as === "" ? [] : [as, ...(also[as] ?? [])]), ...more]),
]

function moveNames(from: string, to: string, evolves: boolean): readonly DmEventWord[] {
  const names: DmEventWord[] = []
  if (to === "battle" && from !== "battle") names.push("enters", ...(evolves ? (["evolves"] as const) : []))
  if (from === "battle" && to !== "battle") names.push("leaves")
  if (from === "shields" && to !== "shields") names.push("leaves-shields")
  const arrives = into[to]
  if (arrives !== undefined && from !== to) names.push(arrives)
  return names
}
