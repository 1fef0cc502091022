import type { Modal, Mode, Provenance } from "@dilemma-table/engine"
import type {
  Civilization,
  DmAbility,
  DmCard,
  DmCondition,
  DmEffect,
  DmFace,
  DmFilter,
  DmLexicon,
  DmModeCount,
  DmPattern,
  DmSelector,
  DmValue,
  SpecialType,
} from "../lexicon.ts"

/*
 * Short ways to write cards. Each returns plain data of the card language, nothing more.
 */

/** A card's name: the Japanese one, and the English one where it is official. */
export interface Called {
  readonly ja: string
  readonly en?: string
  /** The English name is the project's own. */
  readonly unofficial?: readonly "en"[]
}

interface Common {
  readonly name: Called
  readonly civilizations: readonly Civilization[]
  readonly cost: number
  readonly mana?: number
  readonly races?: readonly string[]
  readonly special?: readonly SpecialType[]
  readonly abilities?: readonly DmAbility[]
  readonly provenance?: Provenance
  readonly wordings?: NonNullable<DmCard["wordings"]>
}

function card(types: DmFace["types"], about: Common & { readonly power?: number }): DmCard {
  const { name, provenance, wordings, ...face } = about
  return {
    name,
    faces: [{ types, ...face }],
    ...(provenance === undefined ? {} : { provenance }),
    ...(wordings === undefined ? {} : { wordings }),
  }
}

export const spell = (about: Common): DmCard => card(["spell"], about)
export const creature = (about: Common & { readonly power: number }): DmCard => card(["creature"], about)
export const tamaseed = (about: Common): DmCard => card(["tamaseed"], about)
export const crossGear = (about: Common): DmCard => card(["cross-gear"], about)

/** An evolution creature: `onto` is what it is put on (801.1). */
export const evolution = (about: Common & { readonly power: number; readonly onto: DmFilter }): DmCard => {
  const { onto, ...rest } = about
  return creature({ ...rest, special: ["evolution"], abilities: [{ evolution: onto }, ...(about.abilities ?? [])] })
}

/** A psychic creature: never in a deck, it waits in the hyperspatial zone (805). */
export const psychic = (about: Common & { readonly power: number }): DmCard =>
  creature({ ...about, special: ["psychic"] })
/** A GR creature: never in a deck, it waits in the ultra GR zone (811). */
export const gr = (about: Common & { readonly power: number }): DmCard => creature({ ...about, special: ["gr"] })

/** The ability of a spell: its text from top to bottom. */
export const does = (...effects: readonly DmEffect[]): DmAbility => ({ spell: effects })

interface Modes extends Omit<Modal<DmLexicon>, "modes" | "choose"> {
  readonly choose: DmModeCount
  readonly modes: readonly DmEffect[]
}

/** ▶ options; each mode is what it does. */
export const modal = ({ modes, ...about }: Modes): DmEffect => ({
  modal: { ...about, modes: modes.map((effect): Mode<DmLexicon> => ({ do: effect })) },
})

/** A spell whose whole text is modal. */
export const modalSpell = (about: Modes): DmAbility => does(modal(about))

export const when = (pattern: DmPattern, ...effects: readonly DmEffect[]): DmAbility => ({ when: pattern, do: effects })
/** このクリーチャーが出た時 */
export const whenThisEnters = (...effects: readonly DmEffect[]): DmAbility =>
  when({ on: "enters", object: "this" }, ...effects)
/** このクリーチャーが攻撃する時 */
export const whenThisAttacks = (...effects: readonly DmEffect[]): DmAbility =>
  when({ on: "attacks", object: "this" }, ...effects)
/** このクリーチャーが破壊された時 */
export const whenThisIsDestroyed = (...effects: readonly DmEffect[]): DmAbility =>
  when({ on: "destroyed", object: "this" }, ...effects)

export const draw = (count: DmValue): DmEffect => ({ draw: count })
/** 自分の手札を捨てる: its own player chooses. */
export const discard = (count: DmValue = 1): DmEffect => ({ discard: fromHand(count) })
/** 相手は自身の手札を選んで捨てる */
export const opponentDiscards = (count: DmValue = 1): DmEffect => ({
  discard: { choose: { zone: "hand", owner: "opponent" }, count, by: "opponent" },
})

const fromHand = (count: DmValue): DmSelector => ({ choose: { zone: "hand", owner: "you" }, count })

/** 相手のクリーチャーを1体選ぶ, with what else must be true of it. */
export const opposingCreature = (filter: DmFilter = {}): DmSelector => ({
  choose: { type: "creature", controller: "opponent", ...filter },
})
export const creatureOf = (who: "you" | "opponent" | "any", filter: DmFilter = {}): DmSelector => ({
  choose: { type: "creature", ...(who === "any" ? {} : { controller: who }), ...filter },
})

/** A creature (or what `filter` says) from one's graveyard, mana zone or hand into the battle zone. */
export const putOutFrom = (zone: "graveyard" | "mana" | "hand" | "hyperspatial", filter: DmFilter): DmEffect => ({
  putIntoBattle: { choose: { zone, owner: "you", type: "creature", ...filter } },
})

/** 自分の山札の上から1枚目をマナゾーンに置く */
export const deckToMana = (count: DmValue = 1): DmEffect => ({ putIntoMana: { top: count } })

/** 自分のクリーチャーまたはタマシードの中に…があれば */
export const haveCivilizations = (...all: readonly Civilization[]): DmCondition => ({
  civilizationsAmong: { type: ["creature", "tamaseed"], controller: "you" },
  all,
})

/** Until the end of the turn, so much more (or less) power. */
export const powerThisTurn = (amount: DmValue, on: DmSelector): DmEffect => ({
  continuous: { does: { power: amount } },
  on,
  until: "this-turn",
})
