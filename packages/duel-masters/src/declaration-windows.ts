import {
  addWaiting,
  ask,
  askOne,
  everyone,
  type Game,
  type GameEvent,
  happen,
  NONE,
  type ObjectId,
  objectOption,
  type PlayerId,
  type Procedure,
  pick,
  playersFrom,
  removeWaiting,
  step,
  type Waiting,
} from "@dilemma-table/engine"
import { type Declarable, declarables, eventNow, mayDeclare } from "./declaring-hidden.ts"

/** What waits is a moment for declarations, not an effect. */
export const WINDOW = "window"

/**
 * After something has happened for which a player may hold an ability to be declared, that player's moment to do so waits: the
 * turn player's before that player's effects, the other's after those and before the other's own (506.3b–e, 507.3d–g, 511.1b–e).
 */
export function awaitDeclarations(game: Game, done: readonly GameEvent[]): void {
  for (const event of done)
    for (const controller of playersFrom(game, game.state.active))
      if (mayDeclare(game, controller, event))
        addWaiting(
          game,
          { kind: WINDOW, source: event.object ?? NONE, controller, ability: null, event, names: {} },
          false,
        )
}

/** The step of an attack at which what is declared for this event is declared. */
const rules: Readonly<Record<string, readonly [active: string, other: string]>> = {
  attacks: ["506.3b", "506.3d"],
  "attacks-player": ["506.3b", "506.3d"],
  attacked: ["506.3b", "506.3d"],
  blocks: ["507.3d", "507.3f"],
  blocked: ["507.3d", "507.3f"],
  unblocked: ["507.3d", "507.3f"],
  "unblocked-player": ["507.3d", "507.3f"],
  "attack-ends": ["510.1", "510.1"],
  "broke-in-attack": ["510.1", "510.1"],
  "turn-ends": ["511.1b", "511.1d"],
}

/**
 * The moment has come: the player may declare any of what triggers on the event, all at once. Others see that there is such a
 * moment whenever the player has cards they don't know, and nothing more until a card is shown.
 */
export function* openWindow(
  game: Game,
  { n, controller: player, event: seen }: Waiting,
  rest: boolean,
): Procedure<void> {
  const { active } = game.state
  const event = seen === null ? null : player === active ? seen : eventNow(game, seen)
  const able = event === null ? null : declarables(game, player, event)
  if (event === null || able === null) {
    removeWaiting(game, n)
    return
  }
  const [first, second] = rules[event.as ?? ""] ?? []
  const rule = player === active ? first : second
  const cards = [...new Set(able.map(({ card }) => card))]
  const keys = yield* ask(game, {
    by: player,
    kind: "declaration",
    rules: rule === undefined ? ["603.2f"] : ["603.2f", rule],
    prompt: "declare-abilities",
    ...(event.object === undefined ? {} : { source: event.object }),
    about: { event: event.as ?? event.type },
    hidden: true,
    rest,
    space: pick(cards.map(objectOption), 0, cards.length),
  })
  removeWaiting(game, n)
  const declared: Declarable[] = []
  for (const card of keys as readonly ObjectId[]) declared.push(yield* whichOf(game, player, card, able))
  if (declared.length === 0) return
  const objects = declared.map(({ card }) => card)
  yield* happen(game, [{ type: "know", as: "declares", rule: "603.2f", player, objects, seen: everyone(game) }])
  for (const { card, ability } of declared) {
    step(game, "declare-ability", ["603.2f"], { player, object: card })
    addWaiting(game, { kind: "trigger", source: card, controller: player, ability, event, names: {} })
  }
}

/** Of a card with several such abilities its owner says which one. */
function* whichOf(game: Game, by: PlayerId, card: ObjectId, able: readonly Declarable[]): Procedure<Declarable> {
  const own = able.filter((one) => one.card === card)
  const [only] = own
  if (only !== undefined && own.length === 1) return only
  const key = yield* askOne(
    game,
    { by, kind: "declaration", rules: ["603.2f"], prompt: "declare-which", source: card, hidden: true },
    own.map((_, i) => ({
      key: `ability:${card}:${i + 1}`,
      is: { type: "act", act: "declare", object: card, ability: i + 1 },
    })),
  )
  return own[Number(String(key).split(":")[2]) - 1] as Declarable
}
