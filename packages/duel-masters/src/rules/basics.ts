import type { RuleEntry } from "@dilemma-table/engine"

/** Basics of the game: rules 100–108. */
export const basicsRules: readonly RuleEntry[] = [
  { id: "100.2", en: "A deck has exactly 40 cards.", ja: "デッキはちょうど40枚。" },
  { id: "100.2a", en: "A deck holds at most four cards of one name.", ja: "同じ名前のカードはデッキに4枚まで。" },
  {
    id: "100.3",
    en: "Up to eight cards may be brought for the hyperspatial zone.",
    ja: "超次元ゾーンのカードは8枚まで用意できる。",
  },
  {
    id: "100.3a",
    en: "The hyperspatial zone holds at most four cards of one name.",
    ja: "超次元ゾーンの同じ名前のカードは4枚まで。",
  },
  {
    id: "100.4",
    en: "Who plays with an ultra GR brings exactly twelve cards for it.",
    ja: "超GRを使うなら、ちょうど12枚用意する。",
  },
  { id: "100.4a", en: "The ultra GR holds at most two cards of one name.", ja: "超GRの同じ名前のカードは2枚まで。" },
  {
    id: "100.5",
    en: "Only one set of cards may begin the game in the battle zone.",
    ja: "ゲーム開始時からバトルゾーンにあるカードは1組だけ。",
  },
  {
    id: "101.1",
    en: "A card's text overrides the rule it contradicts.",
    ja: "カードの文章は、矛盾するルールに優先する。",
  },
  {
    id: "101.2",
    en: "What can't be done beats what can be done; ignoring a \"can't\" takes its force away.",
    ja: "「できない」は「できる」に勝つ。無視された「できない」は働かない。",
  },
  {
    id: "101.3",
    en: "As much of an instruction is done as can be done; the rest is ignored.",
    ja: "指示はできるところまで行い、できない部分は無視する。",
  },
  {
    id: "101.3a",
    en: '"If you do" looks at the attempt to act, not at what came of it.',
    ja: "「そうしたら」は、行おうとしたことを見る。結果は問わない。",
  },
  {
    id: "101.4",
    en: "S-triggers come first, then the turn player's effects; each is finished before the next.",
    ja: "まずS・トリガー、次にターン・プレイヤーの効果から。1つずつ終わらせる。",
  },
  {
    id: "101.4a",
    en: "S-triggers by turn order, then the turn player's effects in any order, then the other's; new ones wait.",
    ja: "S・トリガーの後、ターン・プレイヤーの効果を好きな順で、次に相手の効果を行う。新しい効果は待機する。",
  },
  {
    id: "101.4b",
    en: "S-back, G-strike and Sabaki Z share the timing of S-triggers.",
    ja: "S・バック、G・ストライク、サバキZはS・トリガーと同じタイミング。",
  },
  {
    id: "101.4c",
    en: "A turn player's effect born during the other's is next once that one is finished.",
    ja: "相手の効果の途中で生じたターン・プレイヤーの効果は、その効果の次に行う。",
  },
  {
    id: "101.4d",
    en: "Nothing breaks into an effect but replacement effects and what the effect itself orders.",
    ja: "効果の途中に割り込めるのは、置換効果と、その効果自身の指示だけ。",
  },
  {
    id: "101.4e",
    en: "A battle made by an effect belongs to that effect until it is over.",
    ja: "効果によるバトルは、終わるまでその効果の一部。",
    since: "2017-04-06",
  },
  {
    id: "101.4f",
    en: "Abilities about battling act at once, even in a battle made by an effect.",
    ja: "「バトルする時」の能力は、効果によるバトルの中でもすぐに働く。",
    since: "2017-04-06",
  },
  { id: "101.5", en: "One event takes only one replacement effect.", ja: "1つの出来事に適用できる置換効果は1つだけ。" },
  {
    id: "101.5a",
    en: "A replacement covers the clause between two punctuation marks; another clause is another event.",
    ja: "置換は句読点で区切られた部分に及ぶ。別の部分は別の出来事。",
  },
  {
    id: "101.5b",
    en: "The turn player's replacement effects come first; a player picks among their own.",
    ja: "置換効果はターン・プレイヤーのものが優先。同じプレイヤーのものはその人が選ぶ。",
  },
  {
    id: "102.1",
    en: "The turn player is the one whose turn it is; the other is the non-turn player.",
    ja: "ターン中の人がターン・プレイヤー、もう1人が非ターン・プレイヤー。",
  },
  { id: "102.2", en: "A player's opponent is the other player.", ja: "相手とは、自分でないほうのプレイヤー。" },
  {
    id: "103.1",
    en: "Decks and everything used in the game are made ready first.",
    ja: "まずデッキとゲームで使うカードを用意する。",
  },
  {
    id: "103.2",
    en: "The opponent counts and shuffles or cuts the deck.",
    ja: "相手が枚数を確認し、シャッフルかカットをする。",
  },
  {
    id: "103.3",
    en: "After what is done at the start of the game, five shields are laid face down and five cards drawn.",
    ja: "ゲーム開始時の処理の後、シールドを裏向きで5つ置き、5枚引く。",
  },
  {
    id: "103.4",
    en: "Rock-paper-scissors decides; its winner must go first.",
    ja: "じゃんけんで決め、勝った人が必ず先攻。",
  },
  {
    id: "103.5",
    en: "The first player begins their turn and doesn't draw in it.",
    ja: "先攻のプレイヤーがターンを始める。最初は引かない。",
  },
  {
    id: "104.1",
    en: "The game is over the moment a player wins or loses.",
    ja: "誰かが勝つか負けるかした時、ゲームはすぐに終わる。",
  },
  { id: "104.2", en: "The ways of winning.", ja: "勝利の条件。" },
  {
    id: "104.2a",
    en: "An attack on the player that is let through wins if there are no shields.",
    ja: "プレイヤーへの攻撃が通り、シールドがなければ勝つ。",
  },
  {
    id: "104.2b",
    en: "A player wins when the opponent's deck is empty, be it for an instant.",
    ja: "相手の山札が一瞬でも0枚になれば勝つ。",
  },
  {
    id: "104.2c",
    en: "Effects may make a player win or lose; who would do both wins.",
    ja: "効果で勝ち負けが決まることもある。両方なら勝つ。",
  },
  {
    id: "105.1",
    en: "An upright card is untapped, a turned one tapped.",
    ja: "縦向きのカードはアンタップ、横向きはタップ。",
  },
  {
    id: "105.2",
    en: "Untapped cards can be used; all are normally untapped at the start of the turn.",
    ja: "アンタップのカードは使える。通常ターンのはじめにすべて戻る。",
  },
  { id: "105.3", en: "A card is tapped when it attacks or pays.", ja: "攻撃する時や支払う時にタップする。" },
  { id: "105.4", en: "Cards aren't turned at will.", ja: "カードの向きを勝手に変えられない。" },
  {
    id: "105.4a",
    en: "Only creatures and tamaseeds in the battle zone and cards in the mana zone are tapped.",
    ja: "タップできるのは、クリーチャー、タマシード、マナゾーンのカードだけ。",
  },
  {
    id: "105.5",
    en: "A field may stand upside down; untapping doesn't turn it back.",
    ja: "フィールドには上下逆さまの向きがある。アンタップでは戻らない。",
  },
  {
    id: "105.6",
    en: "A tapped card isn't tapped again: it may be chosen for it, but nothing changes.",
    ja: "タップしているカードは選べるが、改めてタップしたことにはならない。",
  },
  {
    id: "106.1",
    en: "There are five civilizations: light, water, darkness, fire and nature.",
    ja: "文明は光、水、闇、火、自然の5つ。",
  },
  {
    id: "106.2",
    en: "A card has one civilization or more, seen by its mana symbol and frame.",
    ja: "カードは1つ以上の文明を持つ。マナシンボルや枠で分かる。",
  },
  { id: "106.2a", en: "A card of one civilization is mono-colored.", ja: "文明が1つのカードは単色。" },
  { id: "106.2b", en: "A card of two or more civilizations is multi-colored.", ja: "文明が2つ以上のカードは多色。" },
  { id: "106.2c", en: "A card without a civilization is colorless.", ja: "文明を持たないカードは無色。" },
  {
    id: "106.3",
    en: "Told to choose a civilization, a player names one of the five, not colorless.",
    ja: "文明を選ぶ時は5つの中から選ぶ。無色は選べない。",
  },
  { id: "106.4", en: "Effects may add civilizations.", ja: "効果で文明が増えることがある。" },
  { id: "107.1", en: "Mana pays for what cards cost.", ja: "マナはコストを支払うためのもの。" },
  {
    id: "107.2",
    en: "A tapped card gives as much mana as its symbol says, of one of its civilizations.",
    ja: "タップしたカードは、数字の分のマナを、自身の文明の1つで生む。",
  },
  { id: "108.1", en: "Numbers are whole.", ja: "扱う数は整数。" },
  { id: "108.1a", en: "A chosen number can't be negative.", ja: "選ぶ数は負にできない。" },
  {
    id: "108.1b",
    en: "Power below zero counts as zero where it is asked for.",
    ja: "0より小さいパワーを参照する時は0とする。",
  },
  { id: "108.1c", en: "Infinity is greater than any number that can be named.", ja: "∞は、選べるどの数よりも大きい。" },
  {
    id: "108.2",
    en: "Sums are done in the order: adding, subtracting, multiplying, dividing.",
    ja: "計算は足し算、引き算、掛け算、割り算の順。",
  },
]
