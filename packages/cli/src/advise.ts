import { resolve } from "node:path"
import { CHANCE, decision, type Game, type PlayerId } from "@dilemma-table/engine"
import {
  askedNow,
  type ComparedAnswer,
  type Comparison,
  compare,
  type Estimate,
  type KnownTargets,
  playedOut,
} from "@dilemma-table/players"
import {
  type Change,
  changesBetween,
  type Lang,
  linesOfOutcome,
  playerName,
  sayKeys,
  sayQuestion,
  sayTerminal,
} from "@dilemma-table/words"
import { dataOption, type Keeping } from "./cards/own-store.ts"
import { wholeNumber } from "./cards/whole-number.ts"
import { type AddCommand, type Context, langOf, playersHelp, type Speaking } from "./context.ts"
import { Failure } from "./failure.ts"
import { textOf } from "./files.ts"
import { complainOf } from "./mishaps.ts"
import { loadTable } from "./play/saved.ts"
import { rulingPosition } from "./ruling-position.ts"
import { lined, withRules } from "./terminal.ts"
import { ruleNumbers } from "./trace.ts"

interface AdviseOptions extends Speaking, Keeping {
  readonly at?: string
  readonly playouts: string
  readonly prior: string
  readonly seed: string
  readonly json?: true
}

/** `dilemma advise FILE`. */
export const addAdvise: AddCommand = (program, context, language) => {
  program
    .command("advise")
    .description(playersHelp("advise"))
    .argument("<file>", playersHelp("advise-file"))
    .option("--at <step>", playersHelp("advise-at"))
    .option("--playouts <n>", playersHelp("advise-playouts"), "24")
    .option("--prior <prior>", playersHelp("advise-prior"), "known")
    .option("--seed <n>", playersHelp("advise-seed"), "1")
    .option("--json", playersHelp("advise-json"))
    .addOption(dataOption())
    .addOption(language())
    .action((path: string, options: AdviseOptions) => advise(context, path, options))
}

const priors = ["known", "unknown"] as const

function advise(context: Context, path: string, options: AdviseOptions): void {
  const lang = langOf(context, options)
  const prior = priors.find((one) => one === options.prior)
  if (prior === undefined)
    throw new Failure(sayTerminal(lang, "advise", "bad-prior", { prior: options.prior }), 2, "bad-prior")
  const playouts = wholeNumber(lang, "playouts", options.playouts, { least: 2, most: 100_000 })
  const game = positionIn(context, lang, path, options)
  const asked = askedNow(game)
  if (asked === null) throw new Failure(sayTerminal(lang, "advise", "over"), 2, "game-over")
  if (asked.seat === CHANCE) throw new Failure(sayTerminal(lang, "advise", "chance"), 2, "chance-asked")
  const compared = compare(asked, { seed: wholeNumber(lang, "seed", options.seed), prior, playouts })
  if (!compared.ok) throw new Failure(compared.fault.message[lang], 2, compared.fault.code)
  complainOf(context, lang, compared.value.mishaps)
  const answers = told(lang, game, asked.seat, compared.value)
  if (options.json === true) {
    const { decision: at, more } = compared.value
    const question = sayQuestion(lang, game, at, asked.seat)
    context.terminal.print(
      JSON.stringify({ by: asked.seat, kind: at.kind, rules: at.rules, question, prior, more, answers }, null, 2),
    )
  } else tell(context, lang, game, asked.seat, compared.value, answers, prior)
}

/** The position of a saved game, or of a ruling. */
function positionIn(context: Context, lang: Lang, path: string, options: AdviseOptions): Game {
  const text = textOf(lang, resolve(context.cwd, path), path)
  if (text.trimStart().startsWith("{")) {
    const loaded = loadTable(lang, context.cwd, path, null)
    if (!loaded.ok) throw new Failure(loaded.sentence)
    return loaded.value.table.game
  }
  return rulingPosition(context, lang, { file: path, text }, options).game
}

/** An answer with all that is told of it, in words. */
interface ToldAnswer extends ComparedAnswer {
  readonly answer: string
  readonly changes: readonly string[]
  readonly events: readonly { readonly text: string; readonly rules: readonly string[] }[]
  /** Why it can't be told further. */
  readonly stops: string | null
  readonly unanswered: boolean
}

function told(
  lang: Lang,
  game: Game,
  seat: PlayerId,
  { imagined, answers, decision: asked }: Comparison,
): readonly ToldAnswer[] {
  const targets: KnownTargets = new Map()
  return answers.map((one) => {
    const answer = sayKeys(lang, game, asked, one.keys, seat)
    const end = playedOut(imagined, seat, one.keys, targets, () => {})
    if (end === null) return { ...one, answer, changes: [], events: [], stops: "unknown", unanswered: false }
    const source = decision(imagined)?.source ?? null
    return {
      ...one,
      answer,
      changes: changesBetween(lang, imagined, end.play, seat, source).map((change) => changeText(lang, change)),
      events: linesOfOutcome(lang, end.play, seat, end.from),
      stops: end.stopped === null ? null : stopText(lang, end.stopped, end.asked?.by),
      unanswered: end.passed,
    }
  })
}

function changeText(lang: Lang, change: Change): string {
  switch (change.type) {
    case "life":
      return sayTerminal(lang, "advise", "life", { name: change.name, from: change.from, to: change.to })
    case "count":
      return sayTerminal(lang, "advise", "count", {
        name: change.name,
        zone: change.label,
        from: change.from,
        to: change.to,
      })
    case "moves":
      return sayTerminal(lang, "advise", "moves", { card: change.card, zone: change.to })
    case "becomes":
      return sayTerminal(lang, "advise", "changes", { name: change.card, from: change.from, to: change.to })
  }
}

const stopText = (lang: Lang, stopped: "unknown" | "choice" | "chance", by: PlayerId | undefined): string =>
  sayTerminal(lang, "advise", `stops-${stopped}`, {
    player: by === undefined || by === CHANCE ? "" : playerName(lang, by),
  })

const points = (worth: number): string => worth.toFixed(1)
const half = ({ mean, high }: Estimate): string => points(high - mean)

function tell(
  { terminal }: Context,
  lang: Lang,
  game: Game,
  seat: PlayerId,
  { decision: asked, more }: Comparison,
  answers: readonly ToldAnswer[],
  prior: (typeof priors)[number],
): void {
  const { paint } = terminal
  const print = (text: string): void => {
    for (const row of lined(text, terminal)) terminal.print(row)
  }
  const numbers = (rules: readonly string[]): string => ruleNumbers(lang, game.rulebook, game.edition, rules)
  const question = sayQuestion(lang, game, asked, seat)
  print(sayTerminal(lang, "advise", "asked", { player: playerName(lang, seat), question, rules: numbers(asked.rules) }))
  for (const [i, one] of answers.entries()) {
    const { estimate, behind } = one
    print(paint.bold(sayTerminal(lang, "advise", "answer", { n: i + 1, answer: one.answer })))
    print(
      `   ${sayTerminal(lang, "advise", "worth", { mean: points(estimate.mean), half: half(estimate), n: estimate.n })}`,
    )
    print(`   ${behindText(lang, behind)}`)
    for (const line of one.changes) print(`   · ${line}`)
    const events = one.events.map(({ text, rules }) => ({ text: `     ${text}`, rules: numbers(rules) }))
    for (const row of withRules(events, terminal)) terminal.print(row)
    if (one.changes.length === 0 && one.events.length === 0 && one.stops === null)
      print(`   · ${sayTerminal(lang, "advise", "nothing")}`)
    if (one.unanswered) print(`   (${sayTerminal(lang, "advise", "unanswered")})`)
    if (one.stops !== null) print(`   → ${one.stops}`)
  }
  if (more) print(sayTerminal(lang, "advise", "more"))
  print(paint.dim(sayTerminal(lang, "advise", "prior", { prior: sayTerminal(lang, "advise", `prior-${prior}`) })))
}

function behindText(lang: Lang, behind: Estimate | null): string {
  if (behind === null) return sayTerminal(lang, "advise", "best")
  const less = sayTerminal(lang, "advise", "behind", { mean: points(behind.mean), half: half(behind) })
  return behind.low > 0 ? less : `${less}; ${sayTerminal(lang, "advise", "even")}`
}
