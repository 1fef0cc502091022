import { type CardData, namesOf } from "@dilemma-table/engine"
import { type Lang, langs, printCard, sayTerminal } from "@dilemma-table/words"
import { type Command, Option } from "commander"
import { type Context, cardsHelp, help, langOf, type Speaking } from "../context.ts"
import { type KnownGame, knownGames } from "../games.ts"
import { inTwoColumns } from "../terminal.ts"
import { dataOption, type Keeping, withStore } from "./own-store.ts"
import { wholeNumber } from "./whole-number.ts"

interface SearchOptions extends Speaking, Keeping {
  readonly game?: string
  readonly most: string
}

interface Hit {
  readonly name: string
  readonly note: string
}

/** `dilemma cards search QUERY` */
export function addSearch(cards: Command, context: Context, language: () => Option): void {
  cards
    .command("search")
    .description(cardsHelp("search"))
    .argument("<query...>", cardsHelp("query"))
    .addOption(new Option("--game <game>", help("cards-game")).choices(knownGames.map(({ rulebook }) => rulebook.game)))
    .option("--most <n>", cardsHelp("most"), "40")
    .addOption(dataOption())
    .addOption(language())
    .action((query: readonly string[], options: SearchOptions) => search(context, query.join(" "), options))
}

function search(context: Context, query: string, options: SearchOptions): void {
  const lang = langOf(context, options)
  const most = wholeNumber(lang, "most", options.most)
  const { print } = context.terminal
  const games = knownGames.filter(({ rulebook }) => options.game === undefined || rulebook.game === options.game)
  const own = withStore(
    context,
    lang,
    options,
    (store) => store?.search(query, most + 1, options.game as "magic" | undefined) ?? [],
  )
  const hits = [
    ...games.flatMap((game) => inLibrary(lang, game, query)),
    ...own.map(({ source, ja, card }): Hit => {
      const note = sayTerminal(lang, "search", card === null ? "not-understood" : "understood")
      return { name: (lang === "ja" ? ja : null) ?? source.source.name, note }
    }),
  ]
  if (hits.length === 0) print(sayTerminal(lang, "search", "none"))
  else if (hits.length > most) print(sayTerminal(lang, "search", "more", { count: most }))
  else print(sayTerminal(lang, "search", "found", { count: hits.length }))
  const lines = hits.slice(0, most).map(({ name, note }) => ({ left: `  ${name}`, right: note }))
  for (const line of inTwoColumns(lines)) print(line)
}

/** Cards of the library on which all words stand. */
function inLibrary(lang: Lang, game: KnownGame, query: string): readonly Hit[] {
  const words = query
    .normalize("NFKC")
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "")
  if (words.length === 0) return []
  return game.cards
    .filter((card) => {
      const text = allOf(game, card)
      return words.every((word) => text.includes(word))
    })
    .map((card) => {
      const [first = ""] = [card.name[lang] ?? "", ...namesOf(card.name)].filter((name) => name !== "")
      return { name: first, note: game.name }
    })
}

function allOf({ rulebook }: KnownGame, card: CardData): string {
  const printed = langs.flatMap((one) =>
    printCard(one, rulebook, card).faces.flatMap(({ name, types, text }) => [name, types, ...text]),
  )
  return [...namesOf(card.name), ...printed].join("\n").normalize("NFKC").toLowerCase()
}
