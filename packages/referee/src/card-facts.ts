import { type Game, type ObjectId, object, players, zone } from "@dilemma-table/engine"
import { type Difference, differ } from "./compare.ts"
import { gameOf } from "./games.ts"
import { isObjectMeant, type Labels, seatOf } from "./refer.ts"
import type { CardFactsData } from "./schema.ts"
import { type GameName, zoneOf } from "./terms.ts"

/** Where a card's face, layout or characteristics differ from what the file says. */
export function cardFactDifferences(game: Game, labels: Labels, wanted: CardFactsData): readonly Difference[] {
  const places =
    wanted.zone === undefined
      ? game.rulebook.zones.map((spec) => spec.name)
      : [zoneOf(game.rulebook.game as GameName, wanted.zone) ?? ""]
  const seats = wanted.of === undefined ? players(game) : [seatOf(wanted.of)]
  const [id, second] = places
    .flatMap((name) => seats.flatMap((seat) => zone(game, seat, name)))
    .filter((one, i, all) => all.indexOf(one) === i && isObjectMeant(game, labels, one, wanted.card))
  if (id === undefined) return [differ("card", `${wanted.card} isn't there`, `${wanted.card}が見つかりません`)]
  if (second !== undefined)
    return [
      differ(
        "card",
        `there are several of ${wanted.card}: say which by zone, of or a label`,
        `${wanted.card}が複数あります。zone・of・ラベルで特定してください`,
      ),
    ]
  return factsOf(game, id, wanted)
}

function factsOf(game: Game, id: ObjectId, wanted: CardFactsData): readonly Difference[] {
  const found = object(game.state, id)
  const card = game.card(found.card)
  const compare: [string, unknown, unknown][] = []
  if (wanted.face !== undefined) compare.push(["face", found.face, wanted.face])
  if (wanted.kind !== undefined)
    compare.push(["kind", (card.data as { layout?: string }).layout ?? "one-faced", wanted.kind])
  if (wanted.symbol !== undefined)
    compare.push(["symbol", gameOf(game.rulebook.game as GameName).symbol?.(card.data, found.face), wanted.symbol])
  const face = card.faces[found.face]
  for (const [name, should] of Object.entries(wanted.characteristics ?? {})) {
    const number = game.rulebook.vocabulary.numbers[name]?.(game, id)
    const printed = (face?.data as Readonly<Record<string, unknown>> | undefined)?.[name]
    compare.push([name, name === "name" ? (face?.name ?? card.data.name) : (number ?? printed), should])
  }
  return compare.flatMap(([name, has, should]) =>
    same(has, should)
      ? []
      : [
          differ(
            "card",
            `${wanted.card}: ${name} is ${JSON.stringify(has)}, not ${JSON.stringify(should)}`,
            `${wanted.card}: ${name}は${JSON.stringify(has)}で、${JSON.stringify(should)}ではありません`,
          ),
        ],
  )
}

/** Equal as data; a text also equals a name that has it in some language. */
function same(has: unknown, should: unknown): boolean {
  if (typeof should === "string" && typeof has === "object" && has !== null) return Object.values(has).includes(should)
  return JSON.stringify(has) === JSON.stringify(should)
}
