import type { RuleEntry } from "@dilemma-table/engine"

/** Keyword actions that came with keyword abilities: more of rule 701. */
export const keywordActionsRules: readonly RuleEntry[] = [
  { id: "701.15a", en: "A creature is goaded until one's next turn.", ja: "使嗾は次の自分のターンまで続く。" },
  {
    id: "701.15b",
    en: "A goaded creature attacks, and somebody else, if able.",
    ja: "使嗾されたクリーチャーは可能なら攻撃し、可能なら他のプレイヤーを攻撃する。",
  },
  { id: "701.30", en: "Keyword action: clash.", ja: "キーワード処理「激突」。" },
  { id: "701.30b", en: "Clash with an opponent of one's choice.", ja: "選んだ対戦相手と激突する。" },
  {
    id: "701.30c",
    en: "Both reveal at the same time, then decide where the cards go.",
    ja: "同時に公開し、その後どこに置くかを決める。",
  },
  { id: "701.30d", en: "The greater mana value wins a clash.", ja: "マナ総量の大きいほうが激突に勝つ。" },
  { id: "701.35", en: "Keyword action: detain.", ja: "キーワード処理「留置する」。" },
  {
    id: "701.35a",
    en: "Detained: no attacking, blocking or activating until one's next turn.",
    ja: "留置：次のターンまで攻撃もブロックも起動もできない。",
  },
  {
    id: "701.37a",
    en: "Monstrosity: counters, and it becomes monstrous, once.",
    ja: "怪物化：カウンターを置き、一度だけ怪物的になる。",
  },
  { id: "701.37b", en: "Monstrous is a designation.", ja: "怪物的はしるしである。" },
  {
    id: "701.39a",
    en: "Bolster: counters for the creature of least toughness.",
    ja: "鼓舞：最もタフネスの小さい自分のクリーチャーにカウンターを置く。",
  },
  { id: "701.41", en: "Keyword action: support.", ja: "キーワード処理「支援」。" },
  {
    id: "701.41a",
    en: "Support N: a counter on each of up to N targets.",
    ja: "支援N：最大N体の対象それぞれにカウンター1個。",
  },
  { id: "701.43", en: "Keyword action: exert.", ja: "キーワード処理「督励」。" },
  {
    id: "701.43a",
    en: "Exert: it doesn't untap during your next untap step.",
    ja: "督励：あなたの次のアンタップ・ステップにアンタップしない。",
  },
  {
    id: "701.43b",
    en: "Exerted more than once, it stays tapped through the same untap step.",
    ja: "何度督励しても、アンタップしないのは同じアンタップ・ステップである。",
  },
  {
    id: "701.43d",
    en: "Exerting as it attacks is an optional cost to attack.",
    ja: "攻撃に際しての督励は、攻撃するための任意のコストである。",
  },
  {
    id: "701.44a",
    en: "Explore: a revealed land goes to the hand, else a counter.",
    ja: "探検：公開した土地は手札へ、そうでなければカウンターを置く。",
  },
  { id: "701.46a", en: "Adapt: counters if it has none.", ja: "順応：+1/+1カウンターがなければ置く。" },
  {
    id: "701.47a",
    en: "Amass: counters for an Army, made if there is none.",
    ja: "動員：軍団にカウンターを置く。なければ作る。",
  },
  {
    id: "701.48a",
    en: "Learn: discard and draw, or take a Lesson from outside the game.",
    ja: "履修：捨てて引くか、ゲームの外部から講義を手札に加える。",
  },
  {
    id: "701.50a",
    en: "Connive: draw, then discard; a counter for a nonland card.",
    ja: "謀議：引いて捨てる。土地でないカードならカウンターを置く。",
  },
  { id: "701.53", en: "Keyword action: incubate.", ja: "キーワード処理「培養」。" },
  { id: "701.53a", en: "Incubate N: an Incubator with N counters.", ja: "培養N：カウンターN個を置いた培養器。" },
  { id: "701.54", en: "Keyword action: the Ring tempts you.", ja: "キーワード処理「指輪があなたを誘惑する」。" },
  {
    id: "701.54a",
    en: "The Ring tempts you: a creature of yours becomes your Ring-bearer.",
    ja: "指輪に誘惑されたプレイヤーのクリーチャー1体が指輪所持者になる。",
  },
  { id: "701.54b", en: "Ring-bearer is a designation.", ja: "指輪所持者はしるしである。" },
  {
    id: "701.54c",
    en: "The Ring is an emblem whose abilities grow in number.",
    ja: "指輪は紋章で、誘惑された回数に応じて能力が増える。",
  },
  {
    id: "701.54d",
    en: "The Ring tempts whatever else was impossible.",
    ja: "他のことができなくても、指輪は誘惑したことになる。",
  },
  {
    id: "701.57a",
    en: "Discover N: exile until a nonland card of mana value N or less; cast it free or take it.",
    ja: "発見N：マナ総量N以下の土地でないカードまで追放し、唱えるか手札に加える。",
  },
  { id: "701.60", en: "Keyword action: suspect.", ja: "キーワード処理「容疑をかける」。" },
  {
    id: "701.60a",
    en: "Suspected until it leaves or an effect ends it.",
    ja: "離れるか、効果で終わるまで容疑をかけられている。",
  },
  { id: "701.60c", en: "Suspected: menace, and it can't block.", ja: "容疑：威迫を持ち、ブロックできない。" },
  {
    id: "701.60d",
    en: "What is suspected can't become so again.",
    ja: "すでに容疑をかけられているものに再びはかけられない。",
  },
  { id: "701.62", en: "Keyword action: manifest dread.", ja: "キーワード処理「戦慄予示」。" },
  {
    id: "701.62a",
    en: "Manifest dread: one of the top two, the other goes to the graveyard.",
    ja: "戦慄予示：一番上の2枚のうち1枚を予示し、他は墓地へ。",
  },
  { id: "701.63", en: "Keyword action: endure.", ja: "キーワード処理「忍耐」。" },
  { id: "701.63a", en: "Endure N: counters, or an N/N Spirit.", ja: "忍耐N：カウンターN個か、N/Nのスピリット。" },
  { id: "701.63b", en: "Endure 0 does nothing.", ja: "忍耐0では何も起こらない。" },
  { id: "701.65", en: "Keyword action: airbend.", ja: "キーワード処理「気の技」。" },
  {
    id: "701.65a",
    en: "Airbend: exiled; its owner may cast it for {2}.",
    ja: "気の技：追放し、オーナーは{2}で唱えられる。",
  },
  { id: "701.66", en: "Keyword action: earthbend.", ja: "キーワード処理「土の技」。" },
  {
    id: "701.66a",
    en: "Earthbend N: a land becomes a creature with counters and comes back.",
    ja: "土の技N：土地がカウンターの置かれたクリーチャーになり、死亡や追放から戻る。",
  },
  {
    id: "701.68a",
    en: "Blight N: N -1/-1 counters on a creature of yours.",
    ja: "枯朽N：あなたのクリーチャーに-1/-1カウンターN個。",
  },
]
