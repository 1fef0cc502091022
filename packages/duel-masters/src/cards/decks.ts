import type { DmCard } from "../lexicon.ts"

/** A deck: its name, its 40 cards by Japanese name, and what waits in the hyperspatial and ultra GR zones. */
export interface Deck {
  readonly id: string
  readonly name: { readonly ja: string; readonly en: string }
  readonly about: { readonly ja: string; readonly en: string }
  readonly cards: Readonly<Record<string, number>>
  readonly hyperspatial?: Readonly<Record<string, number>>
  readonly gr?: Readonly<Record<string, number>>
}

/** Kinds of cards that wait in the hyperspatial zone (100.3). */
const apart: ReadonlySet<string> = new Set(["psychic", "dragheart", "rule-plus", "duelist"])

/** Where a card of a deck lies before the game: among its cards, in the hyperspatial zone (100.3) or in the ultra GR zone (100.4). */
export function pileOf({ faces }: Pick<DmCard, "faces">): "cards" | "hyperspatial" | "gr" {
  const kinds: readonly string[] = faces.flatMap(({ types, special = [] }) => [...types, ...special])
  if (kinds.includes("gr")) return "gr"
  return kinds.some((kind) => apart.has(kind)) ? "hyperspatial" : "cards"
}

/** What is wrong with a deck (100.2–100.4a), or null. */
export function deckFault(deck: Deck): { readonly code: string; readonly rule: string; readonly card?: string } | null {
  const total = (list: Readonly<Record<string, number>> = {}): number =>
    Object.values(list).reduce((sum, n) => sum + n, 0)
  const above = (most: number, list: Readonly<Record<string, number>> = {}): string | undefined =>
    Object.keys(list).find((card) => (list[card] ?? 0) > most)
  if (total(deck.cards) !== 40) return { code: "deck-size", rule: "100.2" }
  const inDeck = above(4, deck.cards)
  if (inDeck !== undefined) return { code: "too-many-copies", rule: "100.2a", card: inDeck }
  if (total(deck.hyperspatial) > 8) return { code: "hyperspatial-size", rule: "100.3" }
  const inHyperspatial = above(4, deck.hyperspatial)
  if (inHyperspatial !== undefined) return { code: "too-many-copies", rule: "100.3a", card: inHyperspatial }
  const ultra = total(deck.gr)
  if (ultra !== 0 && ultra !== 12) return { code: "gr-size", rule: "100.4" }
  const inUltra = above(2, deck.gr)
  return inUltra === undefined ? null : { code: "too-many-copies", rule: "100.4a", card: inUltra }
}

export const decks: readonly Deck[] = [
  {
    id: "slash",
    name: { ja: "水闇スラッシュ", en: "Water–darkness slash" },
    about: {
      ja: "両方選べるモードを、水と闇をそろえて使う。墓地から大きなクリーチャーを出す。",
      en: "Gathers water and darkness so that both modes may be chosen, and puts big creatures out of the graveyard.",
    },
    cards: {
      "ブレイン・スラッシュ": 4,
      "爆進エナジー・スパイラル": 4,
      "エマージェンシー・タイフーン": 4,
      "ゴースト・タッチ": 3,
      "デーモン・ハンド": 3,
      "キュート・ウィスパー": 3,
      "エレガント・ランプ": 3,
      "アストラル・リーフ": 3,
      "うごめく者ボーン・グール": 3,
      シンカイマンモー: 2,
      嘆きの影ベルベットフロー: 2,
      "邪眼の祈祷師ザビ・ミラIV世": 2,
      混沌の獅子デスライガー: 2,
      "アクア・サーファー": 2,
    },
  },
  {
    id: "hole",
    name: { ja: "火自然ホール", en: "Fire–nature hole" },
    about: {
      ja: "マナを増やし、超次元の呪文のモードでサイキック・クリーチャーを出す。タマシードの上に進化する。",
      en: "Grows mana, puts psychic creatures out with the modes of its hyperspatial spells, and evolves upon a tamaseed.",
    },
    cards: {
      "フェアリー・ライフ": 4,
      青銅の鎧: 4,
      "超次元フェアリー・ホール": 4,
      "轟壊!切札MAX": 4,
      "フェアリー・トラップ": 3,
      スロットンの心絵: 3,
      "ペッペ・ペッパー": 3,
      火之鳥ピルドル: 3,
      "スピア・ルピア": 3,
      "ガントラ・マキシバス": 2,
      禁門の超人: 2,
      "ナチュラル・トラップ": 2,
      "ボルシャック・ドラゴン": 2,
      解体屋ピーカプ: 1,
    },
    hyperspatial: {
      "勝利のガイアール・カイザー": 2,
      時空の豪腕ジャパン: 1,
      時空の花カイマン: 2,
      時空の探検家ジョン: 2,
      時空の喧嘩屋キル: 1,
    },
  },
  {
    id: "star",
    name: { ja: "光水スター進化", en: "Light–water star evolution" },
    about: {
      ja: "タマシードの上に、安くしたスター進化クリーチャーを重ねる。タマシードが出るたびに次の進化が出て、守りは光と水の選択肢に任せる。",
      en: "Lays star evolution creatures, made cheaper, upon tamaseeds; each tamaseed that enters lets another evolve, and modal sparks of light and water defend.",
    },
    cards: {
      "「正義星帝」": 4,
      "「正義星帝」 ＜ライオネル.Star＞": 4,
      カーネンの心絵: 4,
      スロットンの心絵: 4,
      "星装者 バーナイン": 3,
      スターマンの天海珠: 3,
      "反撃のサイレント・スパーク": 3,
      "エマージェンシー・タイフーン": 3,
      "エナジー・ライト": 3,
      "アクア・サーファー": 3,
      "アルカディア・スパーク": 2,
      "ホーリー・スパーク": 2,
      "終末の時計 ザ・クロック": 2,
    },
  },
  {
    id: "mugen",
    name: { ja: "水闇ムゲンクライム", en: "Water–darkness Mugen Crime" },
    about: {
      ja: "マナのかわりに、あるいはマナに加えて自分のクリーチャーをタップし、本来は使えない大きさのカードを使う。",
      en: "Taps its creatures instead of mana, or beside it, and so uses cards that could never be paid for.",
    },
    cards: {
      邪杯と魔術の決断: 4,
      "堕呪 カージグリ": 4,
      "エマージェンシー・タイフーン": 4,
      "∞龍 ゲンムエンペラー": 3,
      "ブレイン・スラッシュ": 3,
      "シンクロ・スパイラル": 3,
      "カエルB ジャック": 3,
      凶鬼31号: 3,
      "ラクリマ・クロウラー": 3,
      "アクア・ガード": 3,
      "うごめく者ボーン・グール": 3,
      夢幻の無: 2,
      "デーモン・ハンド": 2,
    },
  },
  {
    id: "change",
    name: { ja: "火自然の侵略と革命", en: "Fire–nature invasion and revolution" },
    about: {
      ja: "コマンドの攻撃に侵略と革命チェンジを重ね、手札とマナゾーンから大きなクリーチャーを出す。",
      en: "As its Commands attack, others invade or are swapped in, from the hand and from the mana zone.",
    },
    cards: {
      "フェアリー・ライフ": 4,
      "轟く侵略 レッドゾーン": 4,
      "音速 ガトリング": 4,
      "蒼き団長 ドギラゴン剣": 4,
      "轟壊!切札MAX": 4,
      "虹速 ザ・ヴェルデ": 4,
      "フェアリー・Re:ライフ": 3,
      天真妖精オチャッピィ: 3,
      "獣軍隊 ヤドック": 3,
      "フェアリー・トラップ": 3,
      "野生呪文「トラップ」": 2,
      "ガントラ・マキシバス": 2,
    },
  },
  {
    id: "decisions",
    name: { ja: "闇自然の決断", en: "Darkness–nature decisions" },
    about: {
      ja: "2回選べて、同じものを選んでもよい「決断」を、手札からだけでなく墓地やマナゾーンからも唱える。",
      en: "Its decisions choose twice, the same one if one likes, and are cast out of the graveyard and the mana zone as well.",
    },
    cards: {
      絶望と反魂と滅殺の決断: 4,
      生命と大地と轟破の決断: 4,
      荒廃と豊穣の決断: 4,
      フェアリーの闇の子祭: 4,
      "フェアリー・ライフ": 4,
      青銅の鎧: 4,
      "うごめく者ボーン・グール": 3,
      "ガラティア・ドラグーン": 3,
      "フォレスト・ホーネット": 3,
      "デーモン・ハンド": 2,
      "ライマー・ドルイド": 2,
      混沌の獅子デスライガー: 3,
    },
  },
  {
    id: "burst",
    name: { ja: "闇火爆進", en: "Darkness–fire burst" },
    about: {
      ja: "進化クリーチャーがいれば両方選べる「爆進」の呪文。軽い進化をいつ出し、どこまで残すかで、選べる数が変わる。",
      en: "Its burst spells choose both while an evolution creature is there: how many modes there are depends on keeping one.",
    },
    cards: {
      "爆進ガブラ・ハンド": 4,
      爆進メガバースト: 3,
      怨念スクラッパー: 4,
      火之鳥ピルドル: 4,
      "鬼面妖蟲ワーム・ゴワルスキー": 3,
      "コッコ・ルピア": 4,
      "スピア・ルピア": 3,
      "ペッペ・ペッパー": 3,
      "うごめく者ボーン・グール": 3,
      凶鬼31号: 3,
      "ゴースト・タッチ": 2,
      "ボルシャック・ドラゴン": 2,
      混沌の獅子デスライガー: 2,
    },
  },
  {
    id: "sparks",
    name: { ja: "光闇スパーク", en: "Light–darkness sparks" },
    about: {
      ja: "相手のターンに選ぶデッキ。シールドから出る選択肢で守り、光と闇をそろえておけば両方選べる。",
      en: "It chooses in the opponent's turn: modes come out of its shields, and with light and darkness ready it takes both.",
    },
    cards: {
      "デーモン・スパーク": 4,
      "反撃のサイレント・スパーク": 4,
      "超次元サプライズ・ホール": 4,
      シラハの絆: 3,
      "デーモン・ハンド": 2,
      "ソプラノ裁徒／メロディアス・メロディ": 4,
      光牙忍ハヤブサマル: 3,
      "ナゾの光・リリアング": 3,
      "うごめく者ボーン・グール": 3,
      嘆きの影ベルベットフロー: 3,
      祈祷の精霊クラウディオス: 4,
      混沌の獅子デスライガー: 3,
    },
    hyperspatial: {
      時空の英雄アンタッチャブル: 4,
    },
  },
  {
    id: "creatures",
    name: { ja: "水自然の選ぶ者たち", en: "Water–nature: creatures that choose" },
    about: {
      ja: "呪文ではなくクリーチャーが選ぶ。出た時、攻撃する時、呪文を唱えた時に、そのつど選択肢が現れる。",
      en: "Creatures choose here, not spells: as they enter, as they attack, and whenever a spell is cast.",
    },
    cards: {
      蒼狼の始祖アマテラス: 4,
      禁門の超人: 4,
      "終絶電融 パワーロビン": 3,
      スロットンの心絵: 4,
      "ルナ・ミステリーマンション": 2,
      "フェアリー・ライフ": 4,
      "フェアリー・トラップ": 4,
      青銅の鎧: 4,
      "エナジー・ライト": 3,
      "堕呪 カージグリ": 3,
      "アクア・サーファー": 2,
      "星装者 バーナイン": 3,
    },
  },
]
