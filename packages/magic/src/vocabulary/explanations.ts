import type { Word } from "@dilemma-table/engine"

type Line = readonly [en: string, ja: string]
type Lines = Readonly<Record<string, Line>>

/** The words with a line of explanation each, for editors and the word lists. A word without one is left as it is. */
export function explained<W extends Omit<Word, "shape">>(
  words: Readonly<Record<string, W>>,
  lines: Lines,
): Readonly<Record<string, W>> {
  return Object.fromEntries(
    Object.entries(words).map(([word, what]) => {
      const line = lines[word]
      return [word, line === undefined ? what : { ...what, doc: { en: line[0], ja: line[1] } }]
    }),
  )
}

export const verbLines: Lines = {
  draw: ["draw so many cards", "カードを引く"],
  discard: ["discard so many cards, chosen by the player or at random", "カードを捨てる(選ぶか無作為)"],
  discardIt: ["discard these", "これらを捨てる"],
  mill: ["put so many cards from the top of the library into the graveyard", "切削を行う"],
  scry: ["scry", "占術を行う"],
  surveil: ["surveil", "諜報を行う"],
  look: ["that player looks at these", "見る"],
  reveal: ["reveal these", "公開する"],
  wardOff: [
    "counter what targets this, unless its controller pays",
    "対象に取った呪文や能力を打ち消す(支払わないかぎり)",
  ],
  destroy: ["destroy these", "破壊する"],
  exile: ["exile these", "追放する"],
  bounce: ["return these to their owners' hands", "オーナーの手札に戻す"],
  tap: ["tap these", "タップする"],
  untap: ["untap these", "アンタップする"],
  putOntoBattlefield: ["put these onto the battlefield", "戦場に出す"],
  putIntoGraveyard: ["put these into their owners' graveyards", "オーナーの墓地に置く"],
  putIntoLibrary: [
    "put these on top or on the bottom of their owners' libraries",
    "オーナーのライブラリーの一番上か下に置く",
  ],
  damage: ["deal so much damage to these, by the source or by others", "ダメージを与える(発生源、または他のものが)"],
  fight: ["these two fight", "格闘を行う"],
  counter: ["counter these spells or abilities, unless somebody pays", "打ち消す(支払わないかぎり)"],
  putCounters: ["put so many counters of a kind on these", "カウンターを置く"],
  removeCounters: ["remove so many counters of a kind from these", "カウンターを取り除く"],
  create: ["create tokens", "トークンを生成する"],
  sacrifice: ["sacrifice so many that match, of one's own choice", "当てはまるものを選んで生け贄に捧げる"],
  sacrificeIt: ["sacrifice these", "これらを生け贄に捧げる"],
  gainLife: ["gain life", "ライフを得る"],
  loseLife: ["lose life", "ライフを失う"],
  addMana: ["add this mana, perhaps to be spent on some things only", "このマナを加える(使い道を限ることもある)"],
  addAnyMana: [
    "add so much mana of a color of one's choice, perhaps to be spent on some things only",
    "好きな色のマナを加える(使い道を限ることもある)",
  ],
  copy: [
    "copy these spells or abilities, perhaps with new targets",
    "呪文や能力をコピーする(新しい対象を選ばせることもある)",
  ],
  retarget: [
    "new targets for these spells or abilities: as one likes, or all or one of them changed",
    "新しい対象を選ぶ(望むだけ、またはすべて、1つだけ変更する)",
  ],
  reflexive: ["a reflexive ability: when this was done", "再帰誘発型能力: これを行ったとき"],
  gainControl: ["gain control of these", "コントロールを得る"],
  search: ["search the library for a card", "ライブラリーからカードを探す"],
  cast: ["cast one of these now: free, for a cost, only as such a spell", "これらのうち1つを唱える"],
  play: ["play one of these now: cast it, or play it as a land", "これらのうち1つをプレイする"],
  shuffleLibrary: ["that player shuffles their library", "ライブラリーを切り直す"],
  attach: ["attach this to that", "つける"],
  pay: ["pay this", "支払う"],
  loseGame: ["that player loses the game", "ゲームに敗北する"],
  winGame: ["that player wins the game", "ゲームに勝利する"],
}

export const filterLines: Lines = {
  type: ["has one of these card types", "これらのカード・タイプのどれかを持つ"],
  subtype: ["has one of these subtypes", "これらのサブタイプのどれかを持つ"],
  supertype: ["has this supertype", "この特殊タイプを持つ"],
  color: ["is of one of these colors", "これらの色のどれかである"],
  colorless: ["has no color", "無色である"],
  multicolored: ["has two or more colors", "多色である"],
  permanent: ["has a type that permanents have", "パーマネントになるタイプを持つ"],
  spell: ["is a spell on the stack", "スタック上の呪文である"],
  ability: ["is an ability on the stack, of this kind", "スタック上の(この種類の)能力である"],
  power: ["has a power within these bounds", "パワーがこの範囲にある"],
  toughness: ["has a toughness within these bounds", "タフネスがこの範囲にある"],
  manaValue: ["has a mana value within these bounds", "マナ総量がこの範囲にある"],
  keyword: ["has this keyword", "このキーワード能力を持つ"],
  modal: ["is modal, or isn't", "モードを持つ(持たない)"],
  name: ["has this name", "この名前である"],
  attacking: ["is attacking", "攻撃している"],
  blocking: ["is blocking", "ブロックしている"],
  bearer: ["is what the ability's source is attached to", "能力の発生源がついている先である"],
  commander: ["is a commander", "統率者である"],
  targets: ["has such an object as a target", "これを対象に含む呪文や能力である"],
  targetsOnly: ["has such objects, and nothing else, as targets", "これだけを対象とする呪文や能力である"],
  targetCount: ["has so many targets", "対象の数がこの範囲にある"],
  resolving: ["is resolving, or isn't", "解決中である(でない)"],
  variableCost: ["has {X} in its mana cost", "マナ・コストに{X}を含む"],
  linked: ["was exiled with this", "これによって追放された"],
  damagedThisTurn: ["was dealt damage this turn", "このターンにダメージを受けた"],
}

export const valueLines: Lines = {
  life: ["that player's life total", "ライフの総量"],
  half: ["half of it, rounded up or down", "半分(端数を切り上げまたは切り捨て)"],
  greatest: ["the greatest such number among these", "これらの中で最大の数値"],
  cardsIn: ["how many cards are in a zone of that player's", "プレイヤーのゾーンにあるカードの枚数"],
}

export const conditionLines: Lines = {
  paid: ["this cost was announced with the spell (kicker, entwine, flashback…)", "このコストを支払って唱えた"],
  itIs: ["it is day, night, or neither", "昼である、夜である、どちらでもない"],
  lifeAtMost: ["that player has so much life or less", "ライフがこの点数以下である"],
}

export const staticLines: Lines = {
  power: ["its power changes by this", "パワーの修整"],
  toughness: ["its toughness changes by this", "タフネスの修整"],
  basePower: ["its base power is this", "基本のパワーをこの値にする"],
  baseToughness: ["its base toughness is this", "基本のタフネスをこの値にする"],
  grant: ["it has this ability", "この能力を持つ"],
  loses: ["it loses this keyword", "このキーワード能力を失う"],
  addType: ["it is this type, too", "このカード・タイプでもある"],
  addSubtype: ["it is this subtype, too", "このサブタイプでもある"],
  setColors: ["it is of these colors only", "これらの色になる"],
  cant: ["it can't do this", "これができない"],
  entersTapped: ["it enters tapped", "タップ状態で戦場に出る"],
  preventDamage: ["damage by it, or to it, is prevented", "それによる(それへの)ダメージを軽減する"],
  controlledBy: ["you control it", "あなたがコントロールする"],
  spellCosts: ["spells cost so much less, more, or at least so much", "呪文のコストを増減する、下限を定める"],
  abilityCosts: [
    "activated abilities of these cost so much less, more, or at least so much",
    "これらの起動型能力のコストを増減する、下限を定める",
  ],
  landPlays: ["so many more lands may be played each turn", "土地を追加でプレイできる"],
  youHave: ["you have this: hexproof, shroud", "あなたはこれを持つ(呪禁、被覆)"],
  triggersAgain: [
    "abilities of these that such an event causes to trigger do so an additional time",
    "この出来事による誘発型能力がもう1回誘発する",
  ],
  mayCast: ["this may be cast: from where, as what, free or for this cost", "唱えてもよい"],
  mayPlay: ["this may be played: cast, or played as a land", "プレイしてもよい"],
}

export const costLines: Lines = {
  loyalty: [
    "put so many loyalty counters on this, or remove them (below 0)",
    "忠誠カウンターをその数置く(負なら取り除く)",
  ],
  mana: ["pay this mana", "マナを支払う"],
  tap: ["tap this", "これをタップする"],
  untap: ["untap this", "これをアンタップする"],
  payLife: ["pay so much life", "ライフを支払う"],
  sacrifice: ["sacrifice this, or so many that match", "これ、または当てはまるものを生け贄に捧げる"],
  discard: ["discard this, or so many cards, chosen or at random", "これ、またはカードを捨てる"],
  exile: [
    "exile this, or so many that match: from the battlefield or the zone named",
    "これ、または当てはまるものを追放する",
  ],
  bounce: ["return this, or so many that match, to their owners' hands", "これ、または当てはまるものを手札に戻す"],
  tapPower: [
    "tap any number of untapped ones that match, with so much power together",
    "当てはまるものを好きな数、合計パワーがこの値以上になるようにタップする",
  ],
  tapSome: ["tap so many untapped ones that match", "当てはまるアンタップ状態のものをタップする"],
  untapSome: ["untap so many tapped ones that match", "当てはまるタップ状態のものをアンタップする"],
  reveal: ["reveal this, or so many that match", "これ、または当てはまるものを公開する"],
  mill: ["mill so many cards", "切削を行う"],
  removeCounters: [
    "remove so many counters of a kind from this, or from one that matches",
    "これ、または当てはまる1つからカウンターを取り除く",
  ],
  putCounters: [
    "put so many counters of a kind on this, or on one that matches",
    "これ、または当てはまる1つにカウンターを置く",
  ],
}

export const keywordLines: Lines = {
  cascade: ["cascade", "続唱"],
  deathtouch: ["deathtouch", "接死"],
  defender: ["defender", "防衛"],
  "double-strike": ["double strike", "二段攻撃"],
  "first-strike": ["first strike", "先制攻撃"],
  flash: ["flash", "瞬速"],
  flying: ["flying", "飛行"],
  haste: ["haste", "速攻"],
  hexproof: ["hexproof", "呪禁"],
  indestructible: ["indestructible", "破壊不能"],
  "jump-start": ["jump-start: may be cast from the graveyard by discarding a card as well, then exiled", "再活"],
  lifelink: ["lifelink", "絆魂"],
  menace: ["menace", "威迫"],
  reach: ["reach", "到達"],
  shroud: ["shroud", "被覆"],
  trample: ["trample", "トランプル"],
  vigilance: ["vigilance", "警戒"],
  enchant: ["enchant: what this Aura may be attached to", "エンチャント: このオーラがつけるもの"],
  equip: ["equip, for this mana", "装備(このマナで)"],
  landwalk: ["landwalk, with this land type", "土地渡り(この土地タイプ)"],
  ward: ["ward, for this mana or this cost", "護法(このマナ、またはこのコスト)"],
  protection: ["protection from what matches", "プロテクション(当てはまるもの)"],
  hexproofFrom: ["hexproof from what matches", "呪禁(当てはまるもの)"],
  convoke: ["convoke", "召集"],
  delve: ["delve", "探査"],
  kicker: ["kicker: an additional cost that may be paid", "キッカー"],
  entwine: ["entwine: an additional cost that may be paid to choose all modes", "双呪"],
  escalate: ["escalate: an additional cost for each mode beyond the first", "増呪"],
  buyback: ["buyback: an additional cost that may be paid; the spell returns to the hand", "バイバック"],
  splice: ["splice onto a subtype: an additional cost that may be paid to add this text", "連繋"],
  flashback: ["flashback: may be cast from the graveyard for this cost, then exiled", "フラッシュバック"],
  additionalCost: ["as an additional cost to cast this spell, pay these", "この呪文を唱えるための追加コスト"],
}

export const eventLines: Lines = {
  enters: ["it enters", "戦場に出る"],
  leaves: ["it leaves the battlefield", "戦場を離れる"],
  dies: ["it dies", "死亡する"],
  "becomes-tapped": ["it becomes tapped", "タップ状態になる"],
  "becomes-untapped": ["it becomes untapped", "アンタップ状態になる"],
  casts: ["a player casts a spell", "呪文を唱える"],
  copied: ["a spell or ability is copied", "コピーされる"],
  "ability-triggers": [
    "an ability of this triggers; `name`: on what kind of event, `source`: what that happened to",
    "これの能力が誘発する(`name`: 出来事の種類、`source`: それが起こったもの)",
  ],
  activates: ["a player activates an ability", "能力を起動する"],
  "taps-for-mana": ["a player taps it for mana", "マナを引き出す目的でタップする"],
  "plays-land": ["a player plays a land", "土地をプレイする"],
  attacks: ["it attacks", "攻撃する"],
  blocks: ["it blocks", "ブロックする"],
  "deals-damage": ["it deals damage", "ダメージを与える"],
  "deals-combat-damage": ["it deals combat damage", "戦闘ダメージを与える"],
  draws: ["a player draws a card", "カードを引く"],
  discards: ["a player discards a card", "カードを捨てる"],
  mills: ["a player mills a card", "切削する"],
  sacrifices: ["a player sacrifices it", "生け贄に捧げる"],
  "gains-life": ["a player gains life", "ライフを得る"],
  "loses-life": ["a player loses life", "ライフを失う"],
  "becomes-target": ["it becomes a target", "対象になる"],
  "counters-put": ["counters are put on it", "カウンターが置かれる"],
  transforms: ["it transforms or converts", "変身またはトランスフォームする"],
  "becomes-day": ["it becomes day", "昼になる"],
  "becomes-night": ["it becomes night", "夜になる"],
  "day-night-changes": ["day becomes night or night becomes day", "昼が夜に、または夜が昼になる"],
  "unlocks-door": ["a player unlocks a door of it", "扉を開放する"],
  "fully-unlocks": ["a player fully unlocks it", "部屋を完全に開放する"],
  "turns-up": ["it is turned face up", "表向きになる"],
  "chooses-modes": ["a player chooses modes", "モードを選ぶ"],
  "faces-dilemma": ["a player faces a dilemma", "ジレンマに直面する"],
  upkeep: ["an upkeep begins", "アップキープの開始時"],
  "draw-step": ["a draw step begins", "ドロー・ステップの開始時"],
  "main-phase": ["a main phase begins", "メイン・フェイズの開始時"],
  "combat-begins": ["combat begins", "戦闘の開始時"],
  "end-step": ["an end step begins", "終了ステップの開始時"],
}
