import type { MagicAbility, MagicEffect } from "@dilemma-table/magic"

/** A spell with entwine: once that is paid, all of its modes are chosen (702.42a). The keyword says so, the choice of modes doesn't. */
export function entwined(abilities: readonly MagicAbility[]): readonly MagicAbility[] {
  const entwines = abilities.some((ability) => typeof ability === "object" && "entwine" in ability)
  if (!entwines) return abilities
  return abilities.map((ability) =>
    typeof ability === "object" && "spell" in ability ? { ...ability, spell: withAll(ability.spell) } : ability,
  )
}

function withAll(effect: MagicEffect): MagicEffect {
  if (!("modal" in effect)) return effect
  const { modal } = effect
  return { modal: { ...modal, instead: { if: { paid: "entwine" }, choose: modal.modes.length } } }
}
