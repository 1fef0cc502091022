import type { CardName, Modal } from "@dilemma-table/engine"
import type {
  CardType,
  Color,
  MagicAbility,
  MagicCard,
  MagicEffect,
  MagicFilter,
  MagicLexicon,
  MagicSelector,
  MagicValue,
  Supertype,
} from "../lexicon.ts"

/*
 * Short ways of writing card data. Each returns plain data in the card language and nothing else.
 */

interface Face {
  readonly name: CardName
  readonly cost?: string
  readonly supertypes?: readonly Supertype[]
  readonly subtypes?: readonly string[]
  readonly abilities?: readonly MagicAbility[]
  readonly colors?: readonly Color[]
}

function card(types: readonly CardType[], { name, cost, ...rest }: Face, more: object = {}): MagicCard {
  return { name, faces: [{ types, ...(cost === undefined ? {} : { manaCost: cost }), ...rest, ...more }] }
}

export const instant = (face: Face): MagicCard => card(["instant"], face)
export const sorcery = (face: Face): MagicCard => card(["sorcery"], face)
export const enchantment = (face: Face): MagicCard => card(["enchantment"], face)
/** Of several types. */
export const typed = (types: readonly CardType[], face: Face): MagicCard => card(types, face)
export const artifact = (face: Face): MagicCard => card(["artifact"], face)

export interface CreatureFace extends Face {
  readonly power: number
  readonly toughness: number
  readonly types?: readonly CardType[]
}

export const creature = ({ power, toughness, types, ...face }: CreatureFace): MagicCard =>
  card(types ?? ["creature"], face, { power, toughness })

export const basicLand = (name: CardName, subtype: string): MagicCard =>
  card(["land"], { name, supertypes: ["basic"], subtypes: [subtype] })

export const spell = (effect: MagicEffect): MagicAbility => ({ spell: effect })

type Modes = Omit<Modal<MagicLexicon>, "choose" | "modes">

/** "Choose … —" with the modes' effects in printed order. */
export const choose = (
  count: Modal<MagicLexicon>["choose"],
  modes: readonly MagicEffect[],
  more: Modes = {},
): MagicEffect => ({ modal: { choose: count, modes: modes.map((effect) => ({ do: effect })), ...more } })

export const target = (filter: MagicFilter): MagicSelector => ({ target: filter })
export const anyTarget: MagicSelector = { target: "any-target" }
export const creatureTarget: MagicSelector = target({ type: "creature" })
export const spellTarget = (filter: MagicFilter = {}): MagicSelector =>
  target({ zone: "stack", spell: true, ...filter })

/** +X/+Y until end of turn. */
export const pump = (on: MagicSelector, power: MagicValue, toughness: MagicValue): MagicEffect => ({
  continuous: { does: { power, toughness } },
  on,
  until: "this-turn",
})

/** Gains an ability until end of turn. */
export const gains = (on: MagicSelector, ability: MagicAbility): MagicEffect => ({
  continuous: { does: { grant: ability } },
  on,
  until: "this-turn",
})

export const manaAbility = (mana: string): MagicAbility => ({ activate: { addMana: mana }, cost: [{ tap: true }] })

export const land = (face: Face): MagicCard => card(["land"], face)

/** A card of two faces, halves, or a face with an inset; called as its first one. */
export function twoFaced(layout: NonNullable<MagicCard["layout"]>, front: MagicCard, back: MagicCard): MagicCard {
  const { name, ...rest } = front
  const named = ({ name: own, faces }: MagicCard) => faces.map((face) => ({ name: own, ...face }))
  return { name, layout, ...rest, faces: [...named(front), ...named(back)] }
}
