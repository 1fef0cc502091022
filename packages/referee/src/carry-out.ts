import { type Decision, decision, fork, type Game, players, seatName } from "@dilemma-table/engine"
import { carryOutAsked } from "./carry-out-asked.ts"
import { carryOutLoad, carryOutRefused, carryOutWhy } from "./carry-out-refused.ts"
import { differ } from "./compare.ts"
import { expectOutcome } from "./expect.ts"
import { fitChance, fitIntent, hasPass, isAbout, isPass, optionText, type Wrong } from "./fits.ts"
import { floorAnswer } from "./floor.ts"
import { isMoment } from "./moment.ts"
import { pasteOf } from "./paste.ts"
import type { Play } from "./play.ts"
import { tryIntent } from "./refusals.ts"
import { spaceText } from "./space-text.ts"
import type { Intent, Step } from "./steps.ts"
import { kindInLang } from "./terms.ts"

/** Carries a step of a ruling out. Stops the play where it can't be. */
export function carryOut(play: Play, step: Step): void {
  switch (step.head) {
    case "asked":
      carryOutAsked(play, step.path, step.asked)
      break
    case "refused":
      if (step.intent === null) carryOutLoad(play, step)
      else carryOutRefused(play, step, step.intent)
      break
    case "why":
      carryOutWhy(play, step)
      break
    case "check":
      carryOutCheck(play, step)
      break
    case "until":
      carryOutUntil(play, step)
      break
    case "chance":
      carryOutChance(play, step)
      break
    case "start":
      carryOutStart(play, step)
      break
    default:
      if (step.head === "pass" && step.all) passAll(play, step.path)
      else carryOutIntent(play, step.path, step)
  }
}

/**
 * The position is looked at once what has only one answer has been done, and what is to be paid has been paid by default;
 * but not where the file itself pays in its next steps.
 */
function carryOutCheck(play: Play, step: Extract<Step, { head: "check" }>): void {
  const pays = paysNext(play, step)
  play.advance((one) => one.kind === "action" || (pays && one.kind === "payment"), pays ? "forced" : "paid")
  expectOutcome(play, [...step.path, "check"], step.check)
}

const looks: readonly Step["head"][] = ["check", "asked", "refused", "why"]

function paysNext(play: Play, step: Step): boolean {
  const { steps } = play.ruling
  const next = steps.slice(steps.indexOf(step) + 1).find(({ head }) => !looks.includes(head))
  return next?.head === "pay"
}

function carryOutChance(play: Play, step: Extract<Step, { head: "chance" }>): void {
  const fits = (asked: Decision) => fitChance(play.game, play.labels, asked, step)
  const asked = play.advance((one) => fits(one).fit !== "no")
  answerWith(play, step.path, asked, fits, "chance")
}

function carryOutIntent(play: Play, path: Step["path"], intent: Intent): void {
  const fits = (one: Decision) => fitIntent(play.game, play.labels, one, intent)
  const act = intent.head === "act" ? intent : null
  let first: Game | null = null
  const asked = play.advance((one) => {
    const fit = fits(one)
    if (act !== null && first === null && fit.fit !== "keys" && one.kind === "action" && seatName(one.by) === act.by)
      first = fork(play.game)
    // What is ambiguous here isn't meant for a later decision.
    const ambiguous = fit.fit === "wrong" && fit.wrong.code === "ambiguous"
    return fit.fit === "keys" || (ambiguous && (one.kind === "payment" || one.kind === "action"))
  })
  const head = intent.head === "act" ? intent.act : intent.head
  if (asked !== null && fits(asked).fit !== "keys" && intent.head === "act" && isAbout(asked, intent))
    refusedAct(play, path, intent, seatName(asked.by) === intent.by ? null : first)
  if (intent.head === "act") play.since = play.line
  answerWith(play, path, asked, fits, head, act === null || first === null ? null : reasonAt(play, first, act))
  if (intent.head === "act") chooseSaidFace(play, intent)
}

/** A step that says as what a card is used, or as which of its faces, has answered the question for the face as well. */
function chooseSaidFace(play: Play, intent: Extract<Intent, { head: "act" }>): void {
  const asked = intent.act === "use" && intent.face === null ? null : decision(play.game)
  if (asked === null || asked.kind !== "face" || seatName(asked.by) !== intent.by) return
  const fit = fitIntent(play.game, play.labels, asked, intent)
  if (fit.fit === "keys") play.give(asked, fit.keys)
}

/** Why an act wasn't possible at an earlier decision, to be said where the game has gone on without it. */
function reasonAt(play: Play, game: Game, intent: Extract<Intent, { head: "act" }>): Reason | null {
  const asked = decision(game)
  const tried = tryIntent(game, play.labels, asked, intent)
  if (tried.allowed) return null
  const rules = tried.rules.length === 0 ? "" : ` (${tried.rules.join(", ")})`
  return {
    en: `. When ${intent.by} could first act it wasn't possible: ${tried.en}${rules}`,
    ja: `。${intent.by}が最初に行動できた時には不可能だった: ${tried.ja}${rules}`,
  }
}

interface Reason {
  readonly en: string
  readonly ja: string
}

/**
 * An act isn't offered: says why, at the decision where the step would first have been possible.
 * @param first where its player could first act, if somebody else is asked by now
 */
function refusedAct(
  play: Play,
  path: Step["path"],
  intent: Extract<Intent, { head: "act" }>,
  first: Game | null = null,
): never {
  if (first !== null) play.game = first
  const asked = decision(play.game)
  const fit = asked === null ? null : fitIntent(play.game, play.labels, asked, intent)
  if (asked !== null && fit?.fit === "wrong" && fit.wrong.code !== "not-offered")
    stopWrong(play, path, asked, fit.wrong)
  const tried = tryIntent(play.game, play.labels, asked, intent)
  const reason = tried.allowed ? "" : `: ${tried.en}${tried.rules.length > 0 ? ` (${tried.rules.join(", ")})` : ""}`
  const reasonJa = tried.allowed ? "" : `: ${tried.ja}${tried.rules.length > 0 ? `(${tried.rules.join("、")})` : ""}`
  const what = `${intent.act} ${typeof intent.card === "object" ? intent.card.card : intent.card}`
  play.stop(
    path,
    differ(
      "not-possible",
      `${intent.by} can't ${what} here${reason}`,
      `${intent.by}は今「${what}」を行えない${reasonJa}`,
    ),
    asked === null ? undefined : pasteOf(play.game, play.labels, asked),
  )
}

function answerWith(
  play: Play,
  path: Step["path"],
  asked: Decision | null,
  fits: (asked: Decision) => ReturnType<typeof fitIntent>,
  head: string,
  reason: Reason | null = null,
): void {
  if (asked === null)
    play.stop(
      path,
      differ("game-over", `the game is over before this step (${head})`, `この手順(${head})の前にゲームが終了した`),
    )
  const fit = fits(asked)
  if (fit.fit === "keys") {
    play.give(asked, fit.keys)
    return
  }
  if (fit.fit === "wrong") stopWrong(play, path, asked, fit.wrong)
  play.stop(
    path,
    differ(
      "not-asked",
      `this step (${head}) answers what isn't asked: ${seatName(asked.by)} is asked for ${asked.kind} (${asked.rules.join(", ")})${reason?.en ?? ""}`,
      `この手順(${head})は聞かれていないことへの答え。今は${seatName(asked.by)}が${kindInLang("ja", asked.kind)}を聞かれている(${asked.rules.join("、")})${reason?.ja ?? ""}`,
    ),
    pasteOf(play.game, play.labels, asked),
  )
}

function stopWrong(play: Play, path: Step["path"], asked: Decision, wrong: Wrong): never {
  const paste = pasteOf(play.game, play.labels, asked)
  if (wrong.code === "not-offered") {
    const what = JSON.stringify(wrong.reference)
    play.stop(
      path,
      differ(
        "not-offered",
        `${what} isn't among what ${seatName(asked.by)} is offered (${asked.kind})`,
        `${what}は選べるもの(${kindInLang("ja", asked.kind)})の中にない`,
      ),
      paste,
    )
  }
  if (wrong.code === "ambiguous") {
    const what = JSON.stringify(wrong.reference)
    const names = wrong.options.map((option) => optionText(play.game, play.labels, option)).join(", ")
    play.stop(
      path,
      differ(
        "ambiguous",
        `several are called ${what} (${names}): give one a label, or say which by { card, n }`,
        `${what}が複数ある(${names})。ラベルを付けるか{ card, n }で特定する`,
      ),
      paste,
    )
  }
  play.stop(
    path,
    differ(
      "not-legal",
      `this isn't a legal answer to ${asked.kind}: ${spaceText("en", play.game, play.labels, asked, wrong.refusal)}`,
      `${kindInLang("ja", asked.kind)}の正しい答えではない: ${spaceText("ja", play.game, play.labels, asked, wrong.refusal)}`,
    ),
    paste,
  )
}

/** Everyone passes once in turn: the topmost thing on the stack resolves, or the step ends. */
function passAll(play: Play, path: Step["path"]): void {
  for (let left = players(play.game).length; left > 0; left--) {
    const asked = play.advance((one) => one.kind === "action" && hasPass(one))
    if (asked === null) return
    const pass = asked.kind === "action" && "options" in asked.space ? asked.space.options.find(isPass) : undefined
    if (pass === undefined)
      play.stop(
        path,
        differ(
          "unanswered",
          `${seatName(asked.by)} is asked for ${asked.kind} before all have passed`,
          `全員がパスする前に${seatName(asked.by)}が${kindInLang("ja", asked.kind)}を聞かれている`,
        ),
        pasteOf(play.game, play.labels, asked),
      )
    play.give(asked, [pass.key])
  }
  decision(play.game)
}

function carryOutUntil(play: Play, step: Extract<Step, { head: "until" }>): void {
  const stands = ["action", "attackers", "blockers"]
  const reached = (asked: Decision): boolean => stands.includes(asked.kind) && isMoment(play.game, step.until)
  const asked = play.advance(reached, "none")
  if (asked === null) {
    if (step.until.game === "over") return
    play.stop(
      step.path,
      differ("game-over", "the game is over before it gets there", "そこまで進む前にゲームが終了した"),
    )
  }
  // Somebody may have to answer before anybody can act there: a trigger of that step with modes or targets.
  if (!isMoment(play.game, step.until))
    play.stop(
      step.path,
      differ("not-reached", "the game doesn't get there by passing", "パスだけではそこまで進まない"),
      pasteOf(play.game, play.labels, asked),
    )
}

function carryOutStart(play: Play, step: Extract<Step, { head: "start" }>): void {
  const asked = play.advance((one) => one.kind === "modes")
  if (asked === null)
    play.stop(
      step.path,
      differ("game-over", "the game is over before this step (start)", "この手順(start)の前にゲームが終了した"),
    )
  const floor = floorAnswer(play.game, asked, step)
  if (!floor.ok)
    play.stop(
      step.path,
      differ(floor.code, `${floor.en} (${floor.rules.join(", ")})`, `${floor.ja}(${floor.rules.join("、")})`),
      pasteOf(play.game, play.labels, asked),
    )
  play.remark("check", floor.rules, floor.en, floor.ja)
  if (floor.keys !== null) play.give(asked, floor.keys)
}
