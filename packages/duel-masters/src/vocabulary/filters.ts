import {
  abilitiesOf,
  amountOf,
  boolean,
  type FilterWord,
  type Frame,
  type Game,
  integer,
  listOf,
  mark,
  NONE,
  type ObjectId,
  object,
  oneOrMore,
  playerOf,
  readFace,
  record,
  type Selector,
  select,
  someOf,
  type Tri,
  term,
  text,
  uses,
  type Value,
  words,
} from "@dilemma-table/engine"
import { BATTLING } from "../battle.ts"
import {
  attachedTo,
  civilizationsOf,
  costOf,
  hasKeyword,
  isAttacking,
  isBlocking,
  isElementType,
  isType,
  type Known,
  powerOf,
  racesOf,
  specialsOf,
  typesOf,
} from "../characteristics.ts"
import { effectUseRefusal } from "../declaring.ts"
import { cardTypes, civilizations, keywordWords, specialTypes } from "../lexicon.ts"
import { cardsOf, isLinked } from "../links.ts"
import { plainName } from "../names.ts"
import { EX_LIFE, FACE_UP, isPending } from "../pending.ts"

function known<T>(value: Known<T>, test: (value: T) => boolean): Tri {
  return value === "unknown" ? "unknown" : test(value as T)
}

const anyOf = (wanted: string | readonly string[], has: readonly string[]): boolean =>
  typeof wanted === "string" ? has.includes(wanted) : wanted.some((one) => has.includes(one))

/** A filter word that compares a number of the card with a value. */
const comparing = (
  of: (game: Game, id: ObjectId) => Known<number>,
  holds: (number: number, value: number) => boolean,
  doc: FilterWord["doc"] & object,
): FilterWord => ({
  shape: term("value"),
  doc,
  test: (game, frame, id, value: Value) => known(of(game, id), (number) => holds(number, amountOf(game, frame, value))),
})

function namesOf(game: Game, id: ObjectId): Known<readonly string[]> {
  const found = object(game.state, id)
  if (found.card === 0) return "unknown"
  // Linked Gods have the names of all their cards (202.5).
  return cardsOf(game, id).flatMap((card) => {
    const face = readFace(game, card)?.data.name ?? game.card(object(game.state, card).card).data.name
    return [face.ja, face.en].filter((name) => name !== undefined).map(plainName)
  })
}

/** The name of the player who would use what is chosen, while it is chosen; without it the ability's own. */
export const USER = "(user)"

const traits = { type: typesOf, civilization: civilizationsOf, race: racesOf, name: namesOf } as const

function sharing(game: Game, frame: Frame, id: ObjectId, what: keyof typeof traits, others: Selector): Tri {
  const mine = traits[what](game, id)
  if (mine === "unknown") return mine
  return someOf(select(game, frame, others), (other) =>
    known<readonly string[]>(traits[what](game, other), (theirs) =>
      theirs.some((one) => (mine as readonly string[]).includes(one)),
    ),
  )
}

/** What can be asked of a card, beside the engine's own words. */
export const filters: Readonly<Record<string, FilterWord>> = {
  type: {
    shape: oneOrMore(words(...cardTypes, "element")),
    doc: {
      en: "has one of these card types; an element is anything face up in the battle zone, elsewhere a card that can be there by itself",
      ja: "カードタイプ。エレメントはバトルゾーンの表向きのもの、他のゾーンでは単独でバトルゾーンに出せるカード",
    },
    test: (game, _frame, id, wanted: string | readonly string[]) => {
      if ([wanted].flat().includes("element"))
        return (
          object(game.state, id).zone === "battle" || known(typesOf(game, id), (types) => types.some(isElementType))
        )
      return known(typesOf(game, id), (types) => anyOf(wanted, types))
    },
  },
  special: {
    shape: oneOrMore(words(...specialTypes)),
    doc: { en: "has one of these special types", ja: "特殊タイプ" },
    test: (game, _frame, id, wanted: string | readonly string[]) =>
      known(specialsOf(game, id), (specials) => anyOf(wanted, specials)),
  },
  civilization: {
    shape: oneOrMore(words(...civilizations)),
    doc: { en: "has one of these civilizations", ja: "いずれかの文明を持つ" },
    test: (game, _frame, id, wanted: string | readonly string[]) =>
      known(civilizationsOf(game, id), (has) => anyOf(wanted, has)),
  },
  civilizations: {
    shape: listOf(words(...civilizations), 1),
    doc: { en: "has all of these civilizations", ja: "すべての文明を持つ" },
    test: (game, _frame, id, wanted: readonly string[]) =>
      known<readonly string[]>(civilizationsOf(game, id), (has) => wanted.every((one) => has.includes(one))),
  },
  colorless: {
    shape: boolean,
    doc: { en: "has no civilization, or has one", ja: "無色かどうか" },
    test: (game, _frame, id, wanted: boolean) =>
      known(civilizationsOf(game, id), (has) => (has.length === 0) === wanted),
  },
  multicolored: {
    shape: boolean,
    doc: { en: "has two or more civilizations, or not", ja: "多色かどうか" },
    test: (game, _frame, id, wanted: boolean) => known(civilizationsOf(game, id), (has) => has.length > 1 === wanted),
  },
  race: {
    shape: oneOrMore(text),
    doc: { en: "has one of these races", ja: "種族" },
    test: (game, _frame, id, wanted: string | readonly string[]) =>
      known(racesOf(game, id), (races) => anyOf(wanted, races)),
  },
  raceWith: {
    shape: text,
    doc: { en: "has a race whose name has this in it", ja: "種族名にこれを含む" },
    test: (game, _frame, id, wanted: string) =>
      known(racesOf(game, id), (races) => races.some((race) => race.includes(wanted))),
  },
  cost: comparing(costOf, (a, b) => a === b, { en: "costs this", ja: "コストがこの数" }),
  maxCost: comparing(costOf, (a, b) => a <= b, { en: "costs this or less", ja: "コストがこの数以下" }),
  minCost: comparing(costOf, (a, b) => a >= b, { en: "costs this or more", ja: "コストがこの数以上" }),
  power: comparing(powerOf, (a, b) => a === b, { en: "has this power", ja: "パワーがこの数" }),
  maxPower: comparing(powerOf, (a, b) => a <= b, { en: "has this power or less", ja: "パワーがこの数以下" }),
  minPower: comparing(powerOf, (a, b) => a >= b, { en: "has this power or more", ja: "パワーがこの数以上" }),
  name: {
    shape: text,
    doc: { en: "has this name", ja: "カード名" },
    test: (game, _frame, id, wanted: string) => known(namesOf(game, id), (names) => names.includes(plainName(wanted))),
  },
  nameWith: {
    shape: text,
    doc: { en: "has this in its name", ja: "カード名にこれを含む" },
    test: (game, _frame, id, wanted: string) =>
      known(namesOf(game, id), (names) => names.some((name) => name.includes(plainName(wanted)))),
  },
  named: {
    shape: uses,
    doc: { en: "has the card name that was chosen as this", ja: "選ばれたカード名を持つ" },
    test: (game, frame, id, name: string) => {
      const chosen = frame.names[name]
      if (typeof chosen !== "string") return false
      return known(namesOf(game, id), (names) => names.includes(plainName(chosen)))
    },
  },
  ofNamed: {
    shape: uses,
    doc: { en: "has the race or civilization that was chosen as this", ja: "選ばれた種族または文明を持つ" },
    test: (game, frame, id, name: string) => {
      const chosen = frame.names[name]
      if (typeof chosen !== "string") return false
      const one = [racesOf(game, id), civilizationsOf(game, id)]
      if (one.includes("unknown")) return "unknown"
      return one.some((has) => (has as readonly string[]).includes(chosen))
    },
  },
  keyword: {
    shape: words(...keywordWords),
    doc: { en: "has this keyword", ja: "キーワード能力を持つ" },
    test: (game, _frame, id, wanted: string) =>
      object(game.state, id).card === 0 ? "unknown" : hasKeyword(game, id, wanted),
  },
  attacking: {
    shape: boolean,
    doc: { en: "is attacking, or not", ja: "攻撃中かどうか" },
    test: (game, _frame, id, wanted: boolean) => isAttacking(game, id) === wanted,
  },
  blocking: {
    shape: boolean,
    doc: { en: "is blocking, or not", ja: "ブロック中かどうか" },
    test: (game, _frame, id, wanted: boolean) => isBlocking(game, id) === wanted,
  },
  attacked: {
    shape: boolean,
    doc: { en: "is being attacked, or not", ja: "攻撃されているかどうか" },
    test: (game, _frame, id, wanted: boolean) => (game.state.loop.target === id) === wanted,
  },
  battling: {
    shape: boolean,
    doc: { en: "is in a battle, or not", ja: "バトル中かどうか" },
    test: (game, _frame, id, wanted: boolean) => mark(object(game.state, id).marks, BATTLING) > 0 === wanted,
  },
  on: {
    shape: term("selector"),
    doc: {
      en: "is a card on one of these: a cross gear, an Aura, a weapon",
      ja: "これらにクロスされている(付いている)カード",
    },
    test: (game, frame, id, whose: Selector) =>
      object(game.state, id).attachedTo !== NONE &&
      select(game, frame, whose).includes(object(game.state, id).attachedTo),
  },
  bearing: {
    shape: term("selector"),
    doc: {
      en: "has one of these on it: a creature a cross gear, an Aura or a weapon, a shield a castle",
      ja: "これらがクロスされている(付いている)クリーチャー、またはシールド",
    },
    test: (game, frame, id, what: Selector) =>
      select(game, frame, what).some((one) => object(game.state, one).attachedTo === id),
  },
  powerEnding: {
    shape: integer(0),
    doc: { en: "the last three digits of its power are these", ja: "パワーの最後の三桁" },
    test: (game, _frame, id, digits: number) => known(powerOf(game, id), (power) => power % 1000 === digits),
  },
  ultimateEvolution: {
    shape: boolean,
    doc: {
      en: "is put on an evolution creature as it evolves (Ultimate Evolution), or isn't",
      ja: "究極進化を持つかどうか",
    },
    test: (game, _frame, id, wanted: boolean) =>
      object(game.state, id).card === 0
        ? "unknown"
        : abilitiesOf(game, id).some(
            (one) =>
              typeof one === "object" &&
              "evolution" in one &&
              (one.evolution as { special?: unknown }).special === "evolution",
          ) === wanted,
  },
  blockedBy: {
    shape: term("selector"),
    doc: { en: "is attacking, and one of these blocked it", ja: "これらにブロックされた攻撃クリーチャー" },
    test: (game, frame, id, by: Selector) =>
      isAttacking(game, id) && select(game, frame, by).some((other) => isBlocking(game, other)),
  },
  linked: {
    shape: boolean,
    doc: { en: "is a creature of linked cards, or isn't", ja: "リンクしているかどうか" },
    test: (game, _frame, id, wanted: boolean) => isLinked(game, id) === wanted,
  },
  crossed: {
    shape: boolean,
    doc: { en: "has a cross gear on it, or not", ja: "クロスされているかどうか" },
    test: (game, _frame, id, wanted: boolean) =>
      attachedTo(game, id).some((other) => isType(game, other, "cross-gear")) === wanted,
  },
  crossing: {
    shape: boolean,
    doc: { en: "is a cross gear on a creature, or isn't", ja: "クリーチャーにクロスされているクロスギアかどうか" },
    test: (game, _frame, id, wanted: boolean) =>
      (isType(game, id, "cross-gear") && object(game.state, id).attachedTo !== NONE) === wanted,
  },
  exLifeOf: {
    shape: term("selector"),
    doc: { en: "is the shield that one of these has by EX Life", ja: "これらの「EXライフ」シールドである" },
    test: (game, frame, id, whose: Selector) => {
      const { attachedTo: owner, marks } = object(game.state, id)
      return mark(marks, EX_LIFE) > 0 && select(game, frame, whose).includes(owner)
    },
  },
  evolved: {
    shape: boolean,
    doc: { en: "has cards beneath it, or not", ja: "下にカードがあるかどうか" },
    test: (game, _frame, id, wanted: boolean) => object(game.state, id).under.length > 0 === wanted,
  },
  enteredThisTurn: {
    shape: boolean,
    doc: { en: "came to the battle zone this turn, or not", ja: "このターンに出たかどうか" },
    test: (game, _frame, id, wanted: boolean) => (object(game.state, id).since === game.state.turn) === wanted,
  },
  faceUp: {
    shape: boolean,
    doc: { en: "is a face-up shield, or not", ja: "表向きのシールドかどうか" },
    test: (game, _frame, id, wanted: boolean) => mark(object(game.state, id).marks, FACE_UP) > 0 === wanted,
  },
  usable: {
    shape: words("free", "paying"),
    doc: {
      en: "can be used if an effect says so, free or by paying",
      ja: "効果によって使える（コストを支払わずに、または支払って）",
    },
    test: (game, frame, id, how: "free" | "paying") => {
      if (object(game.state, id).card === 0) return "unknown"
      const user = frame.names[USER] === undefined ? frame.you : playerOf(game, frame, { ref: USER })
      return effectUseRefusal(game, user, id, how === "free") === null
    },
  },
  comingToHand: {
    shape: boolean,
    doc: { en: "is a shield on its way to the hand, or isn't", ja: "手札に加わろうとしているシールドかどうか" },
    test: (game, _frame, id, wanted: boolean) => {
      const found = object(game.state, id)
      return (found.zone === "shields" && isPending(found)) === wanted
    },
  },
  sharing: {
    shape: record({ what: words("type", "civilization", "race", "name"), with: term("selector") }),
    doc: { en: "has something in common with one of these", ja: "これらと共通するものを持つ" },
    test: (game, frame, id, { what, with: others }: { what: keyof typeof traits; with: Selector }) =>
      sharing(game, frame, id, what, others),
  },
}
