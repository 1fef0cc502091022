import {
  ask,
  type Filter,
  type Game,
  type GameEvent,
  happen,
  Illegal,
  makeFrame,
  matches,
  type ObjectId,
  object,
  objectOption,
  one,
  type PlayerId,
  type Procedure,
  pick,
  type Refusal,
  standing,
  step,
  zone,
} from "@dilemma-table/engine"
import { cardCivilizations, has, isInBattle, manaOf } from "./characteristics.ts"
import { ownStatics } from "./costs.ts"
import type { Civilization, DmStatic } from "./lexicon.ts"
import { paidWithKey } from "./paid-with.ts"

/**
 * What the player can tap for mana: untapped cards in the mana zone, a card used from there among them (601.1c), and what
 * may be tapped as if it were there.
 */
export function untappedMana(game: Game, player: PlayerId): readonly ObjectId[] {
  const there = zone(game, player, "mana").filter((id) => !object(game.state, id).tapped)
  if (standing(game, "tapForMana").length === 0) return there
  const others = zone(game, player, "battle").filter(
    (id) => isInBattle(game, id) && !object(game.state, id).tapped && has(game, "tapForMana", id),
  )
  return [...there, ...others]
}

/** What tapping these gives for using `card`, which may say how much some of them give. */
export const manaIn = (game: Game, card: ObjectId, cards: readonly ObjectId[]): number =>
  cards.reduce((sum, id) => sum + manaFor(game, card, id), 0)

function manaFor(game: Game, card: ObjectId, id: ObjectId): number {
  for (const said of ownStatics(game, card, "manaNumber") as readonly ManaNumber[])
    if (
      matches(game, makeFrame(card, object(game.state, card).owner), id, { zone: "mana", ...said.of } as Filter) ===
      true
    )
      return said.is
  return manaOf(game, id)
}

type ManaNumber = NonNullable<DmStatic["manaNumber"]>

const gives = (game: Game, id: ObjectId, civilization: Civilization): boolean => {
  const has = cardCivilizations(game, id)
  return has !== "unknown" && has.includes(civilization)
}

/** Can each civilization be paid by a card of its own (112.2a)? A multicoloured card pays for one. */
function coversCivilizations(game: Game, cards: readonly ObjectId[], civilizations: readonly Civilization[]): boolean {
  const taken = new Map<ObjectId, Civilization>()
  const assign = (civilization: Civilization, seen: Set<ObjectId>): boolean => {
    for (const id of cards) {
      if (seen.has(id) || !gives(game, id, civilization)) continue
      seen.add(id)
      const other = taken.get(id)
      if (other === undefined || assign(other, seen)) {
        taken.set(id, civilization)
        return true
      }
    }
    return false
  }
  return civilizations.every((civilization) => assign(civilization, new Set()))
}

/** Why these cards can't pay this; null if they can. */
export function paymentRefusal(
  game: Game,
  player: PlayerId,
  card: ObjectId,
  cost: number,
  civilizations: readonly Civilization[],
): Refusal | null {
  const cards = untappedMana(game, player)
  const mana = manaIn(game, card, cards)
  if (mana < cost || !Number.isFinite(cost))
    return {
      code: "not-enough-mana",
      rule: "112.2",
      object: card,
      player,
      data: { cost: Number.isFinite(cost) ? cost : "∞", mana },
    }
  if (!coversCivilizations(game, cards, civilizations)) {
    const lacking = civilizations.filter((one) => !cards.some((id) => gives(game, id, one)))
    return {
      code: "missing-civilization",
      rule: "112.2a",
      object: card,
      player,
      data: { civilizations: lacking.length > 0 ? lacking : civilizations },
    }
  }
  return null
}

/** Cards that pay alike: which of them is tapped changes nothing. */
const alike = (game: Game, card: ObjectId, id: ObjectId): string =>
  `${cardCivilizations(game, id)} ${manaFor(game, card, id)} ${object(game.state, id).zone} ${paidWithKey(game, card, id)}`

const allAlike = (game: Game, card: ObjectId, cards: readonly ObjectId[]): boolean =>
  cards.every((id) => alike(game, card, id) === alike(game, card, cards[0] as ObjectId))

/**
 * Pays the civilizations: for each one a card (601.1d, 112.2a). Asked only where it matters which.
 * @param all true if all the mana will be tapped anyway
 * @returns the mana paid
 */
export function* payCivilizations(
  game: Game,
  player: PlayerId,
  card: ObjectId,
  civilizations: readonly Civilization[],
  all: boolean,
): Procedure<number> {
  if (civilizations.length === 0) return 0
  const paid: ObjectId[] = []
  for (const [i, civilization] of civilizations.entries()) {
    const rest = civilizations.slice(i + 1)
    const left = untappedMana(game, player).filter((id) => !paid.includes(id))
    const candidates = left.filter(
      (id) =>
        gives(game, id, civilization) &&
        coversCivilizations(
          game,
          left.filter((other) => other !== id),
          rest,
        ),
    )
    const [first] = candidates
    if (first === undefined)
      throw new Illegal({ code: "missing-civilization", rule: "112.2a", object: card, data: { civilizations } })
    if (all || allAlike(game, card, candidates)) paid.push(first)
    else {
      const [key] = yield* ask(game, {
        by: player,
        kind: "payment",
        rules: ["601.1d", "112.2a"],
        prompt: "pay-civilization",
        source: card,
        about: { civilization, paid: i, all: civilizations.length },
        space: one(candidates.map(objectOption)),
      })
      paid.push(key as ObjectId)
    }
  }
  step(game, "pay-civilizations", ["601.1d", "112.2a"], { player, object: card, data: { civilizations, cards: paid } })
  yield* tapForMana(game, player, paid, "112.2a")
  return manaIn(game, card, paid)
}

/** Taps cards until their mana reaches what is left to pay, and no more (601.1f, 112.2a, 112.2c). */
export function* payRest(game: Game, player: PlayerId, card: ObjectId, left: number): Procedure<void> {
  const paid: ObjectId[] = []
  while (left > manaIn(game, card, paid)) {
    const cards = untappedMana(game, player).filter((id) => !paid.includes(id) && manaFor(game, card, id) > 0)
    const needed = left - manaIn(game, card, paid)
    if (manaIn(game, card, cards) < needed)
      throw new Illegal({
        code: "not-enough-mana",
        rule: "112.2",
        object: card,
        player,
        data: { cost: needed, mana: manaIn(game, card, cards) },
      })
    if (manaIn(game, card, cards) === needed) paid.push(...cards)
    else if (cards.every((id) => manaFor(game, card, id) === 1))
      paid.push(
        ...(allAlike(game, card, cards)
          ? cards.slice(0, needed)
          : yield* askMana(game, player, card, cards, needed, needed)),
      )
    else if (allAlike(game, card, cards)) paid.push(cards[0] as ObjectId)
    else paid.push(...(yield* askMana(game, player, card, cards, 1, needed)))
  }
  step(game, "pay-rest", ["601.1f"], { player, object: card, data: { cost: Math.max(0, left), cards: paid } })
  yield* tapForMana(game, player, paid, "112.2a")
}

function* askMana(
  game: Game,
  player: PlayerId,
  card: ObjectId,
  cards: readonly ObjectId[],
  count: number,
  left: number,
): Procedure<readonly ObjectId[]> {
  const keys = yield* ask(game, {
    by: player,
    kind: "payment",
    rules: ["601.1f", "112.2a"],
    prompt: "pay",
    source: card,
    about: { count, left },
    space: pick(cards.map(objectOption), count, count),
  })
  return keys as readonly ObjectId[]
}

function* tapForMana(game: Game, player: PlayerId, cards: readonly ObjectId[], rule: string): Procedure<void> {
  yield* happen(
    game,
    cards.map((id): GameEvent => ({ type: "tap", as: "taps-for-mana", rule, object: id, player })),
  )
}
