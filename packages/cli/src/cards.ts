import { type CardData, namesOf } from "@dilemma-table/engine"
import { type Lang, langs, printCard, sayTerminal } from "@dilemma-table/words"
import { Option } from "commander"
import { type AddCommand, type Context, help, langOf, type Speaking } from "./context.ts"
import { Failure } from "./failure.ts"
import { type KnownGame, knownGames } from "./games.ts"
import { folded, likeliest } from "./likeliest.ts"
import { inTwoColumns, wrapped } from "./terminal.ts"

interface CardsOptions extends Speaking {
  readonly game?: string
}

interface Found {
  readonly game: KnownGame
  readonly card: CardData
}

/** `dilemma cards show NAME`, `dilemma cards list`. */
export const addCards: AddCommand = (program, context, language) => {
  const gameOption = () =>
    new Option("--game <game>", help("cards-game")).choices(knownGames.map(({ rulebook }) => rulebook.game))
  const cards = program.command("cards").description(help("cards"))
  cards
    .command("show")
    .description(help("cards-show"))
    .argument("<name...>", help("cards-name"))
    .addOption(gameOption())
    .addOption(language())
    .action((name: readonly string[], options: CardsOptions) => show(context, name.join(" "), options))
  cards
    .command("list")
    .description(help("cards-list"))
    .addOption(gameOption())
    .addOption(language())
    .action((options: CardsOptions) => list(context, options))
}

const chosenGames = ({ game }: CardsOptions): readonly KnownGame[] =>
  knownGames.filter(({ rulebook }) => game === undefined || rulebook.game === game)

/** Cards with this name (in either language, of a card or a face), however wide or high its letters are. */
export function findCards(games: readonly KnownGame[], name: string): readonly Found[] {
  const wanted = folded(name)
  return games.flatMap((game) =>
    game.cards.filter((card) => allNames(card).some((one) => folded(one) === wanted)).map((card) => ({ game, card })),
  )
}

const allNames = (card: CardData): readonly string[] =>
  [card.name, ...card.faces.flatMap((face) => face.name ?? [])].flatMap(namesOf)

/** No such card: says so, and which names are near. */
export function unknownCard(lang: Lang, games: readonly KnownGame[], name: string): string {
  const near = likeliest(
    name,
    games.flatMap(({ cards }) => cards.flatMap(allNames)),
  )
  return [
    sayTerminal(lang, "fault", "no-card", { name }),
    ...(near.length === 0
      ? []
      : [sayTerminal(lang, "fault", "near-cards", { names: near.join(lang === "ja" ? "、" : ", ") })]),
  ].join("\n")
}

function show(context: Context, name: string, options: CardsOptions): void {
  const lang = langOf(context, options)
  const games = chosenGames(options)
  const found = findCards(games, name)
  if (found.length === 0) throw new Failure(unknownCard(lang, games, name))
  const { interactive, columns, print } = context.terminal
  found.forEach((one, i) => {
    if (i > 0) print()
    for (const line of cardSheet(lang, one))
      for (const part of interactive ? wrapped(line, columns) : [line]) print(part)
  })
}

/** A card as its data says it, in both languages (this one's first), with where it comes from and its other wordings. */
export function cardSheet(lang: Lang, { game, card }: Found): readonly string[] {
  const both = [lang, ...langs.filter((other) => other !== lang)]
  const wordings = Object.keys(card.wordings ?? {})
  const provenance = sayTerminal(lang, "cards", "provenance", {
    provenance: sayTerminal(lang, "cards", card.provenance ?? "known"),
  })
  return [
    `${game.name} · ${provenance}`,
    ...both.flatMap((one) => ["", ...printed(one, game, card)]),
    ...wordings.flatMap((wording) => [
      "",
      sayTerminal(lang, "cards", "wording", { wording }),
      ...both.flatMap((one) => printed(one, game, card, wording).map((line) => `  ${line}`)),
    ]),
  ]
}

/** What stands on a card: its names, then each face's cost, types, power and text. */
function printed(lang: Lang, { rulebook }: KnownGame, card: CardData, wording?: string): readonly string[] {
  const sheet = printCard(lang, rulebook, card, wording === undefined ? {} : { wording })
  const note = sheet.unofficial ? ` ${sayTerminal(lang, "cards", "unofficial")}` : ""
  return [
    ...(sheet.faces.length === 1 && sheet.faces[0]?.name === sheet.name ? [] : [`${sheet.name}${note}`]),
    ...sheet.faces.flatMap((face) => {
      const own = face.name === sheet.name ? note : ""
      const line = [face.cost, face.types, face.power, face.symbol].filter((part) => part !== "").join(" · ")
      return [`${face.name}${own}`, `  ${line}`, ...face.text.map((text) => `  ${text}`)]
    }),
  ]
}

function list(context: Context, options: CardsOptions): void {
  const lang = langOf(context, options)
  const { print, paint } = context.terminal
  const games = chosenGames(options).filter(({ cards }) => cards.length > 0)
  if (games.length === 0) print(sayTerminal(lang, "cards", "none"))
  games.forEach((game, i) => {
    if (i > 0) print()
    print(`${paint.bold(game.name)} · ${sayTerminal(lang, "cards", "total", { count: game.cards.length })}`)
    const lines = game.cards.map((card) => {
      const names = lang === "ja" ? [card.name.ja, card.name.en] : [card.name.en, card.name.ja]
      const [first = "?", second = ""] = names.filter((name) => name !== undefined)
      return { left: `  ${first}`, right: second }
    })
    for (const line of inTwoColumns(lines)) print(line)
  })
}
