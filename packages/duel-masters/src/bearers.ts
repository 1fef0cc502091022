import {
  askOne,
  type Game,
  type ObjectId,
  objectOption,
  type PlayerId,
  type Procedure,
  zone,
} from "@dilemma-table/engine"
import { isCreature, isInBattle, isSpecial, isType } from "./characteristics.ts"

/*
 * Cards that can't be in the battle zone by themselves and enter it attached to a creature: Auras (310.2) and weapons (305.2).
 */

/** Must this card be attached to a creature as it enters the battle zone? */
export const needsBearer = (game: Game, card: ObjectId): boolean =>
  isType(game, card, "aura") || (isType(game, card, "weapon") && !isCreature(game, card))

/**
 * The creature that it is attached to.
 * @param equipTo the creature that the effect says, for a weapon
 * @param grSummon GR summons a creature for an Aura
 * @returns null if there is none any more: then the card stays where it is (310.2a)
 */
export function* bearerFor(
  game: Game,
  player: PlayerId,
  card: ObjectId,
  equipTo: ObjectId | undefined,
  grSummon: () => Procedure<ObjectId | null>,
): Procedure<ObjectId | null> {
  const bearer = isType(game, card, "aura")
    ? yield* forAura(game, player, card, grSummon)
    : (equipTo ?? (yield* forWeapon(game, player, card)))
  return bearer !== null && isInBattle(game, bearer) ? bearer : null
}

/** A GR creature of its player, or one is GR summoned for it (310.2); that holds for an Aura that is put, too. */
function* forAura(
  game: Game,
  player: PlayerId,
  aura: ObjectId,
  grSummon: () => Procedure<ObjectId | null>,
): Procedure<ObjectId | null> {
  const creatures = zone(game, player, "battle").filter((id) => isInBattle(game, id) && isSpecial(game, id, "gr"))
  const options = creatures.map(objectOption)
  const key =
    creatures.length === 0
      ? "gr-summon"
      : yield* askOne(
          game,
          { by: player, kind: "cards", rules: ["310.2"], prompt: "aura-bearer", source: aura },
          zone(game, player, "gr").length === 0
            ? options
            : [...options, { key: "gr-summon", is: { type: "act", act: "gr-summon", object: aura } }],
        )
  return key === "gr-summon" ? yield* grSummon() : (key as ObjectId)
}

function* forWeapon(game: Game, player: PlayerId, weapon: ObjectId): Procedure<ObjectId | null> {
  const creatures = zone(game, player, "battle").filter((id) => isInBattle(game, id) && isCreature(game, id))
  if (creatures.length === 0) return null
  const key = yield* askOne(
    game,
    { by: player, kind: "cards", rules: ["305.2"], prompt: "equip", source: weapon },
    creatures.map(objectOption),
  )
  return key as ObjectId
}
