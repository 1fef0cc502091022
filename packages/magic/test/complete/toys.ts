import type { CardData, Placed, Setup } from "@dilemma-table/engine"
import type { MagicAbility, MagicCard, MagicCost, MagicEffect, MagicFilter } from "../../src/index.ts"

/*
 * Small made-up cards and positions, said twice: in words of their own, which the enumerator of brute.ts reads, and as cards
 * for the rulebook. What they do as they resolve doesn't matter; what is announced and paid does.
 */

export type Random = (n: number) => number

export interface ToyCost {
  readonly mana?: string
  readonly life?: number | "x"
  readonly sacrifice?: "creature" | "artifact"
  readonly tapSome?: "creature"
  readonly discard?: number
}

/** What a text targets in one place. */
export interface Want {
  readonly what: "creature" | "artifact" | "player" | "any"
  readonly whose: "any" | "you" | "opponent"
  readonly min: number
  readonly max: number
  readonly power?: { readonly min?: number | "x"; readonly max?: number | "x" }
  /** Another than the one target of the place before. */
  readonly another?: true
}

export interface ToyMode {
  readonly wants: readonly Want[]
  readonly cost?: ToyCost
}

export type ToyCount = number | "x" | { readonly upTo: number } | { readonly atLeast: 1 } | { readonly any: true }

export interface ToyModal {
  readonly modes: readonly ToyMode[]
  readonly choose: ToyCount
  /** Instead, if the kicker or the entwine cost is paid. */
  readonly instead?: { readonly paid: "kicker" | "entwine"; readonly choose: ToyCount }
  readonly mayRepeat?: true
  readonly apart?: true
}

export interface ToySpell {
  readonly name: string
  readonly type: "instant" | "sorcery" | "creature"
  readonly mana: string
  readonly wants: readonly Want[]
  readonly modal?: ToyModal
  readonly kicker?: ToyCost
  readonly entwine?: ToyCost
  readonly escalate?: ToyCost
  /** One is paid in any case; of several one is chosen. */
  readonly additional?: readonly ToyCost[]
  readonly convoke?: true
  readonly delve?: true
  /** It costs so much more for each target beyond the first, or so much less if it targets such a thing. */
  readonly eachTarget?: string
  readonly lessIf?: { readonly what: "creature" | "artifact"; readonly less: string }
}

/** A mana ability: what it costs, what it gives (one of these), and what else comes of it. */
export interface ToyMaking {
  readonly tap?: true
  readonly mana?: string
  readonly life?: number
  readonly loses?: number
  readonly sacrifice?: "this" | "creature"
  readonly out: readonly string[]
  /** Said as "any color". */
  readonly anyColor?: true
  readonly onlyCreatures?: true
}

export interface ToyPermanent {
  readonly name: string
  readonly type: "creature" | "artifact" | "land" | "enchantment"
  readonly mana?: string
  readonly power?: number
  readonly makes?: readonly ToyMaking[]
  readonly shield?: "hexproof" | "shroud"
  /** So much more spells cost that target it. */
  readonly dear?: string
  /** What it changes of its controller's spells' costs. */
  readonly changes?: { readonly less?: string; readonly more?: string; readonly atLeast?: number }
}

export interface ToyPosition {
  readonly life: number
  readonly hand: readonly ToySpell[]
  readonly mine: readonly ToyPermanent[]
  readonly theirs: readonly ToyPermanent[]
  /** Cards in the graveyard. */
  readonly graveyard: number
}

const costOf = (cost: ToyCost): readonly MagicCost[] => [
  ...(cost.mana === undefined ? [] : [{ mana: cost.mana }]),
  ...(cost.life === undefined ? [] : [{ payLife: cost.life }]),
  ...(cost.sacrifice === undefined ? [] : [{ sacrifice: { type: cost.sacrifice } }]),
  ...(cost.tapSome === undefined ? [] : [{ tapSome: { type: cost.tapSome } }]),
  ...(cost.discard === undefined ? [] : [{ discard: cost.discard }]),
]

function effectOf(want: Want, i: number, wants: readonly Want[]): MagicEffect {
  if (want.what === "player")
    return { loseLife: 1, by: { targetPlayer: want.whose === "opponent" ? "opponent" : "any" } }
  const count = want.min === want.max ? (want.max === 1 ? {} : { count: want.max }) : { upTo: want.max }
  const as = wants[i + 1]?.another === true ? { as: `at-${i}` } : {}
  if (want.what === "any") return { damage: 1, to: { target: "any-target", ...count, ...as } }
  const filter: MagicFilter = {
    type: want.what,
    ...(want.whose === "any" ? {} : { controller: want.whose }),
    ...(want.power === undefined ? {} : { power: want.power }),
    ...(want.another === true ? { not: { is: { ref: `at-${i - 1}` } } } : {}),
  }
  return { tap: { target: filter, ...count, ...as } }
}

function textOf({ wants, modal }: ToySpell): MagicEffect {
  const own = wants.map(effectOf)
  if (modal === undefined) return own.length === 0 ? { gainLife: 1 } : own
  const { modes, choose, instead, mayRepeat, apart } = modal
  return [
    ...own,
    {
      modal: {
        choose,
        modes: modes.map((mode) => ({
          do: mode.wants.length === 0 ? { gainLife: 1 } : mode.wants.map(effectOf),
          ...(mode.cost === undefined ? {} : { cost: costOf(mode.cost) }),
        })),
        ...(instead === undefined ? {} : { instead: { if: { paid: instead.paid }, choose: instead.choose } }),
        ...(mayRepeat === undefined ? {} : { mayRepeat }),
        ...(apart === undefined ? {} : { differentTargets: "player" }),
      },
    },
  ]
}

function spellCard(spell: ToySpell): MagicCard {
  const { kicker, entwine, escalate, additional } = spell
  const [first, ...others] = additional ?? []
  const own = { to: "this", zone: "anywhere" } as const
  const abilities: readonly MagicAbility[] = [
    ...(kicker === undefined ? [] : [{ kicker: costOf(kicker) }]),
    ...(entwine === undefined ? [] : [{ entwine: costOf(entwine) }]),
    ...(escalate === undefined ? [] : [{ escalate: costOf(escalate) }]),
    ...(first === undefined
      ? []
      : [{ additionalCost: costOf(first), ...(others.length === 0 ? {} : { or: others.map(costOf) }) }]),
    ...(spell.convoke === true ? ["convoke" as const] : []),
    ...(spell.delve === true ? ["delve" as const] : []),
    ...(spell.eachTarget === undefined
      ? []
      : [
          {
            static: {
              spellCosts: { more: spell.eachTarget, each: { plus: [{ targetsAnnounced: true as const }, -1] } },
            },
            ...own,
          },
        ]),
    ...(spell.lessIf === undefined
      ? []
      : [
          {
            static: {
              spellCosts: {
                less: spell.lessIf.less,
                if: { matches: "this" as const, filter: { targets: { type: spell.lessIf.what } } },
              },
            },
            ...own,
          },
        ]),
    ...(spell.type === "creature" ? [] : [{ spell: textOf(spell) }]),
  ]
  const body = spell.type === "creature" ? { power: 1, toughness: 1 } : {}
  return { name: { en: spell.name }, faces: [{ types: [spell.type], manaCost: spell.mana, abilities, ...body }] }
}

function makingOf(making: ToyMaking): MagicAbility {
  const only = making.onlyCreatures === true ? { only: { spells: { type: "creature" as const } } } : {}
  const mana = (types: string): MagicEffect => ({
    addMana: [...types].map((type) => `{${type}}`).join(""),
    ...only,
  })
  const [first = ""] = making.out
  const adds: MagicEffect =
    making.anyColor === true
      ? { addAnyMana: first.length, ...only }
      : making.out.length === 1
        ? mana(first)
        : { either: making.out.map(mana) }
  const cost: readonly MagicCost[] = [
    ...(making.mana === undefined ? [] : [{ mana: making.mana }]),
    ...(making.tap === undefined ? [] : [{ tap: true as const }]),
    ...(making.life === undefined ? [] : [{ payLife: making.life }]),
    ...(making.sacrifice === undefined
      ? []
      : [{ sacrifice: making.sacrifice === "this" ? ("this" as const) : { type: "creature" as const } }]),
  ]
  return { activate: making.loses === undefined ? adds : [adds, { loseLife: making.loses }], cost }
}

function permanentCard({ name, type, mana, power, makes, shield, dear, changes }: ToyPermanent): MagicCard {
  const abilities: readonly MagicAbility[] = [
    ...(makes ?? []).map(makingOf),
    ...(shield === undefined ? [] : [shield]),
    ...(dear === undefined
      ? []
      : [{ static: { spellCosts: { more: dear } }, to: { zone: "stack" as const, targets: { is: "this" as const } } }]),
    ...(changes === undefined
      ? []
      : [{ static: { spellCosts: changes }, to: { zone: "stack" as const, controller: "you" as const } }]),
  ]
  const body = type === "creature" ? { power: power ?? 1, toughness: 9 } : {}
  return {
    name: { en: name },
    faces: [{ types: [type], abilities, ...(mana === undefined ? {} : { manaCost: mana }), ...body }],
  }
}

const filler: MagicCard = { name: { en: "Filler" }, faces: [{ types: ["land"] }] }

/** The position as a setup: its seats' battlefields and A's hand in the given order, A with priority in the main phase. */
export function setupOf({ life, hand, mine, theirs, graveyard }: ToyPosition): Setup {
  const cards: MagicCard[] = [filler]
  const put = (card: MagicCard): Placed => ({ card: cards.push(card) - 1 })
  const some = (n: number): Placed[] => Array.from({ length: n }, () => ({ card: 0 }))
  const battlefield = mine.map((one) => put(permanentCard(one)))
  const seats = [
    {
      life,
      zones: {
        hand: hand.map((one) => put(spellCard(one))),
        battlefield,
        graveyard: some(graveyard),
        library: some(3),
      },
    },
    { zones: { battlefield: theirs.map((one) => put(permanentCard(one))), library: some(3) } },
  ]
  return {
    edition: {},
    seed: 1,
    cards: cards.map((data) => ({ data: data as unknown as CardData })),
    seats,
    start: { whole: false, turn: 3, active: 0, loop: {} },
  }
}
