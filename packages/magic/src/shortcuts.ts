import {
  allIn,
  ask,
  type Game,
  happen,
  nextPlayer,
  numberRange,
  type ObjectId,
  type Option,
  object,
  type PlayerId,
  type Procedure,
  shapeKey,
  step,
} from "@dilemma-table/engine"
import { place, setPlace } from "./position.ts"

/*
 * Shortcuts (732.2): a player who has just done the same again, and stands where they stood before but for life, counters and
 * mana, may say how often that is repeated. Each other player accepts or says after how many times they do something else.
 */

/** What was answered at priority since somebody did something in this turn, as "SEAT KEY"; and where loops were looked for. */
export interface Shown {
  readonly turn: number
  readonly acts: readonly string[]
  readonly seen: readonly Sight[]
  /** Answers that a shortened shortcut still contains, in order; the last begins with "!": it is what must not be answered. */
  readonly then: readonly string[]
}

/** A position as it stood after so many of these acts. `counts`: the life, counters and mana that it doesn't compare. */
interface Sight {
  readonly acts: number
  readonly answers: number
  readonly key: string
  readonly counts: Readonly<Record<string, number>>
}

/** What is repeated: the acts of one round, and what a round changes. */
interface Round {
  readonly acts: readonly string[]
  readonly change: Readonly<Record<string, number>>
  readonly most: number
}

/** Nobody says a greater number at once. */
const MOST = 1_000_000
/** More acts are forgotten; so are more places. */
const ACTS_KEPT = 64
const PLACES_KEPT = 8
/** What more of these do can't be told from one round. */
const telling = ["-1/-1", "lore"]

const NOTHING: Shown = { turn: 0, acts: [], seen: [], then: [] }
const REPEAT = "repeat:"

const shownNow = (game: Game): Shown => {
  const shown = place(game).shown ?? null
  return shown === null || shown.turn !== game.state.turn ? { ...NOTHING, turn: game.state.turn } : shown
}

const entry = (player: PlayerId, key: string): string => `${player} ${key}`
const seatOf = (act: string): PlayerId => Number.parseInt(act, 10) as PlayerId
const isPass = (act: string): boolean => act.endsWith(" pass")

/** A player with priority has acted or passed. */
export function noteAct(game: Game, player: PlayerId, key: string): void {
  const shown = shownNow(game)
  if (shown.acts.length === 0 && shown.then.length === 0 && key === "pass") return
  const done = entry(player, key)
  const then = shown.then[0] === done ? shown.then.slice(1) : []
  const full = shown.acts.length >= ACTS_KEPT
  const kept = full ? { acts: [done], seen: [] } : { acts: [...shown.acts, done] }
  setPlace(game, { shown: { ...shown, ...kept, then } })
}

/** What a player with priority may answer: within a shortened shortcut, what was proposed, and at its end anything else (732.2c). */
export function withinShortcut(game: Game, player: PlayerId, options: readonly Option[]): readonly Option[] {
  const [next] = shownNow(game).then
  if (next === undefined) return options
  const ends = next.startsWith("!")
  const left = options.filter(({ key }) => (entry(player, String(key)) === (ends ? next.slice(1) : next)) !== ends)
  return left.length === 0 ? options : left
}

/** The option to propose a shortcut, where the player with priority has just shown a loop; what it repeats. */
export function repeatOffered(game: Game, player: PlayerId): { readonly option: Option; readonly round: Round } | null {
  const round = roundShown(game, player)
  const object = round === null ? NaN : Number(round.acts[0]?.split(" ")[1]?.split(":")[1])
  if (round === null || Number.isNaN(object)) return null
  return {
    option: { key: `${REPEAT}${object}`, is: { type: "act", act: "repeat", object: object as ObjectId } },
    round,
  }
}

export const isRepeat = (key: string): boolean => key.startsWith(REPEAT)

function roundShown(game: Game, player: PlayerId): Round | null {
  const shown = shownNow(game)
  const { acts, seen } = shown
  if (shown.then.length > 0) return null
  const last = acts.findLast((act) => !isPass(act))
  // Where an action is the first of its kind, nothing has been repeated yet.
  if (last === undefined || seatOf(last) !== player || acts.filter((act) => act === last).length < 2) return null
  const counts = countsOf(game)
  const now: Sight = {
    acts: acts.length,
    answers: game.tape?.n ?? 0,
    key: `${shapeKey(game, [MANA])} ${allIn(game, "battlefield").join(" ")}`,
    counts,
  }
  const before = seen.findLast((one) => one.key === now.key && one.acts < now.acts)
  setPlace(game, { shown: { ...shown, seen: [...seen.filter((one) => one.acts < now.acts), now].slice(-PLACES_KEPT) } })
  if (before === undefined || hasChance(game, before.answers)) return null
  const round = acts.slice(before.acts)
  const [first] = round
  // What several players do in turn isn't one player's to repeat (732.3).
  if (first === undefined || isPass(first) || round.some((act) => !isPass(act) && seatOf(act) !== player)) return null
  const change = changeOf(before.counts, counts)
  const most = mostRounds(game, player, counts, change)
  return Object.keys(change).length === 0 || most < 1 ? null : { acts: round, change, most }
}

const MANA = "mana:"

/** Life, mana and counters, each by whose they are. */
function countsOf(game: Game): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  game.state.players.forEach((player, seat) => {
    counts[`life ${seat}`] = player.life
    for (const name in player.marks) if (name.startsWith(MANA)) counts[`mana ${seat} ${name}`] = player.marks[name] ?? 0
  })
  for (const id of allIn(game, "battlefield")) {
    const { counters } = object(game.state, id)
    for (const kind in counters) counts[`counters ${id} ${kind}`] = counters[kind] ?? 0
  }
  return counts
}

function changeOf(before: Sight["counts"], now: Sight["counts"]): Readonly<Record<string, number>> {
  const names = new Set([...Object.keys(before), ...Object.keys(now)])
  const changes = [...names].map((name) => [name, (now[name] ?? 0) - (before[name] ?? 0)] as const)
  return Object.fromEntries(changes.filter(([, change]) => change !== 0))
}

/** How often it can be repeated before something is used up. Another player's life may be brought to 0 or less. */
function mostRounds(game: Game, player: PlayerId, counts: Sight["counts"], change: Round["change"]): number {
  const limits = Object.entries(change).map(([name, by]) => {
    const [what, whose, kind] = name.split(" ")
    if (by > 0) return what === "counters" && telling.includes(kind ?? "") ? 0 : MOST
    const rounds = (counts[name] ?? 0) / -by
    return what === "life" && Number(whose) !== player ? Math.ceil(rounds) : Math.floor(rounds)
  })
  return game.state.result === null ? Math.min(MOST, ...limits) : 0
}

function hasChance(game: Game, since: number): boolean {
  for (let node = game.tape; node !== null && node.n > since; node = node.before) if (node.by < 0) return true
  return false
}

/** A player proposes to repeat a round; the others accept or shorten it in turn order, and it is taken (732.2a–c). */
export function* takeShortcut(game: Game, player: PlayerId, { acts, change, most }: Round): Procedure<void> {
  const [said] = yield* ask(game, {
    by: player,
    kind: "loop",
    rules: ["732.2a"],
    prompt: "shortcut-times",
    space: numberRange(1, most),
  })
  let times = Number(said)
  let then: readonly string[] = []
  for (let other = nextPlayer(game, player); other !== player; other = nextPlayer(game, other)) {
    const at = acts.findIndex((act) => seatOf(act) === other)
    // Who has nothing to say in it can't act otherwise.
    if (at < 0) continue
    const [kept] = yield* ask(game, {
      by: other,
      kind: "loop",
      rules: ["732.2b"],
      prompt: "shortcut-accept",
      about: { times },
      space: numberRange(0, times),
    })
    if (Number(kept) === times) continue
    times = Number(kept)
    then = [...acts.slice(0, at), `!${acts[at]}`]
  }
  setPlace(game, { shown: { turn: game.state.turn, acts: [], seen: [], then } })
  step(game, "repeat", ["732.2c"], { player, data: { times } })
  if (times === 0) return
  for (const [name, by] of Object.entries(change)) {
    const [what, whose, kind = ""] = name.split(" ")
    const amount = by * times
    const rule = "732.2c"
    // Nothing triggers: what would have is done with in each round.
    if (what === "life") yield* happen(game, [{ type: "life", rule, player: Number(whose) as PlayerId, amount }])
    else if (what === "counters")
      yield* happen(game, [
        { type: "counters", as: "repeated", rule, object: Number(whose) as ObjectId, name: kind, amount },
      ])
    else {
      const [type = "", only] = name.slice(name.indexOf(MANA) + MANA.length).split("|")
      const data = only === undefined ? {} : { data: { only } }
      yield* happen(game, [{ type: "mana", rule, player: Number(whose) as PlayerId, name: type, amount, ...data }])
    }
  }
}
