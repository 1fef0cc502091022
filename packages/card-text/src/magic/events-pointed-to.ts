import type { Pointer } from "../building.ts"
import { NotUnderstood } from "../compiled.ts"
import { calledBy } from "./naming.ts"
import { type Antecedent, asking, type Node } from "./pointing-words.ts"

/*
 * What pointing words mean of the event that an ability answers, and of what has left its place.
 */

/** Moments, and what only players do: no object is "it". */
const objectless: ReadonlySet<string> = new Set(
  "upkeep end-step draw-step combat-begins combat-ends main-phase gains-life loses-life becomes-day becomes-night day-night-changes player-attacks".split(
    " ",
  ),
)
/** What happens to cards that aren't in play. */
const ofCards: ReadonlySet<string> = new Set(["draws", "discards", "mills", "cycles"])

/**
 * What a word means of the event: the object it happens to ("it"), or what causes it; null where it can mean neither.
 * @param key where the word stands
 * @param said the statement that it stands in
 */
export function ofTheEvent({ or, ...pattern }: Node, points: string, key: string, said: Node | null): string | null {
  // "That spell or ability", of one that was cast or activated.
  const named = (or as Node | undefined)?.on === "activates" && points === "spell" ? "ability" : points
  const other = or === undefined ? null : ofTheEvent(or as Node, named, key, said)
  const one = ofOneEvent(pattern, points, key, said)
  return or === undefined || one === other ? one : null
}

function ofOneEvent(pattern: Node, points: string, key: string, said: Node | null): string | null {
  const names = [pattern.on].flat() as readonly string[]
  const pronoun = points === "it"
  if (names.every((name) => objectless.has(name))) return null
  if (names.every((name) => name.startsWith("deals-")) && pattern.source !== undefined)
    return pronoun || pattern.object === undefined ? "cause" : "it"
  if (names.includes("player-becomes-target"))
    return points === "spell" || points === "ability" || (pronoun && key === "counter") ? "cause" : null
  if (names.includes("becomes-target")) {
    if (points === "spell" || points === "ability" || (pronoun && key === "counter")) return "cause"
    return pronoun || (pattern.object !== "this" && isCalled(pattern, names, points)) ? "it" : null
  }
  if (names.includes("blocks-creature") && pattern.source !== undefined) {
    // The one that blocks is the event's object; whoever is said first is "it".
    const source = pattern.source as Node
    const own = source.is === "this" || source.bearer === true
    if (own) return pronoun ? "cause" : "it"
    return pattern.object === "this" || pattern.object === "attached" ? (pronoun ? "it" : "cause") : null
  }
  if (names.includes("casts") && pronoun && key !== "counter" && key !== "copy" && key !== "retarget") {
    const targets = ((pattern.object ?? {}) as Node).targets as Node | undefined
    if (targets?.is === "this") return "this"
    // Is it the spell, or its target?
    if (targets !== undefined && stands(said, key, "")) return null
  }
  return pronoun || isCalled(pattern, names, points) ? "it" : null
}

function isCalled({ object }: Node, names: readonly string[], word: string): boolean {
  if (object === "attached") return true
  if (object === "this") return word === "card"
  const filter = (object ?? {}) as Node
  if (names.some((name) => ofCards.has(name))) return calledBy({ ...filter, zone: "hand" })(word)
  if (names.includes("casts")) return calledBy({ ...filter, zone: "stack", spell: true })(word)
  return word === "card" || calledBy(filter)(word)
}

/** Verbs that nothing does or suffers that isn't on the battlefield. */
const there: ReadonlySet<string> = new Set(
  "tap untap staysTapped regenerate fight explore connive transform destroy sacrificeIt goad detain removeFromCombat becomeCopy suspect".split(
    " ",
  ),
)

/**
 * Does a word stand where only what is on the battlefield can be meant?
 * @param gone the verb that took away what is asked about; what is exiled may still get counters and abilities
 */
function stands(said: Node | null, key: string, gone: string): boolean {
  if (there.has(key)) return true
  if (said === null) return false
  if (key === "from") return "damage" in said
  if (key !== "on") return false
  if ("putCounters" in said) return gone !== "exile"
  const does = (said.continuous as Node | undefined)?.does as Node | undefined
  if (does === undefined || "mayPlay" in does || "mayCast" in does) return false
  return !(gone === "exile" && "grant" in does && !JSON.stringify(does.grant).includes('"replace"'))
}

/** Where a pointing word stands: behind which word, in which statement as it was built and as it is being made. */
interface Standing {
  readonly key: string
  readonly said: Node | null
  readonly statement: Node | null
}

/** Can what was said before be what the word means? */
export function canBeMeant(one: Antecedent, { points, many }: Pointer, { key, said, statement }: Standing): boolean {
  const wanted = points === "player" ? "player" : "object"
  return (
    one.is === wanted &&
    (wanted === "player" || one.many === many) &&
    (points === "it" || points === "them" || one.called(points)) &&
    !(one.gone !== undefined && stands(said, key, one.gone)) &&
    // What is the card's own is "yours".
    !(one.own === true && (key === "controllerOf" || key === "ownerOf")) &&
    !(one.spell === true && !(key === "from" && said !== null && "damage" in said)) &&
    // What does something to itself would say so.
    !(one.within !== null && one.within === statement && points === "it" && !asking.has(key) && one.own === true)
  )
}

/** Of an attack: the event's player. Throws NotUnderstood. */
export function defendingPlayer({ at }: Pointer, attack: boolean): unknown {
  if (attack) return "that-player"
  throw new NotUnderstood("not-said", { start: at[0], end: at[1] }, ["defending player"])
}
