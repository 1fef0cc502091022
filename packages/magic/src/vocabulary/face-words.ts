import {
  boolean,
  did,
  type FilterWord,
  type Frame,
  type Game,
  object,
  oneOrMore,
  optional,
  type PlayerRef,
  type Procedure,
  playersOf,
  type Shape,
  term,
  type VerbWord,
  type Word,
  words,
  yes,
  zone,
} from "@dilemma-table/engine"
import { cascade } from "../cascade.ts"
import { isDoubleFaced, isTransformed, transform } from "../double-faced.ts"
import { turnFaceDown, turnFaceUp } from "../face-down.ts"
import { manaValueOf } from "../layers.ts"
import { cardTypes } from "../lexicon.ts"
import { chooseName, chosenName, isCalled, type NameOf, namesToChoose } from "../naming.ts"
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
    return (yield* transform(game, ids, frame.source, frame.ability, as)).length > 0
  }

function* faceUp(game: Game, frame: Frame, what: unknown): Procedure<boolean> {
  return (yield* turnFaceUp(game, yield* present(game, frame, what), frame.source)).length > 0
}

function* faceDown(game: Game, frame: Frame, what: unknown): Procedure<boolean> {
  return (yield* turnFaceDown(game, yield* present(game, frame, what), frame.source)).length > 0
}

function* nameCard(game: Game, frame: Frame, _: unknown, whole: Whole): Procedure<boolean> {
  const [player = frame.you] = playersOf(game, frame, (whole.by ?? "you") as PlayerRef)
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

export const faceLines: Readonly<Record<"verbs" | "filters" | "statics", Readonly<Record<string, Line>>>> = {
  verbs: {
    transform: ["turn these over (transform)", "変身させる"],
    convert: ["turn these over (convert)", "変換させる"],
    turnFaceUp: ["turn these face up", "表向きにする"],
    turnFaceDown: ["turn these face down", "裏向きにする"],
    nameCard: ["choose a card name, kept with this", "カード名を1つ選ぶ"],
    putIntoHand: ["put these into their owners' hands", "手札に加える"],
    cascade: ["cascade", "続唱を行う"],
  },
  filters: {
    transformed: ["has its back face up", "第2面がオモテである"],
    doubleFaced: ["is double-faced", "両面である"],
    chosenName: ["has the chosen name", "選ばれた名前である"],
    top: ["is the top card of its library", "ライブラリーの一番上のカードである"],
    parity: ["has an even or odd mana value", "マナ総量が偶数(奇数)である"],
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
