import { decision, newGame, type PlayerId } from "@dilemma-table/engine"
import { type Difference, differ } from "./compare.ts"
import { isAbout } from "./fits.ts"
import { gameOf } from "./games.ts"
import { citesRule } from "./happenings.ts"
import { pasteOf } from "./paste.ts"
import type { Play } from "./play.ts"
import { definedCard } from "./position.ts"
import { seatOf } from "./refer.ts"
import { refusedFor, type Tried, tryIntent } from "./refusals.ts"
import type { RefusedData } from "./schema.ts"
import { type Intent, listed, type Step } from "./steps.ts"
import { whyNot, whyNothing } from "./why.ts"

/** Tries what must be refused, and compares the reason. */
export function carryOutRefused(play: Play, step: Extract<Step, { head: "refused" }>, intent: Intent): void {
  const path = [...step.path, "refused"]
  const asked = play.advance((one) => isAbout(one, intent) || one.kind === "action")
  const tried = tryIntent(play.game, play.labels, asked, intent)
  if (tried.allowed) {
    play.fail(
      path,
      differ("not-refused", "this isn't refused: it is allowed", "これは拒否されず、行える"),
      asked === null ? undefined : pasteOf(play.game, play.labels, asked),
    )
    return
  }
  for (const difference of reasonDifferences(play, step.refused, tried)) play.fail(path, difference)
  play.remark("refused", tried.rules, tried.en, tried.ja)
}

function reasonDifferences(
  play: Play,
  { rule, code, says = {} }: Pick<RefusedData, "rule" | "code" | "says">,
  tried: { readonly code: string; readonly rules: readonly string[]; readonly en: string; readonly ja: string },
): readonly Difference[] {
  const found: Difference[] = []
  for (const one of rule === undefined ? [] : listed(rule))
    if (!citesRule(play.game, one, tried.rules))
      found.push(
        differ(
          "refused-rule",
          `it is refused under ${tried.rules.join(", ") || "no rule"} (${tried.en}), not ${one}`,
          `拒否の根拠は${tried.rules.join("、") || "なし"}(${tried.ja})で、${one}ではない`,
        ),
      )
  if (code !== undefined && code !== tried.code)
    found.push(
      differ(
        "refused-code",
        `it is refused as ${tried.code}, not ${code}`,
        `拒否の種類は${tried.code}で、${code}ではない`,
      ),
    )
  for (const lang of ["en", "ja"] as const)
    if (says[lang] !== undefined && says[lang] !== tried[lang])
      found.push(
        differ(
          "refused-sentence",
          `it is said “${tried[lang]}”, not “${says[lang]}”`,
          `「${tried[lang]}」と言われ、「${says[lang]}」ではない`,
        ),
      )
  return found
}

/** A card that can't be loaded under this edition. */
export function carryOutLoad(play: Play, step: Extract<Step, { head: "refused" }>): void {
  const { load = "", since } = step.refused
  const path = [...step.path, "refused"]
  const { rulebook } = gameOf(play.ruling.game)
  const own = definedCard(play.ruling.data, load)
  const cards = [own === null ? { card: load } : { data: own }]
  const setup = { ...play.game.basis.setup, cards, seats: play.game.basis.setup.seats.map(() => ({ zones: {} })) }
  const begun = newGame(rulebook, setup)
  if (begun.ok) {
    play.fail(path, differ("not-refused", `${load} can be loaded`, `${load}は読み込める`))
    return
  }
  const { fault } = begun
  const data = fault.data ?? {}
  const tried = {
    code: fault.code,
    rules: typeof data.rule === "string" ? [data.rule] : [],
    en: fault.message.en,
    ja: fault.message.ja,
  }
  for (const difference of reasonDifferences(play, step.refused, tried)) play.fail(path, difference)
  if (since !== undefined && data.since !== since)
    play.fail(
      path,
      differ(
        "refused-since",
        `it is possible since ${String(data.since)}, not ${since}`,
        `使えるのは${String(data.since)}からで、${since}からではない`,
      ),
    )
  play.remark("refused", tried.rules, fault.message.en, fault.message.ja)
}

/** Asks why something can't be done, without trying it. */
export function carryOutWhy(play: Play, step: Extract<Step, { head: "why" }>): void {
  const path = [...step.path, "why"]
  const by = seatOf(step.why.by)
  play.advance((one) => one.kind === "action" && one.by === by)
  const tried = whyOf(play, step, by)
  if (tried.allowed) {
    play.fail(path, differ("not-refused", "it can be done", "それは行える"))
    return
  }
  for (const difference of reasonDifferences(play, step.why, tried)) play.fail(path, difference)
  play.remark("why", tried.rules, tried.en, tried.ja)
}

function whyOf(play: Play, { why, intent }: Extract<Step, { head: "why" }>, by: PlayerId): Tried {
  if (why.nothing !== undefined)
    return refusedFor(
      play.game,
      (whyNothing(play.game, by, why.nothing) ?? []).map((one) => one.refusal),
    )
  if (intent?.head === "act") return refusedFor(play.game, whyNot(play.game, play.labels, by, intent))
  return intent === null ? { allowed: true } : tryIntent(play.game, play.labels, decision(play.game), intent)
}
