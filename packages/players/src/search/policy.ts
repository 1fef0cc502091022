import {
  contains,
  countIn,
  type Decision,
  fork,
  type Game,
  isForced,
  iterate,
  type Key,
  type ObjectId,
  type Option,
  type PlayerId,
  sample,
  takeFirst,
  zone,
} from "@dilemma-table/engine"
import { evaluate, strengthOf } from "../evaluation.ts"
import { isOver, type Random } from "../greedy.ts"

/*
 * How a game is played on in a search, cheaply and not stupidly: whoever's turn it is uses the dearest cards it can, attacks
 * where that loses nothing, and blocks where it pays.
 */

/** Of targets so many are tried, and so many decisions are played on to see what comes of one. */
const triedTargets = 3
const ahead = 30

const mainSteps: ReadonlySet<unknown> = new Set(["precombat-main", "postcombat-main"])

/** In a search nobody acts but in their own main steps, where nothing is on the stack. */
export const passesInSearch = (game: Game, player: PlayerId): boolean =>
  game.state.active !== player || !mainSteps.has(game.state.loop.step) || countIn(game, "stack") > 0

const firstAnswer = (asked: Decision): readonly Key[] => takeFirst(asked) ?? []

/** How one game is being played on. */
export interface Playing {
  readonly random: Random
  /** What has been begun in which turn: something that was taken back isn't begun again. */
  readonly begun: Set<string>
}

/** The answer that whoever is asked is taken to give. */
export function likelyAnswer(play: Game, asked: Decision, playing: Playing): readonly Key[] {
  const { kind, space } = asked
  const { random } = playing
  switch (kind) {
    case "action":
      return likelyAction(play, asked, playing)
    case "attackers":
      return legalOr(play, asked, attackersOf(play, asked, random))
    case "blockers":
      return legalOr(play, asked, blocksOf(play, asked))
    case "attack":
      return targetOfAttack(play, asked)
    case "block":
      return legalOr(play, asked, blockOf(play, asked))
    case "targets":
      return bestTarget(play, asked, random)
    case "yes-no":
      return [random(4) === 0 ? "no" : "yes"]
    case "payment":
      return plainPayment(asked)
    case "modes":
      return sample(space, random, play.oracle)
    default:
      return firstAnswer(asked)
  }
}

export function plainPayment(asked: Decision): readonly Key[] {
  const keys = asked.space.type === "pick" ? asked.space.options.map(({ key }) => key) : []
  const plain = ["done", "auto"].find((key) => keys.includes(key))
  return plain === undefined ? firstAnswer(asked) : [plain]
}

const optionsOf = ({ space }: Decision): readonly Option[] => (space.type === "pick" ? space.options : [])

const legalOr = (play: Game, asked: Decision, keys: readonly Key[]): readonly Key[] =>
  contains(asked.space, keys, play.oracle) ? keys : firstAnswer(asked)

function likelyAction(play: Game, asked: Decision, { random, begun }: Playing): readonly Key[] {
  const options = optionsOf(asked)
  const rest = options.find(({ key, is }) => is.type === "pass" || key === "end") ?? options[0]
  if (rest === undefined) return firstAnswer(asked)
  let best: Option | null = null
  let most = Number.NEGATIVE_INFINITY
  for (const option of options) {
    if (begun.has(`${play.state.turn} ${option.key}`)) continue
    const worth = wish(play, option, asked.by) + random(100) / 100
    if (worth <= most) continue
    most = worth
    best = option
  }
  if (best === null || most <= 0) return [rest.key]
  begun.add(`${play.state.turn} ${best.key}`)
  return [best.key]
}

/** How much somebody would like to do this; below 0 not at all. */
function wish(play: Game, { is }: Option, player: PlayerId): number {
  if (is.type !== "act") return -1
  const { act, object } = is
  if (act === "play") return 100
  if (act === "charge") return zone(play, player, "mana").length < 7 ? costOf(play, object, 0) : -2
  if (act === "cast" || act === "use") return 10 + costOf(play, object, is.face ?? 0)
  if (act === "attack") return 1
  return -1
}

interface Priced {
  readonly cost?: number | string
  readonly manaCost?: string
}

/** How dear a card's face is, roughly. */
function costOf(play: Game, id: ObjectId, face: number): number {
  const found = play.state.objects[id]
  const card = found === undefined ? undefined : play.cards[found.card]
  const data = (card?.faces[face] ?? card?.faces[0])?.data as Priced | undefined
  if (typeof data?.cost === "number") return data.cost
  return (data?.manaCost?.match(/\{[^}]*\}/g) ?? []).reduce((sum, symbol) => sum + symbolCost(symbol), 0)
}

const symbolCost = (symbol: string): number => {
  const number = Number(symbol.slice(1, -1))
  return Number.isNaN(number) ? (symbol === "{X}" ? 0 : 1) : number
}

interface Fighter {
  readonly id: ObjectId
  readonly power: number
  readonly toughness: number
}

const fighterOf = (play: Game, id: ObjectId): Fighter => {
  const { power = 0, toughness = power } = strengthOf(play, { id })
  return { id, power, toughness }
}

const beats = (a: Fighter, b: Fighter): boolean => a.power >= b.toughness
const survives = (a: Fighter, b: Fighter): boolean => a.toughness > b.power

const lifeOf = (play: Game, player: PlayerId): number => play.state.players[player]?.life ?? 0

/** Those of other players that stand ready to block. */
const readyAgainst = (play: Game, player: PlayerId): readonly Fighter[] =>
  play.state.players.flatMap((_, i) =>
    zone(play, i as PlayerId, "battlefield").flatMap((id) => {
      const found = play.state.objects[id]
      if (found === undefined || found.controller === player || found.tapped) return []
      const { power, toughness } = strengthOf(play, { id })
      return power === undefined || toughness === undefined ? [] : [{ id, power, toughness }]
    }),
  )

/** Attacks with all where that may win at once; otherwise with what would come back, or take something with it. */
function attackersOf(play: Game, asked: Decision, random: Random): readonly Key[] {
  const blockers = readyAgainst(play, asked.by)
  const seen = new Set<ObjectId>()
  const mine = optionsOf(asked).flatMap(({ key, is }) => {
    if (!("object" in is) || seen.has(is.object)) return []
    seen.add(is.object)
    return [{ key, fighter: fighterOf(play, is.object) }]
  })
  const other = (1 - asked.by) as PlayerId
  const through = mine.map(({ fighter }) => fighter.power).sort((a, b) => b - a)
  const free = through.slice(blockers.length).reduce((sum, power) => sum + power, 0)
  if (free >= lifeOf(play, other)) return mine.map(({ key }) => key)
  return mine
    .filter(({ fighter }) => {
      if (fighter.power <= 0) return false
      const killers = blockers.filter((one) => beats(one, fighter))
      if (killers.length === 0) return true
      return killers.every((one) => beats(fighter, one)) && random(2) === 0
    })
    .map(({ key }) => key)
}

/** Blocks what it beats or outlives; where it would die of the rest, whatever stands in the way. */
function blocksOf(play: Game, asked: Decision): readonly Key[] {
  const pairs = optionsOf(asked).flatMap(({ key, is }) =>
    is.type === "pair" ? [{ key, blocker: fighterOf(play, is.object), attacker: fighterOf(play, is.other) }] : [],
  )
  const attacking = play.state.loop.attackers
  const all = Array.isArray(attacking)
    ? attacking.flatMap((one) => {
        const id = (one as { readonly attacker?: ObjectId } | null)?.attacker
        return id === undefined ? [] : [fighterOf(play, id)]
      })
    : []
  let damage = all.reduce((sum, { power }) => sum + power, 0)
  const life = lifeOf(play, asked.by)
  const used = new Set<ObjectId>()
  const stopped = new Set<ObjectId>()
  const chosen: Key[] = []
  const take = (fits: (blocker: Fighter, attacker: Fighter) => boolean): void => {
    for (const { key, blocker, attacker } of [...pairs].sort((a, b) => b.attacker.power - a.attacker.power)) {
      if (used.has(blocker.id) || stopped.has(attacker.id) || !fits(blocker, attacker)) continue
      used.add(blocker.id)
      stopped.add(attacker.id)
      chosen.push(key)
      damage -= attacker.power
    }
  }
  take((blocker, attacker) => survives(blocker, attacker) && beats(blocker, attacker))
  take((blocker, attacker) => survives(blocker, attacker) && attacker.power > 0)
  take(
    (blocker, attacker) =>
      beats(blocker, attacker) && blocker.power + blocker.toughness <= attacker.power + attacker.toughness,
  )
  if (damage >= life) take((_, attacker) => attacker.power > 0)
  return chosen
}

/** Attacks a creature that it beats, otherwise the player. */
function targetOfAttack(play: Game, asked: Decision): readonly Key[] {
  const { source } = asked
  const power = source === undefined ? 0 : fighterOf(play, source).power
  const options = optionsOf(asked)
  const beaten = options.find(({ is }) => is.type === "object" && fighterOf(play, is.object).power < power)
  const option = beaten ?? options.find(({ is }) => is.type === "player") ?? options[0]
  return option === undefined ? firstAnswer(asked) : [option.key]
}

/** Blocks with what isn't beaten; without shields with anything. */
function blockOf(play: Game, asked: Decision): readonly Key[] {
  const power = asked.source === undefined ? 0 : fighterOf(play, asked.source).power
  const able = optionsOf(asked).flatMap(({ key, is }) =>
    is.type === "object" ? [{ key, power: fighterOf(play, is.object).power }] : [],
  )
  const good = able.filter((one) => one.power >= power).sort((a, b) => a.power - b.power)[0]
  if (good !== undefined) return [good.key]
  const bare = zone(play, asked.by, "shields").length === 0
  const [any] = able.sort((a, b) => a.power - b.power)
  return bare && any !== undefined ? [any.key] : []
}

/** Of a few targets the one after which the position is worth most to whoever chooses. */
function bestTarget(play: Game, asked: Decision, random: Random): readonly Key[] {
  const { by, space } = asked
  const tried: (readonly Key[])[] = []
  for (const keys of iterate(space, play.oracle)) {
    tried.push(keys)
    if (tried.length > triedTargets) break
  }
  const few =
    tried.length <= triedTargets
      ? tried
      : Array.from({ length: triedTargets }, () => sample(space, random, play.oracle))
  let best = few[0] ?? firstAnswer(asked)
  let most = Number.NEGATIVE_INFINITY
  for (const keys of few) {
    const trial = fork(play, { forced: "ask", passes: () => true })
    trial.give(by, keys)
    finish(trial)
    const worth = evaluate(trial, by)
    if (worth <= most) continue
    most = worth
    best = keys
  }
  return best
}

/** Until what was begun is over, with the first answer to whatever is asked. */
function finish(play: Game): void {
  for (let n = 0; n < ahead; n++) {
    const next = play.wake()
    if (next === null || isOver(play, next)) return
    const pass = next.kind === "action" ? optionsOf(next).find(({ is }) => is.type === "pass") : undefined
    play.give(next.by, isForced(next.space, play.oracle) ?? (pass === undefined ? firstAnswer(next) : [pass.key]))
  }
}
