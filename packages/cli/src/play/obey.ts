import { decision } from "@dilemma-table/engine"
import { sayTerminal } from "@dilemma-table/words"
import { cardSheet, findCards, unknownCard } from "../cards.ts"
import { inTwoColumns, wrapped } from "../terminal.ts"
import { isAnswerWord } from "./entry.ts"
import { nearRules, ruleSheet } from "./rule-sheet.ts"
import { loadTable, saveTable } from "./saved.ts"
import type { Session } from "./session.ts"
import { whyText } from "./why.ts"
import { readWord, type TableWord, tableWords } from "./words.ts"

/** What a typed line comes to: what is said, and whether the person leaves. */
export interface Obeyed {
  readonly lines: readonly string[]
  readonly leaves?: true
}

const usualLogLines = 20

/** Does what was typed at the table: a word, or an answer. An empty line asks again. */
export function obey(session: Session, cwd: string, line: string): Obeyed {
  const typed = line.trim()
  if (typed === "") return { lines: session.ask() }
  const asked = decision(session.game)
  const read = asked !== null && isAnswerWord(asked.space, typed) ? null : readWord(typed)
  if (read === null) return { lines: session.enter(typed) }
  if (read.word === "quit") return { lines: [sayTerminal(session.lang, "play", "goodbye")], leaves: true }
  return { lines: words[read.word](session, read.rest, cwd) }
}

type Word = (session: Session, rest: string, cwd: string) => readonly string[]

const words: Readonly<Record<Exclude<TableWord, "quit">, Word>> = {
  undo: (session) => session.undo(),
  why: (session, name) => whyText(session, name),
  rule: ruleText,
  card: cardText,
  log: (session, lines) => session.showLog(/^[1-9]\d*$/.test(lines) ? Number(lines) : usualLogLines),
  view: (session) => session.showTable(),
  more: (session) => session.showMore(),
  save: saveText,
  load: loadText,
  help: helpText,
}

function ruleText({ lang, game }: Session, number: string): readonly string[] {
  if (number === "") return [sayTerminal(lang, "play", "no-rule-named")]
  const { rulebook, edition } = game
  const sheet = ruleSheet(lang, rulebook, edition, number)
  if (sheet !== null) return sheet
  const near = nearRules(rulebook, number)
  return [
    sayTerminal(lang, "play", "no-rule", { rule: number }),
    ...(near.length === 0 ? [] : [sayTerminal(lang, "play", "near-rules", { rules: near.join(", ") })]),
  ]
}

function cardText({ lang, table, terminal }: Session, name: string): readonly string[] {
  const { known } = table
  if (name === "") {
    const [first] = known.cards
    return [sayTerminal(lang, "play", "no-card-named", { example: first?.name[lang] ?? first?.name.ja ?? "" })]
  }
  const found = findCards([known], name)
  return found.length === 0
    ? [unknownCard(lang, [known], name)]
    : found.flatMap((one) => cardSheet(lang, one).flatMap((line) => wrapped(line, terminal.columns)))
}

function saveText({ lang, table }: Session, path: string, cwd: string): readonly string[] {
  if (path === "") return [sayTerminal(lang, "play", "no-path", { word: "save" })]
  const done = saveTable(lang, cwd, path, table)
  return [done.ok ? sayTerminal(lang, "play", "saved", { path }) : done.sentence]
}

function loadText(session: Session, path: string, cwd: string): readonly string[] {
  const { lang, table } = session
  if (path === "") return [sayTerminal(lang, "play", "no-path", { word: "load" })]
  const done = loadTable(lang, cwd, path, table.known)
  if (!done.ok) return [`${done.sentence} ${sayTerminal(lang, "play", "not-loaded")}`]
  const { differsAt } = done.value
  const said =
    differsAt === null
      ? sayTerminal(lang, "play", "loaded", { path })
      : sayTerminal(lang, "play", "loaded-partly", { path, answer: differsAt })
  return [said, ...session.takeUp(done.value.table)]
}

const helped = ["answer", "pass", ...tableWords] as const

function helpText({ lang, terminal }: Session): readonly string[] {
  return inTwoColumns(
    helped.map((word) => ({
      left: `  ${sayTerminal(lang, "play-help", word)}`,
      right: sayTerminal(lang, "play-help", `${word}-does`),
    })),
    terminal.columns,
  )
}
