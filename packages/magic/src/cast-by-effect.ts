import {
  ask,
  askOne,
  type Game,
  type Key,
  type ObjectId,
  type Option,
  object,
  objectOption,
  type PlayerId,
  type Procedure,
  pick,
  readingAs,
} from "@dilemma-table/engine"
import { completable } from "./announcing.ts"
import { castProhibited, castSpell, spellProposal } from "./casting.ts"
import { carryOut } from "./illegal-actions.ts"
import { playLand, playLandByEffectRefusal } from "./lands.ts"
import { typesOf } from "./layers.ts"
import type { MagicCost } from "./lexicon.ts"
import { facesOffered, type Way } from "./permissions.ts"
import { faceOfObject } from "./position.ts"

/** How an effect lets cards be cast, or played, while it is carried out (608.2g). */
export interface EffectCasting {
  /** The effect's source: what lets it be done. */
  readonly source: ObjectId
  /** One of these is cast. */
  readonly cards: readonly ObjectId[]
  /** Null: the mana cost is paid. Empty: without paying it. */
  readonly costs: readonly MagicCost[] | null
  /** Is this what the spell must be? Asked of the face that would be cast (712.11c). */
  readonly fits?: (card: ObjectId, face: number) => boolean
  /** It is cast if it can be; otherwise the player may leave it. */
  readonly must?: boolean
  /** Kept with the spell as the name of a cost that was paid. */
  readonly called?: string
  /** Playing allows for lands, too; casting never does (305.9, 712.12). */
  readonly play?: boolean
  /** The keyword that says so. */
  readonly keyword?: string
  /** Put on the stack with its back face up (712.11a). */
  readonly transformed?: boolean
}

interface Castable {
  readonly card: ObjectId
  readonly face: number
  readonly land: boolean
}

const wayOf = (how: EffectCasting): readonly Way[] => [
  {
    key: `by:${how.source}`,
    source: how.source,
    costs: how.costs,
    anytime: true,
    ...(how.called === undefined ? {} : { pays: [how.called] }),
  },
]

/** The faces as which these cards could be cast or played by the effect now. */
function castables(game: Game, player: PlayerId, how: EffectCasting): readonly Castable[] {
  const found: Castable[] = []
  for (const card of how.cards) {
    for (const face of how.transformed === true ? [1] : facesOffered(game, card)) {
      if (how.fits?.(card, face) === false) continue
      const land = readingAs(game, card, face, () => typesOf(game, card).includes("land"))
      if (land) {
        if (how.play === true && playLandByEffectRefusal(game, player, card, face) === null)
          found.push({ card, face, land })
      } else if (couldCast(game, player, card, face, how)) found.push({ card, face, land })
    }
  }
  return found
}

/** No mana cost can't be paid (118.6); what can't be announced or paid can't be cast. */
const couldCast = (game: Game, player: PlayerId, card: ObjectId, face: number, how: EffectCasting): boolean =>
  castProhibited(game, player, card, face, wayOf(how)) === null &&
  readingAs(
    game,
    card,
    face,
    () =>
      (how.costs !== null || faceOfObject(game, card).data.manaCost !== undefined) &&
      completable(game, spellProposal(game, player, card, wayOf(how))).answer !== "no",
  )

/**
 * A player casts, or plays, one of these cards as an effect says. Which card and which of its faces is asked where there is a
 * choice, before it is put on the stack (712.11b); no mode is chosen by that. A casting that turns out illegal is undone.
 * @returns the spell, or the permanent that a land became; null if nothing was cast
 */
export function* castByEffect(game: Game, player: PlayerId, how: EffectCasting): Procedure<ObjectId | null> {
  const offered = castables(game, player, how)
  const cards = [...new Set(offered.map(({ card }) => card))]
  if (cards.length === 0) return null
  const must = how.must === true && !offered.every((one) => isFree(game, player, one, how))
  const [card] = yield* ask(game, {
    by: player,
    kind: "cards",
    rules: how.keyword === undefined ? ["608.2g"] : ["608.2g", how.keyword],
    prompt: how.play === true ? "play-by-effect" : "cast-by-effect",
    source: how.source,
    space: pick(cards.map(objectOption), must ? 1 : 0, 1),
  })
  if (card === undefined) return null
  const chosen = yield* chooseFace(
    game,
    player,
    offered.filter((one) => one.card === card),
  )
  if (chosen.land) {
    yield* playLand(game, player, chosen.card, chosen.face)
    return object(game.state, chosen.card).became
  }
  let spell: ObjectId | null = null
  const { done } = yield* carryOut(game, player, function* (activations) {
    spell = yield* castSpell(game, player, chosen.card, chosen.face, wayOf(how), activations)
  })
  return done ? spell : null
}

/**
 * A mandatory additional cost that looks for cards with a stated quality in a hidden zone: nobody has to show that they have such
 * cards, so nobody has to cast the spell (118.8c).
 */
const asksForHidden = (cost: MagicCost): boolean => {
  if ("discard" in cost) return cost.matching !== undefined
  const what = "exile" in cost ? cost.exile : "reveal" in cost ? cost.reveal : "this"
  return typeof what === "object" && [what.zone ?? []].flat().some((zone) => zone === "hand" || zone === "library")
}

const isFree = (game: Game, player: PlayerId, { card, face, land }: Castable, how: EffectCasting): boolean =>
  !land &&
  readingAs(game, card, face, () => spellProposal(game, player, card, wayOf(how)).offers.always.some(asksForHidden))

/** Which face of the card, or which half (709.3, 712.11b, 712.12, 715.3, 720.3). */
function* chooseFace(game: Game, player: PlayerId, offered: readonly Castable[]): Procedure<Castable> {
  const [first] = offered
  if (first === undefined) throw new Error("No face can be cast")
  if (offered.length === 1) return first
  const key: Key = yield* askOne(
    game,
    { by: player, kind: "face", rules: ["712.11b"], prompt: "face", source: first.card },
    offered.map(
      ({ card, face, land }): Option => ({
        key: `f${face}`,
        is: { type: "act", act: land ? "play" : "cast", object: card, face },
      }),
    ),
  )
  return offered.find(({ face }) => `f${face}` === key) ?? first
}
