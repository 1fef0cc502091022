import { resolve } from "node:path"
import type { Decision, Game } from "@dilemma-table/engine"
import { changeLines, type Explored, explore, type Ruling, type Tree } from "@dilemma-table/referee"
import { type Lang, playerName, sayQuestion, sayTerminal } from "@dilemma-table/words"
import { dataOption, type Keeping } from "./cards/own-store.ts"
import { wholeNumber } from "./cards/whole-number.ts"
import { type AddCommand, type Context, langOf, puzzlesHelp, type Speaking } from "./context.ts"
import { textOf } from "./files.ts"
import { answerInWords } from "./puzzles/answers.ts"
import { rulingPosition } from "./ruling-position.ts"
import { lined } from "./terminal.ts"
import { ruleNumbers } from "./trace.ts"

interface ExploreOptions extends Speaking, Keeping {
  readonly at?: string
  readonly limit?: string
  readonly json?: true
}

/** `dilemma explore RULING`. */
export const addExplore: AddCommand = (program, context, language) => {
  program
    .command("explore")
    .description(puzzlesHelp("explore"))
    .argument("<ruling>", puzzlesHelp("explore-file"))
    .option("--at <step>", puzzlesHelp("explore-at"))
    .option("--limit <n>", puzzlesHelp("explore-limit"))
    .option("--json", puzzlesHelp("explore-json"))
    .addOption(dataOption())
    .addOption(language())
    .action((path: string, options: ExploreOptions) => {
      context.status = runExplore(context, path, options)
    })
}

function runExplore(context: Context, path: string, options: ExploreOptions): number {
  const lang = langOf(context, options)
  const { terminal } = context
  const limit = options.limit === undefined ? undefined : Math.max(1, wholeNumber(lang, "limit", options.limit))
  const file = { file: path, text: textOf(lang, resolve(context.cwd, path), path) }
  const { ruling, game } = rulingPosition(context, lang, file, options)
  const explored = explore(game, limit === undefined ? {} : { limit })
  if (options.json === true) terminal.print(JSON.stringify(asJson(lang, game, explored)))
  else tell(context, lang, ruling, game, explored)
  return 0
}

function tell({ terminal }: Context, lang: Lang, ruling: Ruling, from: Game, explored: Explored): void {
  const print = (text: string): void => {
    for (const row of lined(text, terminal)) terminal.print(row)
  }
  print(terminal.paint.bold(sayTerminal(lang, "explore", "begins", { title: ruling.title[lang] })))
  for (const row of treeLines(lang, from, explored.tree, "")) terminal.print(row)
  const { outcomes, choices, positions, complete, shuffled } = explored
  if (shuffled) print(sayTerminal(lang, "explore", "shuffled"))
  print(sayTerminal(lang, "explore", complete ? "sum" : "sum-cut", { outcomes, choices, positions }))
}

/** A tree in lines, each choice's answers set in below its question. */
function treeLines(lang: Lang, from: Game, tree: Tree, indent: string): readonly string[] {
  switch (tree.is) {
    case "cut":
      return [`${indent}${sayTerminal(lang, "explore", "cut-off")}`]
    case "endless":
      return [`${indent}${sayTerminal(lang, "explore", "endless")}`]
    case "same":
      return [`${indent}${sayTerminal(lang, "explore", "same", { n: tree.n })}`]
    case "outcome":
      return [`${indent}${outcomeText(lang, from, tree.n, tree.game)}`]
    case "choice": {
      const { game, asked, branches, more } = tree
      return [
        `${indent}${question(lang, game, asked)}`,
        ...branches.flatMap(({ keys, to }, i) => {
          const last = i === branches.length - 1 && !more
          const [mark, next] = last ? ["└─ ", "   "] : ["├─ ", "│  "]
          return [
            `${indent}${mark}${answerInWords(lang, game, asked, keys)}`,
            ...treeLines(lang, from, to, `${indent}${next}`),
          ]
        }),
        ...(more ? [`${indent}└─ ${sayTerminal(lang, "explore", "more-answers")}`] : []),
      ]
    }
  }
}

const question = (lang: Lang, game: Game, asked: Decision): string =>
  sayTerminal(lang, "explore", "asked", {
    player: playerName(lang, asked.by),
    question: sayQuestion(lang, game, asked),
    rules: ruleNumbers(lang, game.rulebook, game.edition, asked.rules),
  })

function outcomeText(lang: Lang, from: Game, n: number, game: Game): string {
  const lines = changeLines(lang, from, game)
  const what = lines.length === 0 ? sayTerminal(lang, "explore", "nothing") : lines.join(lang === "ja" ? "。" : "; ")
  return sayTerminal(lang, "explore", "outcome", { n, what })
}

const asJson = (lang: Lang, from: Game, explored: Explored): object => ({
  ...explored,
  tree: treeJson(lang, from, explored.tree),
})

function treeJson(lang: Lang, from: Game, tree: Tree): object {
  if (tree.is === "outcome") return { is: tree.is, n: tree.n, changes: changeLines(lang, from, tree.game) }
  if (tree.is !== "choice") return tree
  const { game, asked, branches, more } = tree
  return {
    is: tree.is,
    by: playerName(lang, asked.by),
    kind: asked.kind,
    rules: asked.rules,
    question: sayQuestion(lang, game, asked),
    branches: branches.map(({ keys, to }) => ({
      keys,
      answer: answerInWords(lang, game, asked, keys),
      to: treeJson(lang, from, to),
    })),
    more,
  }
}
