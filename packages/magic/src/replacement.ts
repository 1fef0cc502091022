import {
  ask,
  askYesNo,
  type Game,
  type GameEvent,
  holds,
  makeFrame,
  matchesPattern,
  type Option,
  object,
  one,
  type PlayerId,
  type Procedure,
  run,
  type Watcher,
} from "@dilemma-table/engine"
import { place, setPlace } from "./position.ts"

interface Replacement {
  readonly replace: { readonly on: string | readonly string[] }
  readonly with: unknown
  readonly if?: unknown
  readonly may?: true
}

/**
 * Replacement effects (614, 616): each event may be replaced by each ability once (614.5); the player it happens to or
 * whose object it is chooses among several (616.1). What happens instead is carried out in its place. A mere prevention
 * is an ability whose "with" is empty.
 */
export function* replaceEvents(
  game: Game,
  events: readonly GameEvent[],
  watchers: readonly Watcher[],
): Procedure<readonly GameEvent[]> {
  const left: GameEvent[] = []
  for (const event of events) {
    const applying = watchers.filter((watcher) => applies(game, watcher, event))
    if (applying.length === 0) {
      left.push(event)
      continue
    }
    const chosen = yield* chooseOne(game, event, applying)
    const declined = (chosen.ability as unknown as Replacement).may === true && !(yield* wanted(game, chosen))
    if (declined) left.push(...(yield* oneByOne(game, event, applying, chosen)))
    else yield* carryOut(game, chosen, event)
  }
  return left
}

/** What one of them wasn't wanted for may still be replaced by the others. */
function* oneByOne(
  game: Game,
  event: GameEvent,
  applying: readonly Watcher[],
  declined: Watcher,
): Procedure<readonly GameEvent[]> {
  const others = applying.filter((watcher) => watcher !== declined)
  return others.length === 0 ? [event] : yield* replaceEvents(game, [event], others)
}

function* wanted(game: Game, { object: source }: Watcher): Procedure<boolean> {
  const by = object(game.state, source).controller
  return yield* askYesNo(game, { by, rules: ["614.1"], prompt: "may", source })
}

/** What happens instead. As long as it happens the ability can't replace anything of it once more (614.5). */
function* carryOut(game: Game, chosen: Watcher, event: GameEvent): Procedure<void> {
  const { replacing } = place(game)
  const frame = makeFrame(chosen.object, object(game.state, chosen.object).controller, {
    event,
    ability: chosen.ability,
  })
  setPlace(game, { replacing: [...replacing, keyOf(chosen)] })
  yield* run(game, frame, (chosen.ability as unknown as Replacement).with as never)
  setPlace(game, { replacing })
}

const keyOf = ({ object: source, ability }: Watcher): string => `${source}:${JSON.stringify(ability)}`

function applies(game: Game, watcher: Watcher, event: GameEvent): boolean {
  const { object: source, ability } = watcher
  if (place(game).replacing.includes(keyOf(watcher))) return false
  const replacement = ability as unknown as Replacement
  const frame = makeFrame(source, object(game.state, source).controller, { event, ability })
  if (!matchesPattern(game, frame, replacement.replace, event)) return false
  return replacement.if === undefined || holds(game, frame, replacement.if as never)
}

function* chooseOne(game: Game, event: GameEvent, applying: readonly Watcher[]): Procedure<Watcher> {
  const [first] = applying
  if (first === undefined) throw new Error("Nothing applies")
  if (applying.length === 1) return first
  const by: PlayerId =
    event.object === undefined ? (event.player ?? game.state.active) : object(game.state, event.object).controller
  const [key] = yield* ask(game, {
    by,
    kind: "replacement",
    rules: ["616.1"],
    prompt: "replacement",
    space: one(
      applying.map((watcher, i): Option => ({ key: i + 1, is: { type: "event", event: i, object: watcher.object } })),
    ),
  })
  return applying[Number(key) - 1] ?? first
}
