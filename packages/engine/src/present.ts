import type { Game } from "./game.ts"
import type { ObjectId } from "./ids.ts"
import type { Ability } from "./language/types.ts"
import type { State, Watcher } from "./state.ts"

/*
 * Most of what a rulebook asks is answered "nothing": no static ability with that word stands, nobody watches that event.
 * What stands and watches at all is worked out once for each index of watchers and list of effects, so that such a question
 * costs one look-up. (Asked of the index each time, it was a fifth of random play.)
 */

/** What stands and what is watched, for one `watch` and one `effects` of a state. Both are replaced whenever they change. */
export interface Present {
  /** What a rulebook has worked out from the words alone, by its own key. */
  readonly own: Map<string, unknown>
  readonly watch: State["watch"]
  readonly effects: State["effects"]
  /** The words of static abilities and continuous effects; some may not hold just now. */
  readonly words: ReadonlySet<string>
  /** Those of static abilities that these give to objects. */
  readonly given: ReadonlySet<string>
  /** The objects that alone have a word for themselves, where nothing says it of others. */
  readonly selves: ReadonlyMap<string, ReadonlySet<ObjectId>>
  /** Abilities that watch an event of this name, and those that replace one. */
  readonly watched: ReadonlyMap<string, readonly Watcher[]>
  readonly replaced: ReadonlyMap<string, readonly Watcher[]>
}

/** What stands and is watched in the game's state now. */
export function presentIn(game: Game): Present {
  const { watch, effects } = game.state
  const known = game.present
  if (known !== null && known.watch === watch && known.effects === effects) return known
  const present = presentOf(watch, effects)
  game.present = present
  return present
}

function presentOf(watch: State["watch"], effects: State["effects"]): Present {
  const words = new Set<string>()
  const given = new Set<string>()
  const selves = new Map<string, ReadonlySet<ObjectId>>()
  const watched = new Map<string, readonly Watcher[]>()
  const replaced = new Map<string, readonly Watcher[]>()
  for (const name in watch) {
    const watchers = watch[name] as readonly Watcher[]
    if (name.startsWith(STATIC)) {
      words.add(name.slice(STATIC.length))
      if (watchers.every(isOfItself))
        selves.set(name.slice(STATIC.length), new Set(watchers.map(({ object }) => object)))
      if (name === GRANT) for (const { ability } of watchers) addGiven(given, (ability as Static).static)
    } else if (name.startsWith(REPLACE)) replaced.set(name.slice(REPLACE.length), watchers)
    else watched.set(name, watchers)
  }
  for (const { does } of effects) {
    for (const word in does.does) {
      words.add(word)
      selves.delete(word)
    }
    addGiven(given, does.does as Does)
  }
  return { own: new Map(), watch, effects, words, given, selves, watched, replaced }
}

const STATIC = "static:"
const GRANT = "static:grant"
const REPLACE = "replace:"

/** Is it a static ability of its own object, and of no other? */
const isOfItself = ({ ability }: Watcher): boolean => {
  const { to } = ability as { readonly to?: unknown }
  return to === undefined || to === "this"
}

type Does = Readonly<Record<string, unknown>>
type Static = { readonly static: Does }

const NONE: readonly Ability[] = []

/** The abilities that something gives: one, or a list of them. */
export function grantedBy({ grant }: Does): readonly Ability[] {
  if (grant === undefined) return NONE
  return (Array.isArray(grant) ? grant : [grant]) as readonly Ability[]
}

function addGiven(words: Set<string>, does: Does): void {
  for (const ability of grantedBy(does))
    if (typeof ability === "object" && "static" in ability)
      for (const word in (ability as Static).static) words.add(word)
}
