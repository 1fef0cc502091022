import {
  type AsOf,
  type Change,
  isEditionFor,
  type ReadRuling,
  type Ruling,
  type RulingEdition,
  rulingJson,
  rulingsByChange,
  runAsOf,
  runRead,
  sayLine,
  type TracedLine,
} from "@dilemma-table/referee"
import { type Lang, sayTerminal } from "@dilemma-table/words"
import type { Context } from "./context.ts"
import { knownGames } from "./games.ts"
import { told } from "./rulings-told.ts"
import { inTwoColumns, type RuledLine, withRules, wrapped } from "./terminal.ts"
import { ruleNumbers } from "./trace.ts"

interface Run {
  readonly ruling: Ruling
  readonly asOf: AsOf
}

/**
 * Runs every ruling under one date, or the edition of that name; what differs is told and fails nothing. Files that can't be
 * read as rulings fail.
 * @returns the exit status
 */
export function runAllAsOf(
  context: Context,
  lang: Lang,
  rulings: readonly ReadRuling[],
  asked: string,
  json: boolean,
): number {
  const broken = rulings.filter((read) => !read.ok).map((read) => ({ read, result: runRead(read) }))
  const run = rulings.flatMap((read): readonly Run[] =>
    read.ok && isEditionFor(read.ruling, asked) ? [{ ruling: read.ruling, asOf: runAsOf(read.ruling, asked) }] : [],
  )
  const { print, paint } = context.terminal
  const status = broken.length > 0 ? 1 : 0
  if (json) {
    const all = [...broken.map(({ result }) => rulingJson(result, lang)), ...run.map((one) => asOfJson(lang, one))]
    const passed = all.filter(({ ok }) => ok).length
    print(JSON.stringify({ rulings: all, passed, failed: all.length - passed }))
    return status
  }
  for (const { read, result } of broken) for (const line of told(context, lang, read, result)) print(line)
  for (const one of run) for (const line of asOfText(context, lang, one, asked)) print(line)
  for (const line of toldOtherwise(context, lang, run, asked)) print(line)
  const count = (outcome: AsOf["outcome"]): number => run.filter(({ asOf }) => asOf.outcome === outcome).length
  const sum = {
    count: run.length,
    date: asked,
    same: count("same"),
    differs: count("differs"),
    notYet: count("not-yet"),
  }
  print(paint.bold(sayTerminal(lang, "rulings", "sum-as-of", sum)))
  return status
}

/** A ruling that doesn't come out the same: what its file expects, what happens instead, and where the plays part. */
function asOfText(context: Context, lang: Lang, { ruling, asOf }: Run, asked: string): readonly string[] {
  if (asOf.outcome === "same") return []
  const { columns, paint } = context.terminal
  const { file, line, column, message } = asOf.first
  const sign = asOf.outcome === "not-yet" ? "–" : "≠"
  const head = [
    ...wrapped(`${paint.yellow(sign)} ${ruling.id} · ${ruling.title[lang]}`, columns),
    `    ${file}:${line}:${column}`,
  ]
  if (asOf.outcome === "not-yet")
    return [...head, ...wrapped(`    ${sayTerminal(lang, "rulings", "not-yet")}: ${message[lang]}`, columns), ""]
  const expected = asOf.expected === null ? [] : [row(lang, "expected", asOf.expected)]
  return [
    ...head,
    ...inTwoColumns([...expected, row(lang, "instead", message[lang])], columns),
    ...(asOf.change === null ? [] : changeText(context, lang, asOf.change, ruling, asked)),
    "",
  ]
}

const row = (lang: Lang, key: "expected" | "instead", right: string) => ({
  left: `    ${sayTerminal(lang, "rulings", key)}`,
  right,
})

/** The last line in common and the first that differ, each with its rules' numbers in its edition. */
function changeText(
  { terminal }: Context,
  lang: Lang,
  change: Change,
  ruling: Ruling,
  asked: string,
): readonly string[] {
  const own = editionText(lang, ruling.editions[0])
  const over = sayTerminal(lang, "rulings", "nothing-more")
  const lines: readonly (readonly [string, TracedLine | null])[] = [
    ...(change.before === null ? [] : [[sayTerminal(lang, "rulings", "both"), change.before] as const]),
    [sayTerminal(lang, "rulings", "under", { edition: own }), change.own],
    [
      sayTerminal(lang, "rulings", "under", { edition: asked === "now" ? sayTerminal(lang, "rulings", "now") : asked }),
      change.other,
    ],
  ]
  return lines.flatMap(([title, traced]) => [
    ...wrapped(`    ${title}`, terminal.columns),
    ...withRules([ruledLine(lang, traced, over)], terminal),
  ])
}

/** An edition as a ruling's file asks for it, in words. */
function editionText(lang: Lang, edition: RulingEdition | undefined): string {
  const { date, name, tournament } = edition?.request ?? {}
  return [
    ...(name === undefined ? [] : [name]),
    ...(date === undefined && name !== undefined ? [] : [date ?? sayTerminal(lang, "rulings", "now")]),
    ...(tournament === true ? [sayTerminal(lang, "rulings", "tournament")] : []),
  ].join(lang === "ja" ? "、" : ", ")
}

const ruledLine = (lang: Lang, traced: TracedLine | null, over: string): RuledLine =>
  traced === null
    ? { text: `      ${over}`, rules: "" }
    : { text: `      ${saidIn(lang, traced)}`, rules: numbersIn(lang, traced) }

const saidIn = (lang: Lang, { play, line }: TracedLine): string => sayLine(lang, play.game, line) ?? ""

const numbersIn = (lang: Lang, { play, line }: TracedLine): string =>
  ruleNumbers(lang, play.game.rulebook, play.game.edition, line.rules)

/**
 * Rulings whose outcome is the same but whose trace reads otherwise (a word that wasn't there yet, another number): those
 * that differ in the same way together, with the first one's lines.
 */
function toldOtherwise(context: Context, lang: Lang, run: readonly Run[], asked: string): readonly string[] {
  const groups = new Map<string, { readonly run: Run; readonly change: Change; readonly ids: string[] }>()
  for (const one of run) {
    const { asOf, ruling } = one
    if (asOf.outcome !== "same" || asOf.change === null) continue
    const key = [asOf.change.own, asOf.change.other].map((line) => kindOfLine(lang, line)).join(" / ")
    const group = groups.get(key) ?? { run: one, change: asOf.change, ids: [] }
    group.ids.push(ruling.id)
    groups.set(key, group)
  }
  const { columns, paint } = context.terminal
  return [...groups.values()].flatMap(({ run: { ruling }, change, ids }) => [
    ...wrapped(
      `${paint.yellow("~")} ${sayTerminal(lang, "rulings", "told-otherwise", { count: ids.length })}`,
      columns,
    ),
    ...wrapped(`    ${ids.join(lang === "ja" ? "、" : ", ")}`, columns),
    ...changeText(context, lang, change, ruling, asked),
    "",
  ])
}

/** What a line tells, but for the cards in it. */
function kindOfLine(lang: Lang, traced: TracedLine | null): string {
  const entry = traced?.line.entry ?? null
  if (traced === null || entry === null) return ""
  const what =
    entry.type === "step"
      ? entry.step
      : entry.type === "event"
        ? `${entry.event.type} ${entry.event.as ?? ""}`
        : entry.type === "asked" || entry.type === "answered"
          ? entry.decision.prompt
          : ""
  return `${entry.type} ${what} ${numbersIn(lang, traced)}`
}

/** What `--json` prints of a ruling: beside what it prints otherwise, the outcome and where the plays part. */
function asOfJson(lang: Lang, { ruling, asOf }: Run) {
  const failures = asOf.outcome === "same" ? [] : [asOf.first]
  const { id, file, game, rules } = ruling
  const result = rulingJson({ id, file, game, rules, ok: failures.length === 0, failures, plays: [] }, lang)
  const change = asOf.outcome === "not-yet" ? null : asOf.change
  const side = (traced: TracedLine | null) =>
    traced === null ? null : { text: saidIn(lang, traced), rules: traced.line.rules, numbers: numbersIn(lang, traced) }
  return {
    ...result,
    outcome: asOf.outcome,
    ...(asOf.outcome === "differs" ? { expected: asOf.expected, instead: asOf.first.message[lang] } : {}),
    change: change === null ? null : { before: side(change.before), own: side(change.own), other: side(change.other) },
  }
}

/**
 * Every change of the rules, by its date or the name of its edition, with the rulings that come out otherwise by it.
 * @returns the exit status
 */
export function runByChange(context: Context, lang: Lang, rulings: readonly ReadRuling[], json: boolean): number {
  const { print, paint, columns } = context.terminal
  const read = rulings.flatMap((one) => (one.ok ? [one.ruling] : []))
  const games = knownGames.flatMap(({ rulebook, name }) => {
    const own = read.filter(({ game }) => game === rulebook.game)
    return own.length === 0 ? [] : [{ rulebook, name, changes: rulingsByChange(rulebook.game as Ruling["game"], own) }]
  })
  if (json) {
    const shown = games.flatMap(({ rulebook, changes }) =>
      changes.map(({ at, flags, rulings: changed }) => ({
        game: rulebook.game,
        at,
        changes: flags.map((flag) => flag[lang]),
        rulings: changed.map(({ id }) => id),
      })),
    )
    print(JSON.stringify(shown))
    return 0
  }
  for (const { name, changes } of games) {
    print(paint.bold(name))
    for (const { at, flags, rulings: changed } of changes) {
      print(`${paint.yellow(at)}  ${sayTerminal(lang, "rulings", "changed", { count: changed.length })}`)
      for (const flag of flags)
        for (const line of wrapped(`    ${flag[lang]} (${flag.rules.join(", ")})`, columns)) print(line)
      const rows = changed.map(({ id, title }) => ({ left: `    ${id}`, right: title[lang] }))
      for (const line of inTwoColumns(rows, columns)) print(line)
    }
    print()
  }
  return 0
}
