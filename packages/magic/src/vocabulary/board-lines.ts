/*
 * A line of explanation for each word of board-words.ts, of its events and keywords.
 */

type Line = readonly [en: string, ja: string]
type Lines = Readonly<Record<string, Line>>

export const boardVerbLines: Lines = {
  change: [
    "what would happen does, changed so (in a replacement)",
    "起こるはずのことが、このように変わって起こる(置換効果で)",
  ],
  enterAs: [
    "it enters as a copy of this, except as said (in a replacement of its entering)",
    "これのコピーとして戦場に出る(置換効果で)",
  ],
  becomeCopy: ["these become copies of that, except as said", "これらはそれのコピーになる"],
  createCopy: ["create tokens that are copies of these, except as said", "これらのコピーであるトークンを生成する"],
  preventNext: [
    "prevent the next so much damage to these this turn",
    "このターン、次に与えられるダメージをその点数軽減する",
  ],
  regenerate: ["regenerate these", "再生する"],
  removeDamage: ["remove all damage marked on these", "負っているダメージをすべて取り除く"],
  removeFromCombat: ["remove these from combat", "戦闘から取り除く"],
  poison: ["get so many poison counters", "毒カウンターを得る"],
  meanwhile: [
    "while `do` is done, what would happen is replaced, before anything else replaces it",
    "`do` を行う間、起こるはずのことが置き換わる(他の置換より先)",
  ],
}

export const boardStaticLines: Lines = {
  setTypes: ["it is of these card types only", "これらのカード・タイプになる"],
  removeType: ["it isn't of this card type", "このカード・タイプでなくなる"],
  addSupertype: ["it has this supertype, too", "この特殊タイプも持つ"],
  setSubtypes: [
    "its land types, or its creature types, are these",
    "土地タイプまたはクリーチャー・タイプがこれらになる",
  ],
  addColors: ["it is of these colors, too", "これらの色でもある"],
  switchPowerToughness: ["its power and toughness are switched", "パワーとタフネスを入れ替える"],
  controlledBy: ["you control it", "あなたがコントロールする"],
  must: ["it attacks, blocks or is blocked if able", "可能なら攻撃する、ブロックする、ブロックされる"],
  mustAttack: ["it attacks such a player if able", "可能ならこのプレイヤーを攻撃する"],
  mustBeBlockedBy: ["those that match block it if able", "当てはまるものは可能ならこれをブロックする"],
  cantAttack: ["it can't attack such a player or what that player controls", "このプレイヤーを攻撃できない"],
  needsDefenderWith: [
    "it can't attack a player who controls none that match, or what that player controls",
    "当てはまるものをコントロールしていないプレイヤーを攻撃できない",
  ],
  unblockedByDefenderWith: [
    "it can't be blocked while the defending player controls one that matches",
    "防御プレイヤーが当てはまるものをコントロールしている間ブロックされない",
  ],
  cantBlock: ["it can't block those that match", "当てはまるものをブロックできない"],
  canBlockOnly: ["it can block only those that match", "当てはまるものしかブロックできない"],
  cantBeBlockedBy: ["it can't be blocked by those that match", "当てはまるものにはブロックされない"],
  cantBeBlockedExceptBy: ["it can't be blocked except by those that match", "当てはまるもの以外にはブロックされない"],
  blockedByAtLeast: ["it can't be blocked except by so many or more", "この数以上でなければブロックされない"],
  blockedByAtMost: ["it can't be blocked by more than so many", "この数より多くにはブロックされない"],
  blocksMore: ["it can block so many additional creatures", "追加でこの数のクリーチャーをブロックできる"],
  attackCost: [
    "for each of these that attacks you this has to be paid",
    "あなたを攻撃する1体につきこれを支払う必要がある",
  ],
  blockCost: ["for each of these that blocks this has to be paid", "ブロックする1体につきこれを支払う必要がある"],
  attackersAtMost: ["no more than so many creatures can attack each combat", "各戦闘で攻撃できるのはこの数まで"],
  assignsToughness: ["it assigns combat damage equal to its toughness", "タフネスに等しい戦闘ダメージを割り振る"],
  prevents: ["damage of this kind is prevented", "このようなダメージを軽減する"],
  unpreventable: ["damage by it can't be prevented", "それによるダメージは軽減できない"],
  replacing: ["such events are replaced", "このような事が置き換わる"],
  once: ["only the next time", "次の1回だけ"],
}

export const boardFilterLines: Lines = {
  blocks: ["is blocking one of these", "これらのどれかをブロックしている"],
  blockedBy: ["is blocked by one of these", "これらのどれかにブロックされている"],
  blocked: ["is a blocked, or an unblocked, attacker", "ブロックされている(いない)攻撃クリーチャーである"],
  sharesColor: ["shares a color with one of these", "これらのどれかと共通の色を持つ"],
  enteredThisTurn: ["entered this turn", "このターンに戦場に出た"],
}

export const boardValueLines: Lines = {
  own: ["this number of the object that it is said of", "それ自身のこの数値"],
  thatMuch: ["how much the event is about", "その点数(数)"],
}

export const boardEventLines: Lines = {
  "attacks-player": ["it attacks a player, and no planeswalker or battle", "プレイヤーを攻撃する"],
  "attacks-alone": ["it attacks alone", "単独で攻撃する"],
  "player-attacks": ["a player attacks with one or more creatures", "プレイヤーが１体以上のクリーチャーで攻撃する"],
  "is-attacked": [
    "a player attacks it: a planeswalker or battle",
    "プレイヤーがそれ(プレインズウォーカーやバトル)を攻撃する",
  ],
  "becomes-blocked": ["it becomes blocked", "ブロックされた状態になる"],
  "isnt-blocked": ["it attacks and isn't blocked", "攻撃してブロックされない"],
  "blocks-creature": ["it blocks a creature", "クリーチャーをブロックする"],
  "combat-ends": ["the end of combat", "戦闘終了時"],
  destroyed: ["it is destroyed", "破壊される"],
}

export const boardKeywordLines: Lines = {
  exalted: ["exalted", "賛美"],
  fear: ["fear", "畏怖"],
  flanking: ["flanking", "側面攻撃"],
  horsemanship: ["horsemanship", "馬術"],
  infect: ["infect", "感染"],
  intimidate: ["intimidate", "威嚇"],
  persist: ["persist", "頑強"],
  prowess: ["prowess", "果敢"],
  shadow: ["shadow", "シャドー"],
  skulk: ["skulk", "潜伏"],
  undying: ["undying", "不死"],
  wither: ["wither", "萎縮"],
  bushido: ["bushido", "武士道"],
  toxic: ["toxic", "毒性"],
}
