/**
 * Another way of writing, and what it is read as. None changes a word that has a meaning: only letters, marks, today's wording
 * of what older cards say, and the card's own name.
 */
export interface Variant {
  readonly from: RegExp
  readonly to: string
  /** What it is, for the documentation. */
  readonly en: string
  readonly ja: string
}

/** Applied in this order, before the text is put in lower case. The documentation lists them. */
export const variants: readonly Variant[] = [
  { from: /[‘’ʼ]/g, to: "'", en: "curly apostrophes", ja: "曲がったアポストロフィ" },
  { from: /[“”]/g, to: '"', en: "curly quotation marks", ja: "曲がった引用符" },
  { from: /−|–(?=\d)/g, to: "-", en: "minus signs", ja: "マイナス記号" },
  { from: /\s*(--+|–)\s*(?=\n|$)/g, to: " —", en: "dashes before modes", ja: "モードの前のダッシュ" },
  { from: /^[•·∙●▪*]\s*(?=\S)/gm, to: "• ", en: "bullets of other shapes", ja: "別の形の行頭記号" },
  { from: /(\S)—(?=\n)/g, to: "$1 —", en: "a dash without a blank before it", ja: "前に空白のないダッシュ" },
  { from: / ?,?\n(?=[a-z])/g, to: " ", en: "a line that goes on in the next one", ja: "次の行に続く行" },
  { from: /^(• [^\n]*[a-z])(?=$)/gm, to: "$1.", en: "a mode without its full stop", ja: "末尾の終止符がないモード" },
  {
    from: /^• X(?=: )/gm,
    to: "[-X]",
    en: "a bullet in the place of the minus of a loyalty cost",
    ja: "忠誠度コストのマイナスの代わりの行頭記号",
  },
  {
    from: /(?<=^[IVX, ]*[IVX]),(?=[IVX])/gm,
    to: ", ",
    en: "chapters without a blank between them",
    ja: "間に空白のない章番号",
  },
  {
    from: /^([IVX]+(?:, [IVX]+)*) [-–] ?(?=\S)/gm,
    to: "$1 — ",
    en: "a hyphen after a chapter's number",
    ja: "章番号の後のハイフン",
  },
  {
    from: /^(\{[^\n]*: [^\n]*[a-z])(?=$)/gm,
    to: "$1.",
    en: "an activated ability without its full stop",
    ja: "末尾の終止符がない起動型能力",
  },
  { from: /,(?=\n)/g, to: "", en: "a comma at the end of a line of keywords", ja: "キーワードの行の末尾のコンマ" },
  { from: /[ \t\u00a0]+/g, to: " ", en: "blanks", ja: "空白" },
  { from: /\r\n?/g, to: "\n", en: "line ends", ja: "行末" },
  {
    from: /\b(enters?|entered|entering) the battlefield\b/g,
    to: "$1",
    en: "“enters the battlefield”, now “enters”",
    ja: "「enters the battlefield」（いまは「enters」）",
  },
  {
    from: /\b(sacrifices? [^.,"\n]+?) of (?:their|your|his or her) choice\b/g,
    to: "$1",
    en: "“sacrifices … of their choice”: they choose anyway",
    ja: "「sacrifices … of their choice」（選ぶのはいつも本人）",
  },
  {
    from: /((?:, then| and) shuffles?) (?:your|their) library\b/g,
    to: "$1",
    en: "“then shuffle your library”, now “then shuffle”",
    ja: "「then shuffle your library」（いまは「then shuffle」）",
  },
  {
    from: /(\bsearch(?:es)? (?:your|their) library for [^.\n]*?,? (?:and )?put) (?:that card|those cards)(?= (?:onto|into))/gi,
    to: "$1 it",
    en: "“put that card”, now “put it”, of a card searched for",
    ja: "探したカードについての「put that card」（いまは「put it」）",
  },
  {
    from: /([.)"] )Then (?=[a-z])/g,
    to: "$1",
    en: "“Then” where a sentence begins: the order is the text's",
    ja: "文頭の「Then」（順番は文の順）",
  },
  {
    from: /\bput the top (\S+) cards of your library into your graveyard\b/gi,
    to: "mill $1 cards",
    en: "“put the top three cards of your library into your graveyard”, now “mill three cards”",
    ja: "「put the top three cards of your library into your graveyard」（いまは「mill three cards」）",
  },
  {
    from: /\bputs the top (\S+) cards of (?:their|your) library into (?:their|your) graveyard\b/g,
    to: "mills $1 cards",
    en: "“puts the top three cards of their library into their graveyard”, now “mills three cards”",
    ja: "「puts the top three cards of their library into their graveyard」（いまは「mills three cards」）",
  },
  {
    from: /(?<=^|— |")When (?!you do\b|[^,\n]*\bthis turn, |[^,\n]*\bnext )(?=[^\n]*, )/gm,
    to: "Whenever ",
    en: "“When” where an ability begins: “whenever”; both are said of what is answered each time (603.1)",
    ja: "能力の始めの「When」（「whenever」と読む。どちらもそのたびに誘発する。603.1）",
  },
  {
    from: /\bputs the top card of (?:their|your) library into (?:their|your) graveyard\b/g,
    to: "mills a card",
    en: "“puts the top card of their library into their graveyard”, now “mills a card”",
    ja: "「puts the top card of their library into their graveyard」（いまは「mills a card」）",
  },
  {
    from: / also (?=(?:gains?|gets?|deals?|has|have)\b)/g,
    to: " ",
    en: "“also” before a verb: what was said before holds anyway",
    ja: "動詞の前の「also」（前に述べたことはいずれにせよ有効）",
  },
  {
    from: /\btheir owner's hand\b/g,
    to: "their owners' hands",
    en: "“their owner's hand” of several: “their owners' hands”",
    ja: "複数のものの「their owner's hand」（「their owners' hands」と読む）",
  },
  {
    from: /\ban? additional (?=[+-]\d)/g,
    to: "a ",
    en: "“an additional +1/+1 counter”: counters are always added",
    ja: "「an additional +1/+1 counter」（カウンターはいつも加わる）",
  },
  {
    from: /\b(with (?:two|three|four|five|six|X)) additional (?=\S+ counters on)/g,
    to: "$1 ",
    en: "“with two additional counters on it”",
    ja: "「with two additional counters on it」",
  },
  {
    from: /\bprotection from all colors\b/gi,
    to: "protection from each color",
    en: "“protection from all colors”, now “from each color”",
    ja: "「protection from all colors」（いまは「from each color」）",
  },
  {
    from: /(?<=^|\. |: |, |— |")you (?=(?:create|draw|exile|discard|take) )/gim,
    to: "",
    en: "“you draw a card”, “you create …”: “draw a card”",
    ja: "「you draw a card」「you create …」（「draw a card」と読む）",
  },
  {
    from: /\bthe next turn's upkeep\b/g,
    to: "the next upkeep",
    en: "“the next turn's upkeep”: “the next upkeep”",
    ja: "「the next turn's upkeep」（「the next upkeep」と読む）",
  },
  { from: /\ba (?=instant\b)/g, to: "an ", en: "“a instant”", ja: "「a instant」" },
  {
    from: /\b(put that card on top) of it\b/g,
    to: "$1",
    en: "“put that card on top of it”, now “on top”",
    ja: "「put that card on top of it」（いまは「on top」）",
  },
  {
    from: /\b(discards?) all the cards in (their|your) hand\b/g,
    to: "$1 their hand",
    en: "“discards all the cards in their hand”, now “discards their hand”",
    ja: "「discards all the cards in their hand」（いまは「discards their hand」）",
  },
  { from: /\bconverted mana cost\b/g, to: "mana value", en: "“converted mana cost”", ja: "「converted mana cost」" },
  {
    from: /\beach player's (upkeep|draw step|end step)\b/g,
    to: "each $1",
    en: "“each player's upkeep”, now “each upkeep”",
    ja: "「each player's upkeep」（いまは「each upkeep」）",
  },
  {
    from: /\b(of )the end step\b/g,
    to: "$1each end step",
    en: "“the beginning of the end step”, now “each end step”",
    ja: "「the end step」（いまは「each end step」）",
  },
  {
    from: /\bprecombat main phase\b/g,
    to: "first main phase",
    en: "“precombat main phase”",
    ja: "「precombat main phase」",
  },
  {
    from: /\bpostcombat main phase\b/g,
    to: "second main phase",
    en: "“postcombat main phase”",
    ja: "「postcombat main phase」",
  },
  {
    from: /\b([a-z]+ or more [a-z ]*cards) are in your graveyard\b/g,
    to: "there are $1 in your graveyard",
    en: "“seven or more cards are in your graveyard”",
    ja: "「seven or more cards are in your graveyard」",
  },
  {
    from: /\bas long as it's your turn, /gi,
    to: "during your turn, ",
    en: "“as long as it's your turn”, now “during your turn”",
    ja: "「as long as it's your turn」（いまは「during your turn」）",
  },
  {
    from: /\b((?:an?|another|one or more) (?:[a-z'-]+ ){1,3})(enters?) under your control\b/gi,
    to: "$1you control $2",
    en: "“enters under your control”, now “you control enters”",
    ja: "「enters under your control」（いまは「you control enters」）",
  },
  {
    from: /\bActivate this ability only\b/g,
    to: "Activate only",
    en: "“activate this ability only”, now “activate only”",
    ja: "「activate this ability only」（いまは「activate only」）",
  },
  {
    from: /\bonly any time you could cast a sorcery\b/g,
    to: "only as a sorcery",
    en: "“any time you could cast a sorcery”, now “as a sorcery”",
    ja: "「any time you could cast a sorcery」（いまは「as a sorcery」）",
  },
  {
    from: /^([+-](?:\d+|X)|0)(?=: )/gm,
    to: "[$1]",
    en: "loyalty costs without brackets",
    ja: "括弧のない忠誠度コスト",
  },
  {
    from: /\ball (?=slivers?\b)/gi,
    to: "",
    en: "“All Slivers”, now “Slivers”",
    ja: "「All Slivers」（いまは「Slivers」）",
  },
  {
    from: /\beach player's first main phase\b/g,
    to: "each first main phase",
    en: "“each player's first main phase”",
    ja: "「each player's first main phase」",
  },
  {
    from: /\bwith X (\S+ counters on it), where X is ([^.]*)\./g,
    to: "with a number of $1 equal to $2.",
    en: "“with X counters on it, where X is …”, now “a number of counters … equal to …”",
    ja: "「with X counters on it, where X is …」（いまは「a number of … equal to …」）",
  },
  {
    from: /\byou attacked with a creature this turn\b/g,
    to: "you attacked this turn",
    en: "“you attacked with a creature this turn”, now “you attacked this turn”",
    ja: "「you attacked with a creature this turn」（いまは「you attacked this turn」）",
  },
  {
    from: /\b((?:an?|another) [a-z -]+?) entered under your control this turn\b/g,
    to: "$1 you control entered this turn",
    en: "“entered under your control this turn”",
    ja: "「entered under your control this turn」",
  },
  {
    from: /\bdamage equal to (the number of [^.,"\n]+?) to ((?:any target|target|each|that|up to|it|you)\b[^.,"\n]*)(?=[.,"\n])/g,
    to: "damage to $2 equal to $1",
    en: "“damage equal to the number of … to target creature”: “damage to target creature equal to the number of …”",
    ja: "「damage equal to the number of … to target creature」（「damage to target creature equal to the number of …」と読む）",
  },
  {
    from: /\b([Pp]ut [a-z]+ of) those cards(?= into your hand\b)/g,
    to: "$1 them",
    en: "“put two of those cards into your hand”: “two of them”",
    ja: "「put two of those cards into your hand」（「two of them」と読む）",
  },
  {
    from: /\b(creatures target (?:player|opponent) controls) gets\b/gi,
    to: "$1 get",
    en: "“creatures target player controls gets”",
    ja: "「creatures target player controls gets」",
  },
  {
    from: /\b[Aa]fter this phase, (there is an additional combat phase)(?=\.)/g,
    to: "$1 after this phase",
    en: "“after this phase, there is an additional combat phase”",
    ja: "「after this phase, there is an additional combat phase」",
  },
  { from: /\bhis or her\b/g, to: "their", en: "“his or her”, now “their”", ja: "「his or her」（いまは「their」）" },
  { from: /\bhe or she\b/g, to: "they", en: "“he or she”, now “they”", ja: "「he or she」（いまは「they」）" },
  {
    from: /\b(?:[Hh]e|[Ss]he)(?= |'s\b)/g,
    to: "it",
    en: "“he” and “she” of a legend: “it”",
    ja: "伝説のクリーチャーの「he」「she」（「it」と読む）",
  },
  {
    from: /\b(?:his|her)(?= (?:power|toughness|owner|controller|mana value|loyalty|base)\b)/g,
    to: "its",
    en: "“his” and “her” of a legend: “its”",
    ja: "伝説のクリーチャーの「his」「her」（「its」と読む）",
  },
  {
    from: /\b(?:him|her)\b/g,
    to: "it",
    en: "“him” and “her” of a legend: “it”",
    ja: "伝説のクリーチャーの「him」「her」（「it」と読む）",
  },
  { from: /\bit (?=owner's\b)/g, to: "its ", en: "“it owner's”, misspelt", ja: "「it owner's」（誤植）" },
  {
    from: /\band (?=opponent controls\b)/g,
    to: "an ",
    en: "“and opponent controls”, misspelt",
    ja: "「and opponent controls」（誤植）",
  },
  {
    from: /\byou many (?=(?:spend|cast|play)\b)/g,
    to: "you may ",
    en: "“you many spend”, misspelt",
    ja: "「you many spend」（誤植）",
  },
  {
    from: /\bmana value (\d+|X) or more\b/g,
    to: "mana value $1 or greater",
    en: "“mana value 4 or more”, now “4 or greater”",
    ja: "「mana value 4 or more」（いまは「4 or greater」）",
  },
  { from: /\{tap\}/gi, to: "{T}", en: "tap symbols", ja: "タップ記号" },
]
