import type { RuleEntry } from "@dilemma-table/engine"
import type { GameName } from "../shown/types.ts"

/*
 * What the rules say, fetched when somebody asks: a built page's rulebooks have the numbers only (see build/leaner.ts).
 */

const loaders: Readonly<Record<GameName, () => Promise<{ readonly ruleTable: readonly RuleEntry[] }>>> = {
  magic: () => import("@dilemma-table/magic/rules"),
  "duel-masters": () => import("@dilemma-table/duel-masters/rules"),
}

/** A game's rules with their texts. */
export const ruleTexts = async (game: GameName): Promise<readonly RuleEntry[]> => (await loaders[game]()).ruleTable
