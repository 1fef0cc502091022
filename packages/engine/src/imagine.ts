import type { GameBasis, GameOptions, Rest, TapeNode } from "./basis.ts"
import { firstRandom, randomSource } from "./chance.ts"
import type { Decision } from "./decision.ts"
import { decision, Game } from "./game.ts"
import { type CardIndex, type Key, NONE, type ObjectId, type PlayerId, UNKNOWN_CARD } from "./ids.ts"
import { inHand } from "./knowledge.ts"
import { logLines } from "./log.ts"
import { contains } from "./space/index.ts"
import type { Space } from "./space/types.ts"
import { copyState, type GameObject, object, type State } from "./state.ts"
import { isKnownTo, seesObject } from "./unseen.ts"
import { openLoop } from "./view.ts"
import { lineView } from "./view-log.ts"
import { unwatch, watchObject } from "./watch.ts"
import { outsideFace, Writer } from "./write.ts"

/** What an imagined position has where the player knows nothing: the unknown card, or a deal of likely ones. */
export type Guess =
  | { readonly unknown: true }
  /**
   * `prior`: for each seat the cards (indexes of the game's table) that the player takes to be hidden among that seat's;
   * `seed` deals them. Where it names too few, the rest is unknown.
   */
  | { readonly seed: number; readonly prior: readonly (readonly CardIndex[])[] }

/** How many deals are tried until one fits what was played since the last rest. */
const deals = 16

type Cards = ReadonlyMap<ObjectId, CardIndex>

/**
 * The game as a player may imagine it, to preview and search in: the last rest with all that the player doesn't know now
 * replaced, and the answers since. Two games that look the same to the player are imagined the same. Ids are kept; there
 * is no seed, no setup, no log and no earlier answer in it. On it, what depends on an unknown card stops the run.
 *
 * Where the answers since the rest depend on an unknown card already, or no deal fits them, it stands at that rest, and
 * `stoppedAt` says before which answer it had to stop.
 */
export function imagine(game: Game, player: PlayerId, guess: Guess): Game {
  decision(game)
  const now = game.state
  if (game.still) return stillImagined(game, player, guess)
  const secret = secretChoice(game, player)
  if (secret !== null) return standingAtRest(game, player, guess, secret)
  const seen = seenSince(game, player, game.rest.log?.n)
  let stopped = 0
  for (let n = 0; n < ("unknown" in guess ? 1 : deals); n++) {
    const cards = traced(game, player, now, deal(game, player, now, guess, n))
    const tape = tapeSince(game, player)
    const basis = imaginedBasis(game, player, guess, cards, null)
    const tried = new Game(basis, restOf(game, player, guess, cards, now), tape, optionsFor(game, guess))
    const at = tried.replay(
      (would, recorded) => would.by === recorded.by && contains(would.space, recorded.keys, tried.oracle),
    )
    if (at === null && tried.stoppedBy === null && seenSince(tried, player) === seen) return tried
    stopped = Math.max(stopped, at ?? tried.tape?.n ?? 0)
  }
  return standingAtRest(game, player, guess, stopped)
}

/**
 * The first answer since the rest that the player can't know: a secret one of which nothing has come yet, or one by which
 * somebody chose a card of a hand that is still there and hasn't been shown (the player can't tell which of the cards it is,
 * even where some of them are known). Null if there is none.
 */
function secretChoice(game: Game, player: PlayerId): number | null {
  const lines = logLines(game, game.rest.log?.n).map(({ entry }) => entry)
  const shown = shownSince(game, player)
  const answers = lines.filter((line) => line.type === "answered")
  const lastEvent = lines.findLastIndex((line) => line.type === "event")
  const secret = answers.findIndex((line) => {
    const { decision: asked, keys } = line
    if (asked.by === player) return false
    if (asked.secret === true && lines.indexOf(line) > lastEvent) return true
    if (amongEqual(game, player, asked)) return false
    return namedBy(asked, keys).some((id) => isHidden(game, player, id) && !shown.has(id))
  })
  return secret < 0 ? null : secret
}

/** Is it a card of a hand that the player doesn't see, and still there? */
function isHidden(game: Game, player: PlayerId, id: ObjectId): boolean {
  const found = game.state.objects[id]
  return found !== undefined && found.became === NONE && inHand(game, found) && !seesObject(game, player, found)
}

/** The objects that an answer names. */
function namedBy(asked: Decision, keys: readonly Key[]): readonly ObjectId[] {
  const options = "options" in asked.space ? asked.space.options : []
  return keys.flatMap((key) => {
    const is = options.find((option) => option.key === key)?.is
    return is !== undefined && "object" in is ? [is.object] : []
  })
}

/** Was it chosen among cards all of which are the same to the player's knowledge? Then it can be taken to be any of them. */
function amongEqual(game: Game, player: PlayerId, { space }: Decision): boolean {
  if (!("options" in space)) return false
  const cards = space.options.map(({ is }) => {
    const found = is?.type === "object" || is?.type === "waiting" ? game.state.objects[is.object] : undefined
    return found !== undefined && isKnownTo(game, player, found.known) ? found.card : UNKNOWN_CARD
  })
  return cards.every((card) => card === cards[0] && card !== UNKNOWN_CARD)
}

/** What the player saw happen since the last rest, as a text. Which cards they were follows from what is known. */
const seenSince = (game: Game, player: PlayerId, from?: number): string =>
  JSON.stringify(
    logLines(game, from).map(({ entry }) => lineView(game, player, entry)),
    (name, value) => (name === "card" || name === "cards" ? undefined : value),
  )

/** The last rest, by what was known there. */
function standingAtRest(game: Game, player: PlayerId, guess: Guess, answers: number): Game {
  const { state } = game.rest
  const cards = traced(game, player, state, deal(game, player, state, guess, 0))
  const stoppedAt = { answers, of: (game.tape?.n ?? 0) - (game.rest.tape?.n ?? 0) }
  const basis = imaginedBasis(game, player, guess, cards, stoppedAt)
  return new Game(basis, restOf(game, player, guess, cards, state), null, optionsFor(game, guess))
}

function stillImagined(game: Game, player: PlayerId, guess: Guess): Game {
  const cards = traced(game, player, game.state, deal(game, player, game.state, guess, 0))
  const basis = imaginedBasis(game, player, guess, cards, null)
  const rest = begun(withCards(game, player, guess, game.state, cards))
  const copy = new Game(basis, rest, null, optionsFor(game, guess), null)
  copy.state = rest.state
  copy.still = true
  return copy
}

const begun = (state: State): Rest => ({ state, tape: null, log: null, n: 0, before: null })

const optionsFor = (game: Game, guess: Guess): GameOptions => ({
  chance: "unknown" in guess ? "ask" : "auto",
  forced: game.options.forced,
  fragile: false,
})

function imaginedBasis(
  game: Game,
  player: PlayerId,
  guess: Guess,
  learnt: Cards,
  stoppedAt: { readonly answers: number; readonly of: number } | null,
): GameBasis {
  const { from: _, setup, ...same } = game.basis
  return {
    ...same,
    setup: { ...setup, seed: 0, seats: setup.seats.map(() => ({ zones: {} })) },
    imagining: { player, forgets: "unknown" in guess, learnt, stoppedAt },
  }
}

/**
 * The answers since the last rest, by themselves. How a zone was shuffled that the player doesn't see isn't among them, nor
 * which of equal cards was chosen in a hand.
 */
function tapeSince(game: Game, player: PlayerId): TapeNode | null {
  const answers = logLines(game, game.rest.log?.n).flatMap(({ entry }) => (entry.type === "answered" ? [entry] : []))
  const nodes: TapeNode[] = []
  for (let node = game.tape; node !== null && node !== game.rest.tape; node = node.before) nodes.push(node)
  return nodes.reverse().reduce<TapeNode | null>((before, { by, keys, auto }, i) => {
    const asked = answers[i]?.decision
    const hidden =
      asked?.kind === "shuffle" && offered(asked.space).every((id) => !seesObject(game, player, object(game.state, id)))
    const inHidden =
      asked !== undefined && asked.by !== player && namedBy(asked, keys).some((id) => isHidden(game, player, id))
    const any = inHidden && amongEqual(game, player, asked)
    return {
      by,
      keys: hidden ? offered(asked.space) : any ? offered(asked.space).slice(0, keys.length) : keys,
      auto,
      print: 0,
      n: i + 1,
      before,
    }
  }, null)
}

const offered = (space: Space): readonly ObjectId[] =>
  "options" in space ? space.options.map((option) => option.key as ObjectId) : []

/**
 * Which card each object is to the player's knowledge in this state, and each that became one of which it is known; ids
 * that were given since are among them.
 */
function traced(game: Game, player: PlayerId, state: State, dealt: Cards): Cards {
  const cards = new Map<ObjectId, CardIndex>()
  const shown = state === game.state ? shownSince(game, player) : null
  for (let i = state.objects.length - 1; i > 0; i--) {
    const found = state.objects[i]
    if (found === undefined || found.kind !== "card") continue
    const { id, became } = found
    const card = isKnownTo(game, player, found.known) ? found.card : cards.get(became === NONE ? id : became)
    const settled = card ?? (became === NONE ? dealt.get(id) : shown?.has(id) === true ? found.card : undefined)
    if (settled !== undefined) cards.set(id, settled)
  }
  return cards
}

/** What the player was shown since the last rest, whether or not its way could be followed further. */
const shownSince = (game: Game, player: PlayerId): ReadonlySet<ObjectId> =>
  new Set(
    logLines(game, game.rest.log?.n).flatMap(({ entry }) =>
      entry.type === "event" && entry.event.type === "know" && isKnownTo(game, player, entry.event.seen ?? 0)
        ? (entry.event.objects ?? [])
        : [],
    ),
  )

/** Objects that answers since the last rest named, in the order in which they first did. */
const namedSince = (game: Game): readonly ObjectId[] =>
  logLines(game, game.rest.log?.n).flatMap(({ entry }) =>
    entry.type === "answered" && entry.decision.kind !== "shuffle" ? namedBy(entry.decision, entry.keys) : [],
  )

/**
 * The cards that lie somewhere, in the order of zones; those beneath others follow them. In a hand, whose order the player
 * doesn't see, those named by answers come first.
 */
function* lying(game: Game, state: State): Generator<GameObject> {
  const named = namedSince(game)
  const seats = state.players.length
  const rank = (id: ObjectId): number => (named.includes(id) ? named.indexOf(id) : named.length)
  for (const [slot, list] of state.zones.entries()) {
    const ordered = named.length === 0 || game.rulebook.zones[Math.floor(slot / seats)]?.ordered === true
    for (const id of ordered ? list : [...list].sort((a, b) => rank(a) - rank(b))) {
      const found = object(state, id)
      yield found
      for (const under of found.under) yield object(state, under)
    }
  }
}

/** Deals the prior to all that the player doesn't know in this state. */
function deal(game: Game, player: PlayerId, state: State, guess: Guess, attempt: number): Cards {
  const cards = new Map<ObjectId, CardIndex>()
  if ("unknown" in guess) return cards
  const random = randomSource(guess.seed + attempt)
  const piles = guess.prior.map((pile) => mixed(pile, random))
  for (const { id, kind, known, owner } of lying(game, state)) {
    if (kind !== "card" || isKnownTo(game, player, known)) continue
    const card = piles[owner]?.pop()
    if (card !== undefined) cards.set(id, card)
  }
  return cards
}

function mixed<T>(list: readonly T[], random: (n: number) => number): T[] {
  const left = list.slice()
  for (let i = left.length - 1; i > 0; i--) {
    const j = random(i + 1)
    ;[left[i], left[j]] = [left[j] as T, left[i] as T]
  }
  return left
}

/** The last rest with these cards; `now` is the state they are known in. */
function restOf(game: Game, player: PlayerId, guess: Guess, cards: Cards, now: State): Rest {
  const { state } = game.rest
  return begun(withCards(game, player, guess, state, new Map([...lost(game, player, guess, cards, now), ...cards])))
}

/**
 * Cards that were reordered since the rest can't be followed back to it. In a deal they lie there among those that can't
 * be followed to where they are now.
 */
function lost(game: Game, player: PlayerId, guess: Guess, cards: Cards, now: State): Cards {
  const found = new Map<ObjectId, CardIndex>()
  const { state } = game.rest
  if ("unknown" in guess || now === state) return found
  const piles = now.players.map((): CardIndex[] => [])
  for (const { id, owner } of lying(game, now)) {
    const card = cards.get(id)
    if (card !== undefined && firstOf(now, id) >= state.objects.length) piles[owner]?.push(card)
  }
  const left = [...lying(game, state)].filter(({ id, kind }) => kind === "card" && !cards.has(id))
  for (const { known, card, owner } of left) {
    const same = isKnownTo(game, player, known) ? (piles[owner]?.indexOf(card) ?? -1) : -1
    if (same >= 0) piles[owner]?.splice(same, 1)
  }
  for (const { id, known, owner } of left) {
    const card = isKnownTo(game, player, known) ? undefined : piles[owner]?.shift()
    if (card !== undefined) found.set(id, card)
  }
  return found
}

/** The object it was first, as far back as it can be followed. */
function firstOf(state: State, id: ObjectId): ObjectId {
  let at = id
  for (let before = object(state, at).was; before !== NONE; before = object(state, at).was) at = before
  return at
}

/** A state with these cards, and the unknown card where there is none and the player doesn't know it either. */
function withCards(game: Game, player: PlayerId, guess: Guess, from: State, cards: Cards): State {
  const table = new Game(game.basis, begun(from), null, optionsFor(game, guess))
  const state: State = {
    ...copyState(from),
    loop: openLoop(game, from),
    random: firstRandom("unknown" in guess ? 0 : guess.seed),
  }
  table.state = state
  const write = new Writer(table)
  for (const found of from.objects) {
    if (found === undefined) continue
    const card = cardOf(game, player, found, cards)
    const change = {
      ...(card === found.card ? {} : { card, face: outsideFace(game, card), last: null }),
      ...links(game, player, from, found),
    }
    if (Object.keys(change).length === 0) continue
    const watches = card !== found.card && found.became === NONE
    if (watches) unwatch(table, found.id)
    write.patch(found.id, change)
    if (watches) watchObject(table, found.id)
  }
  const waiting = state.waiting.filter(({ controller, source }) => {
    const found = state.objects[source]
    return (
      controller === player || found === undefined || found.card !== UNKNOWN_CARD || seesObject(game, player, found)
    )
  })
  return { ...state, waiting }
}

function cardOf(game: Game, player: PlayerId, found: GameObject, cards: Cards): CardIndex {
  if (found.kind !== "card" || isKnownTo(game, player, found.known)) return found.card
  return cards.get(found.id) ?? UNKNOWN_CARD
}

/** Where it came from and went to, only if the player saw both. */
function links(game: Game, player: PlayerId, state: State, found: GameObject): Partial<GameObject> {
  const sees = (id: ObjectId): boolean => seesObject(game, player, object(state, id))
  const both = sees(found.id)
  return {
    ...(found.was === NONE || (both && sees(found.was)) ? {} : { was: NONE }),
    ...(found.became === NONE || found.became === found.id || (both && sees(found.became)) ? {} : { became: found.id }),
  }
}
