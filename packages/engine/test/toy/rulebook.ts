import {
  type Ability,
  abilityHolds,
  ask,
  askModes,
  askOne,
  askYesNo,
  attempt,
  type CardData,
  type CompiledCard,
  certain,
  checkCard,
  type Effect,
  type EventPattern,
  type Game,
  type GameEvent,
  happen,
  Illegal,
  isThere,
  makeFrame,
  matchesPattern,
  modalOf,
  type Names,
  NONE,
  namesOf,
  type ObjectId,
  type Option,
  object,
  objectOption,
  ok,
  opponentOf,
  type PlayerId,
  type Procedure,
  pick,
  players,
  type Rulebook,
  removeWaiting,
  run,
  setLoop,
  shuffle,
  step,
  UNKNOWN_CARD,
  type Waiting,
  type Watcher,
  zone,
} from "../../src/index.ts"
import { toyCards } from "./cards.ts"
import { draw, grammarFace, has, isA, power, rule, toField, vocabulary } from "./vocabulary.ts"

const find = (name: string): CardData | undefined => toyCards.find((card) => namesOf(card.name).includes(name))

function watchNames(ability: Ability): readonly string[] {
  if (typeof ability !== "object") return []
  if ("when" in ability) return [(ability as { when: EventPattern }).when.on].flat()
  if ("replace" in ability)
    return [(ability as { replace: EventPattern }).replace.on].flat().map((on) => `replace:${on}`)
  if ("static" in ability) return Object.keys(ability.static as object).map((word) => `static:${word}`)
  return []
}

const bare = (): ReturnType<typeof makeFrame> => makeFrame(NONE, 0 as PlayerId)

/** The loop: whatever it must remember stands in `state.loop`. */
function* loop(game: Game): Procedure<void> {
  while (game.state.result === null) {
    yield* lose(game)
    if (game.state.result !== null) return
    if (game.state.waiting.length > 0) yield* nextWaiting(game)
    else if (game.state.loop.step === "set-up") yield* setUp(game)
    else if (game.state.loop.step === "keep") yield* keepHand(game)
    else if (game.state.loop.step === "begin") yield* beginTurn(game)
    else yield* mainStep(game)
  }
}

/** A player who drew from nothing has lost. */
function* lose(game: Game): Procedure<void> {
  for (const player of players(game)) {
    if ((game.state.players[player]?.marks["drew-from-nothing"] ?? 0) > 0)
      yield* happen(game, [{ type: "result", rule, player: opponentOf(game, player), name: "no cards" }])
  }
}

function* setUp(game: Game): Procedure<void> {
  for (const player of players(game)) {
    yield* shuffle(game, player, "deck", rule)
    for (let i = 0; i < 3; i++) {
      const [top] = zone(game, player, "deck")
      if (top !== undefined) yield* happen(game, [{ type: "move", rule, object: top, to: "vault", player }])
    }
    yield* draw(game, bare(), player, 4)
  }
  setLoop(game, { step: "keep", seat: 0 })
}

/** Each player may take another hand; then puts one card back. */
function* keepHand(game: Game): Procedure<void> {
  const player = game.state.loop.seat as PlayerId
  const keep = yield* askYesNo(game, { by: player, rules: [rule], prompt: "keep", rest: true })
  if (!keep) {
    const frame = makeFrame(NONE, player)
    yield* run(game, frame, { recycle: true })
    yield* run(game, frame, { bury: "deck" })
  }
  setLoop(game, player === 0 ? { seat: 1 } : { step: "begin", seat: 0 })
}

function* beginTurn(game: Game): Procedure<void> {
  const first = game.state.turn === 0
  const player = first ? (0 as PlayerId) : opponentOf(game, game.state.active)
  for (const effect of game.state.effects) {
    if (effect.until === "this-turn") yield* happen(game, [{ type: "effect-ends", rule, amount: effect.n }])
  }
  yield* happen(game, [{ type: "turn", rule, player }])
  step(game, "begin", [rule], { player })
  yield* happen(
    game,
    zone(game, player, "field").map((id) => ({ type: "untap", rule, object: id })),
  )
  if (!first) yield* draw(game, makeFrame(NONE, player), player, 1)
  setLoop(game, { step: "main" })
}

function* mainStep(game: Game): Procedure<void> {
  const player = game.state.active
  const options: Option[] = []
  const field = zone(game, player, "field")
  for (const id of zone(game, player, "hand")) {
    // An unknown card may be one that can be played: it is offered.
    const known = object(game.state, id).card !== UNKNOWN_CARD
    const needs = known && (has(game, id, "aura") || has(game, id, "upgrade"))
    const creatures = field.filter((other) => isA(game, other, "creature") === true)
    if (needs && creatures.length === 0) continue
    options.push({ key: `play:${id}`, is: { type: "act", act: "play", object: id } })
  }
  for (const id of field) {
    const found = object(game.state, id)
    if (!found.tapped && found.since < game.state.turn && isA(game, id, "creature") === true)
      options.push({ key: `attack:${id}`, is: { type: "act", act: "attack", object: id } })
  }
  options.push({ key: "end", is: { type: "pass" } })
  const key = String(
    yield* askOne(game, { by: player, kind: "action", rules: [rule], prompt: "main", rest: true }, options),
  )
  if (key === "end") return setLoop(game, { step: "begin" })
  const id = Number(key.slice(key.indexOf(":") + 1)) as ObjectId
  if (key.startsWith("attack:")) return yield* attack(game, id)
  const played = yield* attempt(game, () => play(game, player, id))
  if (!played.done) step(game, "taken-back", [rule], { player })
}

/** Plays a card: what is asked may make it illegal. */
function* play(game: Game, player: PlayerId, id: ObjectId): Procedure<void> {
  certain(game, id)
  if (isA(game, id, "spell") === true) return yield* playSpell(game, player, id)
  const rest = zone(game, player, "field").filter((other) => isA(game, other, "creature") === true)
  let more: Partial<GameEvent> = {}
  if (has(game, id, "costly")) {
    yield* happen(game, [{ type: "know", as: "show", rule, player, objects: [id], seen: 3 }])
    const untapped = rest.filter((other) => !object(game.state, other).tapped)
    const chosen = yield* ask(game, {
      by: player,
      kind: "payment",
      rules: [rule],
      prompt: "pay",
      source: id,
      space: pick(untapped.map(objectOption), 0, untapped.length),
    })
    yield* happen(
      game,
      chosen.map((key) => ({ type: "tap", rule, object: key as ObjectId })),
    )
    if (chosen.length < 2) throw new Illegal({ code: "not-paid", rule, object: id })
  }
  if (has(game, id, "upgrade") || has(game, id, "aura")) {
    const on = yield* askOne(
      game,
      { by: player, kind: "cards", rules: [rule], prompt: "on", source: id },
      rest.map(objectOption),
    )
    more = has(game, id, "aura") ? { attachTo: on as ObjectId } : { over: on as ObjectId }
  }
  yield* happen(game, [toField(id, more)])
}

function* playSpell(game: Game, player: PlayerId, id: ObjectId): Procedure<void> {
  const [used] = yield* happen(game, [{ type: "move", as: "played", rule, object: id, to: "table", player }])
  const spell = used?.becomes ?? id
  const ability = game
    .card(object(game.state, spell).card)
    .faces[0]?.abilities.find((one) => typeof one === "object" && "spell" in one)
  const effect = (ability as { spell: Effect }).spell
  const frame = makeFrame(spell, player, { ability: ability as Ability })
  const modal = modalOf(toy, effect)
  const modes = modal === null ? null : yield* askModes(game, frame, modal, [rule])
  yield* run(game, { ...frame, said: modes === null ? null : { ...nothing, modes } }, effect)
  if (isThere(game.state, spell)) yield* happen(game, [{ type: "move", rule, object: spell, to: "heap" }])
}

const nothing = { face: 0, modes: null, targets: [], x: null, division: [], costs: [], copied: false }

function* attack(game: Game, attacker: ObjectId): Procedure<void> {
  const player = game.state.active
  const other = opponentOf(game, player)
  yield* happen(game, [{ type: "tap", rule, object: attacker }])
  const guards = zone(game, other, "field").filter(
    (id) => !object(game.state, id).tapped && isA(game, id, "creature") === true,
  )
  const [guard] = yield* ask(game, {
    by: other,
    kind: "block",
    rules: [rule],
    prompt: "block",
    about: { attacker },
    space: pick(guards.map(objectOption), 0, 1),
  })
  if (guard !== undefined) {
    const [mine, its] = [power(game, attacker), power(game, guard as ObjectId)]
    const lost: ObjectId[] = []
    if (mine <= its) lost.push(attacker)
    if (its <= mine) lost.push(guard as ObjectId)
    yield* happen(
      game,
      lost.map((id) => ({ type: "move", as: "destroy", rule, object: id, to: "heap" })),
    )
    return
  }
  const vault = zone(game, other, "vault")
  if (vault.length === 0) {
    yield* happen(game, [{ type: "result", rule, player, name: "attack" }])
    return
  }
  const place = yield* askOne(
    game,
    { by: player, kind: "cards", rules: [rule], prompt: "break", source: attacker },
    vault.map(objectOption),
  )
  const [broken] = yield* happen(game, [
    { type: "move", as: "break", rule, object: place as ObjectId, to: "hand", player: other },
  ])
  const id = broken?.becomes
  if (id !== undefined) yield* springTrap(game, other, id)
}

/** Asked whenever a vault is broken, so that nobody can tell from it whether there was a trap. */
function* springTrap(game: Game, player: PlayerId, id: ObjectId): Procedure<void> {
  const trap = has(game, id, "trap")
  const key = yield* askOne(
    game,
    { by: player, kind: "declaration", rules: [rule], prompt: "trap", source: id, hidden: true },
    [...(trap ? [{ key: "yes", is: { type: "yes" } as const }] : []), { key: "no", is: { type: "no" } }],
  )
  if (key === "yes") yield* playSpell(game, player, id)
}

function* nextWaiting(game: Game): Procedure<void> {
  const mine = game.state.waiting.filter((one) => one.controller === game.state.active)
  const next = mine.length > 0 ? mine : game.state.waiting
  const [first] = next
  if (first === undefined) return
  const key = yield* askOne(
    game,
    { by: first.controller, kind: "waiting", rules: [rule], prompt: "next", rest: true },
    next.map((one) => ({ key: one.n, is: { type: "waiting", waiting: one.n, object: one.source } })),
  )
  const chosen = next.find((one) => one.n === key) as Waiting
  removeWaiting(game, chosen.n)
  const { ability, event } = chosen
  if (ability === null || !abilityHolds(game, { object: chosen.source, ability }, event)) return
  const frame = makeFrame(chosen.source, chosen.controller, { ability, event, names: chosen.names as Names })
  yield* run(game, frame, (ability as { do: Effect }).do)
}

function* replace(
  game: Game,
  events: readonly GameEvent[],
  watchers: readonly Watcher[],
): Procedure<readonly GameEvent[]> {
  let left = events
  for (const { object: source, ability } of watchers) {
    const what = ability as { replace: EventPattern; with: Effect; may?: true }
    for (const event of left) {
      if (!isThere(game.state, source) || left.some((other) => other.object === source)) continue
      const you = object(game.state, source).controller
      const frame = makeFrame(source, you, { ability, event })
      if (!matchesPattern(game, frame, what.replace, event)) continue
      const wanted = what.may !== true || (yield* askYesNo(game, { by: you, rules: [rule], prompt: "replace", source }))
      if (!wanted) continue
      left = left.filter((other) => other !== event)
      yield* run(game, frame, what.with)
    }
  }
  return left
}

/** A token that has left the field is gone at once. */
function* follows(game: Game, done: readonly GameEvent[]): Procedure<void> {
  const gone = done.flatMap(({ type, becomes }) => {
    if (type !== "move" || becomes === undefined || !isThere(game.state, becomes)) return []
    const found = object(game.state, becomes)
    return found.kind === "token" && found.zone !== "field" ? [{ type: "cease", rule, object: becomes }] : []
  })
  if (gone.length > 0) yield* happen(game, gone)
}

/** A small card game: two players, hidden hands, vaults like shields, traps, triggers, a replacement, coins. */
export const toy: Rulebook = {
  game: "toy",
  seats: { min: 2, max: 2 },
  zones: [
    { name: "deck", shared: false, seen: "none", ordered: true, deck: true },
    { name: "hand", shared: false, seen: "owner", ordered: false },
    { name: "vault", shared: false, seen: "none", ordered: true },
    { name: "field", shared: false, seen: "all", ordered: false, play: true },
    { name: "heap", shared: false, seen: "all", ordered: true },
    { name: "table", shared: true, seen: "all", ordered: true },
  ],
  rules: [{ id: rule, en: "The rule.", ja: "ルール。" }],
  versions: [{ date: "2026-01-01", label: "1" }],
  flags: [],
  vocabulary,
  grammar: { zones: [], face: grammarFace },
  run: loop,
  find,
  compile(data, edition) {
    const fault = checkCard(toy, edition, data)
    if (fault !== null) return { ok: false, fault }
    const faces: CompiledCard["faces"] = data.faces.map((face) => ({
      data: face,
      name: face.name ?? data.name,
      abilities: face.abilities ?? [],
      watches: (face.abilities ?? []).flatMap((ability) => {
        const names = watchNames(ability)
        return names.length === 0 ? [] : [{ names, ability, zones: null }]
      }),
    }))
    return ok({ id: data.name.en ?? "", data, faces })
  },
  checkSetup: () => null,
  begin: () => ({ loop: { step: "set-up", seat: 0 }, life: 0 }),
  eventNames: (event) => (event.as === undefined ? [event.type] : [event.type, event.as]),
  looksBack: new Set(["destroy"]),
  watchNames,
  replace,
  waits: () => "trigger",
  follows,
  reducers: {},
  lastKnown: (game, id) => ({ power: power(game, id) }),
  modesAsked: () => "announced",
  modesRule: () => rule,
}
