import type { Game } from "./game.ts"
import { NONE, type ObjectId } from "./ids.ts"
import { decided, holds, matches } from "./language/evaluate.ts"
import { makeFrame } from "./language/frame.ts"
import type { Ability, Condition, Filter, StaticEffect } from "./language/types.ts"
import { grantedBy, presentIn } from "./present.ts"
import { readFace, readingPlainly } from "./reading.ts"
import { type GameObject, isThere, type Names, NO_NAMES, object, type Watcher } from "./state.ts"
import { whileUnchanged } from "./unchanged.ts"
import { apart, once, workOut } from "./work-out.ts"
import { allIn, isInPlay, notAside, zoneSpec } from "./zones.ts"

/** Something that stands continuously: a static ability in force, or a continuous effect, with the data of its word. */
export interface Standing {
  readonly source: ObjectId
  readonly controller: number
  readonly does: Readonly<Record<string, unknown>>
  readonly to: Filter | "this" | "attached" | undefined
  /** Objects fixed when the effect began; null where `to` says whom. */
  readonly objects: readonly ObjectId[] | null
  readonly time: number
  readonly names: Names
}

/** An ability that an object has beside those of its face, and since when. */
export interface Given {
  readonly object: ObjectId
  readonly ability: Ability
  readonly time: number
}

/** Abilities as a rulebook's own order of continuous effects leaves them (Magic 613). */
export interface Layered {
  /** Does the object still have this ability of its face? */
  keeps(id: ObjectId, ability: Ability): boolean
  readonly given: readonly Given[]
  /** All abilities it has; null where they are those of its face. */
  abilities(id: ObjectId): readonly Ability[] | null
}

const layeredOf = (game: Game): Layered | null => game.rulebook.layered?.(game) ?? null

/**
 * Since when an object is what it is, in the order of all that began (Magic 613.7). Objects come in the order of their ids,
 * effects between them; a mark "time" says of an object that it counts as newer.
 */
export const timeOf = (game: Game, id: ObjectId): number => object(game.state, id).marks.time ?? id * 2

/** All that stands under this word ("power", "grant", …), oldest first. Static abilities whose condition fails are left out. */
export function standing(game: Game, word: string): readonly Standing[] {
  const { words, given } = presentIn(game)
  if (!words.has(word) && !given.has(word)) return NOTHING
  if (game.readAs.size > 0 && !givesRead(game, word)) return readingPlainly(game, () => standing(game, word))
  // In the middle of another question what stands is asked for again and again.
  const find = () => once(game, `standing:${word}`, NOTHING, () => findStanding(game, word, given))
  return game.asking.depth === 0 ? whileUnchanged(game, word, find) : find()
}

/** Is what stands under this word given by an object that is just being read as another face? Only then may that change it. */
function givesRead(game: Game, word: string): boolean {
  const own = game.state.watch[staticName(word)]
  return own?.some(({ object: id }) => game.readAs.has(id)) === true
}

function findStanding(game: Game, word: string, givenWords: ReadonlySet<string>): readonly Standing[] {
  const own = game.state.watch[staticName(word)]
  const { effects } = game.state
  const layered = layeredOf(game)
  const given =
    layered !== null
      ? statics(game, word, layered.given)
      : word !== "grant" && givenWords.has(word)
        ? grantedStatics(game, word)
        : NOTHING
  const found: Standing[] = [...given]
  const silence = isSilencing(game)
  const { dormant } = game.rulebook
  for (const { object: source, ability } of own ?? []) {
    if (silence && word !== game.rulebook.silencing && isSilenced(game, source)) continue
    if (dormant?.(game, source) === true) continue
    if (layered?.keeps(source, ability) === false) continue
    const { static: does, to, while: condition } = ability as StaticAbility
    const { controller } = object(game.state, source)
    if (condition !== undefined && !holds(game, makeFrame(source, controller), condition as Condition)) continue
    const time = timeOf(game, source)
    found.push({ source, controller, does, to: to ?? "this", objects: null, time, names: NO_NAMES })
  }
  for (const effect of effects) {
    const { does, to, while: condition } = effect.does
    if (!(word in does)) continue
    if (effect.until === "while-source" && !isThere(game.state, effect.source)) continue
    if (
      effect.until === "while-you-control" &&
      (!isThere(game.state, effect.source) || object(game.state, effect.source).controller !== effect.controller)
    )
      continue
    const frame = makeFrame(effect.source, effect.controller, { names: effect.names })
    if (condition !== undefined && !holds(game, frame, condition as Condition)) continue
    found.push({
      source: effect.source,
      controller: effect.controller,
      does: does as Readonly<Record<string, unknown>>,
      to,
      objects: effect.objects,
      time: effect.time,
      names: effect.names,
    })
  }
  return found
}

/** Is this word said, alone or in a list? Asked too often to make a list of one. */
export const saysWord = (said: unknown, word: string): boolean =>
  said === word || (Array.isArray(said) && said.includes(word))

/** Might something stand under this word? If not, nothing does; one look-up. */
export function mayStand(game: Game, word: string): boolean {
  const { words, given } = presentIn(game)
  return words.has(word) || given.has(word)
}

/** Might something under this word affect this object? Most of what stands at all says it of the object that has it alone. */
export function mayAffect(game: Game, word: string, id: ObjectId): boolean {
  const { words, given, selves } = presentIn(game)
  if (given.has(word)) return true
  return words.has(word) && selves.get(word)?.has(id) !== false
}

/** Does anything make abilities be as if they weren't there? */
export function isSilencing(game: Game): boolean {
  const { silencing } = game.rulebook
  return silencing !== undefined && presentIn(game).words.has(silencing)
}

/** Are this object's abilities, in play, as if they weren't there? What asks for it while that is being found out is answered no. */
export function isSilenced(game: Game, id: ObjectId): boolean {
  if (!isSilencing(game)) return false
  if (!isInPlay(game, game.state.objects[id]?.zone)) return false
  return apart(game, `silenced:${id}`, false, () => standingOn(game, game.rulebook.silencing as string, id).length > 0)
}

/** Of these abilities the static ones with this word, each in force for the object that has it. */
function statics(game: Game, word: string, given: readonly Given[]): readonly Standing[] {
  const found: Standing[] = []
  for (const { object: source, ability, time } of given) {
    if (typeof ability !== "object" || !("static" in ability)) continue
    const { static: does, to, while: condition } = ability as StaticAbility
    if (!(word in does)) continue
    const { controller } = object(game.state, source)
    if (condition !== undefined && !holds(game, makeFrame(source, controller), condition as Condition)) continue
    found.push({ source, controller, does, to: to ?? "this", objects: null, time, names: NO_NAMES })
  }
  return found
}

/** Static abilities that effects give, each in force for the object that has it. */
function grantedStatics(game: Game, word: string): readonly Standing[] {
  return workOut(game, `given-statics:${word}`, NOTHING, () => findGrantedStatics(game, word))
}

function findGrantedStatics(game: Game, word: string): readonly Standing[] {
  const found: Standing[] = []
  for (const grant of standing(game, "grant")) {
    for (const ability of grantedBy(grant.does)) {
      if (typeof ability !== "object" || !("static" in ability)) continue
      const { static: does, to, while: condition } = ability as StaticAbility
      if (!(word in does)) continue
      for (const source of affectedObjects(game, grant)) {
        if (isSilenced(game, source)) continue
        const { controller } = object(game.state, source)
        if (condition !== undefined && !holds(game, makeFrame(source, controller), condition as Condition)) continue
        found.push({ source, controller, does, to: to ?? "this", objects: null, time: grant.time, names: NO_NAMES })
      }
    }
  }
  return found
}

type StaticAbility = { readonly static: Readonly<Record<string, unknown>> } & Omit<StaticEffect, "does">

const staticNames = new Map<string, string>()

/** The name under which static abilities with this word are found. */
function staticName(word: string): string {
  const known = staticNames.get(word)
  if (known !== undefined) return known
  const made = `static:${word}`
  staticNames.set(word, made)
  return made
}

const NOTHING: readonly Standing[] = []

/** Is this object among those it affects? */
export function affects(game: Game, what: Standing, id: ObjectId): boolean {
  if (what.objects !== null) return what.objects.includes(id)
  if (what.to === "this") return what.source === id
  if (what.to === "attached") return what.source !== NONE && object(game.state, what.source).attachedTo === id
  if (what.to === undefined) return false
  if (what.to.zone === undefined && !isInPlay(game, object(game.state, id).zone)) return false
  const frame = makeFrame(what.source, what.controller as never, { names: what.names })
  return decided(game, matches(game, frame, id, what.to), id)
}

/** Everything under this word that affects this object. */
export function standingOn(game: Game, word: string, id: ObjectId): readonly Standing[] {
  if (!mayAffect(game, word, id)) return NOTHING
  const all = standing(game, word)
  return all.length === 0 ? all : all.filter((what) => affects(game, what, id))
}

/** Abilities given to an object by effects. */
export function grantedAbilities(game: Game, id: ObjectId): readonly Ability[] {
  const grants = standing(game, "grant")
  if (grants.length === 0) return []
  return workOut(game, `given:${id}`, [] as readonly Ability[], () =>
    grants.filter((what) => affects(game, what, id)).flatMap((what) => grantedBy(what.does)),
  )
}

/** Is anything given abilities by effects? */
export function isGiving(game: Game): boolean {
  const layered = layeredOf(game)
  return layered === null ? standing(game, "grant").length > 0 : layered.given.length > 0
}

/** Does an object's own ability work, as far as effects take abilities away? */
export const isKept = (game: Game): ((watcher: Watcher) => boolean) | null => {
  const layered = layeredOf(game)
  if (layered !== null) return ({ object: id, ability }) => layered.keeps(id, ability)
  return isSilencing(game) ? ({ object: id }) => !isSilenced(game, id) : null
}

/** Given abilities that watch under this name. Looked for only while something gives abilities. */
export function grantedWatchers(game: Game, name: string): readonly Watcher[] {
  const layered = layeredOf(game)
  if (layered !== null) return layered.given.filter(({ ability }) => game.rulebook.watchNames(ability).includes(name))
  const grants = standing(game, "grant")
  const found: Watcher[] = []
  for (const grant of grants) {
    for (const ability of grantedBy(grant.does)) {
      if (!game.rulebook.watchNames(ability).includes(name)) continue
      for (const id of affectedObjects(game, grant)) if (!isSilenced(game, id)) found.push({ object: id, ability })
    }
  }
  return found
}

/** Every object it affects. */
export function affectedObjects(game: Game, what: Standing): readonly ObjectId[] {
  if (what.objects !== null)
    return notAside(
      game,
      what.objects.filter((id) => isThere(game.state, id)),
    )
  if (what.to === "this") return [what.source]
  if (what.to === "attached") return [object(game.state, what.source).attachedTo].filter((id) => id !== NONE)
  if (what.to === undefined) return []
  const zones =
    what.to.zone === undefined
      ? game.rulebook.zones.filter((spec) => spec.play === true).map((spec) => spec.name)
      : [what.to.zone].flat()
  return zones.flatMap((zone) => allIn(game, zone as string)).filter((id) => affects(game, what, id))
}

/** Every ability an object has now: its face's own, and those given. What lies face down in sight has none of its own. */
export function abilitiesOf(game: Game, id: ObjectId): readonly Ability[] {
  const layered = layeredOf(game)?.abilities(id)
  if (layered !== undefined && layered !== null) return layered
  if (isSilenced(game, id)) return []
  const found = object(game.state, id)
  const face = found.faceDown && liesFaceDown(game, found) ? game.rulebook.faceDownFace?.(found) : readFace(game, id)
  const own = face?.abilities ?? []
  if (!mayStand(game, "grant")) return own
  const granted = grantedAbilities(game, id)
  return granted.length === 0 ? own : [...own, ...granted]
}

const liesFaceDown = (game: Game, { id, zone }: GameObject): boolean =>
  !game.readAs.has(id) && zoneSpec(game, zone).seen === "all"
