import { type Decision, type Game, logLines, type Refusal, type RuleId, seatName } from "@dilemma-table/engine"
import { type Lang, playerName, sayRefusal } from "@dilemma-table/words"
import { fitIntent, isAbout, optionText, type Wrong } from "./fits.ts"
import { floorAnswer } from "./floor.ts"
import { gameOf } from "./games.ts"
import { modesRulesOf } from "./modes-rules.ts"
import { type Labels, seatOf } from "./refer.ts"
import { spaceText } from "./space-text.ts"
import type { Intent } from "./steps.ts"
import { type GameName, kindInLang } from "./terms.ts"
import { whyNot } from "./why.ts"

/** What comes of trying something: it is allowed, or refused for a reason. */
export type Tried =
  | { readonly allowed: true }
  | {
      readonly allowed: false
      readonly code: string
      readonly rules: readonly RuleId[]
      readonly en: string
      readonly ja: string
    }

/** Tries something at the decision where the game stands, without doing it. */
export function tryIntent(game: Game, labels: Labels, asked: Decision | null, intent: Intent): Tried {
  if (asked === null)
    return refuse(
      "game-over",
      game.state.result === null ? [] : [game.state.result.rule],
      "the game is over",
      "ゲームは終了している",
    )
  if (intent.head === "start") return tryStart(game, asked, intent)
  const mine = seatName(asked.by) === intent.by
  if (mine && isAbout(asked, intent)) {
    const fit = fitIntent(game, labels, asked, intent)
    if (fit.fit === "keys") return { allowed: true }
    if (intent.head === "act") return tryAct(game, labels, intent)
    return fit.fit === "wrong" ? notLegal(game, labels, asked, fit.wrong) : notAsked(game, asked, intent)
  }
  if (!mine && isAbout(asked, intent) && intent.head !== "act")
    return refuse(
      "not-yours",
      asked.rules,
      `${seatName(asked.by)} chooses, not ${intent.by}`,
      `選ぶのは${playerName("ja", asked.by)}で、${intent.by}ではない`,
    )
  if (intent.head === "act") return tryAct(game, labels, intent)
  const unfinished = intent.head === "pass" && mine && asked.kind === "action" ? passRefusal(game, asked) : null
  return unfinished === null ? notAsked(game, asked, intent) : refusedFor(game, [unfinished])
}

const passRefusal = (game: Game, { by }: Decision): Refusal | null =>
  gameOf(game.rulebook.game as GameName).passRefusal?.(game, by) ?? null

function tryAct(game: Game, labels: Labels, intent: Extract<Intent, { head: "act" }>): Tried {
  const tried = refusedFor(game, whyNot(game, labels, seatOf(intent.by), intent))
  return tried.allowed
    ? refuse("not-offered", [], `${intent.by} can't do that now`, `${intent.by}は今それを行えない`)
    : tried
}

/** Refusals of the rulebook's own checks as one: the first, with the rules of all. None: it is allowed. */
export function refusedFor(game: Game, refusals: readonly Refusal[]): Tried {
  const [first] = refusals
  if (first === undefined) return { allowed: true }
  const said = (lang: Lang): string => [...new Set(refusals.map((one) => sayRefusal(lang, game, one)))].join(" · ")
  const rules = [...new Set(refusals.map(({ rule }) => rule))]
  return refuse(first.code, rules, said("en"), said("ja"))
}

function tryStart(game: Game, asked: Decision, intent: Extract<Intent, { head: "start" }>): Tried {
  const floor = floorAnswer(game, asked, intent)
  if (floor.ok) return { allowed: true }
  return refuse(floor.code, floor.rules, floor.en, floor.ja)
}

function notLegal(game: Game, labels: Labels, asked: Decision, wrong: Wrong): Tried {
  if (wrong.code === "not-legal") {
    const { refusal } = wrong
    const said = (lang: Lang): string => spaceText(lang, game, labels, asked, refusal)
    return refuse(`answer-${refusal.code}`, asked.rules, said("en"), said("ja"))
  }
  if (wrong.code === "ambiguous") {
    const names = wrong.options.map((option) => optionText(game, labels, option)).join(", ")
    return refuse("ambiguous", [], `several are called so: ${names}`, `同じ名前のものが複数ある: ${names}`)
  }
  return refuse(
    "not-offered",
    asked.rules,
    `${JSON.stringify(wrong.reference)} isn't among what can be chosen`,
    `${JSON.stringify(wrong.reference)}は選べるものの中にない`,
  )
}

/** Nothing of the kind is asked now. Modes have a time of their own: the rule that says when is the reason. */
function notAsked(game: Game, asked: Decision, intent: Intent): Tried {
  if (intent.head === "choose") {
    const { rules, already } = modesRules(game)
    return already
      ? refuse(
          "modes-already-chosen",
          rules,
          "the modes have been chosen and stand",
          "選択肢はすでに選ばれ、変えられない",
        )
      : refuse("modes-not-yet", rules, "modes can't be chosen now", "今は選択肢を選ぶ時ではない")
  }
  return refuse(
    "not-asked",
    asked.rules,
    `${seatName(asked.by)} is asked about something else (${asked.kind})`,
    `${playerName("ja", asked.by)}は別のこと(${kindInLang("ja", asked.kind)})を聞かれている`,
  )
}

/** The rules under which modes were asked last, or would be asked. */
function modesRules(game: Game): { readonly rules: readonly RuleId[]; readonly already: boolean } {
  const lines = logLines(game)
  for (let i = lines.length - 1; i >= 0; i--) {
    const entry = lines[i]?.entry
    if (entry?.type === "answered" && entry.decision.kind === "modes")
      return { rules: entry.decision.rules, already: true }
  }
  return { rules: modesRulesOf(game), already: false }
}

function refuse(code: string, rules: readonly RuleId[], en: string, ja: string): Tried {
  return { allowed: false, code, rules, en, ja }
}
