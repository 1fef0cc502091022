import { type Game, type ObjectId, object } from "@dilemma-table/engine"
import { asAnnounced } from "./announced-text.ts"
import { awakening, overloaded } from "./casting-keywords.ts"
import type { MagicAbility, MagicEffect } from "./lexicon.ts"
import { faceOfObject } from "./position.ts"
import { splicedTexts } from "./splicing.ts"

/*
 * What a spell says, by how it was announced (113.3a, 601.2b).
 */

const NO_TEXT: MagicEffect = []

/** A copy that epic has made is one without epic (702.50a). */
const WITHOUT_EPIC = "without-epic"
const COPY = "epicCopy"

const epic: MagicEffect = [
  { continuous: { does: { cantCast: "you" }, to: {} }, until: "game" },
  {
    later: { on: "upkeep", player: "you" },
    every: true,
    until: "game",
    do: [
      { copy: "this", newTargets: true, as: COPY },
      { designate: { ref: COPY }, to: WITHOUT_EPIC },
    ],
  },
]

const epicText = (game: Game, id: ObjectId): readonly MagicEffect[] =>
  faceOfObject(game, id).abilities.includes("epic" as never) &&
  object(game.state, id).marks[`designation:${WITHOUT_EPIC}`] === undefined
    ? [epic]
    : []

/**
 * What a spell does as it resolves: its spell abilities in printed order, then the text of cards spliced on (702.47b); nothing
 * for most permanent spells (113.3a).
 * @param announced have its costs been announced? What hangs on them is left out then where it names targets (702.33g)
 */
export function textOfSpell(game: Game, id: ObjectId, announced = true): MagicEffect {
  const costs = object(game.state, id).said?.costs ?? []
  const texts = textsByCost(game, id)
  const key = costs.find((one) => typeof one === "string" && one in texts)
  const whole = (key === undefined ? undefined : texts[key]) ?? ownText(game, id)
  const own = announced ? asAnnounced(whole, costs) : whole
  const added = [...splicedTexts(game, costs), ...epicText(game, id)]
  return added.length === 0 ? own : [own, ...added]
}

/** Other texts that the spell has if it is announced with a keyword's cost. */
export function textsByCost(game: Game, id: ObjectId): Readonly<Record<string, MagicEffect>> {
  const face = faceOfObject(game, id)
  const known = textsOfFaces.get(face)
  if (known !== undefined) return known
  const texts: Record<string, MagicEffect> = {}
  for (const ability of face.abilities as readonly unknown[] as readonly MagicAbility[]) {
    if (typeof ability !== "object") continue
    if ("overload" in ability) texts.overload = overloaded(ownText(game, id))
    if ("awaken" in ability) texts.awaken = [ownText(game, id), awakening(ability.awaken as number)]
    if ("cleave" in ability) texts.cleave = ability.text
    if ("bestow" in ability) texts.bestow = { attach: "this", to: { target: { type: "creature" } } }
  }
  textsOfFaces.set(face, texts)
  return texts
}

/** They depend on the face alone and are found once for each. */
const textsOfFaces = new WeakMap<object, Readonly<Record<string, MagicEffect>>>()

function ownText(game: Game, id: ObjectId): MagicEffect {
  const spells = faceOfObject(game, id).abilities.filter((ability) => typeof ability === "object" && "spell" in ability)
  if (spells.length === 0) return NO_TEXT
  const [first] = spells as unknown as readonly { readonly spell: MagicEffect }[]
  if (spells.length === 1 && first !== undefined) return first.spell
  return (spells as unknown as readonly { readonly spell: MagicEffect }[]).map(
    (ability) => ability.spell,
  ) as MagicEffect
}
