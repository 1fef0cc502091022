import {
  type Filter,
  type Game,
  type Key,
  matches,
  type ObjectId,
  object,
  type PlayerId,
  readingAs,
  type Standing,
  standing,
} from "@dilemma-table/engine"
import { allowancesOf, frameOf } from "./allowances.ts"
import { isOwnWay, ownWays, withAlternatives } from "./casting-keywords.ts"
import { printedAs } from "./characteristics.ts"
import { commanderTax, isCommander } from "./commander.ts"
import { layoutOf } from "./double-faced.ts"
import { castDownBy } from "./face-down.ts"
import { abilities, hasAnyKeyword, hasKeyword } from "./layers.ts"
import type { CastPermission, MagicCard, MagicCost } from "./lexicon.ts"
import type { AnyMana } from "./mana-cost.ts"
import { FACE_DOWN } from "./position.ts"

/*
 * What lets a card be cast or played (601.3, 305.1): being in its owner's hand, its own text, or an effect. A permission to
 * cast never lets a land be played; one to play does both (712.11c, 712.12). Asked is the face that would be cast or played.
 */

/** One way of casting a card, with the cost it puts in the place of the mana cost (118.9). */
export interface Way {
  /** `normal`, `commander`, `flashback`, or `by:ID` for what an object allows. */
  readonly key: Key
  readonly source: ObjectId
  /** Null: the mana cost. */
  readonly costs: readonly MagicCost[] | null
  /** As though it had flash. */
  readonly anytime: boolean
  /** What is paid besides: the commander tax (903.8), what this way takes in addition (702.133a). */
  readonly extra?: readonly MagicCost[]
  /** Exiled instead of going to a graveyard. */
  readonly exiled?: true
  /** Only when a sorcery could be cast (702.170d). */
  readonly asSorcery?: true
  /** Other keys that are kept with the spell: a keyword's by which it is cast where something else allows it. */
  readonly pays?: readonly Key[]
  /** What allows it has to stand until the spell is proposed (601.6). */
  readonly lasting?: true
  /** What allows it, where `source` is what was chosen for the cost. */
  readonly allowing?: ObjectId
  /** Mana may be spent on it as though it were of any color, or of any type (609.4b). */
  readonly anyMana?: AnyMana
}

const normal = (source: ObjectId): Way => ({ key: "normal", source, costs: null, anytime: false })

/** Everything that lets this player cast this face of the card from where it is; face down too (`FACE_DOWN`, 708.4). */
export function waysToCast(game: Game, player: PlayerId, card: ObjectId, face: number): readonly Way[] {
  const found = object(game.state, card)
  if (found.kind !== "card") return []
  const ways: Way[] = []
  if (facesOffered(game, card).includes(face)) {
    if (found.owner === player && found.zone === "hand" && !hasKeyword(game, card, "aftermath")) ways.push(normal(card))
    if (found.owner === player && isCommander(game, card) && found.zone === "command")
      ways.push({ ...normal(card), key: "commander" })
    if (found.owner === player) ways.push(...ownWays(game, player, card))
  }
  for (const { source, text } of allowing(game, player, card, face, ["mayCast", "mayPlay"])) {
    const costs = text.free === true ? [] : (text.cost ?? null)
    ways.push({
      key: `by:${source}`,
      source,
      costs,
      anytime: text.anytime === true,
      lasting: true,
      ...(text.also === undefined ? {} : { extra: text.also }),
      ...(text.exiled === undefined ? {} : { exiled: text.exiled }),
      ...(text.anyMana === undefined ? {} : { anyMana: text.anyMana }),
    })
  }
  if (face === FACE_DOWN) ways.push(...waysDown(game, player, card))
  const extra = commanderTax(game, player, card)
  return withAlternatives(game, player, card, ways)
    .filter((way, i) => !ways.slice(0, i).some((other) => alike(way, other)))
    .map((way) => (extra.length === 0 ? way : { ...way, extra: [...(way.extra ?? []), ...extra] }))
}

/**
 * Casting it face down for {3} by its own text, from wherever it could be cast (702.37c, 702.168b). What lets it be cast must do
 * so for its mana cost, in whose place the {3} is paid, and for a spell with the characteristics of a face-down one.
 */
function waysDown(game: Game, player: PlayerId, card: ObjectId): readonly Way[] {
  const found = object(game.state, card)
  const keys = readingAs(game, card, 0, () => castDownBy(abilities(game, card) as never))
  if (keys.length === 0) return []
  const mine = found.owner === player
  const plainly = mine && (found.zone === "hand" || (found.zone === "command" && isCommander(game, card)))
  const ways = plainly
    ? [{ anytime: false, exiled: undefined, also: undefined }]
    : allowing(game, player, card, FACE_DOWN, ["mayCast", "mayPlay"], true).map(({ text }) => text)
  return keys.flatMap((key) =>
    ways.map(({ anytime, exiled, also }) => ({
      key,
      source: card,
      costs: [{ mana: "{3}" }],
      anytime: anytime === true,
      ...(also === undefined ? {} : { extra: also }),
      ...(exiled === undefined ? {} : { exiled }),
    })),
  )
}

const alike = (a: Way, b: Way): boolean =>
  a.anytime === b.anytime &&
  a.exiled === b.exiled &&
  a.anyMana === b.anyMana &&
  JSON.stringify([a.costs, a.extra]) === JSON.stringify([b.costs, b.extra]) &&
  !isOwnWay(a.key) &&
  !isOwnWay(b.key) &&
  !downWays.includes(a.key)

/** Keywords with which a card is cast face down. */
const downWays: readonly Key[] = ["morph", "disguise"]

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
  down = false,
): readonly Allowing[] {
  const found: Allowing[] = []
  for (const { what, word, text, player: who } of allowancesOf(game, card)) {
    if (who !== player || !words.includes(word)) continue
    const faces = down ? downAllowed(text) : facesAllowed(game, text, card)
    if (faces.includes(face) && fitsAs(game, what, text, card, face)) found.push({ source: what.source, text })
  }
  return found
}

/** The faces as which an effect lets a card be cast or played: by choice, face down (708.4), or transformed (712.11a). */
function facesAllowed(game: Game, text: CastPermission, card: ObjectId): readonly number[] {
  if (text.faceDown === true) return [FACE_DOWN]
  if (text.transformed === true)
    return layoutOf(game, card) === "transforming" && game.edition.has("double-faced-spells-cast-transformed")
      ? [1]
      : []
  return facesOffered(game, card)
}

/** Only one alternative cost is paid (118.9a): none that says how it is cast or paid for goes with morph. */
const downAllowed = ({ free, cost, faceDown, transformed }: CastPermission): readonly number[] =>
  free === true || cost !== undefined || faceDown === true || transformed === true ? [] : [FACE_DOWN]

/** Does what allowed a spell to be cast still allow it, as it is now that it has been proposed (601.6)? */
export function stillAllows(game: Game, player: PlayerId, spell: ObjectId, source: ObjectId): boolean {
  // A card's own text has come along with it.
  if (object(game.state, source).became === spell) return true
  const { face, faceDown, owner } = object(game.state, spell)
  return (["mayCast", "mayPlay"] as const).some((word) =>
    standing(game, word).some((what) => {
      const text = what.does[word] as CastPermission
      const who = text.owner === true ? owner : what.controller
      return what.source === source && who === player && fitsAs(game, what, text, spell, faceDown ? FACE_DOWN : face)
    }),
  )
}

const fitsAs = (game: Game, what: Standing, { as }: CastPermission, card: ObjectId, face: number): boolean =>
  as === undefined || readingAs(game, card, face, () => matches(game, frameOf(what), card, as as Filter) === true)

const cardOf = (game: Game, card: ObjectId): MagicCard =>
  game.card(object(game.state, card).card).data as unknown as MagicCard

/** A copy of a modal double-faced card lets the face be chosen only since the rules say so (712.11b). */
const choosesFace = (game: Game, card: ObjectId): boolean =>
  object(game.state, card).kind === "card" || game.edition.has("copy-of-card-chooses-face")

/** The faces as which a card may be cast or played by choice: both of a modal double-faced one, else the front (712.11b). */
export function facesPlayed(game: Game, card: ObjectId): readonly number[] {
  const { layout, faces } = cardOf(game, card)
  return layout === "modal" && choosesFace(game, card) ? faces.map((_, i) => i) : [0]
}

/** The same with the halves and insets as which it may be cast (709.3, 715.3, 720.3). */
export function facesOffered(game: Game, card: ObjectId): readonly number[] {
  const { layout, faces } = cardOf(game, card)
  // A card with prototype may be cast prototyped (718.3).
  if (layout === undefined && game.card(object(game.state, card).card).faces.length === 2) return [0, 1]
  if (layout === undefined || !chosenAsCast.includes(layout)) return [0]
  const halves = faces.map((_, i) => i)
  if (layout === "split" && mayFuse(game, card)) return [...halves, halves.length]
  return layout !== "modal" || choosesFace(game, card) ? halves : [0]
}

/** Both halves of a card with fuse may be cast together from the hand (702.102a). */
function mayFuse(game: Game, card: ObjectId): boolean {
  const { zone } = object(game.state, card)
  const { outside = 0 } = game.card(object(game.state, card).card)
  return zone === "hand" && readingAs(game, card, outside, () => hasKeyword(game, card, "fuse"))
}

/** Every face as which something may let it be cast just now; what stands for others than these is looked for only if it does. */
export function facesToTry(game: Game, card: ObjectId): readonly number[] {
  const own = facesOffered(game, card)
  const special = allowancesOf(game, card)
  const morph = hasAnyKeyword(game, card, morphs)
  if (special.length === 0 && !morph) return own
  const down = morph || special.some(({ text }) => text.faceDown === true) ? [FACE_DOWN] : []
  const back =
    special.some(({ text }) => text.transformed === true) && layoutOf(game, card) === "transforming" ? [1] : []
  return down.length + back.length === 0 ? own : [...own, ...back, ...down]
}

const morphs: readonly string[] = ["morph", "megamorph", "disguise"]

const chosenAsCast: readonly string[] = ["modal", "split", "room", "adventure", "omen"]

export const isLandFace = (game: Game, card: ObjectId, face: number): boolean =>
  printedAs(game, object(game.state, card), face).types.includes("land")
