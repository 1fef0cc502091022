import {
  type CardData,
  CHANCE,
  type Decision,
  type Game,
  newGame,
  type Rulebook,
  type Setup,
  type TapeNode,
  tapeOf,
} from "@dilemma-table/engine"
import { playMatch } from "../match.ts"
import { playerNamed } from "../registry.ts"
import type { GameRecord, ModesRecord } from "./game-record.ts"
import { seedOf } from "./seeds.ts"

/** A game that can be simulated as often as one likes. */
export interface Simulated {
  readonly rulebook: Rulebook
  /** A whole game of a seed in which this seat goes first. */
  setup(seed: number, first: number): Setup
  /** The name under which a card is counted. */
  listedAs(card: CardData): string
  /** Names of players, by seat. */
  readonly players: readonly string[]
  /** The seed from which every game's own follows. */
  readonly seed: number
  /** So many answers are given in a game at most. */
  readonly limit: number
}

/** Seats go first in turn: in half of the games each. */
export const firstOf = (index: number): number => index % 2

/** Plays the game of this index, from 0 on. What comes of it follows from `simulated` and the index alone. */
export function simulateGame(simulated: Simulated, index: number): GameRecord {
  const seed = seedOf(simulated.seed, index)
  const first = firstOf(index)
  const known = { index, seed, first, winner: null, turns: 0, answers: 0, modes: [] }
  let game: Game | null = null
  try {
    const begun = newGame(simulated.rulebook, simulated.setup(seed, first))
    if (!begun.ok) return { ...known, end: "fault", fault: { code: begun.fault.code, message: begun.fault.message.en } }
    game = begun.value
    const players = simulated.players.map((name, seat) => playerNamed(name, seedOf(seed, seat)))
    const { result, answers, fault } = playMatch(game, players, simulated.limit)
    return {
      ...known,
      winner: result?.winner ?? null,
      end: result?.reason ?? (fault === null ? "limit" : "fault"),
      turns: game.state.turn,
      answers,
      modes: modesChosen(game, simulated.listedAs),
      fault: fault === null ? null : { code: fault.fault.code, message: fault.fault.message.en },
    }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { ...known, end: "fault", answers: game?.tape?.n ?? 0, fault: { code: "crash", message } }
  }
}

/** Modes that players chose in a game, the first ones first. Those that luck chose aren't among them. */
export function modesChosen(game: Game, listedAs: (card: CardData) => string): readonly ModesRecord[] {
  return tapeOf(game).flatMap((node) => {
    const { asked, by } = node
    if (asked === undefined || asked.kind !== "modes" || by === CHANCE) return []
    return modesRecord(game, asked, node, listedAs) ?? []
  })
}

function modesRecord(
  game: Game,
  { space, source }: Decision,
  { by, keys, auto }: TapeNode,
  listedAs: (card: CardData) => string,
): ModesRecord | null {
  const asking = source === undefined ? undefined : game.state.objects[source]
  if (asking === undefined || space.type !== "pick") return null
  const stacked = asking.stacked
  const object = stacked === null ? asking : game.state.objects[stacked.source]
  if (object === undefined) return null
  const card = game.card(object.card)
  const face = card.faces[object.face]
  const ability = stacked === null ? -1 : (face?.abilities.indexOf(stacked.ability) ?? -1)
  return {
    seat: by,
    card: listedAs(card.data),
    face: object.face,
    ability: ability === -1 ? null : ability,
    offered: space.options.map(({ key }) => Number(key)).sort((a, b) => a - b),
    chosen: keys.map(Number).sort((a, b) => a - b),
    forced: auto,
  }
}
