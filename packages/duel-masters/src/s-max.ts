import {
  askOne,
  type Game,
  happen,
  type ObjectId,
  object,
  objectOption,
  type PlayerId,
  type Procedure,
  playersFrom,
  step,
  zone,
} from "@dilemma-table/engine"
import { cant, hasKeyword, isInBattle, isSpecial } from "./characteristics.ts"
import { moveEvents } from "./moving.ts"

/**
 * Of several S-MAX進化 creatures of a player one stays and the others go back to the hand (815.1a): a static ability with a
 * one-shot effect, which comes before everything that waits, the turn player's first (604.4, 604.4b).
 */
export function* oneSMax(game: Game): Procedure<void> {
  for (const player of playersFrom(game, game.state.active)) {
    const all = sMaxOf(game, player)
    if (all.length < 2 || !all.some((id) => hasKeyword(game, id, "s-max-evolution"))) continue
    const away = all.filter((id) => !cant(game, "leave", id))
    if (away.length === 0) continue
    step(game, "one-s-max", ["815.1a", "604.4"], { player })
    const kept = yield* askOne(
      game,
      { by: player, kind: "cards", rules: ["815.1a", "604.4"], prompt: "keep-one", source: all[0] as ObjectId },
      all.map(objectOption),
    )
    const back = sMaxOf(game, player).filter((id) => id !== kept)
    yield* happen(
      game,
      back.flatMap((id) => moveEvents(game, id, "hand", { rule: "815.1a", as: "returns", source: kept as ObjectId })),
    )
  }
}

const sMaxOf = (game: Game, player: PlayerId): readonly ObjectId[] =>
  zone(game, player, "battle").filter(
    (id) =>
      isInBattle(game, id) && isSpecial(game, id, "s-max-evolution") && object(game.state, id).controller === player,
  )
