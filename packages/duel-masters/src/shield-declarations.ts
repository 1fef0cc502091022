import {
  abilitiesOf,
  ask,
  everyone,
  type Filter,
  type Game,
  type GameEvent,
  happen,
  type Key,
  makeFrame,
  matches,
  type ObjectId,
  type Option,
  objectOption,
  type PlayerId,
  type Procedure,
  pick,
  saysWord,
  standingOn,
  step,
} from "@dilemma-table/engine"
import { hasKeyword, keywordName } from "./characteristics.ts"
import { usingRefusal } from "./declaring.ts"
import { executable } from "./declaring-hidden.ts"
import { moveEvents } from "./moving.ts"
import { shieldTriggerRefusal } from "./shield-triggers.ts"
import type { Taking } from "./taking.ts"

/** What was declared as shields came to the hand: a card to be used, or shown for its G・ストライク. */
export interface Declaration {
  readonly kind: "s-trigger" | "g-strike" | "s-back" | "sabaki-z"
  /** The shield, or the card in the hand. */
  readonly card: ObjectId
}

/** All that is declared while shields wait to come to the hand (113.6, 509.5a–509.5c). */
export function* declareForShields(
  game: Game,
  owner: PlayerId,
  shields: readonly ObjectId[],
  how: Taking,
  before: readonly ObjectId[],
): Procedure<readonly Declaration[]> {
  // Where the text forbids S・トリガー, the others may be declared all the same.
  const asked = how.triggers || isInGame(game, "g-strike")
  const declared = asked ? yield* declareTriggers(game, owner, shields, how, before) : []
  const free = shields.filter((id) => !declared.some(({ card }) => card === id))
  return [...declared, ...(yield* declareStrikeBacks(game, owner, free, how))]
}

/**
 * The window in which S・トリガー and G・ストライク are declared. It opens whenever shields come to a hand, for only their owner knows
 * whether there is anything to declare; where there isn't, the only answer is none. What grants S・トリガー to cards in the shield
 * zone was looked at before they waited, what grants it to those that come to the hand is looked at now (113.6b, 113.6c).
 */
function* declareTriggers(
  game: Game,
  owner: PlayerId,
  shields: readonly ObjectId[],
  how: Taking,
  before: readonly ObjectId[],
): Procedure<readonly Declaration[]> {
  const able: readonly Declaration[] = shields.flatMap((card): readonly Declaration[] => {
    const has = how.triggers && (before.includes(card) || isGivenNow(game, card))
    return [
      ...(shieldTriggerRefusal(game, owner, card, has) === null ? [{ kind: "s-trigger", card } as const] : []),
      ...(hasKeyword(game, card, "g-strike") ? [{ kind: "g-strike", card } as const] : []),
    ]
  })
  const options = able.map((one) => triggerOption(one, able))
  const keys = yield* ask(game, {
    by: owner,
    kind: "declaration",
    rules: ["113.6", "509.5a"],
    prompt: "declare-s-triggers",
    source: how.source,
    about: { shields },
    hidden: true,
    space: pick(options, 0, options.length),
  })
  const declared = able.filter((_, i) => keys.includes(options[i]?.key as Key))
  for (const { kind, card } of declared)
    step(game, `declare-${kind}`, [kind === "s-trigger" ? "509.5a" : "509.5b"], { player: owner, object: card })
  if (declared.length > 0)
    yield* happen(game, [
      knownToAll(
        game,
        declared.map(({ card }) => card),
        "509.5a",
        how,
      ),
      ...declared
        .filter(({ kind }) => kind === "s-trigger")
        .map(
          ({ card }): GameEvent => ({
            type: "note",
            as: "uses-s-trigger",
            rule: "112.3a",
            player: owner,
            object: card,
          }),
        ),
    ])
  return declared
}

/** A card with one thing to declare is called by itself. */
function triggerOption({ kind, card }: Declaration, able: readonly Declaration[]): Option {
  if (able.filter((one) => one.card === card).length === 1) return objectOption(card)
  return { key: `${kind}:${card}`, is: { type: "act", act: kind, object: card } }
}

const knownToAll = (game: Game, objects: readonly ObjectId[], rule: string, how: Taking): GameEvent => ({
  type: "know",
  rule,
  objects: [...new Set(objects)],
  seen: everyone(game),
  source: how.source,
})

/** Does something give S・トリガー to shields that are on their way to the hand? */
const isGivenNow = (game: Game, shield: ObjectId): boolean =>
  standingOn(game, "grant", shield).some(
    ({ does, to }) => saysWord(does.grant, "s-trigger") && typeof to === "object" && to.comingToHand === true,
  )

/** S・バック: a card in the hand, declared by discarding a fitting shield that would come to the hand (509.5c). */
function* declareStrikeBacks(
  game: Game,
  owner: PlayerId,
  shields: readonly ObjectId[],
  how: Taking,
): Procedure<readonly Declaration[]> {
  return yield* declareByDiscarding(game, owner, shields, how, {
    keyword: "sBack",
    kind: "s-back",
    rule: "509.5c",
    asks: (ability) => (ability as { readonly sBack: Filter }).sBack,
  })
}

/** サバキZ: likewise, by discarding an emblem of judgment that has come to the hand (509.5d). */
export function* declareSabaki(
  game: Game,
  owner: PlayerId,
  cards: readonly ObjectId[],
  how: Taking,
): Procedure<readonly Declaration[]> {
  return yield* declareByDiscarding(game, owner, cards, how, {
    keyword: "sabaki-z",
    kind: "sabaki-z",
    rule: "509.5d",
    asks: () => ({ raceWith: "裁きの紋章" }),
  })
}

interface ByDiscarding {
  readonly keyword: string
  readonly kind: "s-back" | "sabaki-z"
  readonly rule: string
  /** Which cards may be discarded for it. */
  readonly asks: (ability: unknown) => Filter
}

/**
 * Cards in the hand are declared one after the other, each with a card that is discarded for it. The question is put while
 * the player has another card in the hand and one is left to discard, in games with such cards; only the player knows more.
 */
function* declareByDiscarding(
  game: Game,
  owner: PlayerId,
  from: readonly ObjectId[],
  how: Taking,
  by: ByDiscarding,
): Procedure<readonly Declaration[]> {
  if (!isInGame(game, by.keyword)) return []
  const declared: Declaration[] = []
  let left = from
  while (true) {
    const hand = executable(game, owner)
    if (left.length === 0 || hand.every((id) => left.length === 1 && id === left[0])) return declared
    const able = hand
      .map((card) => ({ card, costs: discardable(game, owner, card, left, by) }))
      .filter(({ costs }) => costs.length > 0)
    const question = { by: owner, kind: "declaration", rules: [by.rule], source: how.source, hidden: true } as const
    const [key] = yield* ask(game, {
      ...question,
      prompt: `declare-${by.kind}`,
      space: pick(
        able.map(({ card }) => objectOption(card)),
        0,
        Math.min(1, able.length),
      ),
    })
    const chosen = able.find(({ card }) => card === key)
    if (chosen === undefined) return declared
    const [discarded] = yield* ask(game, {
      ...question,
      kind: "cards",
      source: chosen.card,
      prompt: "discard-for",
      space: pick(chosen.costs.map(objectOption), 1, 1),
    })
    const cost = discarded as ObjectId
    step(game, `declare-${by.kind}`, [by.rule], { player: owner, object: chosen.card })
    yield* happen(game, [knownToAll(game, [chosen.card, cost], by.rule, how)])
    yield* happen(
      game,
      moveEvents(game, cost, "graveyard", { rule: by.rule, as: "discards", player: owner, source: chosen.card }),
    )
    declared.push({ kind: by.kind, card: chosen.card })
    left = left.filter((id) => id !== cost && id !== chosen.card)
  }
}

/** The cards that may be discarded so that this one can be used. */
function discardable(
  game: Game,
  owner: PlayerId,
  card: ObjectId,
  left: readonly ObjectId[],
  by: ByDiscarding,
): readonly ObjectId[] {
  const ability = abilitiesOf(game, card).find((one) => keywordName(one) === by.keyword)
  if (ability === undefined || usingRefusal(game, owner, card) !== null) return []
  const frame = makeFrame(card, owner)
  return left.filter((id) => id !== card && matches(game, frame, id, by.asks(ability)) === true)
}

const withKeyword = new WeakMap<Game["cards"], Map<string, boolean>>()

/** Does a card of this game have the keyword, or give it? Worked out once for a game. */
function isInGame({ cards }: Game, keyword: string): boolean {
  const known = withKeyword.get(cards) ?? new Map<string, boolean>()
  withKeyword.set(cards, known)
  const found = known.get(keyword)
  if (found !== undefined) return found
  const text = JSON.stringify(cards.map((card) => card.faces.map((face) => face.abilities)))
  const is = text.includes(`"${keyword}"`)
  known.set(keyword, is)
  return is
}
