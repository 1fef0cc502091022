import type { Game } from "./game.ts"
import type { GameObject, State } from "./state.ts"

/*
 * A test mode: at every answer each object of the state is replaced, and the old one refuses to be read.
 * Code that holds an object instead of its id across a `yield` then fails at once.
 */

const raw = new WeakMap<GameObject, GameObject>()
const revokers = new WeakMap<Game, readonly (() => void)[]>()

const unwrap = (found: GameObject): GameObject => raw.get(found) ?? found

/** The state with plain objects, fit to be kept. */
export function unwrapState(state: State): State {
  return { ...state, objects: state.objects.map((found) => found && unwrap(found)) }
}

export function freshen(game: Game): void {
  const bare = game.state.objects.map((found) => found && { ...unwrap(found) })
  for (const revoke of revokers.get(game) ?? []) revoke()
  const fresh: (() => void)[] = []
  const objects = bare.map((found) => {
    if (found === undefined) return undefined
    const { proxy, revoke } = Proxy.revocable(found, {})
    raw.set(proxy, found)
    fresh.push(revoke)
    return proxy
  })
  revokers.set(game, fresh)
  game.state = { ...game.state, objects }
}
