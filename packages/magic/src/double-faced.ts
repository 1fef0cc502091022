import {
  type Game,
  type GameEvent,
  type GameObject,
  happen,
  holds,
  isThere,
  makeFrame,
  type ObjectId,
  object,
  type Procedure,
  step,
} from "@dilemma-table/engine"
import { cant, hasKeyword } from "./layers.ts"
import type { MagicCard } from "./lexicon.ts"
import { stackOf } from "./position.ts"
import { cardOf, isCopy, representing } from "./represented.ts"

/*
 * Double-faced cards (712): nonmodal ones, which transform, modal ones, whose face is chosen as they are cast or played, and
 * meld cards. What each kind may do differs by edition.
 */

/** Has it its back face up (701.27g)? */
export const isTransformed = (game: Game, id: ObjectId): boolean =>
  isDoubleFaced(game, id) && representing(game, object(game.state, id)).face === 1

export const layoutOf = (game: Game, id: ObjectId): MagicCard["layout"] => cardOf(game, object(game.state, id)).layout

/** Is a card of this layout double-faced (712.1)? Meld cards are since they are counted among them. */
const isDoubleFacedLayout = (game: Game, layout: MagicCard["layout"]): boolean =>
  layout === "modal" || layout === "transforming" || (layout === "meld" && game.edition.has("meld-is-double-faced"))

/** Is it a double-faced card, or a token or copy that is double-faced itself (707.8a, 707.10g)? */
export function isDoubleFaced(game: Game, id: ObjectId): boolean {
  const found = object(game.state, id)
  if (found.kind === "ability" || found.card === 0) return false
  if (found.kind !== "card" && !game.edition.has("double-faced-tokens")) return false
  return isDoubleFacedLayout(game, representing(game, found).card.layout)
}

const nonpermanent = ["instant", "sorcery"]

/** Is this face of the card that of an instant or sorcery? */
export const isNonpermanentFace = (game: Game, id: ObjectId, face: number): boolean =>
  isNonpermanent(cardOf(game, object(game.state, id)), face)

const isNonpermanent = (card: MagicCard, face: number): boolean =>
  (card.faces[face] ?? card.faces[0])?.types.some((type) => nonpermanent.includes(type)) !== false

/** Why it doesn't turn over when it is told to transform or convert: the rule, or null if it does. */
function whyNotTransform(game: Game, id: ObjectId): string | null {
  const found = object(game.state, id)
  if (!isDoubleFaced(game, id)) return "712.9"
  if (found.faceDown) return "712.15a"
  const { card, face } = representing(game, found)
  const { layout } = card
  if (layout === "meld") return "712.4c"
  if (layout === "modal" && !game.edition.has("modal-double-faced-transforms")) return "712.9"
  if (cant(game, id, "transform")) return "701.27a"
  if (isBound(game, id)) return "702.145b"
  return isNonpermanent(card, 1 - face) ? "712.10" : null
}

/** What is bound to day and night transforms by that alone (702.145b, 702.145e). */
const isBound = (game: Game, id: ObjectId): boolean =>
  hasKeyword(game, id, "daybound") || hasKeyword(game, id, "nightbound")

/** An ability of the permanent itself that was put on the stack before it last transformed transforms it no more (701.27f). */
const outdated = "transformed-since"

/** The ability of this source that is being resolved: the topmost of those on the stack that are alike. */
const resolving = (game: Game, source: ObjectId, ability: unknown): GameObject | undefined =>
  stackOf(game)
    .map((id) => object(game.state, id))
    .find(({ stacked }) => stacked !== null && stacked.source === source && stacked.ability === ability)

/** Its card is turned over. What is a copy stays that (707.8): only the card beneath it turns. */
function turning(
  game: Game,
  found: GameObject,
  about: Pick<GameEvent, "as" | "rule" | "source">,
): readonly GameEvent[] {
  const up = 1 - representing(game, found).face
  if (!isCopy(game, found)) return [{ type: "face", ...about, object: found.id, face: up }]
  return [
    { type: "note", ...about, object: found.id },
    { type: "mark", rule: about.rule, object: found.id, name: "printed-face", amount: up + 1 },
  ]
}

/**
 * Transforms or converts permanents (701.27a, 701.28a), all at once: each is turned so that its other face is up and stays the
 * same object (712.18). What can't turn over is left as it is.
 * @param source whose ability does it, and which
 */
export function* transform(
  game: Game,
  ids: readonly ObjectId[],
  source: ObjectId,
  ability: unknown,
  as: "transforms" | "converts",
): Procedure<readonly GameEvent[]> {
  const rule = as === "transforms" ? "701.27a" : "701.28a"
  const late = resolving(game, source, ability)?.marks[outdated] === 1
  const events: GameEvent[] = []
  for (const id of ids) {
    if (!isThere(game.state, id) || object(game.state, id).zone !== "battlefield") continue
    const why = late && id === source ? "701.27f" : whyNotTransform(game, id)
    if (why !== null) step(game, "doesnt-transform", [why], { object: id })
    else events.push(...turning(game, object(game.state, id), { as, rule, source }))
  }
  const done = yield* happen(game, events)
  yield* happen(
    game,
    stackOf(game).flatMap((id): readonly GameEvent[] => {
      const { stacked } = object(game.state, id)
      return stacked !== null && done.some((event) => event.object === stacked.source)
        ? [{ type: "mark", rule: "701.27f", object: id, name: outdated, amount: 1 }]
        : []
    }),
  )
  return done
}

/** Transforms what is bound to day and night, as far as it is double-faced and isn't forbidden to (702.145c, 702.145f). */
export function* transformBound(game: Game, ids: readonly ObjectId[], rule: string): Procedure<void> {
  const able = ids.filter(
    (id) =>
      isDoubleFaced(game, id) &&
      !cant(game, id, "transform") &&
      !isNonpermanent(
        representing(game, object(game.state, id)).card,
        1 - representing(game, object(game.state, id)).face,
      ),
  )
  yield* happen(
    game,
    able.flatMap((id) => turning(game, object(game.state, id), { as: "transforms", rule, source: id })),
  )
}

/** The face with which an effect puts a card onto the battlefield, or the rule by which it stays where it is (712.14). */
export function faceEntering(game: Game, id: ObjectId, transformed: boolean): { readonly face: number } | string {
  const found = object(game.state, id)
  const layout = layoutOf(game, id)
  const back = layout === "transforming" || (layout === "modal" && game.edition.has("modal-double-faced-transforms"))
  if (transformed && (!back || !isDoubleFaced(game, id))) return "712.14a"
  const face = transformed ? 1 : found.zone === "stack" || found.zone === "battlefield" ? found.face : 0
  if (!isNonpermanentFace(game, id, face)) return { face }
  return layout === "modal" ? "712.14b" : "400.4a"
}

interface EntersTransformed {
  readonly static: { readonly entersTransformed?: true }
  readonly while?: unknown
}

/**
 * Does a spell's own text have it enter with its back face up? "graveyard": it would, but the back face is an instant or
 * sorcery (712.13a).
 */
export function entersTransformed(game: Game, spell: ObjectId, face: number): boolean | "graveyard" {
  const found = object(game.state, spell)
  if (face !== 0 || found.faceDown || !isDoubleFaced(game, spell)) return false
  const frame = makeFrame(spell, found.controller)
  const says = game.card(found.card).faces[0]?.abilities.some((ability) => {
    if (typeof ability !== "object" || !("static" in ability)) return false
    const { static: does, while: condition } = ability as unknown as EntersTransformed
    return does.entersTransformed === true && (condition === undefined || holds(game, frame, condition as never))
  })
  if (says !== true || typeof faceEntering(game, spell, true) !== "string") return says === true
  return isNonpermanentFace(game, spell, 1) && game.edition.has("nonpermanent-back-goes-to-graveyard")
    ? "graveyard"
    : false
}
