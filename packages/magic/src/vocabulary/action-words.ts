import {
  ask,
  did,
  either,
  type FilterWord,
  type Frame,
  type Game,
  type GameEvent,
  integer,
  type ObjectId,
  object,
  objectOption,
  optional,
  type Procedure,
  pick,
  playerOfKey,
  playerOption,
  players,
  run,
  type Shape,
  term,
  text,
  type VerbWord,
  words,
  yes,
  zone,
} from "@dilemma-table/engine"
import { type KnownToken, keywordActions, knownTokens } from "../keyword-actions.ts"
import { hasType, toughnessOf } from "../layers.ts"
import { counted, kindsOfCounters } from "../player-counters.ts"
import { chanceLines, chanceVerbs } from "./chance-words.ts"
import { moreActionLines, moreActionVerbs } from "./more-actions.ts"

/*
 * Keyword actions as words of the card language (701): what they do is said in keyword-actions.ts, but for proliferating.
 */

type Whole = Readonly<Record<string, unknown>>
type Line = readonly [en: string, ja: string]

const amount: Shape = either(integer(1), term("value"))

const action = (word: string, shape: Shape, fields?: VerbWord["fields"]): VerbWord => ({
  shape,
  ...(fields === undefined ? {} : { fields }),
  unknowns: "stops",
  run: function* (game: Game, frame: Frame, argument: never, whole: never): Procedure<boolean> {
    const does = keywordActions[word]?.(argument, whole)
    return does !== undefined && (yield* run(game, frame, does as never))
  } as VerbWord["run"],
})

/** The kinds of counters on a permanent, each named once. */
const kindsOn = (game: Game, id: ObjectId): readonly string[] =>
  Object.entries(object(game.state, id).counters).flatMap(([kind, n]) => (n > 0 ? [kind] : []))

/** Any number of permanents and players with counters get one more of each kind (701.34a). */
function* proliferate(game: Game, frame: Frame): Procedure<boolean> {
  const ids = players(game).flatMap((player) =>
    zone(game, player, "battlefield").filter((id) => kindsOn(game, id).length > 0),
  )
  const having = players(game).filter((player) => kindsOfCounters(game, player).length > 0)
  const options = [...ids.map(objectOption), ...having.map(playerOption)]
  if (options.length === 0) return false
  const keys = yield* ask(game, {
    by: frame.you,
    kind: "cards",
    rules: ["701.34a"],
    prompt: "proliferate",
    source: frame.source,
    space: pick(options, 0, options.length),
  })
  const events = keys.flatMap((key): readonly GameEvent[] => {
    const player = playerOfKey(key)
    if (player !== null)
      return kindsOfCounters(game, player).flatMap((kind) => counted(game, player, kind, 1, "701.34a"))
    const id = key as ObjectId
    return kindsOn(game, id).map((name) => ({
      type: "counters",
      rule: "701.34a",
      object: id,
      name,
      amount: 1,
      source: frame.source,
    }))
  })
  return yield* did(game, frame, events)
}

/** A token that the rules know by name (111.10). */
function* createKnown(game: Game, frame: Frame, name: unknown, whole: Whole): Procedure<boolean> {
  const effect = { ...whole, create: knownTokens[name as KnownToken] } as Record<string, unknown>
  delete effect.createKnown
  return yield* run(game, frame, effect as never)
}

export const actionVerbs: Readonly<Record<string, VerbWord>> = {
  investigate: action("investigate", amount),
  monstrosity: action("monstrosity", amount),
  adapt: action("adapt", amount),
  bolster: action("bolster", amount),
  populate: action("populate", amount),
  amass: action("amass", amount, { kind: optional(text) }),
  explore: action("explore", term("selector")),
  connive: action("connive", term("selector")),
  goad: action("goad", term("selector")),
  detain: action("detain", term("selector")),
  discover: action("discover", amount),
  manifestDread: action("manifestDread", amount),
  incubate: action("incubate", amount),
  learn: action("learn", yes),
  suspect: action("suspect", term("selector")),
  endure: action("endure", amount, { who: optional(term("selector")) }),
  blight: action("blight", amount),
  support: action("support", amount, { on: term("selector") }),
  earthbend: action("earthbend", amount, { on: term("selector") }),
  airbend: action("airbend", term("selector")),
  ...moreActionVerbs,
  ...chanceVerbs,
  proliferate: { shape: yes, unknowns: "stops", run: proliferate as VerbWord["run"] },
  createKnown: {
    shape: words(...Object.keys(knownTokens)),
    fields: {
      count: optional(amount),
      by: optional(term("player")),
      tapped: optional(yes),
      attachedTo: optional(term("selector")),
      as: optional({ shape: "binds" } as Shape),
    },
    unknowns: "works",
    run: createKnown as VerbWord["run"],
  },
}

export const actionFilters: Readonly<Record<string, FilterWord>> = {
  /** Of the creatures that its controller controls none has less toughness (701.39a). */
  leastToughness: {
    shape: yes,
    test: (game, _frame, id) =>
      zone(game, object(game.state, id).controller, "battlefield").every(
        (other) => !hasType(game, other, "creature") || toughnessOf(game, other) >= toughnessOf(game, id),
      ),
  },
}

export const actionLines: Readonly<Record<string, Line>> = {
  investigate: ["investigate so many times", "調査を行う"],
  monstrosity: ["monstrosity", "怪物化"],
  adapt: ["adapt", "順応"],
  bolster: ["bolster", "鼓舞"],
  populate: ["populate so many times", "居住を行う"],
  amass: [
    "amass; `kind`: which subtype the Army is, Zombie if it isn't said",
    "動員。`kind`は軍団のサブタイプ(書かなければゾンビ)",
  ],
  explore: ["these explore", "探検を行う"],
  connive: ["these connive", "謀議を行う"],
  goad: ["goad these", "使嗾する"],
  detain: ["detain these", "留置する"],
  proliferate: ["proliferate", "増殖を行う"],
  discover: ["discover", "発見を行う"],
  manifestDread: ["manifest dread so many times", "戦慄予示を行う"],
  incubate: ["incubate", "培養を行う"],
  learn: ["learn", "履修を行う"],
  suspect: ["suspect these", "容疑をかける"],
  endure: ["it endures (`who`, if it isn't the source)", "忍耐を行う(`who`は発生源でない場合)"],
  blight: ["blight", "枯朽を行う"],
  support: ["support: a +1/+1 counter on each of these targets, up to so many", "支援を行う(これらの対象に)"],
  earthbend: ["earthbend this target land", "土の技を行う(この対象の土地に)"],
  airbend: ["airbend these", "気の技を行う"],
  ...moreActionLines,
  ...chanceLines,
  createKnown: ["create tokens known by this name", "この名前で知られるトークンを生成する"],
}

export const actionFilterLines: Readonly<Record<string, Line>> = {
  leastToughness: [
    "has the least toughness among its controller's creatures",
    "コントローラーのクリーチャーの中でタフネスが最小である",
  ],
}
