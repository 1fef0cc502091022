import { undeclared } from "@dilemma-table/duel-masters"
import { type Decision, type Game, type Key, logLines, type RuleId, seatName } from "@dilemma-table/engine"
import { playerName } from "@dilemma-table/words"
import { modesRulesOf } from "./modes-rules.ts"
import type { Intent } from "./steps.ts"

/** What a started mode comes to. */
export type Floor =
  | {
      readonly ok: true
      /** The modes that count as chosen; null where they were declared before. */
      readonly keys: readonly Key[] | null
      readonly rules: readonly RuleId[]
      readonly en: string
      readonly ja: string
    }
  | {
      readonly ok: false
      readonly code: string
      readonly rules: readonly RuleId[]
      readonly en: string
      readonly ja: string
    }

const floorRule = "event-4.8"

/**
 * What counts as chosen when a player begins to carry a mode out without having said which modes are chosen.
 * At a tournament (競技イベント運営ルール 4.8): from the top one, all of them, if all could be chosen; from another, that
 * one only. Elsewhere a declaration is asked for. What was declared stands.
 */
export function floorAnswer(game: Game, asked: Decision, intent: Extract<Intent, { head: "start" }>): Floor {
  if (asked.kind !== "modes") return alreadyDeclared(game, asked, intent.mode)
  if (seatName(asked.by) !== intent.by)
    return no(
      "not-yours",
      asked.rules,
      `${seatName(asked.by)} chooses the modes, not ${intent.by}`,
      `選択肢を選ぶのは${playerName("ja", asked.by)}で、${intent.by}ではない`,
    )
  if (!game.edition.tournament || !game.edition.has("floor-undeclared-choice"))
    return no(
      "declaration-first",
      asked.rules,
      "the choice has to be declared before anything of it is carried out",
      "効果を始める前に、どれを選ぶかを宣言する必要がある",
    )
  const counts = undeclared(asked, intent.mode)
  if (counts === null)
    return no(
      "not-alone",
      [...asked.rules, floorRule],
      `mode ${intent.mode} alone can't be chosen`,
      `${intent.mode}番目だけを選ぶことはできない`,
    )
  const { picks: keys, rule } = counts
  return keys.length > 1
    ? {
        ok: true,
        keys,
        rules: [rule],
        en: "began with the top one, undeclared: all count as chosen",
        ja: "宣言せず一番上から始めたので、すべて選んだものとする",
      }
    : {
        ok: true,
        keys,
        rules: [rule],
        en: `began with ${intent.mode}, undeclared: only that one counts as chosen`,
        ja: `宣言せず${intent.mode}番目から始めたので、それだけを選んだものとする`,
      }
}

function alreadyDeclared(game: Game, asked: Decision, mode: number): Floor {
  for (const { entry } of [...logLines(game)].reverse()) {
    if (entry.type !== "answered" || entry.decision.kind !== "modes") continue
    if (entry.keys[0] === mode)
      return {
        ok: true,
        keys: null,
        rules: entry.decision.rules,
        en: `▶${mode} comes first, as declared`,
        ja: `宣言のとおり▶${mode}から始める`,
      }
    return no(
      "declared-already",
      [...entry.decision.rules, floorRule],
      `▶${entry.keys.join(", ▶")} was declared, and that stands`,
      `宣言した▶${entry.keys.join("、▶")}は変えられない`,
    )
  }
  return no(
    "not-asked",
    modesRulesOf(game),
    `no modes are asked for now (${asked.kind})`,
    `今は選択肢を選ぶ時ではない(${asked.kind})`,
  )
}

const no = (code: string, rules: readonly RuleId[], en: string, ja: string): Floor => ({
  ok: false,
  code,
  rules,
  en,
  ja,
})
