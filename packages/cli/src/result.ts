import type { Game, Rulebook } from "@dilemma-table/engine"
import { type Lang, playerName, sentence } from "@dilemma-table/words"

type Result = NonNullable<Game["state"]["result"]>

/** Who has won and how, with the rule: "A wins by a direct attack (703.4a)". */
export function resultText(lang: Lang, { game }: Rulebook, { reason, rule, winner }: Result): string {
  const player = winner === null ? "" : playerName(lang, winner)
  return `${sentence(lang, game, "event", `result-${reason}`, { player }) ?? reason} (${rule})`
}
