import type { RuleEntry } from "@dilemma-table/engine"

/** Games of more than two players: turn order, attacking several players, leaving a game that goes on. */
export const multiplayerRules: readonly RuleEntry[] = [
  {
    id: "103.8c",
    en: "With more than two players nobody skips the first draw step.",
    ja: "多人数戦では、誰も最初のドロー・ステップを飛ばさない。",
  },
  {
    id: "104.5",
    en: "A player who loses leaves the game.",
    ja: "敗北したプレイヤーはゲームを去る。",
  },
  {
    id: "506.2a",
    en: "With more than two players there may be several defending players.",
    ja: "多人数戦では、防御プレイヤーが複数いることがある。",
  },
  {
    id: "508.5a",
    en: "“Defending player” is one of them, for each attacker by itself.",
    ja: "「防御プレイヤー」は、攻撃クリーチャーごとに決まる1人を指す。",
  },
  {
    id: "800.1",
    en: "A game that begins with more than two players is a multiplayer game.",
    ja: "3人以上で始まるゲームは多人数戦。",
  },
  {
    id: "800.4",
    en: "A multiplayer game can go on after players have left it.",
    ja: "多人数戦は、プレイヤーが去っても続くことがある。",
  },
  {
    id: "800.4a",
    en: "All that a leaving player owns leaves too; effects giving them control end, what has no card ceases on the stack, the rest they control is exiled.",
    ja: "去るプレイヤーがオーナーのものはすべて去る。そのプレイヤーにコントロールを与える効果は終わり、カードでないスタック上のものは消え、残りは追放される。",
  },
  {
    id: "800.4b",
    en: "Nothing comes under the control of a player who has left.",
    ja: "去ったプレイヤーのコントロール下に入るものはない。",
  },
  {
    id: "800.4c",
    en: "What would go back to a player who has left is exiled.",
    ja: "去ったプレイヤーに戻るはずのものは追放される。",
  },
  {
    id: "800.4d",
    en: "A triggered ability of a player who has left isn't put on the stack.",
    ja: "去ったプレイヤーの誘発型能力はスタックに置かれない。",
  },
  {
    id: "800.4e",
    en: "No combat damage is assigned to a player who has left.",
    ja: "去ったプレイヤーには戦闘ダメージを割り振らない。",
  },
  {
    id: "800.4f",
    en: "A player who has left pays no costs.",
    ja: "去ったプレイヤーはコストを支払わない。",
  },
  {
    id: "800.4g",
    en: "Where an object has a player who has left choose, its controller names another player who does.",
    ja: "物体が去ったプレイヤーに選択を求めるなら、コントローラーが代わりのプレイヤーを選ぶ。",
  },
  {
    id: "800.4h",
    en: "Where a rule has a player who has left choose, the next player in turn order does.",
    ja: "ルールが去ったプレイヤーに選択を求めるなら、次のターン順のプレイヤーが選ぶ。",
  },
  {
    id: "800.4i",
    en: "What is asked about a player who has left is answered as it last was.",
    ja: "去ったプレイヤーの情報が必要なら、最後の情報を使う。",
  },
  {
    id: "800.4j",
    en: "The turn of a player who leaves goes on to its end without an active player.",
    ja: "去ったプレイヤーのターンは、アクティブ・プレイヤーなしで最後まで続く。",
  },
  {
    id: "800.4k",
    en: "A player who has left begins no turn.",
    ja: "去ったプレイヤーのターンは始まらない。",
  },
  {
    id: "800.4m",
    en: "What lasts until the next turn of a player who has left, lasts until it would have begun.",
    ja: "去ったプレイヤーの次のターンまで続くものは、そのターンが始まるはずだった時まで続く。",
  },
  {
    id: "800.6",
    en: "With more than two players the first mulligan isn't counted.",
    ja: "多人数戦では最初のマリガンを数えない。",
  },
  {
    id: "800.7",
    en: "With more than two players the starting player draws on the first turn.",
    ja: "多人数戦では先攻も最初のターンに引く。",
  },
  {
    id: "802.2a",
    en: "What speaks of the defending player means the one whom that creature attacks.",
    ja: "「防御プレイヤー」とは、そのクリーチャーが攻撃しているプレイヤーである。",
  },
  {
    id: "802.3",
    en: "For each attacker it is announced whom or what it attacks.",
    ja: "攻撃クリーチャーごとに攻撃先を選ぶ。",
  },
  {
    id: "802.3a",
    en: "What concerns attacking one player is looked at for the creatures that attack that player.",
    ja: "特定のプレイヤーへの攻撃に関する制限や強制は、そのプレイヤーを攻撃するものだけで見る。",
  },
  {
    id: "802.4a",
    en: "A defending player's creatures block only what attacks that player, or what is theirs.",
    ja: "防御プレイヤーのクリーチャーは、そのプレイヤー側を攻撃しているものだけをブロックできる。",
  },
  {
    id: "802.4b",
    en: "One defending player's blocks are legal whatever others block.",
    ja: "ブロックが適正かどうかは、他のプレイヤーのブロックと関係なく見る。",
  },
  {
    id: "802.5",
    en: "Combat damage is assigned in turn order.",
    ja: "戦闘ダメージは席順に割り振る。",
  },
  {
    id: "806.1",
    en: "In a free-for-all each player competes alone.",
    ja: "乱闘戦では、各プレイヤーがそれぞれ競う。",
  },
]
