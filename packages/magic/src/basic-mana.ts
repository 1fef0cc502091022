import type { Ability } from "@dilemma-table/engine"
import type { MagicAbility } from "./lexicon.ts"
import { basicTypes } from "./subtypes.ts"

const abilities: Readonly<Record<string, MagicAbility>> = Object.fromEntries(
  basicTypes.map(([kind, type]) => [kind, { activate: { addMana: `{${type}}` }, cost: [{ tap: true }] }]),
)

/** The mana ability that a basic land type gives (305.6). */
export function basicMana(kind: string): Ability {
  const found = abilities[kind]
  if (found === undefined) throw new RangeError(`${kind} is no basic land type`)
  return found as unknown as Ability
}
