import type { RuleEntry } from "@dilemma-table/engine"

/** Zones: rules 400–408. */
export const zonesRules: readonly RuleEntry[] = [
  {
    id: "400.1",
    en: "Library, hand, battlefield, graveyard, stack, exile and command are the zones.",
    ja: "領域はライブラリー、手札、戦場、墓地、スタック、追放、統率。",
  },
  { id: "400.2", en: "Library and hand are hidden, the others public.", ja: "ライブラリーと手札は非公開、他は公開。" },
  {
    id: "400.3",
    en: "What goes to a library, hand or graveyard goes to its owner's.",
    ja: "ライブラリー、手札、墓地へは必ずオーナーの領域に行く。",
  },
  {
    id: "400.4a",
    en: "An instant or sorcery that would enter the battlefield stays where it is.",
    ja: "戦場に出ようとするインスタントやソーサリーは元の領域に残る。",
  },
  {
    id: "400.5",
    en: "The order of library, graveyard and stack isn't changed at will.",
    ja: "ライブラリー、墓地、スタックの順は変えられない。",
  },
  {
    id: "400.6",
    en: "Before something moves, what replaces that is found out.",
    ja: "移動の前に、置換するものを調べる。",
  },
  {
    id: "400.7",
    en: "What changes zones is a new object without memory.",
    ja: "領域を変えたものは新しいオブジェクトで、記憶を持たない。",
  },
  {
    id: "400.7a",
    en: "Changes to a permanent spell apply to the permanent it becomes.",
    ja: "パーマネント呪文への変更は、なったパーマネントにも適用する。",
  },
  {
    id: "400.7d",
    en: "A permanent knows about the spell it was, costs included.",
    ja: "パーマネントは、自身だった呪文の情報を参照できる。",
  },
  {
    id: "400.7e",
    en: "Triggers about a move find the object where it went, if it is public.",
    ja: "移動で誘発した能力は、公開領域に行った先を見つける。",
  },
  { id: "400.7g", en: "A leave to cast follows a card onto the stack.", ja: "唱える許可は、スタックでも適用される。" },
  {
    id: "400.7h",
    en: "The rest of such an effect finds the spell and what it becomes.",
    ja: "唱えることを許した効果の残りも、それを見つける。",
  },
  {
    id: "400.7j",
    en: "An effect that moves something to a public zone can find it there.",
    ja: "公開領域に移した効果は、それを見つけられる。",
  },
  {
    id: "400.8",
    en: "Exiling what is exiled makes it a new object.",
    ja: "追放されているものを追放すると新しいオブジェクトになる。",
  },
  { id: "400.11", en: "Outside the game isn't a zone.", ja: "ゲームの外部は領域ではない。" },
  { id: "400.12", en: "What is done to a zone is done to its cards.", ja: "領域への指示は、そのカードに対して行う。" },
  {
    id: "401.1",
    en: "A deck is a library from the start of the game.",
    ja: "ゲームが始まるとデッキはライブラリーになる。",
  },
  { id: "401.2", en: "A library is a face-down pile in a fixed order.", ja: "ライブラリーは裏向きで、順を変えない。" },
  { id: "401.3", en: "Cards in a library may be counted.", ja: "ライブラリーの枚数は数えられる。" },
  {
    id: "401.4",
    en: "The owner arranges cards put into one place at once, unseen.",
    ja: "同時に置くカードの順はオーナーが決め、見せない。",
  },
  {
    id: "401.5",
    en: "An effect may keep the top card revealed, or let a player look at it.",
    ja: "一番上を公開したままにしたり、見ることを許したりする効果がある。",
  },
  { id: "401.7", en: '"Nth from the top" is the bottom of a smaller library.', ja: "枚数が足りなければ一番下に置く。" },
  { id: "402.1", en: "The hand holds drawn cards.", ja: "手札は引いたカードの場所。" },
  {
    id: "402.2",
    en: "The maximum hand size is seven, checked in the cleanup step.",
    ja: "手札の上限は7枚で、クリンナップ・ステップに調べる。",
  },
  {
    id: "402.3",
    en: "A hand is seen by its player and counted by anyone.",
    ja: "手札は本人だけが見て、枚数は誰でも数えられる。",
  },
  {
    id: "403.2",
    en: "Spells and abilities look at the battlefield only, unless told otherwise.",
    ja: "断りがなければ戦場だけを見る。",
  },
  {
    id: "403.3",
    en: "Every object on the battlefield is a permanent.",
    ja: "戦場のオブジェクトはすべてパーマネント。",
  },
  { id: "403.4", en: "A permanent that enters is a new object.", ja: "戦場に出たものは新しいオブジェクト。" },
  {
    id: "404.1",
    en: "Countered, discarded, destroyed and sacrificed objects go on top of the owner's graveyard.",
    ja: "打ち消し、捨て、破壊、生け贄でオーナーの墓地の一番上に置かれる。",
  },
  { id: "404.2", en: "A graveyard is a face-up pile in order.", ja: "墓地はオモテ向きで、順を変えない。" },
  {
    id: "404.3",
    en: "The owner arranges cards that arrive at once.",
    ja: "同時に置かれるカードの順はオーナーが決める。",
  },
  {
    id: "405.1",
    en: "Cast spells, activated and triggered abilities go on the stack.",
    ja: "唱えた呪文、起動や誘発した能力はスタックに置かれる。",
  },
  { id: "405.2", en: "The newest object on the stack is on top.", ja: "新しいものが一番上。" },
  {
    id: "405.3",
    en: "Of objects put on the stack at once the active player's go on lowest.",
    ja: "同時に置くなら、アクティブ・プレイヤーのものが下。",
  },
  {
    id: "405.5",
    en: "When all pass, the top resolves; with an empty stack the step ends.",
    ja: "全員がパスすると一番上が解決し、空ならステップが終わる。",
  },
  { id: "405.6", en: "What doesn't use the stack.", ja: "スタックを使わないもの。" },
  { id: "405.6c", en: "Mana abilities resolve at once.", ja: "マナ能力はすぐに解決する。" },
  { id: "405.6d", en: "Special actions happen at once.", ja: "特別な処理はすぐに行う。" },
  { id: "406.1", en: "Exile is a place apart.", ja: "追放領域は別の置き場。" },
  { id: "406.2", en: "Exiling moves an object there.", ja: "追放するとは、そこに移すこと。" },
  { id: "406.3", en: "Exiled cards are face up unless told otherwise.", ja: "追放されたカードは通常オモテ向き。" },
  {
    id: "406.3a",
    en: "A card exiled face down has no characteristics.",
    ja: "裏向きで追放されたカードは特性を持たない。",
  },
  {
    id: "406.7",
    en: "Exiling an exiled object makes it a new one.",
    ja: "追放されているものを追放すると新しいオブジェクトになる。",
  },
  {
    id: "408.1",
    en: "The command zone is for emblems, commanders and the like.",
    ja: "統率領域は紋章や統率者などの場所。",
  },
  { id: "408.2", en: "Emblems are created there.", ja: "紋章はそこに作られる。" },
]
