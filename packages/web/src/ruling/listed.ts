import { namesOf } from "@dilemma-table/engine"
import type { Lang } from "@dilemma-table/words"
import { type KnownGame, loadGame } from "../games/known.ts"
import type { ListedRuling } from "../protocol/lab-messages.ts"
import type { GameName } from "../shown/types.ts"
import { heads, type RulingHead } from "./heads.ts"

/** The project's rulings as a list in a language. */
export async function listedRulings(lang: Lang): Promise<readonly ListedRuling[]> {
  const games: readonly GameName[] = ["duel-masters", "magic"]
  const known = new Map(await Promise.all(games.map(async (game) => [game, await loadGame(game)] as const)))
  return heads.flatMap((head) => {
    const game = known.get(head.game)
    return game === undefined ? [] : [listed(lang, game, head)]
  })
}

function listed(lang: Lang, known: KnownGame, head: RulingHead & { readonly subject: string }): ListedRuling {
  const cards = head.cards.map((card) =>
    typeof card === "string" ? (known.rulebook.find(card)?.name ?? { ja: card, en: card }) : card,
  )
  return {
    id: head.id,
    game: head.game,
    subject: head.subject,
    title: head.title[lang],
    editions: head.rules.length === 0 ? ["now"] : head.rules.map(editionText),
    cites: head.cites.map((number) => ({ id: number.replace(/^(magic|duel-masters):/, ""), number })),
    cards: [...new Set(cards.map((name) => name[lang] ?? name.ja ?? name.en ?? ""))],
    searched: [head.id, head.title.en, head.title.ja, ...head.cites, ...cards.flatMap(namesOf)]
      .join("\n")
      .normalize("NFKC")
      .toLowerCase(),
  }
}

function editionText(rules: unknown): string {
  if (typeof rules !== "object" || rules === null) return String(rules)
  const { date, edition, tournament } = rules as Readonly<Record<string, unknown>>
  return [edition, date, tournament === true ? "tournament" : undefined].filter((part) => part !== undefined).join(", ")
}
