import {
  ask,
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

interface Replacement {
  readonly replace: { readonly on: string | readonly string[] }
  readonly with: unknown
  readonly if?: unknown
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
    const frame = makeFrame(chosen.object, object(game.state, chosen.object).controller, {
      event,
      ability: chosen.ability,
    })
    yield* run(game, frame, (chosen.ability as unknown as Replacement).with as never)
  }
  return left
}

function applies(game: Game, { object: source, ability }: Watcher, event: GameEvent): boolean {
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
