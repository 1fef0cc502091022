/** A deck: its name, its 40 cards by Japanese name, and what waits in the hyperspatial and ultra GR zones. */
export interface Deck {
  readonly id: string
  readonly name: { readonly ja: string; readonly en: string }
  readonly about: { readonly ja: string; readonly en: string }
  readonly cards: Readonly<Record<string, number>>
  readonly hyperspatial?: Readonly<Record<string, number>>
  readonly gr?: Readonly<Record<string, number>>
}

/** What is wrong with a deck (100.2, 100.3, 100.4), or null. */
export function deckFault(deck: Deck): { readonly code: string; readonly rule: string } | null {
  const total = (list: Readonly<Record<string, number>> = {}): number =>
    Object.values(list).reduce((sum, n) => sum + n, 0)
  if (total(deck.cards) !== 40) return { code: "deck-size", rule: "100.2" }
  if (Object.values(deck.cards).some((n) => n > 4)) return { code: "too-many-copies", rule: "100.2" }
  if (total(deck.hyperspatial) > 8) return { code: "hyperspatial-size", rule: "100.3" }
  const ultra = total(deck.gr)
  return ultra === 0 || ultra === 12 ? null : { code: "gr-size", rule: "100.4" }
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
]
