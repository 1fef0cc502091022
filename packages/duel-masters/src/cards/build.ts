import type {
  Civilization,
  DmAbility,
  DmCard,
  DmCondition,
  DmEffect,
  DmFace,
  DmFilter,
  DmKeyword,
  DmModeCount,
  DmPattern,
  DmSelector,
  DmStatic,
  DmValue,
  SpecialType,
} from "../lexicon.ts"

/*
 * Words for writing cards as data. Each of these only puts an object together; what it means is said by the vocabulary.
 */

interface Parts {
  readonly name: DmCard["name"]
  readonly civilizations: readonly Civilization[]
  readonly cost: DmFace["cost"]
  readonly mana?: number
  readonly races?: readonly string[]
  readonly abilities?: readonly DmAbility[]
  readonly provenance?: DmCard["provenance"]
  readonly wordings?: DmCard["wordings"]
}

interface CreatureParts extends Parts {
  readonly power: number
  readonly special?: readonly SpecialType[]
}

/** A card of one face, of any type. */
export function card(parts: Parts, face: Pick<DmFace, "types"> & Partial<DmFace>): DmCard {
  const { name, provenance, wordings, ...rest } = parts
  return {
    name,
    faces: [{ ...rest, ...face }],
    ...(provenance === undefined ? {} : { provenance }),
    ...(wordings === undefined ? {} : { wordings }),
  }
}

export const creature = (parts: CreatureParts): DmCard => card(parts, { types: ["creature"] })

/** A card with two halves (810); it is called by both their names. */
export const twinpact = (one: DmFace, other: DmFace): DmCard => ({
  name: { ja: [one, other].map((face) => face.name?.ja ?? face.name?.en).join("／") },
  layout: "twinpact",
  faces: [one, other],
})

/** A creature that is put on another card. `on`: what it may be put on. */
export const evolution = (parts: Omit<CreatureParts, "special">, on: DmFilter): DmCard =>
  card(parts, {
    types: ["creature"],
    special: ["evolution"],
    abilities: [{ evolution: on }, ...(parts.abilities ?? [])],
  })

export const psychic = (parts: Omit<CreatureParts, "special">): DmCard =>
  card(parts, { types: ["creature"], special: ["psychic"] })

export const grCreature = (parts: Omit<CreatureParts, "special">): DmCard =>
  card(parts, { types: ["creature"], special: ["gr"] })

/** A spell; `text` is carried out from the top down. */
export const spell = (parts: Parts & { readonly text: readonly DmEffect[] }): DmCard => {
  const { text, ...rest } = parts
  return card(rest, { types: ["spell"], abilities: [...(parts.abilities ?? []), spellText(...text)] })
}

export const spellText = (...text: readonly DmEffect[]): DmAbility => ({ spell: text })

export const tamaseed = (parts: Parts): DmCard => card(parts, { types: ["tamaseed"] })
export const crossGear = (parts: Parts): DmCard => card(parts, { types: ["cross-gear"] })

/** `power` is what it adds to the creature it is on. */
export const aura = (parts: Parts & { readonly power: number }): DmCard =>
  card(parts, { types: ["aura"], abilities: ["orega-aura", ...(parts.abilities ?? [])] })

export const blocker: DmKeyword = "blocker"
export const shieldTrigger: DmKeyword = "s-trigger"
export const doubleBreaker: DmKeyword = "w-breaker"
export const tripleBreaker: DmKeyword = "t-breaker"
export const speedAttacker: DmKeyword = "speed-attacker"
export const powerAttacker = (power: DmValue): DmKeyword => ({ powerAttacker: power })

/** Filters for one's own and the opponent's. */
export const yours = (filter: DmFilter = {}): DmFilter => ({ controller: "you", ...filter })
export const theirs = (filter: DmFilter = {}): DmFilter => ({ controller: "opponent", ...filter })
export const yourCreature = (filter: DmFilter = {}): DmFilter => yours({ type: "creature", ...filter })
export const theirCreature = (filter: DmFilter = {}): DmFilter => theirs({ type: "creature", ...filter })
export const inYour = (zone: NonNullable<DmFilter["zone"]>, filter: DmFilter = {}): DmFilter =>
  ({ zone, controller: "you", ...filter }) as DmFilter

/** Selectors. */
export const chosen = (filter: DmFilter, as?: string): DmSelector => ({ choose: filter, ...named(as) })
export const upTo = (most: DmValue, filter: DmFilter, as?: string): DmSelector => ({
  choose: filter,
  upTo: most,
  ...named(as),
})
export const anyNumber = (filter: DmFilter, as?: string): DmSelector => ({ choose: filter, any: true, ...named(as) })
export const every = (filter: DmFilter): DmSelector => ({ all: filter })
export const named = (as: string | undefined): { readonly as?: string } => (as === undefined ? {} : { as })
export const ref = (name: string): { readonly ref: string } => ({ ref: name })
export const topCards = (count: DmValue): DmSelector => ({ top: count })

/** Effects. */
export const draw = (count: DmValue): DmEffect => ({ draw: count })
export const drawUpTo = (count: DmValue): DmEffect => ({ draw: count, upTo: true })
export const discard = (count: DmValue): DmEffect => ({ discard: { choose: inYour("hand"), count } })
export const opponentDiscards = (count: DmValue): DmEffect => ({
  discard: { choose: { zone: "hand", controller: "opponent" }, count, by: "opponent" },
})
export const destroy = (what: DmSelector): DmEffect => ({ destroy: what })
export const returnToHand = (what: DmSelector): DmEffect => ({ returnToHand: what })
export const putIntoMana = (what: DmSelector): DmEffect => ({ putIntoMana: what })
export const putIntoGraveyard = (what: DmSelector): DmEffect => ({ putIntoGraveyard: what })
export const charge = (count: DmValue): DmEffect => putIntoMana(topCards(count))
export const mill = (count: DmValue): DmEffect => putIntoGraveyard(topCards(count))
export const putOut = (what: DmSelector): DmEffect => ({ putIntoBattle: what })
export const putFrom = (zone: NonNullable<DmFilter["zone"]>, filter: DmFilter): DmEffect =>
  putOut(chosen(inYour(zone, filter)))
export const tap = (what: DmSelector): DmEffect => ({ tap: what })
export const untap = (what: DmSelector): DmEffect => ({ untap: what })
export const powerThisTurn = (what: DmSelector, power: DmValue): DmEffect => ({
  continuous: { does: { power } },
  on: what,
  until: "this-turn",
})
export const giveThisTurn = (what: DmSelector, does: DmStatic): DmEffect => ({
  continuous: { does },
  on: what,
  until: "this-turn",
})
export const may = (effect: DmEffect): DmEffect => ({ may: effect })

/** Choices. `all`: when all of them may be chosen. */
export const modal = (parts: {
  readonly choose: DmModeCount
  readonly modes: readonly DmEffect[]
  readonly all?: DmCondition
  readonly instead?: { readonly if: DmCondition; readonly choose: DmModeCount }
  readonly mayRepeat?: true
  readonly optional?: true
  readonly chooser?: "you" | "opponent" | "random"
  readonly among?: { readonly chooser: "you" | "opponent"; readonly choose: DmModeCount }
}): DmEffect => {
  const { modes, ...rest } = parts
  return { modal: { ...rest, modes: modes.map((text) => ({ do: text })) } }
}

/** Conditions. */
export const exists = (filter: DmFilter, atLeast?: number): DmCondition => ({
  exists: filter,
  ...(atLeast === undefined ? {} : { atLeast }),
})
export const youHaveCivilizations = (
  among: readonly ("creature" | "tamaseed")[],
  all: readonly Civilization[],
): DmCondition => ({
  civilizationsAmong: yours({ type: among }),
  all,
})

/** Abilities. */
export const when = (pattern: DmPattern, ...effects: readonly DmEffect[]): DmAbility => ({ when: pattern, do: effects })
export const whenEnters = (...effects: readonly DmEffect[]): DmAbility =>
  when({ on: "enters", object: "this" }, ...effects)
export const whenAttacks = (...effects: readonly DmEffect[]): DmAbility =>
  when({ on: "attacks", object: "this" }, ...effects)
export const whenDestroyed = (...effects: readonly DmEffect[]): DmAbility =>
  when({ on: "destroyed", object: "this" }, ...effects)
export const always = (does: DmStatic, to?: DmFilter | "attached", condition?: DmCondition): DmAbility => ({
  static: does,
  ...(to === undefined ? {} : { to }),
  ...(condition === undefined ? {} : { while: condition }),
})
export const cantAttack: DmAbility = always({ cant: "attack" })
export const cantBeBlocked: DmAbility = always({ cantBeBlocked: true })
