import { type Game, type LogEntry, type ObjectId, type RuleId, ruleNumber, seatName } from "@dilemma-table/engine"
import { findKey, optionsOf } from "./fits.ts"
import { type Labels, namesOfObject, plainName } from "./refer.ts"
import type { HappeningData } from "./schema.ts"
import { listed } from "./steps.ts"
import { eventOf, type GameName, kindOf, zoneOf } from "./terms.ts"

/**
 * Is a rule that a file names one of these? It may be called by its number today or by the one it had in the game's
 * edition.
 */
export function citesRule(game: Game, named: string | number, rules: readonly RuleId[]): boolean {
  const number = ruleText(named)
  return rules.some((id) => {
    if (id === number) return true
    const entry = game.rulebook.rules.find((rule) => rule.id === id)
    return entry !== undefined && ruleNumber(entry, game.edition).number === number
  })
}

/** A rule's number as it stands in a file, without a game before it or a full stop behind. */
export const ruleText = (named: string | number): string =>
  String(named)
    .replace(/^(magic|duel-masters):/, "")
    .replace(/\.$/, "")

/** Is this line of the log what the file means? */
export function isHappening(game: Game, labels: Labels, entry: LogEntry, wanted: HappeningData): boolean {
  if (typeof wanted === "string") return isNamed(game, entry, wanted)
  if (wanted.rule !== undefined && !listed(wanted.rule).every((rule) => citesRule(game, rule, entry.rules)))
    return false
  if (wanted.step !== undefined && !(entry.type === "step" && entry.step === wanted.step)) return false
  if (wanted.event !== undefined && !(entry.type === "event" && isNamed(game, entry, wanted.event))) return false
  if (wanted.asked !== undefined && !(entry.type === "asked" && entry.decision.kind === kindOf(wanted.asked)))
    return false
  if (wanted.answered !== undefined && !(entry.type === "answered" && entry.decision.kind === kindOf(wanted.answered)))
    return false
  if (wanted.waits !== undefined && !(entry.type === "waits" && isCalled(game, labels, [entry.object], wanted.waits)))
    return false
  if (wanted.by !== undefined && playerOfEntry(entry) !== wanted.by) return false
  if (wanted.card !== undefined && !isCalled(game, labels, objectsOfEntry(entry), wanted.card)) return false
  if (wanted.amount !== undefined && !(entry.type === "event" && entry.event.amount === wanted.amount)) return false
  if (wanted.keys !== undefined && !hasKeys(game, labels, entry, wanted.keys)) return false
  const name = game.rulebook.game as GameName
  if (wanted.from !== undefined && !(entry.type === "event" && entry.event.from === zoneOf(name, wanted.from)))
    return false
  return wanted.to === undefined || (entry.type === "event" && entry.event.to === zoneOf(name, wanted.to))
}

function isNamed(game: Game, entry: LogEntry, word: string): boolean {
  if (entry.type === "step") return entry.step === word
  if (entry.type !== "event") return false
  const names = [entry.event.type, entry.event.as, ...game.rulebook.eventNames(entry.event)]
  return eventOf(word).some((name) => names.includes(name))
}

function hasKeys(
  game: Game,
  labels: Labels,
  entry: LogEntry,
  wanted: NonNullable<Exclude<HappeningData, string>["keys"]>,
): boolean {
  const keys = listed(wanted)
  if (entry.type === "event") return JSON.stringify(entry.event.keys ?? []) === JSON.stringify(keys)
  if (entry.type !== "answered" || entry.keys.length !== keys.length) return false
  const { decision } = entry
  let left = optionsOf(decision).filter((option) => entry.keys.includes(option.key))
  if (left.length === 0) return JSON.stringify(entry.keys) === JSON.stringify(keys)
  for (const key of keys) {
    const found = findKey(game, labels, left, key)
    if (found.found === "none") return false
    const [taken] = found.found === "one" ? [found.option] : found.options
    if (!(decision.space.type === "pick" && decision.space.repeat)) left = left.filter((option) => option !== taken)
  }
  return true
}

const isCalled = (game: Game, labels: Labels, ids: readonly ObjectId[], name: string): boolean =>
  ids.some((id) => namesOfObject(game, labels, id).includes(plainName(name)))

function playerOfEntry(entry: LogEntry): string | null {
  if (entry.type === "asked" || entry.type === "answered") return seatName(entry.decision.by)
  if (entry.type === "event") return entry.event.player === undefined ? null : seatName(entry.event.player)
  if (entry.type === "reversed") return null
  return entry.player === undefined ? null : seatName(entry.player)
}

function objectsOfEntry(entry: LogEntry): readonly ObjectId[] {
  switch (entry.type) {
    case "event":
      return [entry.event.object, entry.event.becomes, ...(entry.event.objects ?? [])].filter((id) => id !== undefined)
    case "step":
      return entry.object === undefined ? [] : [entry.object]
    case "waits":
      return [entry.object]
    case "asked":
    case "answered":
      return entry.decision.source === undefined ? [] : [entry.decision.source]
    case "reversed":
      return entry.refusal.object === undefined ? [] : [entry.refusal.object]
  }
}
