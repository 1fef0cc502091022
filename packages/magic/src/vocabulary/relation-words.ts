import {
  amountOf,
  boolean,
  type ConditionWord,
  did,
  either,
  type FilterWord,
  type Frame,
  type Game,
  type GameEvent,
  integer,
  listOf,
  numberOf,
  type ObjectId,
  object,
  opponentsOf,
  optional,
  type PlayerRef,
  type Procedure,
  playersOf,
  run,
  type Selector,
  type Shape,
  select,
  term,
  text,
  type Value,
  type ValueWord,
  type VerbWord,
  type Word,
  words,
  yes,
} from "@dilemma-table/engine"
import { enterAttacking } from "../attackers.ts"
import { chosenForCosts } from "../casting-keywords.ts"
import { defendingPlayer } from "../combat.ts"
import { isCreatureType } from "../creature-types.ts"
import { type DungeonName, dungeons, type Ventured, ventured } from "../dungeon-cards.ts"
import { dungeonsCompleted, venture } from "../dungeons.ts"
import { emblemCard } from "../emblems.ts"
import { gifts, give } from "../gifts.ts"
import { exileHaunting, hauntedBy } from "../haunting.ts"
import { hasType, subtypesOf, supertypesOf } from "../layers.ts"
import type { MagicAbility } from "../lexicon.ts"
import { playerDesignations } from "../lexicon-relations.ts"
import { colorsSpentOn } from "../mana-spent.ts"
import { hasMostLife } from "../most-life.ts"
import { namesOf } from "../naming.ts"
import { announcedX } from "../paid.ts"
import { partnerOf } from "../pairing.ts"
import { becomes, faster, hasDesignation, newEmblem, speedOf } from "../player-designations.ts"
import { place } from "../position.ts"
import { temptations } from "../ring.ts"
import { readAhead } from "../sagas.ts"
import { present } from "./present.ts"

/*
 * Words about how objects belong together, what was chosen and spent for a spell, and who is attacked by whom.
 */

type Whole = Readonly<Record<string, unknown>>
type Line = readonly [en: string, ja: string]

const amount: Shape = either(integer(0), term("value"))
const selector = term("selector")

/** As many as are there are moved, if both can be (122.5). */
function* moveCounters(game: Game, frame: Frame, value: unknown, whole: Whole): Procedure<boolean> {
  const name = whole.kind as string
  const [from] = yield* present(game, frame, whole.from)
  const [to] = yield* present(game, frame, whole.to)
  if (from === undefined || to === undefined || from === to) return false
  const n = Math.min(amountOf(game, frame, value as Value), object(game.state, from).counters[name] ?? 0)
  if (n <= 0) return false
  const about = { type: "counters", rule: "122.5", name, source: frame.source } as const
  return yield* did(game, frame, [
    { ...about, object: from, amount: -n },
    { ...about, object: to, amount: n },
  ])
}

/** Where what was meant has gone to. */
const now = (game: Game, id: ObjectId): ObjectId => {
  const { became } = object(game.state, id)
  return became === 0 || became === id ? id : now(game, became)
}

function* joinAttack(game: Game, frame: Frame, what: unknown): Procedure<boolean> {
  const ids = select(game, frame, what as Selector).map((id) => now(game, id))
  yield* enterAttacking(game, ids)
  return ids.length > 0
}

/** Two unpaired creatures of one's own are paired (702.95c). */
function* pair(game: Game, frame: Frame, what: unknown, whole: Whole): Procedure<boolean> {
  const [a] = yield* present(game, frame, what)
  const [b] = yield* present(game, frame, whole.with)
  const fits = (id: ObjectId | undefined): id is ObjectId =>
    id !== undefined &&
    object(game.state, id).zone === "battlefield" &&
    object(game.state, id).controller === frame.you &&
    hasType(game, id, "creature") &&
    partnerOf(game, id) === null
  if (!fits(a) || !fits(b) || a === b) return false
  const paired = (object: ObjectId, amount: ObjectId): GameEvent => ({
    type: "mark",
    rule: "702.95b",
    object,
    name: "paired",
    amount,
  })
  return yield* did(game, frame, [
    { type: "note", as: "pairs", rule: "702.95b", objects: [a, b], player: frame.you },
    paired(a, b),
    paired(b, a),
  ])
}

function* playerBecomes(game: Game, frame: Frame, what: unknown, whole: Whole): Procedure<boolean> {
  let any = false
  for (const player of playersOf(game, frame, (whole.by ?? "you") as PlayerRef))
    if (yield* becomes(game, player, what as never)) any = true
  return any
}

function* speedUp(game: Game, frame: Frame, value: unknown, whole: Whole): Procedure<boolean> {
  const by = amountOf(game, frame, value as Value)
  const who = playersOf(game, frame, (whole.by ?? "you") as PlayerRef)
  return yield* did(
    game,
    frame,
    who.flatMap((player) => (by > 0 ? faster(game, player, by) : [])),
  )
}

const READ = "read"

function* readsAhead(game: Game, frame: Frame): Procedure<boolean> {
  frame.names[READ] = yield* readAhead(game, frame.event?.controller ?? frame.you, frame.source)
  return yield* run(game, frame, { change: { counters: { lore: { ref: READ } } } } as never)
}

function* ventures(game: Game, frame: Frame, into: unknown, whole: Whole): Procedure<boolean> {
  const who = playersOf(game, frame, (whole.by ?? "you") as PlayerRef)
  for (const player of who) yield* venture(game, player, into as Ventured, frame.source)
  return who.length > 0
}

/** Emblems with these abilities (114.1, 114.2). */
function* emblem(game: Game, frame: Frame, abilities: unknown, whole: Whole): Procedure<boolean> {
  const card = emblemCard(abilities as readonly MagicAbility[])
  const who = playersOf(game, frame, (whole.by ?? "you") as PlayerRef)
  return yield* did(
    game,
    frame,
    who.map((player) => newEmblem(game, player, card, "114.2", frame.source)),
  )
}

const by = { by: optional(term("player")) }

export const relationVerbs: Readonly<Record<string, VerbWord>> = {
  moveCounters: {
    shape: amount,
    fields: { kind: text, from: selector, to: selector },
    unknowns: "works",
    run: moveCounters as VerbWord["run"],
  },
  joinAttack: { shape: selector, unknowns: "works", run: joinAttack as VerbWord["run"] },
  playerBecomes: {
    shape: words(...playerDesignations),
    fields: by,
    unknowns: "works",
    run: playerBecomes as VerbWord["run"],
  },
  speedUp: { shape: amount, fields: by, unknowns: "works", run: speedUp as VerbWord["run"] },
  giveGift: { shape: words(...Object.keys(gifts)), unknowns: "stops", run: give as VerbWord["run"] },
  readsAhead: { shape: yes, atOnce: true, unknowns: "stops", run: readsAhead as VerbWord["run"] },
  venture: { shape: words(...ventured), fields: by, unknowns: "stops", run: ventures as VerbWord["run"] },
  emblem: { shape: listOf(term("ability"), 1), fields: by, unknowns: "works", run: emblem as VerbWord["run"] },
  pair: { shape: selector, fields: { with: selector }, unknowns: "works", run: pair as VerbWord["run"] },
  exileHaunting: {
    shape: selector,
    fields: { haunts: selector },
    unknowns: "works",
    run: exileHaunting as VerbWord["run"],
  },
}

const creatureTypesOf = (game: Game, id: ObjectId): readonly string[] => subtypesOf(game, id).filter(isCreatureType)

export const relationFilters: Readonly<Record<string, FilterWord>> = {
  sharesType: {
    shape: selector,
    test: (game, frame, id, what: Selector) => {
      const own = new Set(creatureTypesOf(game, id))
      return (
        own.size > 0 &&
        select(game, frame, what).some((other) => creatureTypesOf(game, other).some((kind) => own.has(kind)))
      )
    },
  },
  sharesName: {
    shape: selector,
    test: (game, frame, id, what: Selector) => {
      const own = namesOf(game, id)
      return select(game, frame, what).some((other) =>
        namesOf(game, other).some(
          (name) => (name.en ?? name.ja) !== undefined && own.some(({ en, ja }) => en === name.en && ja === name.ja),
        ),
      )
    },
  },
  paired: { shape: boolean, test: (game, _frame, id, wanted: boolean) => (partnerOf(game, id) !== null) === wanted },
  pairedWith: {
    shape: selector,
    test: (game, frame, id, what: Selector) => {
      const partner = partnerOf(game, id)
      return partner !== null && select(game, frame, what).includes(partner)
    },
  },
  hauntedBy: {
    shape: selector,
    test: (game, frame, id, what: Selector) => select(game, frame, what).some((card) => hauntedBy(game, card) === id),
  },
  chosenForCost: {
    shape: yes,
    test: (_game, { said }, id) => chosenForCosts(said?.costs ?? []).includes(id),
  },
  encoded: { shape: integer(1), test: (_game, _frame, id, card: number) => id === card },
  historic: {
    shape: yes,
    test: (game, _frame, id) =>
      hasType(game, id, "artifact") ||
      supertypesOf(game, id).includes("legendary") ||
      subtypesOf(game, id).includes("Saga"),
  },
}

export const relationValues: Readonly<Record<string, ValueWord>> = {
  xOf: {
    shape: selector,
    value: (game, frame, what: Selector) =>
      select(game, frame, what).reduce(
        (sum, id) => sum + (announcedX(game, id) ?? object(game.state, id).said?.x ?? 0),
        0,
      ),
  },
  colorsSpent: {
    shape: selector,
    value: (game, frame, what: Selector) =>
      select(game, frame, what).reduce((sum, id) => sum + colorsSpentOn(game, id), 0),
  },
  ofChosen: {
    shape: term("number-name"),
    value: (game, { said }, name: string) =>
      chosenForCosts(said?.costs ?? []).reduce((sum, id) => sum + Math.max(0, numberOf(game, name, id)), 0),
  },
  total: {
    shape: term("number-name"),
    fields: { of: selector },
    value: (game, frame, name: string, whole) =>
      select(game, frame, (whole as { readonly of: Selector }).of).reduce(
        (sum, id) => sum + numberOf(game, name, id),
        0,
      ),
  },
  opponentsAttacked: {
    shape: yes,
    value: (game, frame) => {
      const attacked = new Set(
        place(game)
          .attackers.filter(({ by, at }) => by === `player:${frame.you}` && at === null)
          .map(defendingPlayer),
      )
      return opponentsOf(game, frame.you).filter((player) => attacked.has(player)).length
    },
  },
  temptations: {
    shape: term("player"),
    value: (game, frame, ref: PlayerRef) =>
      playersOf(game, frame, ref).reduce((sum, player) => sum + temptations(game, player), 0),
  },
  speed: {
    shape: term("player"),
    value: (game, frame, ref: PlayerRef) =>
      playersOf(game, frame, ref).reduce((sum, player) => sum + speedOf(game, player), 0),
  },
}

export const relationConditions: Readonly<Record<string, ConditionWord>> = {
  mostLife: {
    shape: term("player"),
    holds: (game, frame, ref: PlayerRef) => {
      const who = playersOf(game, frame, ref)
      return who.length > 0 && who.every((player) => hasMostLife(game, player))
    },
  },
  playerIs: {
    shape: words(...playerDesignations),
    fields: { who: term("player") },
    holds: (game, frame, what: never, whole) => {
      const who = playersOf(game, frame, (whole as { readonly who: PlayerRef }).who)
      return who.some((player) => hasDesignation(game, player, what))
    },
  },
  completedDungeon: {
    shape: term("player"),
    fields: { named: optional(words(...Object.keys(dungeons))) },
    holds: (game, frame, ref: PlayerRef, whole) => {
      const { named } = whole as { readonly named?: DungeonName }
      return playersOf(game, frame, ref).some((player) => dungeonsCompleted(game, player, named) > 0)
    },
  },
}

export const relationStatics: Readonly<Record<string, Word>> = { everyCreatureType: { shape: yes } }

export const relationLines: Readonly<
  Record<"verbs" | "filters" | "values" | "conditions" | "statics", Readonly<Record<string, Line>>>
> = {
  verbs: {
    moveCounters: ["move so many counters of a kind from one to another", "カウンターをその数だけ移動させる"],
    joinAttack: [
      "these attack from now on, without having been declared",
      "これらは(攻撃クリーチャーとして指定されずに)攻撃している状態になる",
    ],
    playerBecomes: [
      "become the monarch, get the city's blessing, take the initiative",
      "統治者になる、都市の承認を得る、イニシアチブを得る",
    ],
    speedUp: ["speed increases by so much", "速度が増す"],
    giveGift: ["give the gift that was promised with the spell", "呪文とともに約束した贈呈を行う"],
    readsAhead: [
      "it enters with as many lore counters as its controller chooses, up to its last chapter (in a replacement of its entering)",
      "最終章の番号までの、選ばれた数の伝承カウンターが置かれた状態で戦場に出る(置換効果で)",
    ],
    venture: ["venture into the dungeon, or into that one", "ダンジョン探索、または地下街探索を行う"],
    emblem: ["get an emblem with these abilities", "これらの能力を持つ紋章を得る"],
    pair: ["pair these two creatures", "この2体を組にする"],
    exileHaunting: ["exile this card haunting that creature", "このカードを追放し、そのクリーチャーに憑依させる"],
  },
  filters: {
    sharesType: ["shares a creature type with one of these", "これらのどれかと共通のクリーチャー・タイプを持つ"],
    sharesName: ["has the same name as one of these", "これらのどれかと同じ名前を持つ"],
    paired: ["is paired with a creature, or isn't", "組になっている(いない)"],
    pairedWith: ["is paired with one of these", "これらのどれかと組になっている"],
    hauntedBy: ["is haunted by one of these", "これらのどれかに憑依されている"],
    chosenForCost: ["was chosen for a cost as it was announced", "コストを宣言したときに選ばれた"],
    encoded: ["is the card with this number, encoded on a creature", "暗号化されたカード(番号)である"],
    historic: ["is historic: an artifact, legendary, or a Saga", "歴史的である(アーティファクト、伝説、英雄譚)"],
  },
  values: {
    xOf: ["X as it was announced for the spell that became this", "これになった呪文で宣言されたX"],
    colorsSpent: ["how many colors of mana were spent to cast this", "これを唱えるために支払われたマナの色の数"],
    ofChosen: [
      "this number of what was chosen for a cost as it was announced",
      "コストを宣言したときに選ばれたもののこの数値",
    ],
    total: ["this number of these, added up", "これらの数値の合計"],
    opponentsAttacked: [
      "how many opponents creatures of yours attack",
      "あなたのクリーチャーが攻撃している対戦相手の数",
    ],
    temptations: ["how often the Ring has tempted that player", "指輪がそのプレイヤーを誘惑した回数"],
    speed: ["that player's speed", "そのプレイヤーの速度"],
  },
  conditions: {
    mostLife: ["no player has more life than these", "このプレイヤーのライフが最も多い"],
    playerIs: [
      "such a player is the monarch, has the city's blessing or the initiative",
      "プレイヤーが統治者である、都市の承認を得ている、イニシアチブを持っている",
    ],
    completedDungeon: [
      "such a player has completed a dungeon, or this one",
      "プレイヤーがダンジョン(またはこのダンジョン)を踏破している",
    ],
  },
  statics: { everyCreatureType: ["it is every creature type", "すべてのクリーチャー・タイプである"] },
}
