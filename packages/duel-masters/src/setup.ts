import { type Fault, fail, type Placed, type Rulebook, type Setup } from "@dilemma-table/engine"
import type { DmFace } from "./lexicon.ts"
import { stepNames } from "./loop.ts"

/** What is wrong with a setup that only this game can tell: a step it doesn't have, cards where they can't be. Null if nothing. */
export function setupFault(rulebook: Rulebook, setup: Setup): Fault | null {
  if (!setup.start.whole) {
    const { step } = setup.start.loop
    if (step !== undefined && !stepNames.some((name) => name === step))
      return fail(
        "unknown-step",
        "start.loop.step",
        `There is no step “${step}”; there are ${stepNames.join(", ")}.`,
        `「${step}」というステップはありません。`,
      ).fault
  }
  for (const [seat, { zones }] of setup.seats.entries())
    for (const [zone, cards] of Object.entries(zones))
      for (const [i, placed] of cards.entries()) {
        const fault = placedFault(rulebook, setup, placed, zone, `seats[${seat}].zones.${zone}[${i}]`)
        if (fault !== null) return fault
      }
  return null
}

function placedFault(rulebook: Rulebook, setup: Setup, placed: Placed, zone: string, place: string): Fault | null {
  const source = setup.cards[placed.card]
  const data = source === undefined ? undefined : "card" in source ? rulebook.find(source.card) : source.data
  const face = data?.faces[placed.face ?? 0] as unknown as DmFace | undefined
  if (face === undefined)
    return fail("no-such-face", place, "The card has no such face.", "そのカードにその面はありません。").fault
  if (zone === "battle" && face.types.every((type) => type === "spell" || type === "castle"))
    return fail(
      "not-an-element",
      place,
      `${data?.name.en ?? data?.name.ja} can't be in the battle zone.`,
      `《${data?.name.ja ?? data?.name.en}》はバトルゾーンに存在できません。`,
    ).fault
  if (zone !== "battle" && (placed.under ?? []).length > 0)
    return fail(
      "nothing-beneath",
      place,
      `A card has cards beneath it only in the battle zone, not in ${zone}.`,
      "カードの下にカードを置けるのはバトルゾーンだけです。",
    ).fault
  const belongs =
    face.special?.includes("gr") === true ? "gr" : face.special?.includes("psychic") ? "hyperspatial" : null
  if (belongs !== null && zone !== "battle" && zone !== "abyss" && zone !== belongs)
    return fail(
      "belongs-elsewhere",
      place,
      `${data?.name.en ?? data?.name.ja} can only be in the battle zone or in ${belongs}.`,
      `《${data?.name.ja ?? data?.name.en}》はバトルゾーンか本来のゾーンにしか置けません。`,
    ).fault
  return null
}
