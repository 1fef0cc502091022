import { namesOf } from "@dilemma-table/engine"
import type { KnownGame } from "../games/known.ts"
import type { CardRuling } from "../protocol/card-messages.ts"
import { heads } from "../ruling/heads.ts"
import type { GameName } from "../shown/types.ts"

/** The project's rulings that name this card. */
export function rulingsOf(game: GameName, { rulebook }: KnownGame, id: string): readonly CardRuling[] {
  const data = rulebook.find(id)
  if (data === null || data === undefined) return []
  const faces = data.faces.flatMap(({ name }) => (name === undefined ? [] : namesOf(name)))
  const names = new Set([...namesOf(data.name), ...faces])
  return heads
    .filter((head) => head.game === game && head.cards.some((card) => typeof card === "string" && names.has(card)))
    .map(({ id: ruling, title }) => ({ id: ruling, title }))
}
