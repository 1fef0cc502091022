import type { Entries } from "./grammar.ts"
import {
  binds,
  boolean,
  either,
  type Fields,
  integer,
  listOf,
  oneOrMore,
  optional,
  record,
  type Shape,
  term,
  text,
  tuple,
  uses,
  words,
  yes,
} from "./shapes.ts"

/*
 * The engine's own part of the card language, as shapes; types.ts says the same in types. Fields stand in the order in which
 * they are carried out.
 */

const effect = term("effect")
const selector = term("selector")
const filter = term("filter")
const value = term("value")
const amount = term("amount")
const condition = term("condition")
const player = term("player")
const pattern = term("pattern")
const zone = term("zone")
const whom = either(words("this", "attached"), filter)
const works = either(words("anywhere"), zone, listOf(zone, 1))
const named = { as: optional(binds) }

/** A word of the structure with its explanation in English and Japanese. */
const said = (en: string, ja: string, shape: Shape, fields: Fields = {}) => ({ shape, fields, doc: { en, ja } })

const effects: Entries = {
  if: said("do this if the condition holds", "条件を満たすなら、これを行う", condition, {
    then: effect,
    else: optional(effect),
  }),
  may: said(
    "a player may do this; `then` if it was done, `else` if not",
    "プレイヤーはこれを行ってもよい。行ったら `then`、行わなければ `else`",
    effect,
    { by: optional(player), then: optional(effect), else: optional(effect) },
  ),
  try: said(
    "do as much of this as possible; `then` if anything happened",
    "できるだけ行う。何か起こったら `then`",
    effect,
    { then: effect, else: optional(effect) },
  ),
  forEach: said("once for each of these, one at a time", "それぞれについて1回ずつ行う", selector, {
    as: binds,
    do: effect,
  }),
  eachPlayer: said("for each of these players, one after the other", "プレイヤーそれぞれについて1回ずつ行う", player, {
    as: binds,
    do: effect,
  }),
  repeat: said("so many times", "その回数だけ繰り返す", amount, { do: effect }),
  let: said("name a number or objects for what follows", "数またはオブジェクトに名前を付け、後で使う", binds, {
    be: either(value, selector),
  }),
  either: said(
    "a player chooses one of these as it is reached; not a mode",
    "ここに来た時に1つ選ぶ(選択肢の能力ではない)",
    listOf(effect, 2),
    { by: optional(player) },
  ),
  modal: said("choose among modes, by the game's rules on them", "選択肢から選ぶ(モードのルールに従う)", term("modal")),
  continuous: said(
    "from now on, for a while",
    "これから一定期間、継続する",
    record({ does: term("static"), to: optional(whom), while: optional(condition) }),
    {
      on: optional(selector),
      until: term("duration"),
    },
  ),
  later: said(
    "a delayed ability, which waits for an event; `every`: as long as it lasts, for each such event",
    "後で誘発する遅延能力。`every`: 続く間、そのたびに誘発する",
    pattern,
    { do: effect, until: optional(term("duration")), every: optional(yes) },
  ),
}

const selectors: Entries = {
  ref: said("what bears this name", "この名前のもの", uses),
  all: said("all that match", "当てはまるものすべて", filter),
  choose: said(
    "a player chooses among those that match, as this is reached",
    "ここに来た時に、当てはまるものから選ぶ",
    filter,
    {
      count: optional(amount),
      upTo: optional(amount),
      atLeast: optional(integer(1)),
      any: optional(yes),
      by: optional(player),
      sum: optional(record({ of: term("number-name"), most: value })),
      different: optional(term("number-name")),
      ...named,
    },
  ),
  target: said(
    "targets, announced with the spell or ability",
    "呪文や能力とともに宣言する対象",
    either(words("any-target"), filter),
    {
      count: optional(amount),
      upTo: optional(amount),
      atLeast: optional(integer(1)),
      any: optional(yes),
      orPlayer: optional(words("any", "opponent")),
      sum: optional(record({ of: term("number-name"), most: value })),
      alike: optional(words("owner", "controller", "creature-type")),
      ...named,
    },
  ),
  random: said("at random among those that match", "当てはまるものから無作為に選ぶ", filter, {
    count: optional(amount),
    ...named,
  }),
  top: said(
    "so many cards from the top of a zone, the deck if none is named",
    "ゾーン(書かなければ山札)の上からその枚数",
    amount,
    { of: optional(player), zone: optional(zone), ...named },
  ),
}

const filters: Entries = {
  any: said("one of these holds", "どれか1つに当てはまる", listOf(filter, 1)),
  every: said("all of these hold", "すべてに当てはまる", listOf(filter, 1)),
  not: said("this doesn't hold", "これに当てはまらない", filter),
  is: said("is one of these", "これらのどれかである", selector),
  other: said("isn't the ability's source", "能力の発生源自身ではない", yes),
  controller: said("is controlled by", "このプレイヤーがコントロールする", player),
  owner: said("is owned by", "このプレイヤーがオーナーである", player),
  zone: said("is in this zone; without it, in play", "このゾーンにある。書かなければ場にある", oneOrMore(zone)),
  tapped: said("is tapped", "タップされている", boolean),
  faceDown: said("is face down", "裏向きである", boolean),
  token: said("is a token", "トークンである", boolean),
  counter: said("has a counter of this kind", "この種類のカウンターがある", text),
  beneath: said("lies beneath one of these", "これらの下にあるカードである", selector),
}

const values: Entries = {
  ref: said("the number with this name, or how many objects it has", "この名前の数、またはその個数", uses),
  count: said("how many these are", "これらの数", selector),
  number: said("a number of one object", "オブジェクト1つの数値", term("number-name"), { of: selector }),
  plus: said("the sum", "合計", listOf(value, 1)),
  times: said("the product", "積", listOf(value, 1)),
  happened: said("how often this happened this turn", "このターンにこれが起こった回数", pattern),
}

const conditions: Entries = {
  exists: said("something matches; with `atLeast`, so many", "当てはまるものがある(`atLeast`: その数以上)", filter, {
    atLeast: optional(amount),
  }),
  compare: said("two values compared", "2つの数を比べる", tuple(value, words("=", "<", "<=", ">", ">="), value)),
  every: said("all of these hold", "すべてを満たす", listOf(condition, 1)),
  some: said("one of these holds", "どれか1つを満たす", listOf(condition, 1)),
  not: said("this doesn't hold", "これを満たさない", condition),
  matches: said("one of these matches the filter", "これらのどれかが条件に当てはまる", selector, { filter }),
  yourTurn: said("it is, or isn't, your turn", "自分のターンである(でない)", boolean),
  did: said("what bears this name was done", "この名前のことが行われた", uses),
}

const players: Entries = {
  ref: said("the player with this name", "この名前のプレイヤー", uses),
  ownerOf: said("its owner", "そのオーナー", selector),
  controllerOf: said("its controller", "そのコントローラー", selector),
  opponentsBut: said("your opponents but for this one", "このプレイヤーを除く対戦相手", player),
  targetPlayer: said("a target player", "対象のプレイヤー", words("any", "opponent"), {
    count: optional(amount),
    upTo: optional(amount),
    any: optional(yes),
    ...named,
  }),
}

/** A word that leads the text and means nothing. */
const ledBy = { word: optional(text) }

const abilities: Entries = {
  spell: said("what a spell does", "呪文の効果", effect, ledBy),
  when: said("a triggered ability", "誘発型能力", pattern, {
    if: optional(condition),
    do: effect,
    zone: optional(works),
    limit: optional(either(words("turn"), record({ within: words("turn", "attack"), of: text }))),
    ...ledBy,
  }),
  activate: said("an activated ability", "起動型能力", effect, {
    cost: listOf(term("cost")),
    zone: optional(zone),
    if: optional(condition),
    limit: optional(words("turn", "game")),
    timing: optional(words("sorcery")),
    ...ledBy,
  }),
  static: said("a static ability", "常在型能力", term("static"), {
    to: optional(whom),
    while: optional(condition),
    zone: optional(works),
    ...ledBy,
  }),
  replace: said("a replacement: this happens instead", "置換効果: 代わりにこれが起こる", pattern, {
    if: optional(condition),
    may: optional(yes),
    with: effect,
    zone: optional(works),
    ...ledBy,
  }),
}

const counts: Entries = {
  upTo: said("up to so many", "その数まで", amount),
  atLeast: said("so many or more", "その数以上", integer(1)),
  any: said("any number", "好きな数", yes),
  oneOf: said("one of these numbers", "これらの数のどれか", listOf(integer(0), 1)),
  weight: said("modes whose weights add up to this at most", "重さの合計がこの数以下", integer(1)),
}

const name = record({
  ja: optional(text),
  en: optional(text),
  unofficial: optional(listOf(words("ja", "en"), 1, 2)),
})

/** Every structure by its term. */
export const structure = {
  own: {
    effect: effects,
    selector: selectors,
    filter: filters,
    value: values,
    condition: conditions,
    player: players,
    ability: abilities,
  },
  count: counts,
  pattern: {
    on: oneOrMore(term("event-name")),
    object: optional(whom),
    player: optional(player),
    source: optional(filter),
    from: optional(zone),
    to: optional(zone),
    name: optional(text),
    by: optional(player),
    turn: optional(player),
    nth: optional(integer(1)),
    oneOrMore: optional(words("objects", "players")),
    or: optional(pattern),
  },
  modal: {
    choose: term("mode-count"),
    modes: listOf(term("mode"), 1),
    mayRepeat: optional(boolean),
    optional: optional(yes),
    all: optional(condition),
    instead: optional(record({ if: condition, choose: term("mode-count") })),
    chooser: optional(words("you", "opponent", "random")),
    among: optional(record({ chooser: words("you", "opponent", "random"), choose: term("mode-count") })),
    notChosenBefore: optional(words("turn", "game")),
    differentTargets: optional(words("player")),
  },
  mode: {
    if: optional(condition),
    cost: optional(listOf(term("cost"), 1)),
    weight: optional(integer(1)),
    do: effect,
    ...ledBy,
  },
  name,
  provenance: words("known", "partial", "reconstructed"),
  face: { name: optional(name), abilities: optional(listOf(term("ability"))) },
} as const satisfies {
  readonly own: Readonly<Record<string, Entries>>
  readonly count: Entries
  readonly name: Shape
  readonly provenance: Shape
} & Readonly<Record<"pattern" | "modal" | "mode" | "face", Fields>>
