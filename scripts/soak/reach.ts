import {
  abilitiesOf,
  answer,
  type CardData,
  contains,
  type Decision,
  decision,
  type Game,
  type Key,
  type LogEntry,
  logLines,
  NONE,
  newGame,
  type ObjectId,
  randomSource,
  sample,
} from "@dilemma-table/engine"
import { exercises } from "./exercises.ts"
import { cardOf, cardsOf, Goals, nameOf, used } from "./goals.ts"
import { cardNames, positionFor } from "./positions.ts"

export interface Reached {
  /** How much of each kind was reached. */
  readonly reached: readonly string[]
  /** What never was. */
  readonly never: readonly string[]
  readonly answers: number
}

export interface ReachOptions {
  readonly seed: number
  /** How many positions are tried for one card at most. */
  readonly attempts: number
  /** How many answers are given in one position. */
  readonly answers: number
}

/** Plays until everything has been reached, or every card has had its attempts. Errors of the rulebook are thrown on. */
export function reachAll(options: ReachOptions, say: (text: string) => void = () => {}): Reached {
  const goals = new Goals()
  const total = goals.left.size
  const random = randomSource(options.seed)
  let answers = 0
  const tryCard = (card: string, wanted: () => boolean, attempts = options.attempts): void => {
    for (let attempt = 0; attempt < attempts && wanted(); attempt++) {
      answers += playAt(goals, card, attempt, random, options.answers)
      say(`${total - goals.left.size} of ${total} reached; ${card}`)
    }
  }
  for (const times of [1, 3])
    for (const card of cardNames) tryCard(card, () => goals.of(card).length > 0, times * options.attempts)
  for (const goal of [...goals.left]) for (const card of goals.saying(goal)) tryCard(card, () => goals.left.has(goal))
  for (const card of exercises) tryCard(nameOf(card as unknown as CardData), () => goals.left.size > 0, 2)
  const kindOf = (goal: string): string => goal.split(" ")[0] as string
  const kinds = [...new Set([...goals.everything].map(kindOf))]
  const count = (list: ReadonlySet<string>, kind: string): number =>
    [...list].filter((goal) => kindOf(goal) === kind).length
  return {
    reached: kinds.map((kind) => {
      const all = count(goals.everything, kind)
      return `${kind}: ${all - count(goals.left, kind)} of ${all}`
    }),
    never: [...goals.left],
    answers,
  }
}

type Random = (n: number) => number

function playAt(goals: Goals, card: string, attempt: number, random: Random, limit: number): number {
  const setup = positionFor(card, attempt, random)
  const begun = newGame(goals.rulebook, setup)
  if (!begun.ok) throw new Error(`${card}: ${begun.fault.place}: ${begun.fault.message.en}`)
  const game = begun.value
  let seen = 0
  let n = 0
  for (let asked = decision(game); asked !== null && n < limit; n++) {
    seen = watch(goals, game, seen)
    if (goals.of(card).length === 0 && n > 20) break
    const given = answer(game, asked.by, choose(goals, game, card, asked, random))
    if (!given.ok) throw new Error(`${card}: ${given.fault.message.en}`)
    asked = given.value
  }
  watch(goals, game, seen)
  return n
}

/** Notes what has come to pass since line `from` of the log, and what stands now. Returns the last line. */
function watch(goals: Goals, game: Game, from: number): number {
  for (const { entry } of logLines(game, from)) noteLine(goals, game, entry)
  for (const name of Object.keys(game.state.watch))
    if (name.startsWith("static:")) goals.reach(`static ${name.slice(7)}`)
  for (const { does } of game.state.effects) for (const word of Object.keys(does.does)) goals.reach(`static ${word}`)
  return game.log?.n ?? from
}

function noteLine(goals: Goals, game: Game, entry: LogEntry): void {
  if (entry.type === "waits") {
    const waiting = game.state.waiting.find(({ n }) => n === entry.n)
    if (waiting?.event != null) for (const name of game.rulebook.eventNames(waiting.event)) goals.reach(`event ${name}`)
  }
  if (entry.type !== "event") return
  const { event } = entry
  for (const name of game.rulebook.eventNames(event)) goals.reach(`event ${name}`)
  const id = event.object
  if (id === undefined) return
  const uses = event.type === "note" && ["uses", "summons", "casts", "generates", "gr-summons"].includes(event.as ?? "")
  const out = event.type === "move" && ["battle", "shields"].includes(event.to ?? "") && event.becomes !== undefined
  if (!uses && !out) return
  const at = uses ? id : (event.becomes as ObjectId)
  if (uses || event.to === "battle") for (const card of cardsOf(game, at)) goals.reach(used(card))
  for (const ability of abilitiesOf(game, at)) noteAbility(goals, ability as string | Readonly<Record<string, unknown>>)
}

/** The keywords and static words of a card that is used or put out. */
function noteAbility(goals: Goals, ability: string | Readonly<Record<string, unknown>>): void {
  if (typeof ability === "string") goals.reach(`keyword ${ability}`)
  else {
    for (const head of Object.keys(ability)) goals.reach(`keyword ${head}`)
    if ("static" in ability) for (const word of Object.keys(ability.static as object)) goals.reach(`static ${word}`)
  }
}

/** Prefers what was never used and never chosen; else anything. */
function choose(goals: Goals, game: Game, card: string, asked: Decision, random: Random): readonly Key[] {
  const { space, kind } = asked
  const any = (): readonly Key[] => sample(space, random, game.oracle)
  if (space.type !== "pick") return any()
  const fits = (keys: readonly Key[]): boolean => contains(space, keys, game.oracle)
  if (kind === "action") {
    const worth = space.options.map(({ key, is }) => {
      const id = "object" in is ? (is.object as ObjectId) : NONE
      if (id === NONE) return 1
      const name = cardOf(game, id)
      const news = goals.of(name).length > 0 ? 20 : 0
      return (name === card ? 30 : 0) + news + (String(key).startsWith("charge") ? 0 : 8)
    })
    return [space.options[weighted(worth, random)]?.key as Key]
  }
  if (kind === "modes" && asked.source !== undefined) {
    const name = cardOf(game, asked.source)
    const left = goals.of(name).filter((goal) => goal.startsWith("mode "))
    const wanted = space.options.filter(({ key }) => left.some((goal) => goal.startsWith(`mode ${key} of `)))
    for (let n = wanted.length; n > 0; n--) {
      const keys = wanted.slice(0, n).map(({ key }) => key)
      if (fits(keys)) return keys
    }
    for (const { key } of wanted) {
      for (let i = 0; i < 20; i++) {
        const keys = any()
        if (keys.includes(key)) return keys
      }
    }
  }
  if ((kind === "declaration" || kind === "yes-no" || kind === "replacement" || kind === "block") && random(4) > 0) {
    if (kind === "yes-no" && fits(["yes"])) return ["yes"]
    const all = space.options.filter(({ is }) => is.type !== "no").map(({ key }) => key)
    for (let n = Math.min(all.length, space.max); n > 0; n--) if (fits(all.slice(0, n))) return all.slice(0, n)
  }
  return any()
}

/** A place in a list, each as likely as it weighs. */
function weighted(worth: readonly number[], random: Random): number {
  let left = random(
    Math.max(
      1,
      worth.reduce((sum, one) => sum + one, 0),
    ),
  )
  return Math.max(
    0,
    worth.findIndex((one) => {
      left -= one
      return left < 0
    }),
  )
}
