import { type LanguageSource, languageOf } from "./grammar.ts"
import { term } from "./shapes.ts"
import type { AnySlot, Modal } from "./types.ts"
import { type Met, walk } from "./walk.ts"

interface Announced {
  readonly slots: readonly AnySlot[]
  readonly modal: Modal | null
}

const known = new WeakMap<object, Announced>()
const nothing: Announced = { slots: [], modal: null }

/**
 * The targets a text names, in its order. Those inside its modes are the modes' own; those of an ability it gives or of a
 * delayed ability are announced by that ability. What is no effect has none.
 */
export const slotsOf = (rulebook: LanguageSource, effect: unknown): readonly AnySlot[] =>
  announced(rulebook, effect).slots

/** The first modal part of an effect itself, not of an ability it gives; null if it isn't modal. */
export const modalOf = (rulebook: LanguageSource, effect: unknown): Modal | null => announced(rulebook, effect).modal

/**
 * The modal parts of an effect that it comes to once at most, in its order: not those inside another one's modes, nor what is
 * repeated or done for each of several things.
 */
export function modalsOf(rulebook: LanguageSource, effect: unknown): readonly Modal[] {
  const found: Modal[] = []
  walk(languageOf(rulebook), term("effect"), effect, (met) => {
    if (met.term === "modal") found.push(met.data as Modal)
    return !(met.term === "modal" || met.term === "ability" || isLater(met) || isRepeated(met))
  })
  return found
}

/** Depends on the effect's data alone, so it is found once for each. */
function announced(rulebook: LanguageSource, effect: unknown): Announced {
  if (typeof effect !== "object" || effect === null) return nothing
  const before = known.get(effect)
  if (before !== undefined) return before
  const slots: AnySlot[] = []
  let modal: Modal | null = null
  walk(languageOf(rulebook), term("effect"), effect, (met) => {
    if (met.term === "ability" || isLater(met)) return false
    if (met.term === "modal") {
      modal ??= met.data as Modal
      return false
    }
    if (isSlot(met)) slots.push(met.data as AnySlot)
    return true
  })
  const found = { slots: innerFirst(slots), modal }
  known.set(effect, found)
  return found
}

/** A target that another one's filter asks for ("target land target opponent controls") is announced before that one. */
function innerFirst(slots: readonly AnySlot[]): readonly AnySlot[] {
  if (slots.length < 2) return slots
  const done = new Set<AnySlot>()
  const add = (slot: AnySlot): void => {
    for (const inner of slots) if (inner !== slot && !done.has(inner) && holds(slot, inner)) add(inner)
    done.add(slot)
  }
  for (const slot of slots) if (!done.has(slot)) add(slot)
  return [...done]
}

const holds = (data: unknown, part: unknown): boolean =>
  typeof data === "object" && data !== null && Object.values(data).some((one) => one === part || holds(one, part))

const isSlot = ({ term, head }: Met): boolean =>
  (term === "selector" && head === "target") || (term === "player" && head === "targetPlayer")

/** What is done by an ability of its own, later. */
export const isLater = (met: Met): boolean =>
  met.term === "effect" && (met.head === "later" || met.head === "reflexive")

const isRepeated = (met: Met): boolean =>
  met.term === "effect" && ["repeat", "forEach", "eachPlayer"].includes(met.head ?? "")
