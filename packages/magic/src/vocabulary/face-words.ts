import {
  boolean,
  type ConditionWord,
  did,
  type Filter,
  type FilterWord,
  type Frame,
  type Game,
  type GameEvent,
  happen,
  integer,
  isThere,
  listOf,
  matches,
  NONE,
  type ObjectId,
  object,
  objectsOf,
  oneOrMore,
  optional,
  type PlayerRef,
  type Procedure,
  record,
  type Shape,
  term,
  type VerbWord,
  type Word,
  whoChooses,
  words,
  yes,
  zone,
} from "@dilemma-table/engine"
import { cascade } from "../cascade.ts"
import { becomes } from "../day-and-night.ts"
import { isDoubleFaced, isTransformed, transform } from "../double-faced.ts"
import { turnFaceDown, turnFaceUp } from "../face-down.ts"
import { flip } from "../flip-cards.ts"
import { manaValueOf } from "../layers.ts"
import { cardTypes } from "../lexicon.ts"
import { manaText } from "../mana-cost.ts"
import { meld } from "../melding.ts"
import { chooseName, chosenName, isCalled, type NameOf, namesToChoose } from "../naming.ts"
import { place } from "../position.ts"
import { turnDoors } from "../rooms.ts"
import { putOntoBattlefield } from "./entering-verbs.ts"
import { present } from "./present.ts"

/*
 * Words about faces, face-down objects and names.
 */

type Whole = Readonly<Record<string, unknown>>

const selector = term("selector")
const types: Shape = oneOrMore(words(...cardTypes))

const turning = (as: "transforms" | "converts") =>
  function* (game: Game, frame: Frame, what: unknown): Procedure<boolean> {
    const ids = yield* present(game, frame, what)
    const anyway = turningAnyway(frame, ids, ["transforms", "converts"])
    if (anyway !== null && object(game.state, anyway.object as ObjectId).face !== anyway.face)
      return yield* did(game, frame, [anyway])
    return (yield* transform(game, ids, frame.source, frame.ability, as)).length > 0
  }

/** The event that is being replaced by this with more, if it turns one of these. */
const turningAnyway = ({ event }: Frame, ids: readonly ObjectId[], as: readonly string[]): GameEvent | null =>
  event !== null && event.type === "face" && as.includes(event.as ?? "") && ids.includes(event.object as ObjectId)
    ? event
    : null

function* faceUp(game: Game, frame: Frame, what: unknown): Procedure<boolean> {
  const ids = yield* present(game, frame, what)
  const anyway = turningAnyway(frame, ids, ["turns-up"])
  if (anyway !== null && object(game.state, anyway.object as ObjectId).faceDown)
    return yield* did(game, frame, [anyway])
  return (yield* turnFaceUp(game, ids, frame.source)).length > 0
}

function* faceDown(game: Game, frame: Frame, what: unknown): Procedure<boolean> {
  return (yield* turnFaceDown(game, yield* present(game, frame, what), frame.source)).length > 0
}

function* nameCard(game: Game, frame: Frame, _: unknown, whole: Whole): Procedure<boolean> {
  const player = yield* whoChooses(game, frame, whole.by as PlayerRef | undefined)
  const names = namesToChoose(game, whole as NameOf)
  if (names.length === 0) return false
  yield* chooseName(game, player, frame.source, names)
  return true
}

function* putIntoHand(game: Game, frame: Frame, what: unknown, whole: Whole): Procedure<boolean> {
  const ids = yield* present(game, frame, what)
  const from = frame.done.length
  const any = yield* did(
    game,
    frame,
    ids.map((id) => ({
      type: "move",
      rule: "608.2c",
      object: id,
      to: "hand",
      player: frame.you,
      source: frame.source,
    })),
  )
  if (typeof whole.as === "string")
    frame.names[whole.as] = frame.done.slice(from).flatMap((event) => event.becomes ?? [])
  return any
}

/** Cards are manifested or cloaked one at a time, under the control of whoever does it (701.40a, 701.40e, 701.58a). */
const lyingDown = (how: "manifested" | "cloaked") =>
  function* (game: Game, frame: Frame, what: unknown, whole: Whole): Procedure<boolean> {
    const [as, rule] = how === "manifested" ? (["manifests", "701.40a"] as const) : (["cloaks", "701.58a"] as const)
    const by = yield* whoChooses(game, frame, whole.by as PlayerRef | undefined)
    const now: ObjectId[] = []
    for (const id of yield* present(game, frame, what)) {
      const moved = yield* happen(game, [
        {
          type: "move",
          as,
          rule,
          object: id,
          to: "battlefield",
          controller: by,
          player: by,
          source: frame.source,
          name: how,
          face: 0,
          faceDown: true,
          seen: 1 << by,
        },
      ])
      frame.done.push(...moved)
      now.push(...moved.flatMap((event) => event.becomes ?? []))
    }
    if (typeof whole.as === "string") frame.names[whole.as] = now
    return now.length > 0
  }

/** These permanents and their counterpart are exiled together, if this player owns and controls them all (712.4a). */
function* exiledWith(
  game: Game,
  frame: Frame,
  own: readonly ObjectId[],
  counterpart: Filter,
): Procedure<readonly ObjectId[]> {
  const mine = { owner: "you", controller: "you" } as const
  const fit = own.filter((id) => matches(game, frame, id, { ...mine, zone: "battlefield" }) === true)
  const others = yield* objectsOf(game, frame, { choose: { ...counterpart, ...mine, not: { is: "this" } } })
  if (fit.length === 0 || others.length === 0) return []
  const { source } = frame
  const moved = yield* happen(
    game,
    [...fit, ...others].map((object) => ({ type: "move", as: "exile", rule: "701.13a", object, to: "exile", source })),
  )
  frame.done.push(...moved)
  return moved.flatMap((event) => event.becomes ?? [])
}

function* melding(game: Game, frame: Frame, what: unknown, whole: Whole): Procedure<boolean> {
  const own = yield* present(game, frame, what)
  const cards = whole.with === undefined ? own : yield* exiledWith(game, frame, own, whole.with as Filter)
  const moved = yield* meld(game, cards, frame.you, frame.source)
  frame.done.push(...moved)
  if (typeof whole.as === "string") frame.names[whole.as] = moved.flatMap((event) => event.becomes ?? [])
  return moved.length > 0
}

const doors = (as: "unlocks-door" | "locks-door") =>
  function* (game: Game, frame: Frame, what: unknown): Procedure<boolean> {
    const done = yield* turnDoors(game, frame.you, yield* present(game, frame, what), as)
    frame.done.push(...done)
    return done.length > 0
  }

/** What was exiled to pay for this ability comes back (702.167a). */
function* comesBack(game: Game, frame: Frame, _: unknown, whole: Whole): Procedure<boolean> {
  const { became } = object(game.state, frame.source)
  if (became === NONE || !isThere(game.state, became) || object(game.state, became).zone !== "exile") return false
  const about = { ...frame, names: { ...frame.names, back: [became] } }
  return yield* putOntoBattlefield(game, about, { ref: "back" }, { under: "owner", transformed: whole.transformed })
}

function* flipping(game: Game, frame: Frame, what: unknown): Procedure<boolean> {
  const done = yield* flip(game, yield* present(game, frame, what), frame.source)
  frame.done.push(...done)
  return done.length > 0
}

const binds = { by: optional(term("player")), as: optional({ shape: "binds" } as Shape) }

export const faceVerbs: Readonly<Record<string, VerbWord>> = {
  transform: { shape: selector, unknowns: "stops", run: turning("transforms") as VerbWord["run"] },
  convert: { shape: selector, unknowns: "stops", run: turning("converts") as VerbWord["run"] },
  turnFaceUp: { shape: selector, unknowns: "stops", run: faceUp as VerbWord["run"] },
  turnFaceDown: { shape: selector, unknowns: "stops", run: faceDown as VerbWord["run"] },
  nameCard: {
    shape: yes,
    fields: { by: optional(term("player")), type: optional(types), not: optional(types) },
    unknowns: "works",
    run: nameCard as VerbWord["run"],
  },
  putIntoHand: {
    shape: selector,
    fields: { as: optional({ shape: "binds" } as Shape) },
    unknowns: "works",
    run: putIntoHand as VerbWord["run"],
  },
  cascade: { shape: yes, unknowns: "stops", run: cascade as VerbWord["run"] },
  manifest: { shape: selector, fields: binds, unknowns: "works", run: lyingDown("manifested") as VerbWord["run"] },
  comesBack: {
    shape: words("this"),
    fields: { transformed: optional(yes) },
    unknowns: "stops",
    run: comesBack as VerbWord["run"],
  },
  flip: { shape: selector, unknowns: "stops", run: flipping as VerbWord["run"] },
  becomes: {
    shape: words("day", "night"),
    unknowns: "works",
    run: (game: Game, _frame: Frame, is: unknown) => becomes(game, is as "day" | "night", "731.1"),
  },
  unlock: { shape: selector, unknowns: "stops", run: doors("unlocks-door") as VerbWord["run"] },
  lock: { shape: selector, unknowns: "stops", run: doors("locks-door") as VerbWord["run"] },
  meld: {
    shape: selector,
    fields: { with: optional(term("filter")), as: optional({ shape: "binds" } as Shape) },
    unknowns: "stops",
    run: melding as VerbWord["run"],
  },
  cloak: { shape: selector, fields: binds, unknowns: "works", run: lyingDown("cloaked") as VerbWord["run"] },
}

const costList = listOf(term("cost"), 1)

export const faceKeywords: Readonly<Record<string, Word>> = {
  morph: { shape: costList },
  megamorph: { shape: costList },
  disguise: { shape: costList },
  craft: { shape: term("filter"), fields: { count: optional(integer(1)), for: costList } },
  prototype: { shape: record({ manaCost: manaText, power: integer(), toughness: integer() }) },
  chapter: { shape: oneOrMore(integer(1)), fields: { do: term("effect") } },
}

export const faceConditions: Readonly<Record<string, ConditionWord>> = {
  itIs: {
    shape: words("day", "night", "neither"),
    holds: (game, _frame, is: string) => (place(game).dayNight?.is ?? "neither") === is,
  },
}

export const faceFilters: Readonly<Record<string, FilterWord>> = {
  transformed: {
    shape: boolean,
    test: (game, _frame, id, wanted) => isTransformed(game, id) === wanted,
  },
  doubleFaced: { shape: yes, test: (game, _frame, id) => isDoubleFaced(game, id) },
  chosenName: {
    shape: yes,
    test: (game, frame, id) => {
      const name = chosenName(game, frame.source)
      if (name === null) return false
      return object(game.state, id).card === 0 ? "unknown" : isCalled(game, id, name)
    },
  },
  top: {
    shape: yes,
    test: (game, _frame, id) => {
      const found = object(game.state, id)
      return found.zone === "library" && zone(game, found.owner, "library")[0] === id
    },
  },
  parity: {
    shape: words("even", "odd"),
    test: (game, _frame, id, argument) =>
      object(game.state, id).card === 0
        ? "unknown"
        : (manaValueOf(game, id) % 2 === 0) === ((argument as string) === "even"),
  },
}

export const faceStatics: Readonly<Record<string, Word>> = {
  cantCast: { shape: term("player") },
  cantPlay: { shape: term("player") },
  cantActivate: { shape: words("any", "nonmana") },
  entersTransformed: { shape: yes },
  topSeen: { shape: words("you", "any") },
}

type Line = readonly [en: string, ja: string]

export const faceLines: Readonly<Record<"verbs" | "filters" | "statics" | "keywords", Readonly<Record<string, Line>>>> =
  {
    verbs: {
      transform: ["turn these over (transform)", "変身させる"],
      convert: ["turn these over (convert)", "トランスフォームさせる"],
      turnFaceUp: ["turn these face up", "表向きにする"],
      turnFaceDown: ["turn these face down", "裏向きにする"],
      nameCard: ["choose a card name, kept with this", "カード名を1つ選ぶ"],
      putIntoHand: ["put these into their owners' hands", "手札に加える"],
      cascade: ["cascade", "続唱を行う"],
      comesBack: ["this card, exiled as a cost, returns to the battlefield", "このカードを戦場に戻す"],
      flip: ["flip these", "反転させる"],
      becomes: ["it becomes day, or night", "昼または夜になる"],
      unlock: ["unlock a locked half of each of these", "開放する"],
      lock: ["lock an unlocked half of each of these", "閉鎖する"],
      meld: ["meld these two cards", "合体させる"],
      manifest: ["put these onto the battlefield face down as 2/2 creatures (manifest)", "予示する"],
      cloak: ["put these onto the battlefield face down as 2/2 creatures with ward {2} (cloak)", "偽装する"],
    },
    filters: {
      transformed: ["has its back face up", "第2面がオモテである"],
      doubleFaced: ["is double-faced", "両面である"],
      chosenName: ["has the chosen name", "選ばれた名前である"],
      top: ["is the top card of its library", "ライブラリーの一番上のカードである"],
      parity: ["has an even or odd mana value", "マナ総量が偶数(奇数)である"],
    },
    keywords: {
      morph: ["morph: may be cast face down for {3}, and turned face up for this cost", "変異"],
      megamorph: ["megamorph: morph; turned face up for this cost it gets a +1/+1 counter", "大変異"],
      craft: ["craft with so many of these, for these costs", "作製(これらを材料として、このコストで)"],
      prototype: ["prototype: its mana cost, power and toughness if it is cast prototyped", "試作"],
      chapter: ["a chapter of a Saga, or several with the same text", "章能力(章の番号)"],
      disguise: ["disguise: may be cast face down with ward {2} for {3}, and turned face up for this cost", "変装"],
    },
    statics: {
      cantCast: ["that player can't cast these", "そのプレイヤーはこれらを唱えられない"],
      cantPlay: ["that player can neither cast these nor play them as lands", "そのプレイヤーはこれらをプレイできない"],
      cantActivate: ["activated abilities of these can't be activated", "起動型能力を起動できない"],
      entersTransformed: ["it enters transformed", "変身した状態で戦場に出る"],
      topSeen: [
        "the top card of your library is seen by you, or by all",
        "ライブラリーの一番上のカードを見てもよい(または公開する)",
      ],
    },
  }
