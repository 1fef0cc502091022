import {
  ask,
  type Frame,
  type Game,
  happen,
  type Key,
  type ObjectId,
  type Option,
  object,
  objectOption,
  one,
  type PlayerId,
  type Procedure,
  pick,
  zone,
} from "@dilemma-table/engine"
import type { TotalCost } from "./costs.ts"
import { colorsOf, hasKeyword, hasType } from "./layers.ts"
import type { ManaType } from "./lexicon.ts"
import { type ManaCost, writeCost } from "./mana-cost.ts"
import type { Pool } from "./mana-pool.ts"
import { planPayment, type Source } from "./plan-payment.ts"
import { planBeside } from "./planning.ts"

/*
 * Convoke, improvise and delve (702.51, 702.126, 702.66): once the total cost is fixed, part of it is paid by tapping creatures
 * or artifacts, or by exiling cards from the graveyard. None of them is an additional or alternative cost.
 */

/** Their keywords: with one of them something else than mana may pay for a spell. */
export const helpToPay = ["convoke", "improvise", "delve"] as const

/** What helps without a color pays generic mana only: it is no colorless mana, and pays for no {C} (702.51a, 702.126a). */
const GENERIC = "1"

const convoking = {
  plain: true,
  mild: true,
  pure: true,
  life: 0,
  price: 0,
  lost: false,
  once: true,
  taps: true,
  byColor: false,
  luck: false,
}

/**
 * Untapped permanents that can be tapped for this spell: each creature pays one generic mana or one of its colors (convoke),
 * each artifact one generic mana (improvise, 702.126a).
 */
export function convokers(game: Game, player: PlayerId, spell: ObjectId): readonly Source[] {
  const convoke = hasKeyword(game, spell, "convoke")
  const improvise = hasKeyword(game, spell, "improvise")
  if (!convoke && !improvise) return []
  return zone(game, player, "battlefield").flatMap((id): readonly Source[] => {
    const helps = (convoke && hasType(game, id, "creature")) || (improvise && hasType(game, id, "artifact"))
    if (id === spell || !helps || object(game.state, id).tapped) return []
    const colors = convoke && hasType(game, id, "creature") ? colorsOf(game, id) : []
    const outputs = colors.length === 0 ? [GENERIC] : colors
    return [{ object: id, n: 0, outputs, ...convoking }]
  })
}

/** The cards that could be exiled for this spell. */
export const delvable = (game: Game, player: PlayerId, spell: ObjectId): readonly ObjectId[] =>
  hasKeyword(game, spell, "delve") ? zone(game, player, "graveyard").filter((id) => id !== spell) : []

/** The cost with as much as possible of it delved. */
export const delved = (cost: ManaCost, cards: number): ManaCost =>
  cards === 0 ? cost : { ...cost, generic: Math.max(0, cost.generic - cards) }

/** Can the pool pay this, with the creatures and cards that help? */
export const helpedToPay = (game: Game, player: PlayerId, spell: ObjectId, pool: Pool, cost: ManaCost): boolean =>
  planPayment(pool, convokers(game, player, spell), delved(cost, delvable(game, player, spell).length)) !== null

/**
 * Taps creatures and exiles cards for the cost, as the player says; nothing is left out that the pool couldn't pay.
 * @returns what is left to pay with mana
 */
export function* payWithHelp(
  game: Game,
  frame: Frame,
  { player, object: spell }: { readonly player: PlayerId; readonly object: ObjectId },
  poolNow: () => Pool,
  { mana, other }: TotalCost,
  auto: boolean,
): Procedure<ManaCost> {
  const left = yield* delve(game, player, spell, poolNow, mana, auto)
  return yield* convoke(game, frame, spell, poolNow, { mana: left, other }, auto)
}

function* delve(
  game: Game,
  player: PlayerId,
  spell: ObjectId,
  poolNow: () => Pool,
  cost: ManaCost,
  auto: boolean,
): Procedure<ManaCost> {
  const cards = delvable(game, player, spell)
  const most = Math.min(cards.length, cost.generic)
  if (most === 0) return cost
  const helpers = convokers(game, player, spell)
  let least = 0
  while (least < most && planPayment(poolNow(), helpers, delved(cost, least)) === null) least += 1
  const keys: readonly (string | number)[] = auto
    ? cards.slice(0, least)
    : yield* ask(game, {
        by: player,
        kind: "payment",
        rules: ["601.2h", "702.66a"],
        prompt: "delve",
        source: spell,
        space: pick(cards.map(objectOption), least, most),
      })
  yield* happen(
    game,
    keys.map((id) => ({
      type: "move" as const,
      as: "exiles",
      rule: "702.66a",
      object: id as ObjectId,
      to: "exile",
      player,
    })),
  )
  return delved(cost, keys.length)
}

function* convoke(
  game: Game,
  frame: Frame,
  spell: ObjectId,
  poolNow: () => Pool,
  { mana, other }: TotalCost,
  auto: boolean,
): Procedure<ManaCost> {
  let left = mana
  const rule = hasKeyword(game, spell, "convoke") ? "702.51a" : "702.126a"
  for (;;) {
    const helpers = convokers(game, frame.you, spell)
    const fits = (after: ManaCost, by: Source): boolean => {
      const others = helpers.filter((one) => one !== by)
      return planBeside(game, frame, { mana: after, other }, poolNow(), others, [by]) !== null
    }
    const able = helpers.flatMap((helper) => waysOf(helper, left, fits))
    const enough = planPayment(poolNow(), [], left) !== null
    if (able.length === 0 || (auto && enough)) return left
    const done: Option = { key: "done", is: { type: "word", word: "done" } }
    const [key] = auto
      ? [able[0]?.key]
      : yield* ask(game, {
          by: frame.you,
          kind: "payment",
          rules: ["601.2h", rule],
          prompt: hasKeyword(game, spell, "convoke") ? "convoke" : "improvise",
          source: spell,
          space: one([...(enough ? [done] : []), ...able.map(({ key, option }) => ({ key, is: option }))]),
        })
    const way = able.find((one) => one.key === key)
    if (key === "done" || way === undefined) return left
    left = way.left
    yield* happen(game, [{ type: "tap", as: "convokes", rule, object: way.object, player: frame.you }])
  }
}

type Pays = ManaType | typeof GENERIC

interface Help {
  readonly key: Key
  readonly option: Option["is"]
  readonly object: ObjectId
  readonly left: ManaCost
}

/**
 * What a creature may pay: a symbol of a color of its own, else generic; of several colors it is said which. Only what leaves
 * costs that can still be paid.
 */
function waysOf(helper: Source, cost: ManaCost, fits: (after: ManaCost, by: Source) => boolean): readonly Help[] {
  const id = helper.object
  const colors = helper.outputs as readonly Pays[]
  const found: { readonly color: Pays; readonly left: ManaCost }[] = []
  for (const color of colors) {
    const left = without(cost, [color])
    if (left === null || !fits(left, helper)) continue
    if (!found.some((one) => writeCost(one.left) === writeCost(left))) found.push({ color, left })
  }
  // Paying generic with a creature that has a color to pay never helps more.
  const useful = found.some(({ left }) => left.generic === cost.generic)
    ? found.filter(({ left }) => left.generic === cost.generic)
    : found.slice(0, 1)
  const [only] = useful
  if (useful.length === 1 && only !== undefined)
    return [{ key: id, option: objectOption(id).is, object: id, left: only.left }]
  return useful.map(({ color, left }) => ({
    key: `${id}:${color}`,
    option: { type: "act", act: `convoke-${color}`, object: id },
    object: id,
    left,
  }))
}

/** The cost with one symbol paid by something of these colors: one of its color first, then generic. Null if it pays nothing. */
function without(cost: ManaCost, colors: readonly Pays[]): ManaCost | null {
  for (const color of colors) {
    const n = color === GENERIC ? 0 : (cost.typed[color] ?? 0)
    if (color !== GENERIC && n > 0) return { ...cost, typed: { ...cost.typed, [color]: n - 1 } }
  }
  const at = cost.hybrid.findIndex((halves) => halves.some((half) => colors.includes(half as ManaType)))
  if (at >= 0) return { ...cost, hybrid: cost.hybrid.filter((_, i) => i !== at) }
  return cost.generic > 0 ? { ...cost, generic: cost.generic - 1 } : null
}
