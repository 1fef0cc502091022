import type { Lang } from "@dilemma-table/words"
import { hrefOf } from "../app/routes.ts"
import type { ListedCard } from "../protocol/card-messages.ts"
import { folded } from "../shown/folded.ts"
import type { GameName } from "../shown/types.ts"

/** What cards are looked for by; "" and [] for anything. They stand in the address: `#/cards?game=magic&color=blue`. */
export interface CardConditions {
  readonly game: GameName | ""
  readonly search: string
  /** Cards of all of these. */
  readonly colors: readonly string[]
  /** Cards of any of these. */
  readonly kinds: readonly string[]
  /** Cards with any of these; `mostCost` stands for it and more. */
  readonly costs: readonly number[]
}

export const noConditions: CardConditions = { game: "", search: "", colors: [], kinds: [], costs: [] }
export const mostCost = 8

export const colorsOf: Readonly<Record<GameName, readonly string[]>> = {
  magic: ["white", "blue", "black", "red", "green", "colorless"],
  "duel-masters": ["light", "water", "darkness", "fire", "nature", "colorless"],
}

const cut = (text: string | null): string => (text ?? "").slice(0, 120)
const parts = (text: string | null): readonly string[] =>
  (text ?? "").split(",").filter((one) => /^[a-z0-9-]+$/.test(one))

const gameIn = (text: string | null): GameName | "" => (text === "magic" || text === "duel-masters" ? text : "")

/** What follows `?` in an address. */
const queryOf = (hash: string): URLSearchParams => new URLSearchParams(hash.split("?").slice(1).join("?"))

export function conditionsIn(hash: string): CardConditions {
  const query = queryOf(hash)
  return {
    game: gameIn(query.get("game")),
    search: cut(query.get("search")),
    colors: parts(query.get("color")),
    kinds: parts(query.get("type")),
    costs: parts(query.get("cost"))
      .map(Number)
      .filter((cost) => Number.isInteger(cost) && cost >= 0 && cost <= mostCost),
  }
}

/** The card that an address opens, with its game. */
export function openedIn(hash: string): { readonly game: GameName; readonly id: string } | null {
  const query = queryOf(hash)
  const game = gameIn(query.get("of"))
  const id = query.get("card")
  return game === "" || id === null ? null : { game, id: cut(id) }
}

export function hashWith(
  { game, search, colors, kinds, costs }: CardConditions,
  card: Pick<ListedCard, "game" | "id"> | null = null,
): string {
  const query = new URLSearchParams()
  if (game !== "") query.set("game", game)
  if (search !== "") query.set("search", search)
  if (colors.length > 0) query.set("color", colors.join(","))
  if (kinds.length > 0) query.set("type", kinds.join(","))
  if (costs.length > 0) query.set("cost", costs.join(","))
  if (card !== null) {
    query.set("of", card.game)
    query.set("card", card.id)
  }
  const rest = query.toString()
  return hrefOf("cards", rest === "" ? "" : `?${rest}`)
}

/** In the order of their names in this language; those that have none in it come last. */
export function byName(cards: readonly ListedCard[], lang: Lang): readonly ListedCard[] {
  const order = new Intl.Collator(lang === "ja" ? "ja-JP" : "en-GB", { numeric: true, ignorePunctuation: true })
  const isForeign = ({ name }: ListedCard): boolean => japanese.test(name[lang]) !== (lang === "ja")
  return [...cards].sort(
    (a, b) => Number(isForeign(a)) - Number(isForeign(b)) || order.compare(a.name[lang], b.name[lang]),
  )
}

const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u

/** Cards that fit; those found by their name before those found by what they say. */
export function fitting(
  cards: readonly ListedCard[],
  { game, search, colors, kinds, costs }: CardConditions,
  searched: (card: ListedCard) => string,
): readonly ListedCard[] {
  const words = search
    .normalize("NFKC")
    .split(/\s+/)
    .map(folded)
    .filter((word) => word !== "")
  const whole = words.join("")
  const fits = cards.filter(
    (card) =>
      (game === "" || card.game === game) &&
      colors.every((color) => card.colors.includes(color)) &&
      (kinds.length === 0 || kinds.some((kind) => card.kinds.includes(kind))) &&
      (costs.length === 0 || (card.cost !== null && costs.includes(Math.min(mostCost, card.cost)))),
  )
  if (words.length === 0) return fits
  const named: ListedCard[] = []
  const said: ListedCard[] = []
  for (const card of fits) {
    if (card.folded.some((name) => name.includes(whole))) named.push(card)
    else {
      const text = searched(card)
      if (words.every((word) => text.includes(word))) said.push(card)
    }
  }
  return [...named, ...said]
}
