import {
  type Decision,
  drawEndless,
  type Game,
  type Key,
  type Plain,
  type Procedure,
  type Space,
  setLoop,
  standingKey,
} from "@dilemma-table/engine"

/*
 * Loops. Where a position comes again in a turn, and with it a choice that was made there, somebody has to do something else:
 * the turn player if they had any choice on the way, otherwise the other player (rule change of 2020). Where nobody has a
 * choice the game is a draw.
 *
 * Nothing is remembered before so much has happened in a turn; then a quick number is kept for each decision, and the whole
 * position only once that number has come again.
 */

/** So much has to have happened in a turn before positions are compared. */
const EVENTS_BEFORE = 12
/** So many abilities in a row without anything to decide, and positions are compared, too. */
export const IDLE_BEFORE = 40

/** The rule change of 2020 about loops. */
export const loopRule = "event-31616"

/** A decision of this turn. */
interface Past {
  readonly quick: number
  /** The whole position, where it was worth comparing. */
  readonly whole?: string
  /** Counts up with every ability that comes to wait. */
  readonly time: number
  readonly by: number
  /** Was there more than one answer? */
  readonly free: boolean
  readonly keys: readonly Key[]
}

function pastOf(game: Game): readonly Past[] {
  const past = game.state.loop.past as unknown as { readonly turn: number; readonly list: readonly Past[] } | undefined
  return past === undefined || past.turn !== game.state.turn ? [] : past.list
}

/**
 * Plays a part of the game on, and keeps its decisions from repeating a position for ever.
 * @param asked told at each decision
 */
export function* withoutLoops(game: Game, part: () => Procedure<void>, asked: () => void): Procedure<void> {
  const running = part()
  let result = running.next([])
  while (result.done !== true) {
    const decision = result.value
    asked()
    if (decision.by < 0 || game.state.history.length < EVENTS_BEFORE) {
      result = running.next(yield decision)
      continue
    }
    const past = pastOf(game)
    const quick = quickNumber(game, decision)
    const seen = past.filter((one) => one.quick === quick)
    const whole = seen.length === 0 ? undefined : standingKey(game, true)
    const same = seen.filter((one) => one.whole === whole && one.time < game.state.time)
    if (same.length > 0 && isForced(game, past.slice(past.indexOf(same[0] as Past)), decision))
      yield* drawEndless(game, loopRule)
    const keys = yield same.length === 0 ? decision : otherwise(game, decision, past, same)
    remember(game, past, {
      quick,
      ...(whole === undefined ? {} : { whole }),
      time: game.state.time,
      by: decision.by,
      free: isFree(decision),
      keys,
    })
    result = running.next(keys)
  }
}

function remember(game: Game, list: readonly Past[], now: Past): void {
  setLoop(game, { past: { turn: game.state.turn, list: [...list, now] } as unknown as Plain })
}

const isFree = ({ space }: Decision): boolean =>
  space.type !== "pick" || space.min !== space.max || space.options.length > space.min

/** Had nobody a choice since the position was there before? */
const isForced = (_game: Game, cycle: readonly Past[], now: Decision): boolean =>
  !isFree(now) && cycle.every(({ free }) => !free)

/** The decision without the answers that led back to it, if it is for this player to do something else. */
function otherwise(game: Game, decision: Decision, past: readonly Past[], same: readonly Past[]): Decision {
  const { active } = game.state
  const cycle = past.slice(past.indexOf(same[0] as Past))
  const who = cycle.some(({ by, free }) => free && by === active) ? active : decision.by
  if (decision.by !== who) return decision
  const space = without(decision.space, same)
  return space === null ? decision : { ...decision, space, rules: [...decision.rules, loopRule] }
}

/** Of one thing to pick: the others. Null where nothing else is left, or several things are picked. */
function without(space: Space, same: readonly Past[]): Space | null {
  if (space.type !== "pick" || space.max !== 1 || space.repeat) return null
  const led = new Set(same.flatMap(({ keys }) => keys))
  const options = space.options.filter(({ key }) => !led.has(key))
  const min = same.some(({ keys }) => keys.length === 0) ? 1 : space.min
  if (options.length === 0 && min > 0) return null
  return { ...space, options, min: Math.min(min, options.length), max: Math.min(1, options.length) }
}

/** A number that is the same where the position may be: how many cards lie where, what is tapped, what is asked. */
function quickNumber(game: Game, { prompt, by, source }: Decision): number {
  const { state } = game
  let number = mix(17, by)
  for (let i = 0; i < prompt.length; i++) number = mix(number, prompt.charCodeAt(i))
  number = mix(number, state.waiting.length)
  number = mix(number, state.effects.length)
  number = mix(number, source === undefined ? 0 : (state.objects[source]?.card ?? 0))
  for (const ids of state.zones) {
    number = mix(number, ids.length)
    let tapped = 0
    for (const id of ids) if (state.objects[id]?.tapped === true) tapped += 1
    number = mix(number, tapped)
  }
  return number
}

const mix = (number: number, more: number): number => Math.imul(number ^ more, 0x01000193) >>> 0
