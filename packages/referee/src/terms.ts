import { type DecisionKind, decisionKinds } from "@dilemma-table/engine"

/*
 * The words a ruling may use for zones, kinds of decision and steps of a turn, in both languages. Left the name in the
 * rulebook, right what people write; the first is the one that the project itself prints.
 */

export const games = ["duel-masters", "magic"] as const
export type GameName = (typeof games)[number]

type Words = Readonly<Record<string, readonly string[]>>

export const zoneWords: Readonly<Record<GameName, Words>> = {
  "duel-masters": {
    hand: ["hand", "手札"],
    battle: ["battle", "battle-zone", "バトルゾーン"],
    mana: ["mana", "mana-zone", "マナゾーン", "マナ"],
    shields: ["shields", "shield-zone", "シールドゾーン", "シールド"],
    graveyard: ["graveyard", "墓地"],
    deck: ["deck", "山札"],
    hyperspatial: ["hyperspatial", "超次元ゾーン", "超次元"],
    gr: ["gr", "ultra-gr", "超GRゾーン", "超GR"],
    abyss: ["abyss", "奈落"],
  },
  magic: {
    hand: ["hand", "手札"],
    battlefield: ["battlefield", "戦場"],
    graveyard: ["graveyard", "墓地"],
    library: ["library", "deck", "ライブラリー", "山札"],
    exile: ["exile", "追放", "追放領域"],
    stack: ["stack", "スタック"],
    command: ["command", "統率領域"],
    outside: ["outside", "sideboard", "ゲームの外部", "サイドボード"],
    "phased-out": ["phased-out", "フェイズ・アウト"],
  },
}

/** Every word for a zone in either game. */
export const allZoneWords: readonly string[] = [
  ...new Set(games.flatMap((game) => Object.values(zoneWords[game]).flat())),
]

/** The rulebook's name of a zone, or null. */
export const zoneOf = (game: GameName, word: string): string | null => nameOf(zoneWords[game], word)

const kindWords: Readonly<Record<DecisionKind, readonly string[]>> = {
  action: ["action", "行動"],
  modes: ["modes", "モード", "選択肢"],
  branch: ["branch", "どちらか"],
  face: ["face", "面"],
  targets: ["targets", "対象"],
  cards: ["cards", "カード"],
  "cost-choice": ["cost-choice", "コストの変更"],
  payment: ["payment", "支払い"],
  x: ["x", "X"],
  division: ["division", "割り振り"],
  order: ["order", "順番"],
  player: ["player", "プレイヤー"],
  "yes-no": ["yes-no", "はい・いいえ"],
  number: ["number", "数"],
  name: ["name", "カード名"],
  attackers: ["attackers", "攻撃クリーチャー"],
  blockers: ["blockers", "ブロック・クリーチャー"],
  attack: ["attack", "攻撃先"],
  block: ["block", "ブロック"],
  replacement: ["replacement", "置換効果"],
  waiting: ["waiting", "待機"],
  declaration: ["declaration", "宣言"],
  "mana-kept": ["mana-kept", "残すマナ"],
  "first-player": ["first-player", "先攻"],
  loop: ["loop", "ループ"],
  shuffle: ["shuffle", "シャッフル"],
  random: ["random", "無作為"],
}

export const allKindWords: readonly string[] = decisionKinds.flatMap((kind) => kindWords[kind])

export const kindOf = (word: string): DecisionKind | null => nameOf(kindWords, word) as DecisionKind | null

const stepWords: Readonly<Record<GameName, Words>> = {
  "duel-masters": {
    start: ["start", "ターン開始"],
    draw: ["draw", "ドロー"],
    charge: ["charge", "マナチャージ"],
    main: ["main", "メイン"],
    attack: ["attack", "攻撃"],
    end: ["end", "ターン終了"],
  },
  magic: {
    upkeep: ["upkeep", "アップキープ"],
    draw: ["draw", "ドロー"],
    "precombat-main": ["main", "precombat-main", "メイン", "戦闘前メイン"],
    "beginning-of-combat": ["beginning-of-combat", "戦闘開始"],
    "declare-attackers": ["declare-attackers", "攻撃クリーチャー指定"],
    "declare-blockers": ["declare-blockers", "ブロック・クリーチャー指定"],
    "combat-damage": ["combat-damage", "戦闘ダメージ"],
    "end-of-combat": ["end-of-combat", "戦闘終了"],
    "postcombat-main": ["postcombat-main", "戦闘後メイン"],
    end: ["end", "終了", "ターン終了"],
    cleanup: ["cleanup", "クリンナップ"],
  },
}

export const allStepWords: readonly string[] = [
  ...new Set(games.flatMap((game) => Object.values(stepWords[game]).flat())),
]

export const stepNamesOf = (game: GameName): readonly string[] => Object.values(stepWords[game]).flat()

export const stepOfTurn = (game: GameName, word: string): string | null => nameOf(stepWords[game], word)

/** Words that stand for "yes" and "no" in either language. */
export const yesWords: readonly string[] = ["yes", "はい", "true"]
export const noWords: readonly string[] = ["no", "いいえ", "false"]

/** A zone's, or a kind's, word in a language: of what is written in either the first that is in that one. */
export const zoneInLang = (lang: "en" | "ja", game: GameName, word: string): string =>
  inLang(lang, zoneWords[game][zoneOf(game, word) ?? ""], word)
export const kindInLang = (lang: "en" | "ja", word: string): string => {
  const kind = kindOf(word)
  return inLang(lang, kind === null ? undefined : kindWords[kind], word)
}

const inLang = (lang: "en" | "ja", words: readonly string[] | undefined, word: string): string =>
  words?.find((one) => /[^ -~]/.test(one) === (lang === "ja")) ?? word

function nameOf(words: Words, word: string): string | null {
  for (const [name, list] of Object.entries(words)) if (list.includes(word)) return name
  return null
}

/** Japanese words for what happens, with the English verb. */
const eventWords: Readonly<Record<string, string>> = {
  引く: "draw",
  捨てる: "discard",
  破壊: "destroy",
  破壊する: "destroy",
  タップ: "tap",
  タップする: "tap",
  アンタップ: "untap",
  出る: "enter",
  離れる: "leave",
  シャッフル: "shuffle",
  ブレイク: "break",
  使う: "use",
  実行する: "use",
  唱える: "cast",
  召喚: "summon",
  召喚する: "summon",
  攻撃: "attack",
  攻撃する: "attack",
}

/** The names that a word for what happens may have: "draw" is "draws" where events are named in the third person. */
export function eventOf(word: string): readonly string[] {
  const verb = eventWords[word] ?? word
  return [word, verb, `${verb}s`, `${verb}es`, `${verb}ed`, `${verb}d`]
}
