import { type CardIndex, type Game, type PlayerId, players } from "@dilemma-table/engine"
import type { Lang } from "@dilemma-table/words"
import type { KnownGame } from "../games/known.ts"
import type { Eyes } from "../protocol/lab-messages.ts"
import { shownTable } from "../shown/table.ts"
import type { ShownTable } from "../shown/types.ts"

/** The table through these eyes; with "hands" as everybody sees it, and of each player's zones what that player sees of them. */
export function tableThrough(lang: Lang, known: KnownGame, game: Game, eyes: Eyes, prints: Set<CardIndex>): ShownTable {
  if (eyes !== "hands") return shownTable(lang, known, game, eyes as PlayerId | null, prints)
  const open = shownTable(lang, known, game, null, prints)
  const own = players(game).map((player) => shownTable(lang, known, game, player, prints))
  return {
    ...open,
    zones: open.zones.map(
      (zone) =>
        own[zone.player ?? 0]?.zones.find((one) => one.zone === zone.zone && one.player === zone.player) ?? zone,
    ),
    waiting: own.reduce((most, table) => (table.waiting.length > most.length ? table.waiting : most), open.waiting),
  }
}
