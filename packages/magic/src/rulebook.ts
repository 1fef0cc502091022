import {
  type Ability,
  type CardData,
  type CompiledCard,
  type CompiledFace,
  checkCard,
  type Edition,
  type EventPattern,
  type Fault,
  fail,
  type Game,
  type GameEvent,
  type Grammar,
  integer,
  listOf,
  type ObjectId,
  type Outcome,
  ok,
  optional,
  type Plain,
  type PlayerId,
  type Procedure,
  type Rulebook,
  type Setup,
  text,
  words,
  type ZoneSpec,
} from "@dilemma-table/engine"
import { findCard } from "#library"
import { chooseProtectors } from "./battles.ts"
import { realignCopies } from "./becoming-copies.ts"
import { LORE } from "./chapters.ts"
import { compileFace, watchNames } from "./compiling.ts"
import { layered } from "./continuous-effects.ts"
import { controlLost, realignControl } from "./control.ts"
import { followDayNight } from "./day-and-night.ts"
import { editionFlags, rulebookVersions } from "./editions.ts"
import { ownCounters } from "./entering-counters.ts"
import { orderTogether } from "./entering-together.ts"
import { eventNames, looksBack } from "./events.ts"
import { revealAll } from "./face-down.ts"
import { copiesBring, isNameless } from "./face-down-copies.ts"
import { symbolFamilies } from "./face-symbols.ts"
import { lastKnown } from "./layers.ts"
import { ALL_UNLOCKED, bothHalves, flipped, halfOfRoom, layoutFault, lockedRoom, prototyped } from "./layouts.ts"
import { inPlaceOf } from "./leaving.ts"
import { cardTypes, colors, layouts, type MagicCard, type MagicFace, supertypes } from "./lexicon.ts"
import { arrangeComponents } from "./melding.ts"
import { chosenByAnother } from "./modes.ts"
import { hasMostLife } from "./most-life.ts"
import { PHASED_OUT } from "./phasing.ts"
import { faceDownFace, firstPlace, isMain, type Place, type Step, steps } from "./position.ts"
import { reducers } from "./reducers.ts"
import { lastingReplacers, replaceEvents } from "./replacement.ts"
import { ruleTable } from "./rules/index.ts"
import { reaches } from "./sagas.ts"
import { faceFault, placedFault } from "./sound.ts"
import { tokensOf } from "./tokens.ts"
import { triggering, triggersMore, waits } from "./triggers.ts"
import { runGame } from "./turn.ts"
import { comeBack } from "./until-leaves.ts"
import { vocabulary } from "./vocabulary/index.ts"

/** The zones (400.1). Only the battlefield is where filters look by themselves. */
const zones: readonly ZoneSpec[] = [
  { name: "library", shared: false, seen: "none", ordered: true, deck: true },
  { name: "hand", shared: false, seen: "owner", ordered: false },
  { name: "battlefield", shared: false, seen: "all", ordered: false, play: true },
  { name: "graveyard", shared: false, seen: "all", ordered: true },
  { name: "exile", shared: false, seen: "all", ordered: false },
  { name: "stack", shared: true, seen: "all", ordered: true },
  { name: "command", shared: false, seen: "all", ordered: false },
  // No zone of the game (400.11): cards a player owns outside it, which effects may bring in.
  { name: "outside", shared: false, seen: "owner", ordered: false },
  // No zone of the rules either: what is phased out lies aside from the battlefield on which it is (702.26b, 702.26d).
  { name: PHASED_OUT, shared: false, seen: "all", ordered: false, aside: true },
]

const grammar: Grammar = {
  durations: ["this-attack", "until-your-next-end-step", "while-you-control"],
  zones: zones.map((zone) => zone.name),
  card: { layout: optional(words(...layouts)), symbols: optional(words(...symbolFamilies)) },
  face: {
    types: listOf(words(...cardTypes)),
    manaCost: optional(text),
    subtypes: optional(listOf(text)),
    supertypes: optional(listOf(words(...supertypes))),
    colors: optional(listOf(words(...colors))),
    power: optional(integer()),
    toughness: optional(integer()),
    loyalty: optional(integer(0)),
    defense: optional(integer(0)),
  },
}

function compile(data: CardData, edition: Edition): Outcome<Omit<CompiledCard, "index">> {
  const fault = checkCard(magic, edition, data)
  if (fault !== null) return { ok: false, fault }
  const card = data as unknown as MagicCard
  const unsound = faceFault(magic, card.faces) ?? layoutFault(card, edition)
  if (unsound !== null) return { ok: false, fault: unsound }
  const id = data.name.en ?? data.name.ja ?? ""
  if (card.layout === "room") return ok({ id, data, faces: facesOfRoom(card, data), outside: ALL_UNLOCKED })
  const [front] = card.faces
  const own = card.faces.map((face, i) =>
    card.layout === "flip" && i === 1 && front !== undefined ? flipped(front, face) : face,
  )
  const alternative = prototyped(card)
  const faces = [...own, ...(alternative === null ? [] : [alternative])].map((face) =>
    compileFace(face, isNameless(data) ? {} : data.name),
  )
  if (card.layout !== "split") return ok({ id, data, faces })
  return ok({ id, data, faces: [...faces, compileFace(bothHalves(card), data.name)], outside: faces.length })
}

/** Its halves, both together, and neither (709.5). */
function facesOfRoom(card: MagicCard, { name }: CardData): readonly CompiledFace[] {
  const faces = card.faces.map(halfOfRoom)
  return [
    ...faces.map((face) => compileFace(face, name)),
    compileFace(bothHalves({ ...card, faces }), name),
    compileFace(lockedRoom(card), {}),
  ]
}

const loopWords: ReadonlySet<string> = new Set(Object.keys(firstPlace))

/** A position's place must be one of a turn; a whole game needs libraries. */
function checkSetup(setup: Setup, cards: readonly CompiledCard[]): Fault | null {
  if (setup.start.whole) {
    const empty = setup.seats.findIndex((seat) => (seat.zones.library?.length ?? 0) === 0)
    return empty < 0
      ? null
      : fail("no-library", `seats[${empty}].zones.library`, "A game needs a library.", "ライブラリーが必要です。").fault
  }
  const { loop, active } = setup.start
  const strange = Object.keys(loop).find((word) => !loopWords.has(word))
  if (strange !== undefined)
    return fail(
      "unknown-place",
      `start.loop.${strange}`,
      `“${strange}” isn't part of a place in Magic.`,
      `「${strange}」はありません。`,
    ).fault
  if (loop.step !== undefined && !steps.includes(loop.step as Step))
    return fail(
      "unknown-step",
      "start.loop.step",
      `There is no step “${String(loop.step)}”; there are ${steps.join(", ")}.`,
      `「${String(loop.step)}」というステップはありません。`,
    ).fault
  return Number.isInteger(active) && active >= 0 && active < setup.seats.length
    ? placedFault(magic, setup, cards)
    : fail(
        "bad-active",
        "start.active",
        "The active player must be a seat.",
        "アクティブ・プレイヤーの席が正しくありません。",
      ).fault
}

/**
 * Where the game stands at its start. A position stands, unless its loop says otherwise, in the active player's first main
 * phase with priority; another step is taken up at its very beginning (`begun` false), so that what triggers there triggers.
 */
function begin(setup: Setup): { readonly loop: Readonly<Record<string, Plain>>; readonly life: number } {
  const { start } = setup
  const seats = setup.seats.map(() => 0)
  const base = { ...firstPlace, mulligans: seats, keeps: seats.map(() => false) }
  const loop = start.whole
    ? base
    : { ...base, ...somewhere(start.active as PlayerId, start.loop.step as Step | undefined) }
  return { loop: loop as unknown as Readonly<Record<string, Plain>>, life: 20 }
}

const somewhere = (active: PlayerId, step: Step = "precombat-main"): Partial<Place> => ({
  stage: "turns",
  step,
  begun: isMain(step),
  priority: active,
})

/** What is no event of its own but follows from others: whose copy an object is, and who controls it (613.1a, 613.1b). */
function* follows(game: Game, done: readonly GameEvent[]): Procedure<void> {
  if (done.some(({ type }) => type === "effect-ends")) yield* realignCopies(game)
  yield* controlLost(game)
  yield* realignControl(game)
  if (done.some(({ type, from }) => from === "battlefield" && (type === "move" || type === "cease")))
    yield* comeBack(game)
  if (done.some(({ to }) => to === "battlefield")) yield* chooseProtectors(game, done)
  if (done.some(({ type }) => type === "component")) yield* arrangeComponents(game, done)
  if (done.length > 1) yield* orderTogether(game, done)
  yield* followDayNight(game, done)
  if (done.some(({ type }) => type === "result")) yield* revealAll(game)
}

/** What patterns of events say beside the engine's own: the number that counters reach (714.2b), that the player has the most life (702.105a). */
function matchesEvent(game: Game, pattern: EventPattern, event: GameEvent): boolean {
  const { reaches: wanted, mostLife } = pattern as { readonly reaches?: number; readonly mostLife?: true }
  if (mostLife === true && (event.player === undefined || !hasMostLife(game, event.player))) return false
  return wanted === undefined || reaches(game, event, wanted)
}

const isTriggered = (ability: Ability): boolean => typeof ability === "object" && "when" in ability
const isActivated = (ability: Ability): boolean => typeof ability === "object" && "activate" in ability

/** The rulebook of Magic: The Gathering. */
export const magic: Rulebook = {
  game: "magic",
  zones,
  seats: { min: 2, max: 4 },
  rules: ruleTable,
  versions: rulebookVersions,
  flags: editionFlags,
  vocabulary,
  grammar,
  run: runGame,
  find: findCard,
  compile,
  brings: (data) => [...tokensOf(data), ...copiesBring(data)],
  checkSetup,
  begin,
  eventNames,
  looksBack,
  asksLastKnown: true,
  layered,
  watchNames,
  faceDownFace: (found) => faceDownFace(found) as unknown as CompiledFace | null,
  replace: replaceEvents,
  replacers: lastingReplacers,
  follows,
  inPlaceOf,
  waits,
  matchesEvent,
  triggersMore,
  triggering,
  asksHistory: ["damage", "put-ability"],
  loopObjects: ["attackers", "struck", "beforehand"],
  loopUnasked: new Set(["begun", "priority", "passes", "refused", "checked", "idle", "shown"]),
  loopHidden: ["checked", "idle", "shown", "casting"],
  reducers,
  entersWith: ({ data }) => ({
    ...ownCounters(data as unknown as MagicFace),
    ...((data as unknown as MagicFace).subtypes?.includes("Saga") === true ? { [LORE]: 1 } : {}),
  }),
  lastKnown: (game: Game, id: ObjectId) => lastKnown(game, id),
  modesAsked: (_game, ability) => (isTriggered(ability) ? "placed" : "announced"),
  modesByAnother: chosenByAnother,
  modesRule: (_game, ability) => (isTriggered(ability) ? "603.3c" : isActivated(ability) ? "602.2b" : "601.2b"),
}
