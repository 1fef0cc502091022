import {
  type Filter,
  type Game,
  type Key,
  makeFrame,
  matches,
  type ObjectId,
  object,
  type PlayerId,
  readingAs,
  type Standing,
  standing,
} from "@dilemma-table/engine"
import { keywordData, typesOf } from "./layers.ts"
import type { CastPermission, MagicCard, MagicCost } from "./lexicon.ts"

/*
 * What lets a card be cast or played (601.3, 305.1): being in its owner's hand, its own text, or an effect. A permission to
 * cast never lets a land be played; one to play does both (712.11c, 712.12). Asked is the face that would be cast or played.
 */

/** One way of casting a card, with the cost it puts in the place of the mana cost (118.9). */
export interface Way {
  /** `normal`, `flashback`, or `by:ID` for what an object allows. */
  readonly key: Key
  readonly source: ObjectId
  /** Null: the mana cost. */
  readonly costs: readonly MagicCost[] | null
  /** As though it had flash. */
  readonly anytime: boolean
}

const normal = (source: ObjectId): Way => ({ key: "normal", source, costs: null, anytime: false })

/** Everything that lets this player cast this face of the card from where it is. */
export function waysToCast(game: Game, player: PlayerId, card: ObjectId, face: number): readonly Way[] {
  const found = object(game.state, card)
  if (found.kind !== "card") return []
  const ways: Way[] = []
  if (found.owner === player && found.zone === "hand") ways.push(normal(card))
  if (found.owner === player && found.zone === "graveyard")
    for (const costs of keywordData<readonly MagicCost[]>(game, card, "flashback"))
      ways.push({ key: "flashback", source: card, costs, anytime: false })
  for (const { source, text } of allowing(game, player, card, face, ["mayCast", "mayPlay"])) {
    const costs = text.free === true ? [] : (text.cost ?? null)
    ways.push({ key: `by:${source}`, source, costs, anytime: text.anytime === true })
  }
  return ways.filter((way, i) => !ways.slice(0, i).some((other) => alike(way, other)))
}

const alike = (a: Way, b: Way): boolean =>
  a.anytime === b.anytime && JSON.stringify(a.costs) === JSON.stringify(b.costs) && a.key !== "flashback"

/** May this player play this face as a land from where it is? */
export function mayPlayLand(game: Game, player: PlayerId, card: ObjectId, face: number): boolean {
  const found = object(game.state, card)
  if (found.kind !== "card") return false
  return (found.owner === player && found.zone === "hand") || allowing(game, player, card, face, ["mayPlay"]).length > 0
}

interface Allowing {
  readonly source: ObjectId
  readonly text: CastPermission
}

/** Effects that allow it: those of the player who controls them. */
function allowing(
  game: Game,
  player: PlayerId,
  card: ObjectId,
  face: number,
  words: readonly ("mayCast" | "mayPlay")[],
): readonly Allowing[] {
  const found: Allowing[] = []
  for (const word of words)
    for (const what of standing(game, word)) {
      const text = what.does[word] as CastPermission
      if (what.controller === player && concerns(game, what, text, card) && fitsAs(game, what, text, card, face))
        found.push({ source: what.source, text })
    }
  return found
}

function concerns(game: Game, what: Standing, text: CastPermission, card: ObjectId): boolean {
  const { zone } = object(game.state, card)
  if (text.from !== undefined && !([text.from].flat() as readonly string[]).includes(zone)) return false
  if (what.objects !== null) return what.objects.includes(card)
  if (what.to === "this") return what.source === card
  return typeof what.to === "object" && matches(game, frameOf(what), card, what.to) === true
}

const frameOf = (what: Standing) => makeFrame(what.source, what.controller as PlayerId, { names: what.names as never })

const fitsAs = (game: Game, what: Standing, { as }: CastPermission, card: ObjectId, face: number): boolean =>
  as === undefined || readingAs(game, card, face, () => matches(game, frameOf(what), card, as as Filter) === true)

/** The faces as which a card may be cast or played by choice: both of a modal double-faced one, else the front (712.11b). */
export function facesPlayed(game: Game, card: ObjectId): readonly number[] {
  const { layout, faces } = game.card(object(game.state, card).card).data as unknown as MagicCard
  return layout === "modal" ? faces.map((_, i) => i) : [0]
}

/** The same with the halves and insets as which it may be cast (709.3, 715.3, 720.3). */
export function facesOffered(game: Game, card: ObjectId): readonly number[] {
  const { layout, faces } = game.card(object(game.state, card).card).data as unknown as MagicCard
  return layout !== undefined && chosenAsCast.includes(layout) ? faces.map((_, i) => i) : [0]
}

const chosenAsCast: readonly string[] = ["modal", "split", "adventure", "omen"]

export const isLandFace = (game: Game, card: ObjectId, face: number): boolean =>
  readingAs(game, card, face, () => typesOf(game, card).includes("land"))
