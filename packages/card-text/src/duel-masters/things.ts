import { type Built, both, given, type Pointer } from "../building.ts"

/** How many: a number, up to one, any number, all. */
export type Many =
  | { readonly count: unknown }
  | { readonly upTo: unknown }
  | { readonly any: true }
  | { readonly all: true }

/** Which things a verb is about, before what the verb says of them (from where, who chooses) is known. */
export interface Meant {
  readonly reach: "choose" | "random" | "all" | "top" | "this" | "attached" | "pointer"
  readonly filter: Built
  readonly more: Built
  readonly pointer?: unknown
}

export const chosen = (filter: Built, many: Many, more: Built = {}): Meant =>
  "all" in many
    ? { reach: "all", filter, more }
    : { reach: "choose", filter, more: { ...("count" in many && many.count === 1 ? {} : many), ...more } }

export const random = (filter: Built, many: Many): Meant => ({
  reach: "random",
  filter,
  more: "count" in many && many.count === 1 ? {} : (many as Built),
})
export const pointed = (pointer: unknown): Meant => ({ reach: "pointer", filter: {}, more: {}, pointer })
export const itself: Meant = { reach: "this", filter: {}, more: {} }
/** What the cross gear is on. */
export const attached: Meant = { reach: "attached", filter: {}, more: {} }
/** Every player, one after the other. */
export const each = { ref: "each" }
export const top = (count: unknown, of: string | null, zone: string | null = null): Meant => ({
  reach: "top",
  filter: {},
  more: given({ top: count, of, zone }),
})

/** From where things are taken, said apart from them. Null where it can't be said of them. */
export function from(what: Meant, place: Built | null): Meant | null {
  if (place === null) return what
  // Where something that was named before has come to needn't be asked.
  if (what.reach === "pointer") return what
  if (what.reach !== "choose" && what.reach !== "random" && what.reach !== "all") return null
  if (what.filter.zone !== undefined) return null
  const { controller } = what.filter
  if (controller !== undefined && place.controller !== undefined && controller !== place.controller) return null
  return { ...what, filter: both(place, what.filter) }
}

/** One of these for each of some others; null where more than one are named. */
export function perEach(what: Meant, each: unknown): Meant | null {
  if (what.reach === "top") return what.more.top === 1 ? { ...what, more: { ...what.more, top: each } } : null
  if (what.reach !== "choose" && what.reach !== "random") return null
  return Object.keys(what.more).length > 0 ? null : { ...what, more: { count: each } }
}

/** Things as the selector that a verb takes. */
export function selector({ reach, filter: said, more, pointer }: Meant): unknown {
  const filter = whoseHand(said)
  switch (reach) {
    case "this":
      return "this"
    case "attached":
      return { all: { bearing: "this" } }
    case "pointer":
      return pointer
    case "top":
      return more
    case "all":
      return { all: filter }
    default:
      return { [reach]: filter, ...more }
  }
}

/** A hand of which nothing is said is the hand of who acts. */
const whoseHand = (filter: Built): Built =>
  filter.zone === "hand" && filter.controller === undefined && filter.is === undefined
    ? { ...filter, controller: "own" }
    : filter

/** A weapon that comes out of the hyperspatial zone is put on the creature whose ability it is. */
export const mayBeWeapon = ({ filter }: Meant): boolean =>
  filter.zone === "hyperspatial" &&
  (filter.special === "dragheart" || filter.type !== undefined) &&
  [filter.type ?? "weapon"].flat().includes("weapon")

export const zoneOf = (what: Meant): unknown => (what.reach === "top" ? (what.more.zone ?? "deck") : what.filter.zone)

/** A word that points back, with its place. */
export const pointer = (
  points: string,
  many: boolean | null,
  at: { readonly start: number; readonly end: number },
  by?: string | null,
): Pointer => ({
  points,
  many,
  at: [at.start, at.end],
  ...(by === undefined || by === null ? {} : { by }),
})

/** "1000 for each": so much times so many. */
export const times = (n: unknown, each: unknown): unknown => (n === 1 ? each : { times: [n, each] })

interface Modifier {
  readonly where?: Built
  readonly shared?: Built
  readonly own?: Built
  /** Of those that are left the ones with the greatest or smallest number. */
  readonly extreme?: { readonly word: string; readonly how: string }
}

interface Described {
  readonly modifiers: readonly Modifier[]
  readonly noun: Built
}

/** Is no word said twice before a noun, and of one thing alone whose it is and where? */
export function saidOnce(modifiers: readonly Modifier[]): boolean {
  const all = modifiers.map((one) => JSON.stringify(one)).filter((one) => one !== "{}")
  const places = modifiers.flatMap(({ where }) =>
    Object.entries(where ?? {}).flatMap(([key, value]) => (value == null ? [] : [key])),
  )
  return new Set(all).size === all.length && new Set(places).size === places.length
}

/**
 * "Your water creatures or spells": whose and where are said of all; what kind, too, unless the later ones say their own. One
 * list where they differ in one word only.
 */
export function group(modifiers: readonly Modifier[], noun: Built, rest: readonly Described[]): Built {
  const extreme = modifiers.find((one) => one.extreme !== undefined)?.extreme
  if (extreme !== undefined) {
    const among = group(
      modifiers.filter((one) => one.extreme === undefined),
      noun,
      rest,
    )
    return both(among, { [extreme.word]: { [extreme.how]: extreme.word, among } })
  }
  const places = both(...modifiers.map(({ where }) => where), ...modifiers.map(({ shared }) => shared))
  const own = both(...modifiers.map((one) => one.own))
  if (rest.length === 0) return both(...inOrder(modifiers), noun)
  // "With 'dragon' in their races" isn't said of those that are named by their race.
  const ofFirst = own.raceWith !== undefined && rest.some((one) => one.noun.race !== undefined)
  const same = !ofFirst && rest.every((one) => one.modifiers.length === 0)
  const nouns = [noun, ...rest.map((one) => one.noun)]
  const [word] = Object.keys(noun)
  const alike =
    word !== undefined && nouns.every((one) => Object.keys(one).length === 1 && typeof one[word] === "string")
  if (same && alike && (word === "type" || word === "race"))
    return both(...inOrder(modifiers), { [word]: nouns.map((one) => one[word]) })
  if (same) return both(...inOrder(modifiers), { any: nouns })
  const each = [
    both(own, noun),
    ...rest.map((one) =>
      both(...one.modifiers.flatMap(({ where, shared, own: theirs }) => [where, shared, theirs]), one.noun),
    ),
  ]
  return both(places, { any: each })
}

/** As they are said, so that they can be printed in that order. */
const inOrder = (modifiers: readonly Modifier[]): readonly (Built | undefined)[] =>
  modifiers.map(({ where, shared, own }) => where ?? shared ?? own)

/** Words that look like a race and are something else. */
const noRaces: ReadonlySet<string> = new Set([
  "クリーチャー",
  "カード",
  "シールド",
  "シールドゾーン",
  "マナゾーン",
  "マナ",
  "バトルゾーン",
  "バトル",
  "ターン",
  "プレイヤー",
  "コスト",
  "パワー",
  "タップ",
  "アンタップ",
  "ブロック",
  "ブレイク",
  "クロスギア",
  "クロス",
  "ジェネレート",
  "シャッフル",
  "タマシード",
  "オーラ",
  "フィールド",
  "エレメント",
  "リンク",
  "ゲーム",
  "ジャンケン",
  "サイキック",
  "ブロッカー",
  "スレイヤー",
  "スピードアタッカー",
  "GR",
  "X",
  "S",
  "W",
  "T",
  "Q",
  "ゾーン",
  "ドロー",
  "テキスト",
  "ゼロ",
  "ガチンコ",
  "ジャッジ",
  "チャージ",
  "ウエポン",
  "フォートレス",
  "ドラグハート",
])

export const isRace = (name: string): boolean =>
  !noRaces.has(name) && ![...noRaces].some((word) => word.length > 3 && name.endsWith(word))

/** So many chosen as are counted. */
export const chosenFor = (filter: Built, count: unknown, may: boolean): Meant =>
  chosen(filter, may ? { upTo: count } : { count })

/** "With less power than this": one less, one more at most. */
export const beside = (word: "コスト" | "パワー", how: "小さい" | "大きい", of: unknown): Built => {
  const number = word === "コスト" ? "cost" : "power"
  const name = { コスト: "Cost", パワー: "Power" }[word]
  return how === "小さい"
    ? { [`max${name}`]: { plus: [{ number, of }, -1] } }
    : { [`min${name}`]: { plus: [{ number, of }, 1] } }
}
