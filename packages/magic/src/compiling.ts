import type { Ability, CompiledFace } from "@dilemma-table/engine"
import { basicMana } from "./basic-mana.ts"
import { standsFor } from "./keyword-abilities.ts"
import type { MagicAbility, MagicEffect, MagicFace } from "./lexicon.ts"
import { isBasicType } from "./subtypes.ts"

/*
 * What is worked out of a card's face once: its abilities with what keywords stand for, and the names under which they are found.
 */

/**
 * A face's abilities in printed order: first the mana of its basic land types (305.6); behind a keyword what it stands for
 * (enchant 303.4a, equip 702.6a, ward 702.21a).
 */
function abilitiesOfFace(face: MagicFace): readonly MagicAbility[] {
  const kinds = face.types.includes("land") ? (face.subtypes ?? []) : []
  const mana = kinds.filter(isBasicType).map((kind) => basicMana(kind) as unknown as MagicAbility)
  const own = face.types.includes("battle") && face.subtypes?.includes("Siege") === true ? [defeated] : []
  const printed = face.abilities ?? []
  return [
    ...mana,
    ...own,
    ...printed.flatMap((ability, i) =>
      typeof ability === "object" && "backup" in ability
        ? [ability, backingUp(ability.backup, printed.slice(i + 1))]
        : [ability, ...standsFor(ability)],
    ),
  ]
}

const BACKED = "backed"

/** Backup N: counters on a target creature; if it is another one it has the abilities printed below until end of turn (702.165a). */
const backingUp = (n: number, below: readonly MagicAbility[]): MagicAbility => ({
  when: { on: "enters", object: "this" },
  do: [
    { putCounters: n, kind: "+1/+1", on: { target: { type: "creature" }, as: BACKED } },
    {
      if: { not: { matches: { ref: BACKED }, filter: { is: "this" } } },
      then: below
        .filter((ability) => !(typeof ability === "object" && "backup" in ability))
        .map(
          (ability): MagicEffect => ({
            continuous: { does: { grant: ability } },
            on: { ref: BACKED },
            until: "this-turn",
          }),
        ),
    },
  ],
})

const siege = "siege"

/** A Siege without defense counters is exiled, and may be cast transformed (310.11b). */
const defeated: MagicAbility = {
  when: { on: "last-counter-removed", object: "this", name: "defense" },
  do: [
    { exile: "this", as: siege },
    { cast: { ref: siege }, free: true, transformed: true },
  ],
}

/** An ability that an object is given, with the abilities that it stands for if it is a keyword; found once for each. */
export function withWhatItStandsFor(ability: Ability): readonly Ability[] {
  const known = typeof ability === "string" ? ofWords.get(ability) : ofData.get(ability)
  if (known !== undefined) return known
  const all = [ability, ...(standsFor(ability as never) as readonly unknown[] as readonly Ability[])]
  if (typeof ability === "string") ofWords.set(ability, all)
  else ofData.set(ability, all)
  return all
}

const ofWords = new Map<string, readonly Ability[]>()
const ofData = new WeakMap<object, readonly Ability[]>()

interface Watched {
  readonly on: string | readonly string[]
  readonly or?: Watched
}

/** The names of all the events that a pattern means. */
const namesOf = ({ on, or }: Watched): readonly string[] => [on, ...(or === undefined ? [] : namesOf(or))].flat()

/** Names under which an ability is looked up: what it watches, replaces or does continuously. */
export function watchNames(ability: Ability): readonly string[] {
  if (typeof ability !== "object") return []
  if ("when" in ability) return namesOf(ability.when as Watched)
  if ("replace" in ability) return namesOf(ability.replace as Watched).map((name) => `replace:${name}`)
  if ("static" in ability) return Object.keys(ability.static as object).map((word) => `static:${word}`)
  return []
}

/** A face as games hold it. */
export function compileFace(face: MagicFace, name: CompiledFace["name"]): CompiledFace {
  const abilities = abilitiesOfFace(face) as readonly unknown[] as readonly Ability[]
  return {
    data: face as unknown as CompiledFace["data"],
    name: face.name ?? name,
    abilities,
    watches: abilities
      .map((ability) => ({ ability, names: watchNames(ability), zones: zonesOf(ability) }))
      .filter(({ names }) => names.length > 0),
  }
}

const zonesOf = (ability: Ability): readonly string[] | null => {
  if (typeof ability !== "object") return null
  if ("zone" in ability && ability.zone !== undefined) return [ability.zone as string | readonly string[]].flat()
  if (watchesItself(ability, putAway)) return ["graveyard", "exile"]
  return replacesItsEntering(ability) || definesItself(ability) ? ["anywhere"] : null
}

/** What puts a card of a hand or library away: an ability that triggers on its own card's works from where that came to (603.6). */
const putAway: ReadonlySet<string> = new Set(["cycles", "discards", "mills"])

function watchesItself(ability: object, events: ReadonlySet<string>): boolean {
  if (!("when" in ability)) return false
  const { on, object } = ability.when as { readonly on: string | readonly string[]; readonly object?: unknown }
  return object === "this" && [on].flat().every((name) => events.has(name))
}

const definable = ["basePower", "baseToughness", "setColors", "addSubtype", "everyCreatureType"]

/** What defines characteristics of its own object does so everywhere (604.3). */
function definesItself(ability: object): boolean {
  if (!("static" in ability) || "while" in ability || ("to" in ability && ability.to !== "this")) return false
  return Object.keys(ability.static as object).every((word) => definable.includes(word))
}

/** How an object enters is replaced by its own ability before it is there (614.12). */
function replacesItsEntering(ability: object): boolean {
  if (!("replace" in ability)) return false
  const { on, object } = ability.replace as { readonly on: string | readonly string[]; readonly object?: unknown }
  return object === "this" && [on].flat().includes("enters")
}
