import {
  answer,
  type CardSource,
  type Decision,
  decision,
  type EditionRequest,
  type Game,
  type GameOptions,
  type Key,
  newGame,
  type ObjectId,
  type Placed,
  type PlayerId,
  type Setup,
  seatName,
  zone,
} from "@dilemma-table/engine"
import { type DmCard, rulebook } from "../src/index.ts"

type Place =
  | string
  | DmCard
  | { card: string | DmCard; tapped?: boolean; fresh?: boolean; under?: readonly Place[]; wording?: string }
export type Side = Readonly<Record<string, readonly Place[]>>

export interface Position {
  readonly A?: Side
  readonly B?: Side
  readonly active?: "A" | "B"
  readonly step?: string
  readonly edition?: EditionRequest
}

/** A game taken up at a position, written by names. */
export function position(given: Position, options: Partial<GameOptions> = {}): Game {
  const cards: CardSource[] = []
  const placed = (place: Place): Placed => {
    const full = typeof place === "string" || "faces" in place ? { card: place as string | DmCard } : place
    const wording = "wording" in full && full.wording !== undefined ? { wording: full.wording } : {}
    const source: CardSource =
      typeof full.card === "string" ? { card: full.card, ...wording } : { data: full.card as never, ...wording }
    cards.push(source)
    const card = cards.length - 1
    const { tapped, fresh, under } = full as { tapped?: boolean; fresh?: boolean; under?: readonly Place[] }
    return {
      card,
      ...(tapped === undefined ? {} : { tapped }),
      ...(fresh === undefined ? {} : { fresh }),
      ...(under === undefined ? {} : { under: under.map(placed) }),
    }
  }
  const seats = [given.A ?? {}, given.B ?? {}].map((side) => ({
    zones: Object.fromEntries(Object.entries(side).map(([name, list]) => [name, list.map(placed)])),
  }))
  const setup: Setup = {
    edition: given.edition ?? {},
    seed: 1,
    cards,
    seats,
    start: {
      whole: false,
      turn: 5,
      active: given.active === "B" ? 1 : 0,
      loop: { step: given.step ?? "main" },
    },
  }
  const game = newGame(rulebook, setup, options)
  if (!game.ok) throw new Error(`${game.fault.place}: ${game.fault.message.en}`)
  decision(game.value)
  return game.value
}

export const A = 0 as PlayerId
export const B = 1 as PlayerId

export function asked(game: Game): Decision {
  const now = decision(game)
  if (now === null) throw new Error("The game is over")
  return now
}

const nameOf = (game: Game, id: ObjectId): string =>
  game.card(game.state.objects[id]?.card as never).data.name.ja ?? "?"

/** The cards of a player's zone by name. */
export const names = (game: Game, player: PlayerId, name: string): readonly string[] =>
  zone(game, player, name).map((id) => nameOf(game, id))

/** Answers with keys, or with names of the objects that options stand for. */
export function give(game: Game, ...keys: readonly Key[]): Decision | null {
  const now = asked(game)
  const used = new Set<Key>()
  const exact = keys.map((key) => {
    if (!("options" in now.space)) return key
    if (now.space.options.some((option) => option.key === key)) return key
    const [act, name] = String(key).includes(":") ? String(key).split(":") : [null, String(key)]
    const found = now.space.options.find(
      (option) =>
        !used.has(option.key) &&
        "object" in option.is &&
        option.is.object !== 0 &&
        nameOf(game, option.is.object) === name &&
        (act === null || String(option.key).startsWith(`${act}:`)),
    )
    if (found === undefined) throw new Error(`Nothing called ${key} is offered by ${describe(game)}`)
    used.add(found.key)
    return found.key
  })
  const done = answer(game, now.by, exact)
  if (!done.ok) throw new Error(`${done.fault.message.en} ${describe(game)}`)
  return done.value
}

function describe(game: Game): string {
  const now = asked(game)
  const options = "options" in now.space ? now.space.options.map((option) => option.key).join(" ") : ""
  return `${seatName(now.by)} ${now.kind} (${now.rules.join(", ")}): ${options}`
}

/** What can be answered, as keys in offered order. */
export const offered = (game: Game): readonly Key[] => {
  const { space } = asked(game)
  return "options" in space ? space.options.map((option) => option.key) : []
}
