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

const known = new Map<string, readonly string[]>()

/** Every name under which an event is watched. */
export function eventNames(event: GameEvent): readonly string[] {
  const key = `${event.type} ${event.as} ${event.from} ${event.to} ${event.over === undefined}`
  const found = known.get(key)
  if (found !== undefined) return found
  const names = new Set<string>([event.type])
  if (event.as !== undefined) for (const name of [event.as, ...(also[event.as] ?? [])]) names.add(name)
  if (event.type === "move") for (const name of moveNames(event)) names.add(name)
  const list = [...names]
  known.set(key, list)
  return list
}

function moveNames({ from, to, over }: GameEvent): readonly DmEventWord[] {
  const names: DmEventWord[] = []
  if (to === "battle" && from !== "battle") names.push("enters", ...(over === undefined ? [] : (["evolves"] as const)))
  if (from === "battle" && to !== "battle") names.push("leaves")
  if (from === "shields" && to !== "shields") names.push("leaves-shields")
  const arrives = into[to ?? ""]
  if (arrives !== undefined && from !== to) names.push(arrives)
  return names
}
