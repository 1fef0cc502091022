import {
  answer,
  type CardData,
  type CardSource,
  type Decision,
  decision,
  type Game,
  type GameOptions,
  type Key,
  newGame,
  type ObjectId,
  type Placed,
  type PlayerId,
  type Setup,
  zone,
} from "@dilemma-table/engine"
import { type MagicCard, magic } from "../src/index.ts"

export const A = 0 as PlayerId
export const B = 1 as PlayerId

type Entry =
  | string
  | (Omit<Placed, "card" | "attached"> & { readonly card: string; readonly attached?: readonly Entry[] })
export type Seat = Readonly<Record<string, readonly Entry[] | number>>

/** A position: cards by name in each seat's zones; A's main phase with priority. */
export function table(
  seats: readonly [Seat, Seat],
  loop: Setup["start"] extends infer S ? (S extends { loop: infer L } ? Partial<L> : never) : never = {},
  options: Partial<GameOptions> = {},
  date?: string,
  own: readonly MagicCard[] = [],
): Table {
  const cards: CardSource[] = []
  const indexOf = (name: string): number => {
    const data = own.find((card) => card.name.en === name) as unknown as CardData | undefined
    const at = cards.findIndex((card) => ("card" in card ? card.card === name : card.data === data))
    return at >= 0 ? at : cards.push(data === undefined ? { card: name } : { data }) - 1
  }
  const placed = (entry: Entry): Placed => {
    if (typeof entry === "string") return { card: indexOf(entry) }
    const { card, attached, ...rest } = entry
    return { ...rest, card: indexOf(card), ...(attached === undefined ? {} : { attached: attached.map(placed) }) }
  }
  const setup: Setup = {
    edition: date === undefined ? {} : { date },
    seed: 1,
    cards,
    seats: seats.map((seat) => ({
      ...(typeof seat.life === "number" ? { life: seat.life } : {}),
      zones: Object.fromEntries(
        Object.entries(seat).flatMap(([name, list]) => (typeof list === "number" ? [] : [[name, list.map(placed)]])),
      ),
    })),
    start: { whole: false, turn: 3, active: 0, loop: loop as never },
  }
  const made = newGame(magic, setup, { forced: "ask", ...options })
  if (!made.ok) throw new Error(JSON.stringify(made.fault))
  return new Table(made.value)
}

/** Plays a game by names. */
export class Table {
  game: Game
  constructor(game: Game) {
    this.game = game
  }

  asked(): Decision {
    const asked = decision(this.game)
    if (asked === null) throw new Error("Nothing is asked")
    return asked
  }

  name(id: ObjectId): string {
    const found = this.game.state.objects[id]
    if (found === undefined) return "?"
    if (found.stacked !== null) return `ability of ${this.name(found.stacked.source)}`
    return this.game.card(found.card).id
  }

  find(player: PlayerId, zoneName: string, name: string, nth = 0): ObjectId {
    const found = zone(this.game, player, zoneName).filter((id) => this.name(id) === name)[nth]
    if (found === undefined) throw new Error(`${name} isn't in ${zoneName}`)
    return found
  }

  keys(): readonly Key[] {
    const { space } = this.asked()
    return "options" in space ? space.options.map((option) => option.key) : []
  }

  say(by: PlayerId, ...keys: readonly Key[]): this {
    const asked = this.asked()
    const given = answer(this.game, by, keys)
    if (!given.ok)
      throw new Error(
        `${given.fault.code}: ${JSON.stringify(keys)} by ${by} to ${asked.by}'s ${asked.kind} ${JSON.stringify("options" in asked.space ? asked.space.options.map((o) => o.key) : asked.space)}`,
      )
    return this
  }

  cast(by: PlayerId, name: string): this {
    return this.say(by, `cast:${this.find(by, "hand", name)}`)
  }

  pay(by: PlayerId): this {
    while (this.asked().kind === "payment") this.say(by, this.keys()[0] as Key)
    return this
  }

  life(player: PlayerId): number {
    return this.game.state.players[player]?.life ?? 0
  }

  /** Both pass until the stack is shorter or something else is asked. */
  pass(n = 1): this {
    for (let i = 0; i < n; i++) this.say(this.asked().by, "pass")
    return this
  }

  /** Everyone passes until the stack is empty or something else than priority is asked. */
  resolveAll(): this {
    while (this.stack().length > 0 && this.asked().kind === "action") this.pass()
    return this
  }

  stack(): readonly string[] {
    return zone(this.game, A, "stack").map((id) => this.name(id))
  }

  names(player: PlayerId, zoneName: string): readonly string[] {
    return zone(this.game, player, zoneName).map((id) => this.name(id))
  }
}
