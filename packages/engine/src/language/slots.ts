import type { Effect, Modal, TargetSlot } from "./types.ts"

/** What of an effect is a target slot: objects, or players. */
export type AnySlot = TargetSlot

const cache = new WeakMap<object, readonly AnySlot[]>()

/** The targets a text names, in its order; those inside its modes are the modes' own. */
export function slotsOf(effect: Effect): readonly AnySlot[] {
  if (typeof effect !== "object" || effect === null) return []
  const known = cache.get(effect)
  if (known !== undefined) return known
  const found: AnySlot[] = []
  collect(effect, found)
  cache.set(effect, found)
  return found
}

function collect(data: unknown, found: AnySlot[]): void {
  if (Array.isArray(data)) {
    for (const part of data) collect(part, found)
    return
  }
  if (typeof data !== "object" || data === null) return
  if ("target" in data || "targetPlayer" in data) found.push(data as AnySlot)
  for (const key in data) {
    if (key === "modal" || key === "grant" || key === "later") continue
    collect((data as Record<string, unknown>)[key], found)
  }
}

/** The first modal part of an effect, wherever it stands; null if it isn't modal. */
export function modalOf(effect: unknown): Modal | null {
  if (typeof effect !== "object" || effect === null) return null
  if (Array.isArray(effect)) {
    for (const part of effect) {
      const found = modalOf(part)
      if (found !== null) return found
    }
    return null
  }
  if ("modal" in effect) return (effect as { modal: Modal }).modal
  for (const key of ["then", "else", "do", "may", "try", "if"]) {
    const found = modalOf((effect as Record<string, unknown>)[key])
    if (found !== null) return found
  }
  return null
}
