import {
  type Filter,
  type Frame,
  type Game,
  type GameEvent,
  happen,
  type Marks,
  makeFrame,
  matches,
  NO_MARKS,
  NONE,
  type ObjectId,
  type PlayerId,
  type Procedure,
  players,
} from "@dilemma-table/engine"
import { type ManaType, type ManaUse, manaTypes } from "./lexicon.ts"
import { place, type Step } from "./position.ts"

/** Unspent mana, by type (106.4). */
export type Pool = Readonly<Partial<Record<ManaType, number>>>

/** What mana is to be spent on: a spell, or an ability of a source. Without a frame it is neither. */
export interface Spending {
  readonly object: ObjectId
  readonly source: ObjectId
  readonly frame?: Frame
}

/*
 * Mana that may be spent only on some things (106.6) lies in the pool by itself: a player's mark "mana:G" counts free green mana,
 * "mana:G|{…}" green mana with what it may be spent on.
 */
interface Share {
  readonly type: ManaType
  readonly amount: number
  /** What it may be spent on, as text; empty if on anything. */
  readonly only: string
}

/** All of a player's unspent mana, restricted mana first. */
function shares(game: Game, player: PlayerId): readonly Share[] {
  const marks = game.state.players[player]?.marks ?? NO_MARKS
  const known = sharesOf.get(marks)
  if (known !== undefined) return known
  const found = sharesIn(marks)
  sharesOf.set(marks, found)
  return found
}

/** Found once for each record of marks: it is never written to. */
const sharesOf = new WeakMap<Marks, readonly Share[]>()

function sharesIn(marks: Marks): readonly Share[] {
  const found: Share[] = []
  for (const name in marks) {
    const amount = marks[name] ?? 0
    if (amount <= 0 || !name.startsWith("mana:")) continue
    const [type = "", ...only] = name.slice(5).split("|")
    found.push({ type: type as ManaType, amount, only: only.join("|") })
  }
  return found.sort((a, b) => Number(a.only === "") - Number(b.only === "") || (a.only < b.only ? -1 : 1))
}

/** Unspent mana: all of it, or what may be spent on this. */
export function poolOf(game: Game, player: PlayerId, on?: Spending): Pool {
  const all = shares(game, player)
  if (all.length === 0) return NO_MANA
  if (on !== undefined && hasRestricted(game, player))
    return sumOf(all.filter(({ only }) => only === "" || mayBeSpent(game, player, JSON.parse(only) as ManaUse, on)))
  const known = sums.get(all)
  if (known !== undefined) return known
  const sum = sumOf(all)
  sums.set(all, sum)
  return sum
}

const sums = new WeakMap<readonly Share[], Pool>()

function sumOf(some: readonly Share[]): Pool {
  const pool: Partial<Record<ManaType, number>> = {}
  for (const type of manaTypes)
    for (const one of some) if (one.type === type) pool[type] = (pool[type] ?? 0) + one.amount
  return pool
}

const NO_MANA: Pool = {}

/** Has this player mana that may be spent on some things only? */
export const hasRestricted = (game: Game, player: PlayerId): boolean =>
  shares(game, player).some(({ only }) => only !== "")

/** May mana with this restriction be spent on it (106.6)? */
export function mayBeSpent(
  game: Game,
  player: PlayerId,
  only: ManaUse,
  { object: id, source, frame }: Spending,
): boolean {
  if (only.spells === undefined && only.abilities === undefined) return true
  if (frame === undefined) return false
  const [filter, what] = frame.ability === null ? [only.spells, id] : [only.abilities, source]
  if (filter === undefined || what === NONE) return false
  const { zone: _, ...rest } = filter as Filter
  return matches(game, makeFrame(what, player), what, rest) === true
}

/** A pool with this mana added to it. */
export function withMana(pool: Pool, mana: string): Pool {
  const sum: Partial<Record<ManaType, number>> = { ...pool }
  for (const type of manaTypes) {
    const n = [...mana].filter((one) => one === type).length
    if (n > 0) sum[type] = (sum[type] ?? 0) + n
  }
  return sum
}

const change = (as: string, rule: string, player: PlayerId, { type, amount, only }: Share): GameEvent => ({
  type: "mana",
  as,
  rule,
  player,
  name: type,
  amount,
  ...(only === "" ? {} : { data: { only } }),
})

/** Adds mana to a player's pool (106.4). `mana` is a string of types: "UU"; `only`: what it may be spent on. */
export function* addMana(
  game: Game,
  player: PlayerId,
  mana: string,
  source: ObjectId,
  only?: ManaUse,
): Procedure<boolean> {
  const text = only === undefined ? "" : JSON.stringify(only)
  const events = manaTypes
    .map((type): Share => ({ type, amount: [...mana].filter((one) => one === type).length, only: text }))
    .filter(({ amount }) => amount > 0)
  yield* happen(
    game,
    events.map((share) => ({ ...change("adds-mana", "106.4", player, share), source })),
  )
  return events.length > 0
}

/** Takes mana out of a player's pool, such that may be spent on this alone first. */
export function* spendMana(game: Game, player: PlayerId, mana: string, rule: string, on: Spending): Procedure<void> {
  const there = shares(game, player).filter(
    ({ only }) => only === "" || mayBeSpent(game, player, JSON.parse(only) as ManaUse, on),
  )
  const events: GameEvent[] = []
  for (const type of manaTypes) {
    let left = [...mana].filter((one) => one === type).length
    for (const share of there) {
      if (share.type !== type || left === 0) continue
      const amount = Math.min(left, share.amount)
      left -= amount
      events.push(change("spends-mana", rule, player, { ...share, amount: -amount }))
    }
  }
  yield* happen(game, events)
}

/** Does it last until the end of combat, or of the turn, which isn't yet? */
function lastsOn(game: Game, { only }: Share): boolean {
  if (only === "") return false
  const { lasts } = JSON.parse(only) as ManaUse
  const { step } = place(game)
  return lasts === "turn" ? step !== "cleanup" : lasts === "combat" && inCombat.includes(step)
}

const inCombat: readonly Step[] = [
  "beginning-of-combat",
  "declare-attackers",
  "declare-blockers",
  "first-strike-damage",
  "combat-damage",
]

/** Unspent mana is lost as a step or phase ends (106.4, 500.5). */
export function* emptyPools(game: Game): Procedure<void> {
  for (const player of players(game)) {
    const left = shares(game, player).filter((share) => !lastsOn(game, share))
    yield* happen(
      game,
      left.map((share) => change("loses-mana", "500.5", player, { ...share, amount: -share.amount })),
    )
  }
}
