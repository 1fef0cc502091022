import type { CompiledFace } from "./card.ts"
import type { Game } from "./game.ts"
import { NONE, type ObjectId, UNKNOWN_CARD } from "./ids.ts"
import { type GameObject, object, type State, type Watcher } from "./state.ts"
import { zoneSpec } from "./zones.ts"

/*
 * The index from what happens to the abilities that watch it. It follows objects: one is entered when it arrives where its
 * abilities work and taken out when it leaves, so an event asks only the abilities that name it.
 */

type WritableWatch = { watch: Record<string, readonly Watcher[]> }

type Watches = CompiledFace["watches"]
const NOTHING: Watches = []

/** What of an object watches or stands where it is. Most cards in most zones: nothing. */
function working(game: Game, found: GameObject): Watches {
  if (found.over !== NONE || (found.card === UNKNOWN_CARD && !found.faceDown)) return NOTHING
  const face = found.faceDown ? game.rulebook.faceDownFace?.(found) : game.card(found.card).faces[found.face]
  const watches = face?.watches ?? NOTHING
  let works = 0
  for (const { zones } of watches) if (worksIn(game, zones, found.zone)) works += 1
  if (works === 0) return NOTHING
  return works === watches.length ? watches : watches.filter(({ zones }) => worksIn(game, zones, found.zone))
}

const worksIn = (game: Game, zones: readonly string[] | null, name: string): boolean =>
  zones === null ? zoneSpec(game, name).play === true : zones.includes(name) || zones.includes("anywhere")

export function watchObject(game: Game, id: ObjectId): void {
  game.revision += 1
  const found = object(game.state, id)
  const watches = working(game, found)
  if (watches.length === 0) return
  const watch = { ...game.state.watch }
  for (const { names, ability } of watches) {
    for (const name of names) watch[name] = [...(watch[name] ?? []), { object: id, ability }]
  }
  ;(game.state as State & WritableWatch).watch = watch
}

export function unwatch(game: Game, id: ObjectId): void {
  game.revision += 1
  const watches = working(game, object(game.state, id))
  if (watches.length === 0) return
  const watch = { ...game.state.watch }
  for (const { names } of watches) {
    for (const name of names) {
      const left = (watch[name] ?? []).filter((watcher) => watcher.object !== id)
      if (left.length === 0) delete watch[name]
      else watch[name] = left
    }
  }
  ;(game.state as State & WritableWatch).watch = watch
}
