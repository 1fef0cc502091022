import { type CardData, namesOf } from "@dilemma-table/engine"
import { type Lang, langs, printCard, sayTerminal } from "@dilemma-table/words"
import { Option } from "commander"
import { addCheck } from "./cards/check.ts"
import { addExercise } from "./cards/exercise.ts"
import { addImport } from "./cards/import.ts"
import { dataOption, type Keeping, withStore } from "./cards/own-store.ts"
import { addSample } from "./cards/sample.ts"
import { addSearch } from "./cards/search.ts"
import { notUnderstood, playable } from "./cards/stored.ts"
import { gameOf } from "./cards/understood.ts"
import { type AddCommand, type Context, help, langOf, type Speaking } from "./context.ts"
import { Failure } from "./failure.ts"
import { type KnownGame, knownGames } from "./games.ts"
import { folded, likeliest } from "./likeliest.ts"
import { inTwoColumns, wrapped } from "./terminal.ts"

interface CardsOptions extends Speaking, Keeping {
  readonly game?: string
}

interface Found {
  readonly game: KnownGame
  readonly card: CardData
}

/** `dilemma cards …` */
export const addCards: AddCommand = (program, context, language) => {
  const gameOption = () =>
    new Option("--game <game>", help("cards-game")).choices(knownGames.map(({ rulebook }) => rulebook.game))
  const cards = program.command("cards").description(help("cards"))
  cards
    .command("show")
    .description(help("cards-show"))
    .argument("<name...>", help("cards-name"))
    .addOption(gameOption())
    .addOption(dataOption())
    .addOption(language())
    .action((name: readonly string[], options: CardsOptions) => show(context, name.join(" "), options))
  cards
    .command("list")
    .description(help("cards-list"))
    .addOption(gameOption())
    .addOption(dataOption())
    .addOption(language())
    .action((options: CardsOptions) => list(context, options))
  for (const add of [addSearch, addImport, addCheck, addSample, addExercise]) add(cards, context, language)
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

/** No such card: says so, and which names are near. `others`: names of the user's own cards. */
export function unknownCard(
  lang: Lang,
  games: readonly KnownGame[],
  name: string,
  others: readonly string[] = [],
): string {
  const near = likeliest(name, [...games.flatMap(({ cards }) => cards.flatMap(allNames)), ...others])
  return [
    sayTerminal(lang, "fault", "no-card", { name }),
    ...(near.length === 0
      ? []
      : [sayTerminal(lang, "fault", "near-cards", { names: near.join(lang === "ja" ? "、" : ", ") })]),
  ].join("\n")
}

/** A card of the library, or else of the user's own. */
function show(context: Context, name: string, options: CardsOptions): void {
  const lang = langOf(context, options)
  const games = chosenGames(options)
  const found = findCards(games, name)
  const sheets = found.length > 0 ? found.map((one) => cardSheet(lang, one)) : ownSheets(context, lang, name, options)
  const { interactive, columns, print } = context.terminal
  sheets.forEach((lines, i) => {
    if (i > 0) print()
    for (const line of lines) for (const part of interactive ? wrapped(line, columns) : [line]) print(part)
  })
}

function ownSheets(context: Context, lang: Lang, name: string, options: CardsOptions): readonly (readonly string[])[] {
  return withStore(context, lang, options, (store) => {
    const own = store?.find(name, options.game as "magic" | undefined) ?? []
    if (own.length === 0) throw new Failure(unknownCard(lang, chosenGames(options), name, store?.namesLike(name, 20)))
    return own.map((one) => {
      const card = playable(one)
      return card === null ? notUnderstood(lang, one) : cardSheet(lang, { game: gameOf(one.source), card }, one.file)
    })
  })
}

/**
 * A card as its data says it, in both languages (this one's first), with where it comes from and its other wordings.
 * `file`: the file that it was read from.
 */
export function cardSheet(lang: Lang, { game, card }: Found, file?: string): readonly string[] {
  const both = [lang, ...langs.filter((other) => other !== lang)]
  const wordings = Object.keys(card.wordings ?? {})
  const provenance = sayTerminal(lang, "cards", "provenance", {
    provenance: sayTerminal(lang, "cards", card.provenance ?? "known"),
  })
  const from = file === undefined ? provenance : sayTerminal(lang, "stored", "from", { file })
  return [
    `${game.name} · ${from}`,
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
  withStore(context, lang, options, (store) => {
    const counts = games.map(({ rulebook }) => store?.counts(rulebook.game as "magic") ?? { cards: 0, compiled: 0 })
    const total = { cards: 0, compiled: 0 }
    for (const { cards, compiled } of counts) {
      total.cards += cards
      total.compiled += compiled
    }
    if (total.cards > 0) print(`\n${sayTerminal(lang, "stored", "total", total)}`)
  })
}
