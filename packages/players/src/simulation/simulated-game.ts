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
import type { Player } from "../player.ts"
import { playerNamed } from "../registry.ts"
import { mishapsOf } from "../search/mishaps.ts"
import type { GameRecord, ModesRecord, RecordFault } from "./game-record.ts"
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
  /** The player of a name, where others than those of the registry may sit there; `over` is told when a game has ended. */
  readonly seated?: {
    player(name: string, seed: number): Player
    over(result: { readonly winner: number | null } | null): void
  }
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
    const make = simulated.seated?.player ?? playerNamed
    const players = simulated.players.map((name, seat) => make(name, seedOf(seed, seat)))
    const { result, answers, fault } = playMatch(game, players, simulated.limit)
    simulated.seated?.over(result === null ? null : { winner: result.winner })
    const mishaps = mishapsOf(players.map((player) => player.mishaps?.() ?? []))
    return {
      ...known,
      winner: result?.winner ?? null,
      end: result?.reason ?? (fault === null ? "limit" : "fault"),
      turns: game.state.turn,
      answers,
      modes: modesChosen(game, simulated.listedAs),
      fault: fault === null ? null : { code: fault.fault.code, message: fault.fault.message.en },
      ...(mishaps.length === 0 ? {} : { mishaps }),
    }
  } catch (error) {
    simulated.seated?.over(null)
    return { ...known, end: "fault", answers: game?.tape?.n ?? 0, fault: faultOf(error) }
  }
}

/** What was thrown, by its own code where it has one. */
function faultOf(error: unknown): RecordFault {
  if (!(error instanceof Error)) return { code: "crash", message: String(error) }
  const code = "code" in error && typeof error.code === "string" ? error.code : "crash"
  return { code, message: error.message }
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
