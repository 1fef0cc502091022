import {
  amountOf,
  ask,
  askOne,
  decided,
  did,
  type Filter,
  type Frame,
  type Game,
  type GameEvent,
  happen,
  isThere,
  matches,
  type ObjectId,
  object,
  objectOption,
  opponentsOf,
  type Plain,
  type PlayerId,
  type Procedure,
  pick,
  playerOfKey,
  playerOption,
  readingAs,
  step,
  type Value,
} from "@dilemma-table/engine"
import { enterAttacking } from "../attackers.ts"
import { faceEntering } from "../double-faced.ts"
import { hasType, subtypesOf } from "../layers.ts"
import { canEnchant } from "../resolving.ts"
import { present } from "./present.ts"

/*
 * Putting things onto the battlefield: under whose control, how, attached to what (110.2a, 303.4f, 712.14).
 */

type Whole = Readonly<Record<string, unknown>>

/** An opponent of one's choice (608.2d). */
function* chosenOpponent(game: Game, frame: Frame): Procedure<PlayerId> {
  const opponents = opponentsOf(game, frame.you)
  const [only = frame.you, ...more] = opponents
  if (more.length === 0) return only
  const key = yield* askOne(
    game,
    { by: frame.you, kind: "player", rules: ["608.2d"], prompt: "opponent", source: frame.source },
    opponents.map(playerOption),
  )
  return playerOfKey(key) ?? only
}

/** Putting onto the battlefield, not casting. An Aura's controller chooses what it enchants (303.4f); without that it stays (303.4g). */
export function* putOntoBattlefield(game: Game, frame: Frame, what: unknown, whole: Whole): Procedure<boolean> {
  const events: GameEvent[] = []
  for (const id of yield* present(game, frame, what)) {
    const controller =
      whole.under === "owner"
        ? object(game.state, id).owner
        : whole.under === "opponent"
          ? yield* chosenOpponent(game, frame)
          : frame.you
    const tapped = whole.tapped === true ? { tapped: true } : {}
    const anyway = enteringAnyway(frame, id)
    const how = anyway === null ? waysOfEntering(game, id, controller, whole) : {}
    if (how === null) continue
    const counters = getsCounters(game, frame, id, whole) ? countersWith(game, frame, whole, anyway) : {}
    const event: GameEvent =
      anyway === null
        ? {
            type: "move",
            rule: "608.2c",
            object: id,
            to: "battlefield",
            controller,
            player: controller,
            source: frame.source,
            ...how,
            ...counters,
          }
        : { ...anyway, ...counters }
    if (whole.attachedTo !== undefined) {
      const [bearer] = yield* present(game, frame, whole.attachedTo)
      // What can't be attached to that enters by itself; an Aura stays where it is (303.4g).
      const subtypes = readingAs(game, id, event.face ?? 0, () => subtypesOf(game, id))
      const aura = subtypes.includes("Aura")
      const fits =
        bearer !== undefined &&
        (aura
          ? readingAs(game, id, event.face ?? 0, () => canEnchant(game, id, bearer))
          : subtypes.includes("Equipment") && hasType(game, bearer, "creature"))
      if (fits || !aura) events.push({ ...event, ...tapped, ...(fits ? { attachTo: bearer } : {}) })
      continue
    }
    if (
      whole.faceDown === true ||
      !readingAs(game, id, event.face ?? 0, () => subtypesOf(game, id)).includes("Aura") ||
      event.attachTo !== undefined
    ) {
      events.push({ ...event, ...tapped })
      continue
    }
    const bearer = yield* auraBearer(game, id, controller)
    if (bearer !== null) events.push({ ...event, ...tapped, attachTo: bearer })
  }
  if (frame.gather !== undefined) return yield* did(game, frame, events)
  const moved = yield* happen(game, events)
  frame.done.push(...moved)
  if (whole.attacking === true)
    yield* enterAttacking(
      game,
      moved.flatMap((event) => event.becomes ?? []),
    )
  if (typeof whole.as === "string") frame.names[whole.as] = moved.flatMap((event) => event.becomes ?? [])
  return moved.length > 0
}

/** Perhaps only some of them enter with counters: those that match, wherever they are. */
function getsCounters(game: Game, frame: Frame, id: ObjectId, { countersFor }: Whole): boolean {
  if (countersFor === undefined) return true
  const { zone } = object(game.state, id)
  return decided(game, matches(game, frame, id, { zone, ...(countersFor as Filter) } as Filter), id)
}

/** The counters with which it enters, beside those with which it would have. */
function countersWith(game: Game, frame: Frame, whole: Whole, anyway: GameEvent | null): Pick<GameEvent, "data"> {
  if (whole.counters === undefined) return {}
  const before = (anyway?.data ?? {}) as { readonly counters?: Readonly<Record<string, number>> }
  const all: Record<string, number> = { ...before.counters }
  for (const [kind, value] of Object.entries(whole.counters as Readonly<Record<string, Value>>))
    all[kind] = (all[kind] ?? 0) + amountOf(game, frame, value)
  return { data: { ...before, counters: all } as Plain }
}

/**
 * With which face it enters, or face down (708.3, 712.14); null if it stays where it is: what isn't double-faced can't enter
 * transformed (712.14a), and no instant or sorcery enters (400.4a, 712.14b).
 */
function waysOfEntering(
  game: Game,
  id: ObjectId,
  controller: PlayerId,
  whole: Whole,
): Pick<GameEvent, "face" | "faceDown" | "seen"> | null {
  if (object(game.state, id).card === 0) return {}
  if (whole.faceDown === true) return { face: 0, faceDown: true, seen: 1 << controller }
  const face = faceEntering(game, id, whole.transformed === true)
  if (typeof face !== "string") return face
  step(game, "stays", [face], { object: id })
  return null
}

/** The event that is being replaced by another way of entering: it stays what it was, a land played or a spell that resolves. */
const enteringAnyway = ({ event }: Frame, id: ObjectId): GameEvent | null =>
  event !== null &&
  event !== undefined &&
  event.object === id &&
  event.to === "battlefield" &&
  event.becomes === undefined
    ? event
    : null

function* auraBearer(game: Game, aura: ObjectId, controller: PlayerId): Procedure<ObjectId | null> {
  const able = game.state.objects.flatMap((found) =>
    found !== undefined &&
    found.zone === "battlefield" &&
    isThere(game.state, found.id) &&
    canEnchant(game, aura, found.id)
      ? [found.id]
      : [],
  )
  if (able.length === 0) return null
  const [key] = yield* ask(game, {
    by: controller,
    kind: "cards",
    rules: ["303.4f"],
    prompt: "enchant",
    source: aura,
    space: pick(able.map(objectOption), 1, 1),
  })
  return key as ObjectId
}
